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
  return {
    ...recipe,
    ingredients: better(recipe.ingredients, shown.ingredients),
    steps: better(recipe.steps, shown.steps),
  };
}

function better(said: readonly PageLine[], shown: readonly PageLine[]): readonly PageLine[] {
  if (said.length === 0) return shown;
  if (shown.length === 0) return said;
  const isSame = shareFound(said, shown) >= SAME && shareFound(shown, said) >= SAME;
  if (isSame && shown.length > said.length) return shown;
  return hasSections(said) ? said : withSections(said, shown);
}

const hasSections = (lines: readonly PageLine[]): boolean => lines.some(({ section }) => section !== "");

/** The headings of the shown lines on those that say the same. Lines between two of one group belong to it as well. */
function withSections(said: readonly PageLine[], shown: readonly PageLine[]): readonly PageLine[] {
  if (!hasSections(shown)) return said;
  const shownText = shown.map(({ text }) => bareText(text));
  let next = 0;
  let found = 0;
  const sectioned = said.map(({ text }): PageLine => {
    const bare = bareText(text);
    const at = shownText.findIndex(
      (each, index) =>
        index >= next &&
        (each === bare || (bare.length > 5 && (each.startsWith(bare) || bare.startsWith(each)) && each !== "")),
    );
    if (at === -1) return { text, section: shown[Math.max(0, next - 1)]?.section ?? "" };
    found += 1;
    next = at + 1;
    return { text, section: shown[at]?.section ?? "" };
  });
  return found >= said.length * SAME ? sectioned : said;
}
