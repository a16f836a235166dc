import { canUseServiceWorker } from "./capabilities";
import { currentLanguage, onLanguageChange } from "./language";
import { onSessionChange, storedToken } from "./session";

/** Another language is another worker, which fetches what the last one does not have yet. */
function keepSpoken(): void {
  const worker = `/service-worker.js?language=${currentLanguage()}`;
  // A browser that refuses (a private window) opens the app from the server, as it always did.
  navigator.serviceWorker.register(worker).catch(() => undefined);
}

/**
 * Has the browser keep the app itself, so that it opens without the server. Over plain HTTP browsers refuse that; all else
 * works the same while the page is open.
 */
export function keepApp(): void {
  if (!import.meta.env.PROD || !canUseServiceWorker()) return;
  keepSpoken();
  onLanguageChange(keepSpoken);
  // What is kept for a family must not be cleared first when the device runs out of room.
  void navigator.storage?.persist?.().catch(() => false);
  const forget = onSessionChange(() => {
    if (storedToken() !== null) return;
    forget();
    void caches.delete("pictures");
  });
}
