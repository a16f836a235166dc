import { isName } from "@tureen/domain/recipe-reading/items/item-evidence";
import { isFurniture } from "./lists/furniture";
import { headedLists } from "./lists/headed-lists";
import { orWhole } from "./lists/marked-lists";
import { NO_RECIPE, type PageRecipe, type TextLine } from "./page-recipe";
import { tidy } from "./page/page";
import { factsIn } from "./facts/said-facts";
import { readProse } from "./read-prose";
import { unheadedLists } from "./lists/unheaded-lists";

const ITEM = /^(?:[•·▢☐☑*]|[-–—](?=\s)|(?:\p{Extended_Pictographic}\ufe0f?\s?)+(?=\s*[\p{L}\p{N}]))\s*/u;
/** "3️⃣ Stir", a digit on a key. */
const KEYCAP = /^(\d{1,2})\ufe0f?\u20e3\s*/;
/** Little pictures after a line's words. */
const PICTURES_AFTER = /\s*(?:\p{Extended_Pictographic}\ufe0f?\s?)+$/u;
/** A pasted text of more lines is a book. */
const MAX_LINES = 20_000;
const MAX_OF_SMALL_RECIPE = 25;
/** A longer line is prose. */
const MAX_ADORNED = 500;
/** An answer to an e-mail has the other's lines behind such marks. */
const QUOTED = /^(?:>\s?)+/;

/** The recipe in the words of a page, as somebody copied them; null where nothing looks like one. */
export function readText(text: string): PageRecipe | null {
  const all = text.split(/\r\n|[\r\n\u2028\u2029]/);
  const written = all.slice(0, MAX_LINES).map((line) => line.replace(QUOTED, ""));
  const lines = written.map(asLine).filter((line) => line.text !== "");
  // Whoever copies a few lines has copied a recipe, however small; a long text may hold anything.
  const isShort = lines.length <= MAX_OF_SMALL_RECIPE;
  const lists = orWhole(headedLists(lines, isShort ? 1 : 2), () => unheadedLists(lines, isShort ? 2 : 3));
  const isRecipe = isShort && lists.steps.length > 0 ? lists.ingredients.length > 0 : lists.ingredients.length > 1;
  if (!isRecipe) return readProse(written);
  return {
    ...NO_RECIPE,
    ...lists,
    title: titleOf(written) || (lines[0]?.text ?? ""),
    ...factsIn(lines.map(({ text: line }) => line)),
    foundBy: "text",
  };
}

const NO_LINE = { level: 0, isItem: false, isNumbered: false, setAs: "", isBelowRule: false };

/** The first line that may be a title, of the first lines that are no menu: some words each, one below the other. */
function titleOf(written: readonly string[]): string {
  const parts = written
    .join("\n")
    .split(/\n\s*\n/)
    .map((part) =>
      part
        .split("\n")
        .map(asLine)
        .filter((line) => line.text !== ""),
    );
  const isMenu = (part: readonly TextLine[]): boolean =>
    part.length > 2 && part.every((line) => line.text.split(" ").length < 3);
  const titles = parts.filter((part) => !isMenu(part)).flat();
  return titles.find((line) => isName(line.text) && !isFurniture(line.text))?.text ?? "";
}

function asLine(written: string): TextLine {
  const heading = /^\s*(#{1,6})\s+(.*)$/.exec(written);
  if (heading) return { ...NO_LINE, text: tidy(heading[2] ?? ""), level: (heading[1] ?? "").length };
  const whole = tidy(written).replace(KEYCAP, "$1. ");
  const text = whole.length > MAX_ADORNED ? whole : whole.replace(PICTURES_AFTER, "");
  const bold = /^(\*{1,3}|_{1,2})(?=\S)(.*[^\s*_])\1$/.exec(text)?.[2];
  if (bold !== undefined) return { ...NO_LINE, text: bold, level: 7 };
  return {
    ...NO_LINE,
    text: text.replace(ITEM, ""),
    isItem: ITEM.test(text),
    isNumbered: /^\d{1,2}[.)]\s*\p{L}/u.test(text),
  };
}
