// Finds a Chromium for the browser tests, or brings one: CHROMIUM_PATH, an installed one, Playwright's own download,
// the system's package manager.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { run } from "./bootstrap.mjs";
import { installedBrowser } from "./installed-browser.mjs";

/** Path of a browser, or null where none could be brought. Prints what it does to standard error. */
export async function findBrowser() {
  return installedBrowser() ?? (await downloadedBrowser()) ?? (await packagedBrowser());
}

async function downloadedBrowser() {
  // Resolved late: the packages may have been installed a moment ago.
  const { chromium } = createRequire(import.meta.url)("@playwright/test");
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  process.stderr.write("Looking for a browser to test with: trying Playwright's own …\n");
  run("playwright", ["install", "chromium"], { stdio: ["ignore", "ignore", "ignore"], timeout: 300_000 });
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

async function packagedBrowser() {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return null;
  process.stderr.write("Installing the system's Chromium …\n");
  const quiet = { stdio: ["ignore", 2, 2], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  spawnSync("apt-get", ["update", "-qq"], quiet);
  // Not every system has the smaller of the two.
  for (const name of ["chromium-headless-shell", "chromium"]) {
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name, "fonts-liberation"], quiet);
    const installed = installedBrowser();
    if (installed) return installed;
  }
  return null;
}
