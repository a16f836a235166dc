import { NO_RECIPE, titleLetters } from "./label-window";

const RANGE = /(\d{1,4})(?:\s?(?:-|–|—|\.{2,3}|…|to|bis)\s?(\d{1,4}))?/g;
const THOUGHTS = /<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/gi;
/** Longer answers are no labels; a model that repeats itself is cut off long before. */
const MAX_CHARS = 20_000;

/**
 * A model's answer as labels in the one form that {@link readLabels} takes: `T101Leek Y102 I104-109 S111-115;`. Small models
 * that no grammar holds put them into prose or markdown, write "101 to 105", lists of numbers and commas, or
 * think aloud before. {@link NO_RECIPE} where it says that there is none; null where it says neither.
 */
export function spelledLabels(answer: string): string | null {
  const text = answer.slice(0, MAX_CHARS).replace(THOUGHTS, "").trim();
  const labels = labelsOfText(text);
  if (labels.length > 0) return [...new Set(labels)].join("");
  return new RegExp(`(?:^|\\W)${NO_RECIPE}(?:\\W|$)`, "i").test(text) || /^\[\s*\]$/.test(text) ? NO_RECIPE : null;
}

/** Labels that stand in a text, whatever is around them. */
function labelsOfText(answer: string): string[] {
  const text = answer.replace(/(?<=\d\s?[-–—]\s?)[TYISP](?=\d)/g, "");
  const starts = [...text.matchAll(/(?<![\p{L}\d])T\s?(?=\d{1,4})/gu)].map(({ index }) => index);
  return starts.flatMap((start, nth) => {
    const own = text.slice(start, starts[nth + 1]);
    const title = /^T\s?(\d{1,4})[\s:"'(]*([\p{L}\p{N}]{1,8})?/u.exec(own);
    const parts = [...own.matchAll(/(?<![\p{L}\d])([YISP])\s?[:(]?\s?(\d[\d\s,.–—…-]*(?:(?:to|bis)\s?\d+)?)/gu)];
    return spelled(
      Number(title?.[1]),
      title?.[2] ?? "",
      parts.map(([, kind = "", numbers = ""]) => [kind, numbers]),
    );
  });
}

/** One label in the form; none where a title, its letters or every part is missing. */
function spelled(
  title: number,
  letters: string,
  parts: readonly (readonly [kind: string, numbers: string])[],
): string[] {
  const head = titleLetters(letters);
  const ranges = parts.flatMap(([kind, numbers]) =>
    kind === "Y" ? [] : rangesIn(numbers).map((range) => ` ${kind}${range}`),
  );
  if (!(title > 0) || head === "" || ranges.length === 0) return [];
  const servings = parts.find(([kind]) => kind === "Y")?.[1].match(/\d{1,4}/)?.[0];
  return [`T${title}${head}${servings === undefined ? "" : ` Y${servings}`}${ranges.join("")};`];
}

/** "101-105", "101, 102, 103" and "101" as ranges; numbers that follow one another are one. */
function rangesIn(text: string): string[] {
  const ranges: { from: number; to: number }[] = [];
  for (const [, first = "", end = first] of text.matchAll(RANGE)) {
    const [from, to] = [Number(first), Number(end)];
    const last = ranges.at(-1);
    if (last && from === last.to + 1 && to >= from) last.to = to;
    else ranges.push({ from, to });
  }
  return ranges.map(({ from, to }) => `${from}-${to}`);
}
