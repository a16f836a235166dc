import { foldText } from "@tureen/domain/ingredients/names/normalize-name";
import { evidenceOf, isInstruction, isStep } from "@tureen/domain/recipe-reading/items/item-evidence";
import type { SectionedLine, PageRecipe } from "./page-recipe";
import type { MarkedLists } from "./lists/marked-lists";
import { isFurniture } from "./lists/furniture";
import { bareText, haveSameAmounts, shareFound } from "./lists/same-words";

/** Lists of which this much is the same text are one list. */
const SAME = 0.85;
/** Those of which less is are of other words. */
const OTHER = 0.5;

/** Data in another language than the page, which shows the same amounts one after the other. */
export const areTranslated = (said: readonly SectionedLine[], shown: readonly SectionedLine[]): boolean =>
  haveSameAmounts(said, shown) && shareFound(said, shown) < OTHER;

/**
 * A recipe with what the page shows of it: what its data lacks, the lines where the data has them all in one, and the
 * headings of its groups, which data seldom has.
 */
export function withShown(recipe: PageRecipe, shown: MarkedLists): PageRecipe {
  const { ingredients, steps } = recipe;
  const isOther = areTranslated(ingredients, shown.ingredients);
  const hasMoreLines =
    isOther || saysMore(ingredients, shown.ingredients) || holdsMore(ingredients, shown.ingredients, areIngredients);
  const hasMoreSteps =
    (isOther && shown.steps.length >= steps.length && shareFound(steps, shown.steps) < OTHER) ||
    isBlurb(steps, shown.steps) ||
    holdsMore(steps, shown.steps, areInstructions);
  return {
    ...recipe,
    ingredients: hasMoreLines
      ? shown.ingredients
      : better(withWholeAmounts(ingredients, shown.ingredients), shown.ingredients),
    steps: hasMoreSteps ? shown.steps : better(withoutNames(steps, shown.steps), shown.steps),
  };
}

function isIngredient({ text }: SectionedLine): boolean {
  const its = evidenceOf(text);
  return its.hasAmount || (!its.isFact && !isStep(its) && text.length < 60);
}
const instructs = ({ text }: SectionedLine): boolean => isInstruction(evidenceOf(text)) && !IS_NOTE.test(text);
/** "Make-ahead tip: …", beside the steps. */
const IS_NOTE = /^[^.:]{0,30}(?:tip|note|hint|smarts|hinweis|conseil|astuce|remarque|consejo|nota|consiglio)s?\s?:/iu;

/** Buttons and credits beside a list ("Watch the show") are short and no fact, too: half of the lines must have an amount. */
const areIngredients = (lines: readonly SectionedLine[]): boolean =>
  lines.filter(isIngredient).length >= lines.length * OF_ITS_KIND &&
  lines.filter(({ text }) => evidenceOf(text).hasAmount).length * 2 >= lines.length;
const areInstructions = (lines: readonly SectionedLine[]): boolean =>
  lines.filter(instructs).length >= lines.length * OF_ITS_KIND;

/** Further lines that make a list fuller, of those beyond the said ones, and of them as many as must be of its kind. */
const MORE = 1.15;
const OF_ITS_KIND = 0.7;

/** Data that holds a part of what the page shows, 8 of 15 lines or 2 of 32 steps: the rest is of the same kind. */
function holdsMore(
  said: readonly SectionedLine[],
  shown: readonly SectionedLine[],
  areOfKind: (lines: readonly SectionedLine[]) => boolean,
): boolean {
  if (shown.length < said.length * MORE || said.length === 0 || shareFound(said, shown) < SAME) return false;
  const whole = bareText(said.map(({ text }) => text).join(" "));
  const known = new Set(said.flatMap(({ text }) => lettersOf(text)));
  // The same foods for another number of people are no further ones.
  const other = shown.filter(({ text }) => !whole.includes(bareText(text)));
  const further = other.filter(({ text }) => lettersOf(text).some((word) => !known.has(word)));
  return (
    further.length > 1 && saysNew(other, known) && !further.some(({ text }) => isFurniture(text)) && areOfKind(further)
  );
}

