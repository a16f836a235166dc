import { useSyncExternalStore } from "react";
import { deviceStore } from "./browser-storage";
import { createListeners } from "./listeners";

export type SchemeChoice = "auto" | "light" | "dark";

const SCHEME_KEY = "tureen.scheme";
const { subscribe, notify } = createListeners({ otherTabs: true });

/** What was chosen on this device; "auto" follows the device itself. */
export function chosenScheme(): SchemeChoice {
  const stored = deviceStore.read(SCHEME_KEY);
  return stored === "light" || stored === "dark" ? stored : "auto";
}

/** For this device, in all its tabs. */
export function chooseScheme(choice: SchemeChoice): void {
  if (choice === "auto") deviceStore.remove(SCHEME_KEY);
  else deviceStore.write(SCHEME_KEY, choice);
  notify();
}

/** Puts the choice on the root element, where the style sheet looks for it, now and after each change. Returns how to stop. */
export function followChosenScheme(): () => void {
  apply();
  return subscribe(apply);
}

function apply(): void {
  const choice = chosenScheme();
  if (choice === "auto") delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = choice;
}

/** "auto" is not resolved to light or dark. */
export function useSchemeChoice(): SchemeChoice {
  return useSyncExternalStore(subscribe, chosenScheme);
}
