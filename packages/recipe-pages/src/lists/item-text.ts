import { findUnit } from "@tureen/domain/quantities/find-unit";
import type { SectionedLine } from "../page-recipe";

/** Marks that pages put in front of items, and boxes to tick. */
const BULLET = /^(?:\p{Extended_Pictographic}\ufe0f?(?=\s)|[•·▢☐☑□◻◽▪▫●○■✓✔➤►▸➢❏❑*–—-]|\[ ?\])+\s*(?=\S)/u;
const STEP =
  "(?:step|schritt|étape|etape|paso|passo|stap|steg|trin|krok|adım|шаг|крок|korak|lépés|vaihe|pasul|bước|langkah|βήμα)";
/** "Step 1: Make the dough" */
export const FIRST_STEP = new RegExp(`^${STEP}\\s*1(?!\\d)`, "iu");
const STEP_NUMBER = new RegExp(
  `^(?:${STEP}\\s*(?:n[°o.]\\s*)?(\\d{1,2})\\s*(?:of\\s+\\d+\\s*)?[.:)–-]*(?:\\s*\\1 (?=\\p{Lu}))?|[①-⑳]|\\d{1,2}\\s*[.)、．）。](?!\\d)|\\d{1,2}\\s*[-–:]\\s+(?!\\d))\\s*`,
  "iu",
);
const NUMBER_ALONE = new RegExp(
  `^${STEP}?\\s*#?\\d{1,2}\\s*(?:\\/\\s*\\d+|(?:of|von|de|sur|di|van) \\d+)?\\s*[.:)]?$`,
  "iu",
);

/** The languages of East Asia name the amount behind the food, and some part no words that could be counted. */
export const AMOUNT_BEHIND =
  /^[^\p{L}\p{N}]*[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}ー].{0,30}(?:\p{N}|少々|適量|適宜)[^。]{0,10}$/u;

const AMOUNT = /^[^\p{L}\p{N}]*(?:\p{N}|an? |half |one |two |pinch|salt|some )/iu;
/** Whether a line begins with an amount, or ends in one where that is the custom. */
export const hasAmount = ({ text }: { readonly text: string }): boolean =>
  AMOUNT.test(text) || AMOUNT_BEHIND.test(text);

/** "1 tbsp (1 tbsp) oil", "5 5 bay leaves": a plugin's amount for both systems of measures where they are the same. "1 1 kg chicken" says two things. */
const SAID_TWICE = /^(\p{N}[^()]{0,30}?) \(\1\)/u;
/** The whole line twice, for two widths of a screen. */
const LINE_TWICE = /^(\p{N}.{4,60}) \1$/u;
/** "21/2 cups": two and a half, of which a program has lost the space; no kitchen counts in halves up to twenty-one. */
const RUN_TOGETHER = /^(\d)((?:1[/⁄]2|[12][/⁄]3|[13][/⁄]4|[1357][/⁄]8))(?=\s)/;
const UNIT_BETWEEN = /^(\p{N}[\p{N}.,/]{0,6}) (\p{L}+(?: \p{L}+)?) \1 (\p{L}+)/u;
const NUMBER_TWICE = /^(\p{N}[\p{N}.,/]{0,6}) \1 (\p{L}+)/u;

/** An ingredient without the mark in front of it. */
export function ingredientText(text: string): string {
  return text
    .replace(BULLET, "")
    .replace(RUN_TOGETHER, "$1 $2")
    .replace(SAID_TWICE, "$1")
    .replace(LINE_TWICE, "$1")
    .replace(UNIT_BETWEEN, (twice, number: string, unit: string, word: string) =>
      findUnit(word) ? twice : `${number} ${unit} ${word}`,
    )
    .replace(NUMBER_TWICE, (twice, number: string, word: string) => (findUnit(word) ? twice : `${number} ${word}`))
    .replace(/\(, /g, "(")
    .replace(/[()]{2}(?:.*[()]{2})?/, oneOfTwo)
    .replace(/[\s,;]+$/, "")
    .trim();
}

/** A plugin sets brackets around what has its own; "(200 g (7 oz))" has as many as it needs. */
function oneOfTwo(within: string, _at: number, whole: string): string {
  const isWithin = within.startsWith("((") && within.endsWith("))");
  const more = whole.split("(").length - whole.split(")").length;
  const opens = isWithin || more > 0 ? within.replace("((", "(") : within;
  return isWithin || more < 0 ? opens.replace(/\)\)$/, ")") : opens;
}