/** Whether lines speak of what the others do not: each step of an app may list its ingredients once more. */
function saysNew(other: readonly SectionedLine[], known: ReadonlySet<string>): boolean {
  const words = other.flatMap(({ text }) => lettersOf(text));
  return words.filter((word) => !known.has(word)).length > words.length * NEW;
}
const NEW = 0.3;
const lettersOf = (text: string): readonly string[] => foldText(text).match(/\p{L}{3,}/gu) ?? [];

/** A sentence about the dish where the steps would be. */
function isBlurb(said: readonly SectionedLine[], shown: readonly SectionedLine[]): boolean {
  const [only, ...others] = said;
  if (only === undefined || others.length > 0 || instructs(only) || shown.length < 2) return false;
  return shown.filter(instructs).length * 2 >= shown.length && shareFound(said, shown) < SAME;
}

/** "Knead: Knead the dough…" of data, where the page shows the step without the name. */
function withoutNames(said: readonly SectionedLine[], shown: readonly SectionedLine[]): readonly SectionedLine[] {
  const known = new Set(shown.map(({ text }) => bareText(text)));
  return said.map((line) => {
    const text = line.text.slice(line.text.indexOf(": ") + 2);
    return !known.has(bareText(line.text)) && known.has(bareText(text)) ? { ...line, text } : line;
  });
}

/** Amounts that data has lost, whole ("salt") or at the point ("5 tsp salt" of 1.5): the page shows them before the same words. */
function withWholeAmounts(said: readonly SectionedLine[], shown: readonly SectionedLine[]): readonly SectionedLine[] {
  const known = new Set(shown.map(({ text }) => bareText(text)));
  const measured = shown.filter(({ text }) => /^\p{N}/u.test(text));
  return said.map((line) => {
    const bare = bareText(line.text);
    if (known.has(bare) || bare.length < 3) return line;
    const whole = measured.find(({ text }) => {
      const other = bareText(text);
      return (
        other.endsWith(bare) && /\p{N}/u.test(other.slice(0, -bare.length)) && other.length < bare.length + MAX_AMOUNT
      );
    });
    return whole === undefined ? line : { ...line, text: whole.text };
  });
}
/** Letters and digits of an amount with its unit. */
const MAX_AMOUNT = 15;

/** Times as many lines as data has: more of them are not the same list. */
const MOST = 1.8;

/**
 * Data often has the foods without their amounts, which the page shows: every word of it, and more amounts. A line of the
 * page that holds none of the foods is of something else.
 */
function saysMore(said: readonly SectionedLine[], shown: readonly SectionedLine[]): boolean {
  if (
    said.length < 2 ||
    shown.length < said.length ||
    shown.length > said.length * MOST ||
    shareFound(said, shown) < SAME
  )
    return false;
  const foods = said.map(({ text }) => bareText(text)).filter((food) => food !== "");
  const isOfFoods = ({ text }: SectionedLine): boolean => foods.some((food) => bareText(text).includes(food));
  return (
    shown.filter(isOfFoods).length >= shown.length * SAME &&
    [/\p{N}/u, /^\p{N}/u].some((amount) => {
      const has = (lines: readonly SectionedLine[]): number => lines.filter(({ text }) => amount.test(text)).length;
      return has(said) * 2 <= said.length && has(shown) > has(said) * 2;
    })
  );
}

function better(said: readonly SectionedLine[], shown: readonly SectionedLine[]): readonly SectionedLine[] {
  if (said.length === 0) return shown;
  if ((shown.length > said.length && isSameText(said, shown)) || isCutOff(said, shown)) return shown;
  const headed = withPlainHeadings(said, shown);
  if (headed !== null) return headed;
  const ordered = inOrderOf(said, shown);
  return sectionsIn(shown) > sectionsIn(ordered) ? withSections(ordered, shown) : ordered;
}

