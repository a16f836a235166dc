import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { followChosenScheme } from "../lib/device/color-scheme";
import { watchForFreshBuild } from "../lib/device/fresh-build";
import { onLanguageChange, preferredLanguage, speak } from "../lib/text/language";
import { waitAtMost } from "../lib/screen/wait-at-most";
import { App } from "./app";
import { preloadPages } from "./preload-pages";

/** A slow network sees after so long that something is being loaded. */
const SLOW_AFTER_MS = 1000;

/** Draws what the address leads to, once its code (`firstScreen`) is there. */
export async function start(firstScreen: Promise<unknown>): Promise<void> {
  followChosenScheme();
  preloadPages();
  watchForFreshBuild();

  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has lost its root element");
  await speak(preferredLanguage()).catch(() => undefined); // Words that cannot be fetched are said in English.
  await waitAtMost(SLOW_AFTER_MS, firstScreen);
  const drawn = createRoot(root);
  const draw = (): void =>
    drawn.render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
  // Drawing from the top says every text anew and keeps what is typed and open.
  onLanguageChange(draw);
  // In slices of a few milliseconds: in one task a phone shows it no sooner, and cannot answer meanwhile.
  startTransition(draw);
}