/** All ingredients in one line: parted by signs that stand in no ingredient, else at the commas before an amount. */
export function partIngredients(line: SectionedLine): readonly SectionedLine[] {
  for (const sign of [/\s*[;•▢|]\s*/u, /,\s+(?=\p{N})/u]) {
    const parts = line.text.split(sign).filter((part) => part !== "");
    if (parts.length > 2) return parts.map((text) => ({ ...line, text }));
  }
  return [line];
}

/** What is left of a tag that a program has broken, "p id=”step-4″>" and "ion-step-5″>", and of the sentence before it. */
const OF_A_TAG = /^(?:<?(?:[a-z]\w* )?(?:id|class|style)=[^\s<>]{1,60}>|[\w-]{1,30}["”″]>|\.(?=\s\p{Lu}))\s*/u;

/** A step without its number or mark; '' for a number alone. */
export function stepText(text: string): string {
  const unmarked = text.replace(OF_A_TAG, "").replace(BULLET, "").trim();
  return NUMBER_ALONE.test(unmarked) ? "" : unmarked.replace(STEP_NUMBER, "").trim();
}

/** Ingredients without the numbers that count them, "1. 60 dkg pork", "02 1 onion", "3 milk 100 ml", nor an amount said twice. */
export function withoutCount(lines: readonly SectionedLine[]): readonly SectionedLine[] {
  const without = (pattern: RegExp): readonly SectionedLine[] =>
    lines.map(({ text, section }) => ({ text: text.replace(pattern, ""), section }));
  // "500 500 g flour"; one line alone may mean two of them.
  if (lines.filter(({ text }) => TWICE.test(text)).length > 1) return without(TWICE);
  const own = without(COUNT);
  const areMeasured = own.filter(({ text }) => /\p{N}/u.test(text)).length * 2 > lines.length;
  const isCounted = ({ text }: SectionedLine, at: number): boolean => {
    const [, number, sign] = COUNT.exec(text) ?? [];
    return Number(number) === at + 1 && (sign !== "" || areMeasured);
  };
  const arePadded = lines[0]?.text.startsWith("01 ") === true && lines.every(({ text }) => /^\d\d /.test(text));
  return lines.length > 2 && (arePadded || lines.every(isCounted)) ? own : lines;
}
const COUNT = /^(\d{1,2})([.)]?) /;
const TWICE = /^(\p{N}[\p{N}.,/]{0,6}) (?=\1 \p{L})/u;

/** Ingredients without the sentences that a page has set among them: "Amounts change with the number of guests." */
export function withoutProse(lines: readonly SectionedLine[]): readonly SectionedLine[] {
  const isMeasured = ({ text }: SectionedLine): boolean => /^[^\p{L}]*\p{N}/u.test(text);
  if (lines.filter(isMeasured).length < MIN_MEASURED) return lines;
  return lines.filter((line) => isMeasured(line) || line.text.length < MIN_PROSE || !/[.!?]$/.test(line.text));
}
const MIN_MEASURED = 3;
const MIN_PROSE = 70;

/**
 * Steps that stand in one text ("1. Mix. 2. Bake."): parted where numbers count on from one. The text itself where they do
 * not: "at 180. 2 minutes later" is no second step.
 */
export function partSteps(text: string): readonly string[] {
  const parts: string[] = [];
  let rest = text.trim();
  if (!/^(?:(?:step\s*)?1\s*[.):、．）]|①)/i.test(rest)) return [text];
  for (let number = 2; number <= 60; number += 1) {
    const circled = number <= 20 ? `|${String.fromCodePoint(0x245f + number)}` : "";
    const next = new RegExp(
      `(?:(?<=[.!?)\\]\\s。！）])\\s*(?:step\\s*)?${number}\\s*[.):、．）]${circled})\\s*(?=\\p{L}|["“(])`,
      "iu",
    ).exec(rest);
    if (!next) break;
    parts.push(rest.slice(0, next.index));
    rest = rest.slice(next.index).trim();
  }
  return [...parts, rest].map((part) => part.trim());
}

