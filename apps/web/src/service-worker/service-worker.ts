import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import type { WorkboxPlugin } from "workbox-core/types.js";
import { CacheFirst } from "workbox-strategies";

/** The files of this build, put in by `service-worker-plugin.ts`; some are the words of one language. */
declare const BUILT_FILES: readonly (PrecacheEntry & { readonly language?: string })[];
declare const skipWaiting: () => Promise<void>;

const PAGE = "/index.html";
/** What this device speaks, which is a part of this worker's own address; all languages where it is not said. */
const SPOKEN = new URL(location.href).searchParams.get("language");
/** A server at home answers in milliseconds; a phone that left the house waits for its network to give up. */
const TIMEOUT_MS = 3000;
/** Some hundred recipes with their pictures. */
const MOST_PICTURES = 400;

// A tab of an older build that misses one of its files loads itself again (`fresh-build.ts`).
void skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
// English is what an app says that has no other words.
const isKept = (language = "en"): boolean => SPOKEN === null || language === "en" || language === SPOKEN;
const kept = BUILT_FILES.filter(({ language }) => isKept(language));
precacheAndRoute(kept, { cleanURLs: false, directoryIndex: "" });

/** The server's own page wherever it answers, so that no old app meets a newer server; without it the kept one. */
registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      const inTime = new Promise<never>((_resolve, reject) =>
        setTimeout(() => reject(new Error("silent")), TIMEOUT_MS),
      );
      try {
        const answer = await Promise.race([fetch(request), inTime]);
        if (answer.status < 500) return answer;
      } catch {
        // Offline, or silent: the kept page shows what this device has.
      }
      return (await matchPrecache(PAGE)) ?? fetch(request);
    },
    { denylist: [/^\/(?:api|trpc|media)\//] },
  ),
);

// An address of a picture is of that picture for ever.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/media/"),
  new CacheFirst({
    cacheName: "pictures",
    // Their types differ in an undefined that this project is strict about.
    plugins: [new ExpirationPlugin({ maxEntries: MOST_PICTURES }) as WorkboxPlugin],
  }),
);
