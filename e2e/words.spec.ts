import { expect, type Page, test } from "@playwright/test";
import { ownServer } from "./servers/own-server";
import { openScreen, signedIn } from "./testing";

const PHONE = {
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
} as const;

/** How many words a screen may say before anything is opened; the specification's own and a few of a family's are among them. */
const MOST_WORDS = [
  ["/admin#household", 130],
  ["/admin#data", 150],
  ["/admin#model", 60],
  ["/admin#access", 160],
  ["/admin#developers", 170],
  ["/recipes/add", 90],
  ["/recipe-import", 26],
  ["/pdf-import", 113],
] as const;

/** What can be seen of the screen, but for what a screen reader alone is told and the choices of a closed list. */
async function wordsOnScreen(page: Page): Promise<number> {
  return await page.getByRole("main").evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    let words = 0;
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const at = currentNode.parentElement;
      if (!at?.checkVisibility({ visibilityProperty: true }) || at.closest(".sr-only, option")) continue;
      words += currentNode.nodeValue?.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
    }
    return words;
  });
}

// In a household of its own: what a family has done adds words that are its own.
test("a screen says no more than it has to", async ({ browser }) => {
  const server = await ownServer();
  try {
    const page = await browser.newPage({ ...PHONE, baseURL: server.baseURL });
    await signedIn(page);
    for (const [path, most] of MOST_WORDS) {
      await test.step(path, async () => {
        await page.goto("about:blank");
        await openScreen(page, path);
        expect.soft(await wordsOnScreen(page), path).toBeLessThanOrEqual(most);
      });
    }
    await page.close();
  } finally {
    await server.remove();
  }
});
