import { BASE_PATH, hrefOf } from "./base-path";
import { canUseServiceWorker } from "./capabilities";
import { currentLanguage, onLanguageChange } from "#lib/text/language";
import { onSessionChange, storedToken } from "#lib/server/session";

/**
 * The worker keeps the words of the language on the screen. It is told also where it does not control this page: one that
 * is being opened while the worker takes over is left out.
 */
async function keepSpoken(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  // A worker is told nothing of origins, which a window would be; the list is of what is handed over.
  active?.postMessage({ speaks: currentLanguage() }, []);
}

/**
 * Has the browser keep the app itself, so that it opens without the server. Over plain HTTP browsers refuse that; all else
 * works the same while the page is open.
 */
export function keepApp(): void {
  if (!import.meta.env.PROD || !canUseServiceWorker()) return;
  // A browser that refuses (a private window) opens the app from the server, as it always did.
  navigator.serviceWorker.register(hrefOf("/service-worker.js")).catch(() => undefined);
  void keepSpoken();
  onLanguageChange(() => void keepSpoken());
  navigator.serviceWorker.addEventListener("controllerchange", () => void keepSpoken());
  // What is kept for a family must not be cleared first when the device runs out of room.
  void navigator.storage?.persist?.().catch(() => false);
  keepPictures();
}

/** Tells the worker, for as long as it is there, that it may keep pictures. */
const SIGNED_IN = `signed-in${BASE_PATH}`;

/** Has the worker keep pictures of the family's dishes; whoever uses the device after it has signed out sees none of them. */
export function keepPictures(): void {
  if (storedToken() !== null) void caches.open(SIGNED_IN);
  const stop = onSessionChange(() => {
    if (storedToken() !== null) return;
    stop();
    void forgetPictures();
  });
}

/** The mark goes first: a picture that the worker keeps after that is deleted by the worker, one before that here. */
export async function forgetPictures(): Promise<void> {
  if (!("caches" in globalThis)) return;
  await caches.delete(SIGNED_IN);
  await caches.delete(`pictures${BASE_PATH}`);
}
