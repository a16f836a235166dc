import type { Locator, Page } from "@playwright/test";
import { fileURLToPath } from "node:url";
import { dutch } from "../../packages/domain/src/languages/nl";
import { LANGUAGES, type Translated } from "../../packages/messages/src/languages";
import { wordsOf } from "../../packages/messages/src/language-file";
import { allMessages } from "../../packages/messages/src/extract";
import { longest, patternOf } from "../../packages/messages/src/testing/message-shapes";
import { pseudo, pseudoCatalog } from "../../packages/messages/src/testing/pseudo";
import { readFolders } from "../../packages/messages/src/read-folders";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** In its place the pseudo-language is spoken: days, foods and units are still its own. */
const REPLACED = "nl";

/** Names and signs of units, which are the same in every language. */
const NAMES = [
  ...Object.values(LANGUAGES),
  "min",
  "Esc",
  // What is typed before everything is deleted, or replaced.
  "DELETE",
  "RESTORE",
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
  "Chowdown",
  "My Recipe Box",
  "Plan to Eat",
  "MasterCook",
  "Meal-Master",
  "RezKonv",
  "Gourmet",
  "COOKmate",
  "RecipeML",
  "Living Cookbook",
  "Evernote",
];

const folders = readFolders(ROOT);
const translations = new Map(folders.map(({ code, messages }) => [code, wordsOf(messages)]));
const translationsOf = (message: string): string[] =>
  [...translations.values()].flatMap((words) => words[message] ?? []);
const inPseudo = (message: string): string => pseudo(message, translationsOf(message));

/** From now on every page speaks the pseudo-language from its first word on. */
export async function speakPseudo(page: Page): Promise<void> {
  const words = JSON.stringify(JSON.stringify(pseudoCatalog(ROOT, translationsOf)));
  const catalog = Buffer.from(`export default JSON.parse(${words})`).toString("base64");
  await page.addInitScript((choice) => localStorage.setItem("tureen.language", choice), REPLACED);
  // Not by `page.route`: with it the browser keeps no file for the next page.
  const browser = await page.context().newCDPSession(page);
  browser.on("Fetch.requestPaused", ({ requestId }) => {
    const responseHeaders = [{ name: "Content-Type", value: "text/javascript" }];
    void browser.send("Fetch.fulfillRequest", { requestId, responseCode: 200, responseHeaders, body: catalog });
  });
  await browser.send("Fetch.enable", {
    patterns: ["first", "rest"].map((part) => ({ urlPattern: `*/assets/${part}-*.js` })),
  });
}

/** What a text of the product is called on a screen in the pseudo-language, whatever stands in the place of its parameters. */
export const named = (message: string): RegExp => patternOf(inPseudo(message).replaceAll("\u00A0", " "));

/** The same on a screen in one of the product's languages. */
export const namedIn =
  (language: Translated) =>
  (message: string): RegExp =>
    patternOf(translations.get(language)?.[message] ?? message);

/** Every text of the product, as long as it gets. */
export function everyText(): string[] {
  const name = inPseudo("Wholemeal flour");
  return allMessages(ROOT).map(({ message }) => longest(inPseudo(message), name));
}

/** The texts that were no words of ours: a family's own, which are in no language but their own. */
export type FamilyWords = () => readonly string[];

declare global {
  interface Window {
    hearAnswer(answer: string, piece: string): void;
  }
}

/**
 * Every text that the server has sent to a page so far. The page hands on each piece of an answer as it takes it: whoever
 * looks first, and asks for the words then, knows all that was seen.
 */
