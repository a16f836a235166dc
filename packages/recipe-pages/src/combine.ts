import type { PageLine, PageRecipe } from "./page-recipe";
import type { MarkedLists } from "./marked-lists";
import { bareText, shareFound } from "./same-words";

/** Lists of which this much is the same text are one list. */
const SAME = 0.85;

/**
 * A recipe with what the page shows of it: what its data lacks, the lines where the data has them all in one, and the
 * headings of its groups, which data seldom has.
 */
export function withShown(recipe: PageRecipe, shown: MarkedLists): PageRecipe {
  const { ingredients } = recipe;
  const isFuller = saysMore(ingredients, shown.ingredients);
  return {
    ...recipe,
    ingredients: isFuller ? shown.ingredients : better(ingredients, shown.ingredients),
    steps: better(recipe.steps, shown.steps),
  };
}

/**
 * Data often has the foods without their amounts, which the page shows: every word of it, and more amounts. A line of the
 * page that holds none of the foods is of something else.
 */
function saysMore(said: readonly PageLine[], shown: readonly PageLine[]): boolean {
  if (said.length < 2 || shown.length < said.length || shareFound(said, shown) < SAME) return false;
  const foods = said.map(({ text }) => bareText(text)).filter((food) => food !== "");
  const isOfFoods = ({ text }: PageLine): boolean => foods.some((food) => bareText(text).includes(food));
  return (
    shown.filter(isOfFoods).length >= shown.length * SAME &&
    [/\p{N}/u, /^\p{N}/u].some((amount) => {
      const has = (lines: readonly PageLine[]): number => lines.filter(({ text }) => amount.test(text)).length;
      return has(said) * 2 <= said.length && has(shown) > has(said) * 2;
    })
  );
}

function better(said: readonly PageLine[], shown: readonly PageLine[]): readonly PageLine[] {
  if (said.length === 0) return shown;
  if ((shown.length > said.length && isSameText(said, shown)) || isCutOff(said, shown)) return shown;
  return sectionsIn(shown) > sectionsIn(said) ? withSections(said, shown) : said;
}

/** Whether both say the same, however it is parted: all that the page shows stands in the data. */
function isSameText(said: readonly PageLine[], shown: readonly PageLine[]): boolean {
  const whole = bareText(said.map(({ text }) => text).join(" "));
  return shareFound(said, shown) >= SAME && shown.every(({ text }) => whole.includes(bareText(text)));
}

/** "Sweat the leeks in…", of which the page shows all. */
function isCutOff(said: readonly PageLine[], shown: readonly PageLine[]): boolean {
  if (!/(?:\.{3}|…)\W*$/.test(said.at(-1)?.text ?? "")) return false;
  const whole = (lines: readonly PageLine[]): string => bareText(lines.map(({ text }) => text).join(" "));
  return whole(shown).length > whole(said).length && whole(shown).startsWith(whole(said));
}

const sectionsIn = (lines: readonly PageLine[]): number =>
  new Set(lines.map(({ section }) => section).filter((section) => section !== "")).size;

/** The headings of the shown lines on those that say the same. Lines between two of one group belong to it as well. */
function withSections(said: readonly PageLine[], shown: readonly PageLine[]): readonly PageLine[] {
  const shownText = shown.map(({ text }) => bareText(text));
  const headings = new Set(shown.map(({ section }) => bareText(section)));
  let next = 0;
  let found = 0;
  const sectioned = said.flatMap(({ text }): readonly PageLine[] => {
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
