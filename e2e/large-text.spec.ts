import { chromium, expect, test } from "@playwright/test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathsOf, SCREENS } from "./screens/household";
import { openScreen, signedIn } from "./testing";

const PATHS = [...SCREENS, "/shopping-list?list={list}"];

test("letters twice as large scroll no page of a phone sideways", async ({ launchOptions, baseURL }, testInfo) => {
  // The browser's own setting: only it counts in the widths of `@media`, too.
  const profile = testInfo.outputPath("profile");
  mkdirSync(join(profile, "Default"), { recursive: true });
  const preferences = { webkit: { webprefs: { default_font_size: 32 } } };
  writeFileSync(join(profile, "Default", "Preferences"), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    await signedIn(page);
    const paths = await pathsOf(page, PATHS);
    for (const [index, screen] of PATHS.entries()) {
      await openScreen(page, paths[index] ?? screen);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBe(390);
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
  } finally {
    await context.close();
  }
});