/** The same lines in the order that the page has them in. */
function inOrderOf(said: readonly SectionedLine[], shown: readonly SectionedLine[]): readonly SectionedLine[] {
  const places = new Map(shown.map(({ text }, at) => [bareText(text), at]));
  const placed = said.map((line) => ({ line, at: places.get(bareText(line.text)) }));
  if (new Set(placed.map(({ at }) => at)).size < said.length) return said;
  return placed.some(({ at }) => at === undefined)
    ? said
    : placed.toSorted((left, right) => (left.at ?? 0) - (right.at ?? 0)).map(({ line }) => line);
}

/**
 * Headings that are set as the lines below them are ("Cupcakes", "Frosting"): what the page shows beyond its data, without an
 * amount, two of them at least, one above the first line of all and each above a line. Null where that is not so.
 */
function withPlainHeadings(
  said: readonly SectionedLine[],
  shown: readonly SectionedLine[],
): readonly SectionedLine[] | null {
  if (said.length < 4 || shown.length < said.length + 2 || sectionsIn(said) > 0 || sectionsIn(shown) > 0) return null;
  const known = new Set(said.map(({ text }) => bareText(text)));
  const isKnown = (at: number): boolean => known.has(bareText(shown[at]?.text ?? ""));
  const headings = shown.map((_line, at) => at).filter((at) => !isKnown(at));
  const isHeading = (at: number): boolean => {
    const text = shown[at]?.text ?? "";
    return isKnown(at + 1) && text.length < MAX_HEADING && !/^\p{N}/u.test(text) && !isFurniture(text);
  };
  if (headings[0] !== 0 || headings.length * 2 > said.length || !headings.every(isHeading)) return null;
  let section = "";
  const lines = shown.flatMap(({ text }, at): readonly SectionedLine[] => {
    if (isKnown(at)) return [{ text, section }];
    section = text.replace(/:$/, "");
    return [];
  });
  return lines.length === said.length ? lines : null;
}
const MAX_HEADING = 60;

/** Whether both say the same, however it is parted: all that the page shows stands in the data. */
function isSameText(said: readonly SectionedLine[], shown: readonly SectionedLine[]): boolean {
  const whole = bareText(said.map(({ text }) => text).join(" "));
  const isShown = bareText(shown.map(({ text }) => text).join(" ")).length <= whole.length; // A tag below says a word once more.
  return isShown && shareFound(said, shown) >= SAME && shown.every(({ text }) => whole.includes(bareText(text)));
}

/** "Sweat the leeks in…", of which the page shows all. */
function isCutOff(said: readonly SectionedLine[], shown: readonly SectionedLine[]): boolean {
  if (!/(?:\.{3}|…)\W*$/.test(said.at(-1)?.text ?? "")) return false;
  const whole = (lines: readonly SectionedLine[]): string => bareText(lines.map(({ text }) => text).join(" "));
  return whole(shown).length > whole(said).length && whole(shown).startsWith(whole(said));
}

const sectionsIn = (lines: readonly SectionedLine[]): number =>
  new Set(lines.map(({ section }) => section).filter((section) => section !== "")).size;

/** The headings of the shown lines on those that say the same. Lines between two of one group belong to it as well. */
function withSections(said: readonly SectionedLine[], shown: readonly SectionedLine[]): readonly SectionedLine[] {
  const shownText = shown.map(({ text }) => bareText(text));
  const headings = new Set(shown.map(({ section }) => bareText(section)));
  let next = 0;
  let found = 0;
  const sectioned = said.flatMap(({ text }): readonly SectionedLine[] => {
    const bare = bareText(text);
    const at = shownText.indexOf(bare, next);
    if (at === -1 && headings.has(bare)) {
      found += 1; // The heading itself, which data has among its lines.
      return [];
    }
    if (at === -1) return [{ text, section: shown[Math.max(0, next - 1)]?.section ?? "" }];
    found += 1;
    next = at + 1;
    return [{ text, section: shown[at]?.section ?? "" }];
  });
  return found >= said.length * SAME ? sectioned : said;
}