const AMOUNT_ALONE = /^\p{N}[\p{N} ./–-]*$/u;

/** "2 lb.", "cups": a measure without its food. */
function isMeasure(text: string): boolean {
  const unit = /^(?:\p{N}[\p{N} ./,–-]*)?(\p{L}{1,12})\.?$/u.exec(text)?.[1];
  const dimension = unit === undefined ? undefined : findUnit(unit)?.dimension;
  return dimension === "mass" || dimension === "volume";
}

/** "½ stuk(s)", "2 cloves": where several lines say no more, what is counted stands in the next. */
function isCount(text: string): boolean {
  const unit = /^\p{N}[\p{N} ./,–-]*(\p{L}{1,12})(?:\(\p{L}+\))?\.?$/u.exec(text)?.[1];
  return unit !== undefined && findUnit(unit) !== undefined;
}

/** An amount on a line of its own belongs to the food below it, or above; what has no letter besides is no line. */
export function withAmounts(all: readonly SectionedLine[]): readonly SectionedLine[] {
  const areCounted = all.filter(({ text }) => isCount(text)).length >= MIN_COUNTED;
  const isAmount = (text: string): boolean =>
    AMOUNT_ALONE.test(text) || isMeasure(text) || (areCounted && isCount(text));
  const whole: SectionedLine[] = [];
  let amount = "";
  for (const { text, section } of belowFoods(all, isAmount)) {
    const isAlone = isAmount(text);
    if (isAlone && amount !== "" && isCount(text)) {
      whole.push({ text: amount, section }); // A pinch of what the page has not said.
      amount = "";
    }
    if (/\p{L}/u.test(text) && !isAlone) whole.push({ text: amount === "" ? text : `${amount} ${text}`, section });
    amount = isAlone ? [amount, text].filter(Boolean).join(" ") : "";
  }
  return whole;
}
const MIN_COUNTED = 3;

/** "Rigatoni", "360 g", "Basil", "to taste": each food with its amount below it, the last line an amount as well. */
function belowFoods(lines: readonly SectionedLine[], isAmount: (text: string) => boolean): readonly SectionedLine[] {
  const amounts = lines.filter((_line, at) => at % 2 === 1);
  const arePairs =
    lines.length >= MIN_PAIRED &&
    lines.length % 2 === 0 &&
    lines.every(({ text }, at) => (at % 2 === 0 ? !/\p{N}/u.test(text) : text.length < MAX_PAIRED)) &&
    amounts.filter(({ text }) => isAmount(text)).length * 2 > amounts.length;
  if (!arePairs) return lines;
  return amounts.map(({ text }, at) => {
    const { text: food = "", section = "" } = lines[at * 2] ?? {};
    return { text: /^\p{N}/u.test(text) ? `${text} ${food}` : `${food}, ${text}`, section };
  });
}
const MIN_PAIRED = 6;
const MAX_PAIRED = 25;

const NEARLY_ALL = 0.75;
const COUNTED = /^(\d{1,2})(?:\/\d{1,2})? (?=[^\d\s])/;

/** Steps without the numbers that stand before them as "1 Mix" or "1/4 Mix": only where each has its own, from 1 on in each group. */
export function withoutNumbers(steps: readonly SectionedLine[]): readonly SectionedLine[] {
  let last = 0;
  const isNext = ({ text }: SectionedLine): boolean => {
    const said = COUNTED.exec(text)?.[1];
    const number = said === undefined ? last + 1 : Number(said);
    const is = number === 1 || number === last + 1;
    last = number;
    return is;
  };
  const counted = steps.filter(({ text }) => COUNTED.test(text)).length;
  const isCounted =
    counted > 1 &&
    counted >= steps.length * NEARLY_ALL &&
    COUNTED.exec(steps[1]?.text ?? "")?.[1] === "2" &&
    steps.every(isNext);
  return isCounted ? steps.map(({ text, section }) => ({ text: text.replace(COUNTED, ""), section })) : steps;
}