export async function gatherAnswers(page: Page): Promise<FamilyWords> {
  const answers = new Map<string, string>();
  // Most of them are asked about many times.
  const read = new Map<string, readonly string[]>();
  const textsIn = (body: string): readonly string[] => {
    const texts = read.get(body) ?? (body.match(/"(?:[^"\\]|\\.)*"/g) ?? []).flatMap(textsOf);
    read.set(body, texts);
    return texts;
  };
  await page.exposeFunction("hearAnswer", (answer: string, piece: string) => {
    answers.set(answer, (answers.get(answer) ?? "") + piece);
  });
  await page.addInitScript(() => {
    const ask = window.fetch;
    const hear = async (body: ReadableStream<BufferSource>): Promise<void> => {
      const answer = crypto.randomUUID();
      const pieces = body.pipeThrough(new TextDecoderStream()).getReader();
      for (let piece = await pieces.read(); !piece.done; piece = await pieces.read())
        window.hearAnswer(answer, piece.value);
    };
    window.fetch = async (...request) => {
      const response = await ask(...request);
      const { body } = response.clone();
      // What the page gives up is not shown.
      if (body && response.url.includes("/trpc/")) hear(body).catch(() => undefined);
      return response;
    };
  });
  return () => [...answers.values()].flatMap(textsIn);
}

/** A text, and what stands around the days and between the line ends in it. */
function textsOf(quoted: string): readonly string[] {
  const text = String(JSON.parse(quoted));
  return [text, ...text.split(/\d{4}-\d\d-\d\d|\n/)];
}

/** What is shown in plain letters while the page speaks the pseudo-language, but for a family's own words: English that no text has said. */
export async function plainTexts(page: Page, familyWords: FamilyWords, part: string): Promise<string[]> {
  const shown = await page.evaluate((selector) => {
    const texts: string[] = [];
    for (const root of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        // Each language in the choice stands in its own name.
        if (
          parent?.checkVisibility({ visibilityProperty: true }) &&
          !parent.closest("select, script, style, [lang]:not(html)")
        )
          texts.push(walker.currentNode.textContent?.trim() ?? "");
      }
    }
    return texts;
  }, part);
  return remaining(shown, IN_PLAIN_LETTERS, () => [...familyWords(), ...WORDS_OF_REPLACED]);
}

const IN_PLAIN_LETTERS: Doubt = { letters: /[a-z]{3}/i, explained: new Set() };
const CUT: Doubt = { letters: /\p{L}/u, explained: new Set() };

function daysAndFoods(): string[] {
  const dates = Array.from({ length: 365 }, (_, day) => new Date(2026, 0, day + 1));
  const days = (["long", "short"] as const).flatMap((style) => {
    const month = new Intl.DateTimeFormat(REPLACED, { month: style });
    const weekday = new Intl.DateTimeFormat(REPLACED, { weekday: style });
    return dates.flatMap((date) => [month.format(date), weekday.format(date)]);
  });
  const foods = folders.find(({ code }) => code === REPLACED)?.foods ?? {};
  return [...new Set(days), ...Object.values(foods).flat()];
}

const units: readonly string[] = [...dutch.pieceWords, ...Object.values(dutch.unitWords).flat()];

/** " minuten geleden" */
function timesAgo(): string[] {
  const ago = new Intl.RelativeTimeFormat(REPLACED);
  const units = ["second", "minute", "hour", "day"] as const;
  return units.flatMap((unit) => [1, 2].map((count) => ago.format(-count, unit).replace(/\d+/, "")));
}

const WORDS_OF_REPLACED = [...NAMES, ...daysAndFoods(), ...units, ...timesAgo()];

/** The product's words of which less is seen than there is, because a box hides what does not fit; a family's own may be shortened. */
export async function cutTexts(page: Page, familyWords: FamilyWords, part: string): Promise<string[]> {
  return remaining(await hiddenTexts(page, part), CUT, familyWords);
}

interface Doubt {
  readonly letters: RegExp;
  /** What known words explained once: they only become more, and most of a screen is seen many times. */
  readonly explained: Set<string>;
}

