import { evidenceOf, isInstruction, isStep } from "@tureen/domain/recipe-reading/items/item-evidence";
import { recipePart } from "@tureen/domain/recipe-reading/words/recipe-marks";
import type { SectionedLine, TextLine } from "../page-recipe";
import { isToReaders } from "./furniture";
import { FIRST_STEP, hasAmount, partSteps, stepText, withoutNumbers } from "./item-text";
import { endOf, isAbove, isBelowList, listed } from "./part-ends";
import { endsInMethod, endsRecipe, isIngredientsHeading, isMethodHeading } from "./part-headings";
import { withoutRefrain, withoutRepeats } from "./same-words";

const MAX_STEPS = 150;

/** What stands below the last step. */
const GOOD_WISHES =
  /^(?:that['’]s (?:it|all)|(?:(?:much |with |lots of )?love|cheers|(?:kind |best )?regards|(?:liebe|viele) gr[uü](?:ß|ss)e|lg|bises|bisous|saludos|groetjes|x{2,}o*)(?:,? \p{Lu}\p{L}*)?|guten appetit|(?:bon|buon) app[eé]tito?|enjoy|buen provecho|¡buen provecho|eet smakelijk|smakelijk eten|smacznego|velbekomme|bom apetite|いただきます)\W*$/iu;

/** Two lines that instruct, one below the other. */
export function opensMethod(lines: readonly TextLine[], at: number): boolean {
  const isSentence = ({ text, level }: TextLine): boolean =>
    level === 0 &&
    text.length > MAX_NAME &&
    !hasAmount({ text }) &&
    // "The day before: bring the milk to the boil…"
    [text, text.slice(text.indexOf(":") + 1)].some((said) => isInstruction(evidenceOf(said)));
  const two = lines.slice(at, at + 2);
  return two.length === 2 && two.every(isSentence);
}

/** "Method", and as a heading "Banana wine recipe method". */
export const headsMethod = (line: TextLine | undefined): boolean =>
  line !== undefined &&
  (isMethodHeading(line.text) ||
    (line.level > 0 && endsInMethod(line.text)) ||
    ((line.level > 0 || line.text.endsWith(":")) && isMethodHeading(lastPart(line.text))));

/** "The main event: let's bake", of a heading that says more. */
export const lastPart = (heading: string): string => heading.split(/:\s+|\s[–—-]\s/).at(-1) ?? "";

/** The steps from the next heading of the method on, or from the line itself where its steps are numbered. */
export function stepsAfter(lines: readonly TextLine[], from: number): readonly SectionedLine[] {
  const heading = lines.findIndex((line, index) => index >= from && headsMethod(line));
  const first = lines.findIndex(
    ({ text, level }, index) => index >= from && FIRST_STEP.test(text) && (level > 0 || stepText(text) === ""),
  );
  const isNear = first !== -1 && first < from + MAX_BEFORE; // What stands above "Step 1" tells of the dish.
  if (lines[from]?.isNumbered === true || (opensMethod(lines, from) && !isNear)) return stepsFrom(lines, from);
  if (heading !== -1 && (first === -1 || heading < first)) return stepsFrom(lines, firstNumbered(lines, heading + 1));
  const steps = stepsFrom(lines, first === -1 ? from : first);
  // Where nothing names the method, what follows the ingredients is one only if it reads so.
  return first !== -1 || steps.some(({ text }) => isSentence(text)) ? steps : [];
}

const MAX_BEFORE = 8;

/** The first of numbered steps below a heading; where they have no numbers, or another heading stands before, the first line. */
function firstNumbered(lines: readonly TextLine[], start: number): number {
  const below = lines.slice(start, start + MAX_BEFORE);
  const at = below.findIndex((line) => line.level > 0 || numberOf(line) === 1);
  return at !== -1 && below[at]?.level === 0 && areNumbered(lines.slice(start + at, start + at + MAX_STEPS))
    ? start + at
    : start;
}

/** The steps from a line on, up to where the method ends. */
export function stepsFrom(lines: readonly TextLine[], start: number): readonly SectionedLine[] {
  const level = lines[start - 1]?.level ?? 0;
  const instructs = (at: number): boolean => isInstruction(evidenceOf(lines[at]?.text ?? ""));
  // "Prep", one line, "Cook", some more: headings of one rank are its parts.
  const isParted = level > 0 && lines[start + 1]?.level === level && instructs(start + 2);
  const isRuled = lines[start + 1]?.isBelowRule ?? false; // A rule below each step ends none.
  const end = endOf(lines, start, MAX_STEPS, (line, before, at) => {
    if (endsRecipe(line) || (line.text.length < 60 && isIngredientsHeading(line.text))) return true;
    if (before > 1 && line.isBelowRule && !line.isItem && !isRuled) return true;
    if (before > 1 && isBelowList(lines, start, at)) return true;
    if (before > 0 && isToReaders(line.text)) return true;
    const rank = isParted && instructs(at + 1) ? level : level + 1;
    return before > 0 && line.level > 0 && stepText(line.text) !== "" && isAbove(line.level, rank);
  });
  const steps: SectionedLine[] = [];
  let section = "";
  for (const line of withoutRest(listed(lines.slice(start, end)))) {
    const text = stepText(line.text);
    // "Oven: 200 °C" in bold is said to whoever cooks.
    const isSaid = line.level === 7 && (OF_OVEN.test(text) || /:\s+\S/.test(text));
    if (line.level > 0 && !isSaid && text !== "" && text.length <= 80) section = text.replace(/\s*:$/, "");
    else if ((steps.length === 0 && isOfTimes(text)) || isYield(text)) continue;
    else if (/\p{L}/u.test(text) && (line.isItem || !GOOD_WISHES.test(text))) steps.push({ text, section });
  }
  if (steps.length !== 1) return withoutRepeats(withoutNumbers(withoutRefrain(withoutTail(steps))));
  return steps.flatMap((step) => partSteps(step.text).map((part) => ({ ...step, text: stepText(part) })));
}

/** What is told below steps that somebody has numbered: one line may serve the dish, several tell of it. */
function withoutRest(lines: readonly TextLine[]): readonly TextLine[] {
  const last = lines.findLastIndex((line) => numberOf(line) > 0);
  const rest = lines.slice(last + 1);
  const isTold = areNumbered(lines) && rest.length >= MIN_TAIL && rest[0]?.level === 0;
  return isTold ? lines.slice(0, last + 2) : lines;
}
const numberOf = ({ text }: TextLine): number => Number(NUMBER.exec(text)?.[1] ?? 0);
const NUMBER = /^(?:\p{L}+ )?(\d{1,2})\s?[.):] /u;

/** Whether lines count on from one. */
const areNumbered = (lines: readonly TextLine[]): boolean =>
  [1, 2, 3].every((number) => lines.some((line) => line.level === 0 && numberOf(line) === number));

/** "Makes 24 biscuits", below the steps. */
const isYield = (text: string): boolean =>
  text.length < MAX_NAME && /\p{N}/u.test(text) && recipePart(text) === "servings";

/** "Ready in: 30 minutes", "Serves 4", between the heading and the steps. */
const isOfTimes = (text: string): boolean =>
  ["times", "servings"].includes(recipePart(text) ?? "") || /^\d+ ?(?:min\p{L}*|std\p{L}*|h|hours?)\.?$/iu.test(text);
const OF_OVEN = /\p{N}+ ?(?:°|º|min|h\b|std|stunde|hours?|heures?)/iu;

const isSentence = (text: string): boolean => /\p{Po}["”»)]?$/u.test(text) || isStep(evidenceOf(text));

/** Names of other recipes, of countries, of a menu: a row of short lines below the last sentence of which none instructs. */
function withoutTail(steps: readonly SectionedLine[]): readonly SectionedLine[] {
  const last = steps.findLastIndex(({ text }) => text.length > MAX_NAME || isSentence(text));
  const tail = steps.length - 1 - last;
  return last >= 0 && tail >= MIN_TAIL ? steps.slice(0, last + 1) : steps;
}
export const MAX_NAME = 60;
const MIN_TAIL = 3;
