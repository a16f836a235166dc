import type { Page, Response } from "@playwright/test";
import { fileURLToPath } from "node:url";
import { readFileSync } from "node:fs";
import { LANGUAGES } from "../packages/messages/src/languages";
import { type LanguageFile, wordsOf } from "../packages/messages/src/language-file";
import { pseudo, pseudoCatalog } from "../packages/messages/src/pseudo";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** In its place the pseudo-language is spoken: days and foods are still its own. */
const REPLACED = "nl";

/** Names and signs of units, which are the same in every language. */
const NAMES = [
  ...Object.values(LANGUAGES),
  "min",
  "Esc",
  // What is typed before everything is deleted.
  "DELETE",
  "Tureen",
  "Ollama",
  "Mealie",
  "Tandoor",
  "RecipeSage",
  "Paprika",
  "Nextcloud Cookbook",
  "KitchenOwl",
  "Mela",
  "Crouton",
  "CopyMeThat",
  "Recipe Keeper",
  "Umami",
  "Cooklang",
];

/** What a text of the product is called on the screen, whatever stands in the place of its parameters. */
export type Words = (message: string) => RegExp;

const named = (said: string): RegExp => {
  const ofOne = said.replace(/\{\w+, plural, .*one \{([^{}]*)\}.*\}/, "$1").replace("#", "1");
  const parts = ofOne.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".+")}$`);
};

export const pseudoWords: Words = (message) => named(pseudo(message));

export const germanWords: Words = (message) => {
  const file = `${ROOT}packages/messages/languages/de/messages.json`;
  const words = wordsOf(JSON.parse(readFileSync(file, "utf8")) as LanguageFile); // held by the messages' own test
  return named(words[message] ?? message);
};

/** Every page speaks this language from its first word on. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.addInitScript((choice) => localStorage.setItem("tureen.language", choice), language);
}

/** Every page speaks the pseudo-language: in the place of Dutch words come the English ones with accents, half as long again. */
export async function speakPseudo(page: Page): Promise<void> {
  const words = JSON.stringify(JSON.stringify(pseudoCatalog(ROOT)));
  await speak(page, REPLACED);
  await page.route(/\/assets\/(?:first|rest)-[^/]+\.js$/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: `export default JSON.parse(${words})` }),
  );
}

/** Every text that the server has sent to a page: a family's own words, which are in no language but their own. */
export function gatherAnswers(page: Page): () => Promise<readonly string[]> {
  const bodies: Promise<string>[] = [];
  page.on("response", (response) => {
    const url = response.url();
    if (url.includes("/trpc/") && !url.includes(".follow")) bodies.push(bodyOf(page, response).catch(() => ""));
  });
  return async () => {
    const texts = (await Promise.all(bodies)).flatMap((body) => body.match(/"(?:[^"\\]|\\.)*"/g) ?? []);
    // The longest first: "Leek soup" is taken out of a text before "Leek".
    const read = [...new Set(texts)].map((text) => String(JSON.parse(text))).flatMap(withoutDays);
    return read.toSorted((left, right) => right.length - left.length);
  };
}

/** A browser may keep nothing of an answer that came bit by bit: a question is asked once more. */
async function bodyOf(page: Page, response: Response): Promise<string> {
  const request = response.request();
  const isStreamed = request.method() === "GET" && request.headers()["trpc-accept"] !== undefined;
  return isStreamed ? (await page.request.fetch(request)).text() : response.text();
}

/** A text, and what stands around the days in it. */
const withoutDays = (text: string): readonly string[] => [text, ...text.split(/\d{4}-\d\d-\d\d/)];

/** What is shown in plain letters while the page speaks the pseudo-language, but for a family's own words: English that no text has said. */
export async function plainTexts(page: Page, familyWords: readonly string[]): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      // Each language in the choice stands in its own name.
      if (
        parent?.checkVisibility({ visibilityProperty: true }) &&
        !parent.closest("select, script, style, [lang]:not(html)")
      )
        texts.push(walker.currentNode.textContent?.trim() ?? "");
    }
    return texts;
  });
  const known = [...familyWords, ...NAMES, ...daysAndFoods(), ...timesAgo()].toSorted(
    (left, right) => right.length - left.length,
  );
  return shown.filter((text) => /[a-z]{3}/i.test(without(known, text)));
}

function daysAndFoods(): string[] {
  const dates = Array.from({ length: 365 }, (_, day) => new Date(2026, 0, day + 1));
  const days = (["long", "short"] as const).flatMap((style) => {
    const month = new Intl.DateTimeFormat(REPLACED, { month: style });
    const weekday = new Intl.DateTimeFormat(REPLACED, { weekday: style });
    return dates.flatMap((date) => [month.format(date), weekday.format(date)]);
  });
  const file = `${ROOT}packages/messages/languages/${REPLACED}/foods.json`;
  const foods = JSON.parse(readFileSync(file, "utf8")) as Record<string, string[]>; // written so, and held by its own test
  return [...new Set(days), ...Object.values(foods).flat()];
}

/** " minuten geleden" */
function timesAgo(): string[] {
  const ago = new Intl.RelativeTimeFormat(REPLACED);
  const units = ["second", "minute", "hour", "day"] as const;
  return units.flatMap((unit) => [1, 2].map((count) => ago.format(-count, unit).replace(/\d+/, "")));
}

/** The product's words of which less is seen than there is, because a box hides what does not fit; a family's own may be shortened. */
export async function cutTexts(page: Page, familyWords: readonly string[]): Promise<string[]> {
  return (await hiddenTexts(page)).filter((text) => /\p{L}/u.test(without(familyWords, text)));
}

/** A text without what the server has sent: "Soup, Stew" is nothing but titles. */
function without(familyWords: readonly string[], text: string): string {
  const rest = familyWords.reduce((left, words) => (words.length > 1 ? left.replaceAll(words, "") : left), text);
  // Days in a name are written as the language writes them.
  return rest.replace(/\d+\.? \p{L}+ \d{4}/gu, "");
}

/** Texts that reach out of a box that hides what does not fit; what scrolls hides nothing. */
function hiddenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (node: Node): boolean => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      for (let box = node.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, clipPath, display } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // For ears only, or moved by hand.
        if (clipPath !== "none" || overflowX === "auto" || overflowX === "scroll") return false;
        if (overflowX === "visible" || display === "inline") continue;
        if (left < edge.left - 1 || right > edge.right + 1) return true;
      }
      return false;
    };
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const text = node.textContent?.trim() ?? "";
      if (text !== "" && node.parentElement?.checkVisibility({ visibilityProperty: true }) && isCut(node))
        cut.push(text);
    }
    return cut;
  });
}
