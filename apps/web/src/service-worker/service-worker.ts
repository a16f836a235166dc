import { clientsClaim } from "workbox-core";
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import type { WorkboxPlugin } from "workbox-core/types.js";
import { CacheFirst } from "workbox-strategies";
import { answerPage } from "./answer-page";

/** The files of this build, put in by `service-worker-plugin.ts`; some are the words of one language. */
declare const BUILT_FILES: readonly (PrecacheEntry & { readonly language?: string })[];
// Of the worker's own world, whose types cannot stand beside those of pages.
declare const skipWaiting: () => Promise<void>;
interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** The path below which the app is served: "" or "/tureen". Whatever else the domain has is none of this worker's. */
const BASE = new URL(".", location.href).pathname.slice(0, -1);
const ours = (name: string): string => name + BASE;

const PAGE = `${BASE}/index.html`;
/** The words of the language that this device speaks; English ones belong to the app itself, which falls back on them. */
const WORDS = ours("words");
/** Names that language among its words, for the worker of the next build. */
const SPOKEN = "/spoken-language";
const PICTURES = ours("pictures");
/** A page opens this cache while somebody is signed in, and deletes it at the sign-out before the pictures (`offline-app.ts`). */
const SIGNED_IN = ours("signed-in");
/** Some hundred recipes with their pictures; the oldest go first. */
const MOST_PICTURES = 400;

// A tab of an older build that misses one of its files loads itself again (`fresh-build.ts`).
void skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
const isOfTheApp = ({ language = "en" }: (typeof BUILT_FILES)[number]): boolean => language === "en";
const files = BUILT_FILES.map((file) => ({ ...file, url: `${BASE}/${file.url}` }));
precacheAndRoute(files.filter(isOfTheApp), { cleanURLs: false, directoryIndex: "" });

const languageOf = new Map(files.filter((file) => !isOfTheApp(file)).map(({ url, language }) => [url, language]));
const words = new CacheFirst({ cacheName: WORDS });
registerRoute(({ url, sameOrigin }) => sameOrigin && languageOf.has(url.pathname), words);

// A page says what it speaks; the worker of a new build has those words before it takes over.
addEventListener("message", (event: MessageEvent) => {
  const { speaks } = event.data as { speaks?: string }; // what offline-app.ts sends
  const extendable = event as MessageEvent & ExtendableEvent;
  if (speaks !== undefined) extendable.waitUntil(keepWords(extendable, speaks));
});
addEventListener("install", (event) => {
  const extendable = event as ExtendableEvent;
  extendable.waitUntil(spokenLanguage().then((language = "en") => keepWords(extendable, language)));
});
addEventListener("activate", (event) => (event as ExtendableEvent).waitUntil(forgetOtherWords()));
// Workers before this one noted the addresses of pictures there.
addEventListener("activate", () => void indexedDB.deleteDatabase("workbox-expiration"));

async function keepWords(event: ExtendableEvent, language: string): Promise<void> {
  const own = [...languageOf.keys()].filter((url) => languageOf.get(url) === language);
  await Promise.all(own.flatMap((request) => words.handleAll({ event, request })));
  await (await caches.open(WORDS)).put(SPOKEN, new Response(language));
}

async function spokenLanguage(): Promise<string | undefined> {
  const answer = await caches.match(SPOKEN, { cacheName: WORDS });
  return answer?.text();
}

/** Words of earlier builds, and of languages that were spoken here once. */
async function forgetOtherWords(): Promise<void> {
  const [cache, spoken] = [await caches.open(WORDS), await spokenLanguage()];
  const isOther = (path: string): boolean => path !== SPOKEN && languageOf.get(path) !== spoken;
  const others = (await cache.keys()).filter(({ url }) => isOther(new URL(url).pathname));
  await Promise.all(others.map((request) => cache.delete(request)));
}

registerRoute(
  new NavigationRoute(
    ({ request }) =>
      answerPage(
        () => fetch(request),
        () => matchPrecache(PAGE),
      ),
    {
      denylist: ["api", "trpc", "media", "guest"].map((name) => new RegExp(`^${BASE}/${name}/`)),
    },
  ),
);

/** A picture that was still on its way at the sign-out does not stay. */
const keepFew: WorkboxPlugin = {
  cacheDidUpdate: async ({ request }) => {
    const pictures = await caches.open(PICTURES);
    const isSignedIn = await caches.has(SIGNED_IN);
    const leaving = isSignedIn ? (await pictures.keys()).slice(0, -MOST_PICTURES) : [request];
    await Promise.all(leaving.map((each) => pictures.delete(each)));
  },
};

// An address of a picture is of that picture for ever.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${BASE}/media/`),
  new CacheFirst({ cacheName: PICTURES, plugins: [keepFew] }),
);
