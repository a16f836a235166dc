import { tabStore } from "#lib/device/browser-storage";
import { forgetPictures } from "#lib/device/offline-app";
import { forgetAnswers } from "./kept-answers";
import { returnPath, storedToken } from "./session";

/**
 * Deletes what this device has kept of the household, whichever way its sign-in ended: also while no page was open, or
 * before the page had begun to keep. Changes of lists that wait to be sent stay.
 */
export function forgetHousehold(): void {
  if (storedToken() !== null) return;
  void forgetAnswers();
  void forgetPictures();
  // Who only has to sign in again comes back to the page as it was.
  if (returnPath() !== null) return;
  for (const key of tabStore.keys()) if (key.startsWith("tureen.tab.")) tabStore.remove(key);
}
