import { existsSync } from "node:fs";

const PLACES = [
  // The same engine without a window's surroundings: a fifth less processor time for the same pages.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Path of a Chromium that is installed here: CHROMIUM_PATH, or where systems put it; undefined where only Playwright's own may be. */
export const installedBrowser = () => [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path));
