import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { followChosenScheme } from "../lib/device/color-scheme";
import { watchForFreshBuild } from "../lib/device/fresh-build";
import { enterBasePath } from "../lib/screen/address";
import { onLanguageChange, preferredLanguage, speak } from "../lib/text/language";
import "../styles/app.css";
import { App, loadFirstScreen } from "./app";

/** A slow network sees after so long that something is being loaded. */
const SLOW_AFTER_MS = 1000;

const root = document.getElementById("root");
if (!root) throw new Error("index.html has lost its root element");
const drawn = createRoot(root);
const draw = (): void =>
  startTransition(() =>
    drawn.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );

enterBasePath();
followChosenScheme();
watchForFreshBuild();
// Drawing from the top says every text anew and keeps what is typed and open.
onLanguageChange(draw);
// What cannot be loaded is asked for again, and reported, where it is shown; words are then said in English.
const loaded = Promise.allSettled([speak(preferredLanguage()), loadFirstScreen()]);
void Promise.race([loaded, new Promise((slow) => setTimeout(slow, SLOW_AFTER_MS))]).then(draw);
