import { existsSync } from "node:fs";

const PLACES = [process.env["CHROMIUM_PATH"], "/usr/bin/chromium", "/usr/bin/google-chrome"];

/** The Chromium that is installed here; undefined where only Playwright's own may be. */
export const installedBrowser = (): string | undefined =>
  PLACES.find((path) => path !== undefined && path !== "" && existsSync(path));
