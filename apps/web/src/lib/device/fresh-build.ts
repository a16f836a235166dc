import { hrefOf } from "./base-path";
import { t } from "#lib/text/language";
import { tabStore } from "./browser-storage";
import { showFailure } from "#lib/screen/toasts";
import { hasUnsavedInput } from "./unsaved-input";

/**
 * After an upgrade the server has other files than an open tab asks for. The tab then reloads, once, and never over
 * something that a person has typed.
 */
const RELOADED_FOR_KEY = "tureen.reloaded-for";
const ENTRY_SCRIPT = /<script[^>]+type="module"[^>]+src="([^"]+)"/;

/** Watches for a build newer than this tab's. Call once at start. */
export function watchForFreshBuild(): void {
  // A page's code could not be loaded: most likely its file is gone.
  window.addEventListener("vite:preloadError", () => void reloadIfServed());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void reloadIfFresh();
  });
}

/** Asks the server which script it serves and reloads where that is another one. */
export async function reloadIfFresh(): Promise<void> {
  const running = runningEntryScript();
  const served = await servedEntryScript();
  if (running && served && running !== served && !hasUnsavedInput()) reloadOnce(served);
}

/** Where the server is away too, the file is only out of reach: the page stays, with all that it holds. */
export async function reloadIfServed(): Promise<void> {
  if ((await servedEntryScript()) !== null) reloadOnce(`missing file of ${runningEntryScript()}`);
}

function runningEntryScript(): string | null {
  return document.querySelector('script[type="module"][src]')?.getAttribute("src") ?? null;
}

async function servedEntryScript(): Promise<string | null> {
  try {
    const response = await fetch(hrefOf("/"), { cache: "no-store" });
    return response.ok ? (ENTRY_SCRIPT.exec(await response.text())?.[1] ?? null) : null;
  } catch {
    // Out of reach is no news about the build.
    return null;
  }
}

/** Reloads unless it already did so for the same cause, or would take away what is typed. */
function reloadOnce(cause: string): void {
  if (hasUnsavedInput()) {
    showFailure(t("Tureen was updated"), {
      description: t("Save what you have written, then load the page again."),
      action: { label: t("Load again"), onClick: () => window.location.reload() },
    });
    return;
  }
  if (tabStore.read(RELOADED_FOR_KEY) === cause) return;
  tabStore.write(RELOADED_FOR_KEY, cause);
  window.location.reload();
}