/** The texts in which letters are left when all that is known was taken out: "Soup, Stew" is nothing but titles. */
function remaining(texts: readonly string[], { letters, explained }: Doubt, known: () => readonly string[]): string[] {
  const doubtful = [...new Set(texts)].filter((text) => letters.test(text) && !explained.has(text));
  if (doubtful.length === 0) return [];
  // The longest first: "Leek soup" is taken out of a text before "Leek".
  const words = [...new Set(known())].filter((word) => word.length > 1).toSorted((a, b) => b.length - a.length);
  const isLeft = (text: string): boolean => {
    const rest = words.reduce((left, word) => left.replaceAll(word, ""), text);
    // Days in a name are written as the language writes them.
    return letters.test(rest.replace(/\d+\.? \p{L}+ \d{4}/gu, ""));
  };
  const left = doubtful.filter(isLeft);
  for (const text of doubtful) if (!left.includes(text)) explained.add(text);
  return left;
}

/**
 * Texts that reach out of a box that hides what does not fit (what scrolls hides nothing), the example in an empty field of one
 * line, the choice of a select.
 */
function hiddenTexts(page: Page, part: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const roots = [...document.querySelectorAll(selector)];
    // Of most boxes many texts are asked.
    const kinds = new Map<Element, { isForEars: boolean; overflowX: string; isInline: boolean; edge: DOMRect }>();
    const kindOf = (box: Element) => {
      const known = kinds.get(box);
      if (known) return known;
      const { clipPath, overflowX, display } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      const kind = { isForEars: clipPath !== "none", overflowX, isInline: display === "inline", edge };
      kinds.set(box, kind);
      return kind;
    };
    const isCut = (node: Node): boolean => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      const boxes: ReturnType<typeof kindOf>[] = [];
      for (let box = node.parentElement; box && box !== document.body; box = box.parentElement) boxes.push(kindOf(box));
      if (boxes.some(({ isForEars }) => isForEars)) return false;
      for (const { overflowX, isInline, edge } of boxes) {
        // Moved by hand.
        if (overflowX === "auto" || overflowX === "scroll") return false;
        if (overflowX === "visible" || isInline) continue;
        if (left < edge.left - 1 || right > edge.right + 1) return true;
      }
      return false;
    };
    const pen = document.createElement("canvas").getContext("2d");
    const isWider = (control: HTMLElement, text: string): boolean => {
      if (!pen || !control.checkVisibility({ visibilityProperty: true })) return false;
      const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(control);
      Object.assign(pen, { font, letterSpacing });
      return pen.measureText(text).width > control.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) + 1;
    };
    const examples = roots.flatMap((root) => [...root.querySelectorAll<HTMLInputElement>("input:placeholder-shown")]);
    const selects = roots.flatMap((root) => [...root.querySelectorAll("select")]);
    const cut = [
      ...examples.filter((input) => isWider(input, input.placeholder)).map((input) => input.placeholder),
      ...selects.flatMap((select) =>
        [...select.selectedOptions].map(({ text }) => text).filter((text) => isWider(select, text)),
      ),
    ];
    for (const root of roots) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const text = node.textContent?.trim() ?? "";
        if (text !== "" && node.parentElement?.checkVisibility({ visibilityProperty: true }) && isCut(node))
          cut.push(text);
      }
    }
    return cut;
  }, part);
}

/**
 * Taps what fails, and puts each of the texts, beside what was said, into the toast and below the field that were shown.
 * The toast's copy stays when the toast goes.
 */
export async function failWithEachOf(texts: readonly string[], button: Locator): Promise<void> {
  await button.evaluate(async (element, each) => {
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    const repeat = (told: Element): void => {
      const copies = each.map((text) => {
        const copy = told.cloneNode(true) as Element; // of an element
        copy.lastChild?.replaceWith(text);
        return copy;
      });
      told.after(...copies);
    };
    (element as HTMLElement).click(); // a button
    while (!find("[data-sonner-toast] [data-title]") || !find("main [id$=-error]"))
      await new Promise(requestAnimationFrame);
    const toasts = find("[data-sonner-toaster]")?.cloneNode(true) as Element; // of an element
    document.body.append(toasts);
    for (const told of [toasts.querySelector("[data-title]"), find("main [id$=-error]")]) if (told) repeat(told);
  }, texts);
}
