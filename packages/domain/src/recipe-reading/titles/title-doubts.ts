import { parseLine } from "#ingredients/lines/parse-line";
import type { FoundRecipe, Item } from "../book-reading";
import { isUnfinished } from "../words/sentences";
import { usualStyle } from "../setting/styles";
import type { Title } from "./title-looks";

/** A recipe whose title may be none is a question, however whole it is: "2 eggs, beaten" in bold, the end of a sentence that a page cut. */
export function withTitleDoubts(recipe: FoundRecipe, items: readonly Item[], { first }: Title): FoundRecipe {
  const [item, above] = [items[first], items[first - 1]];
  if (!item) return recipe;
  // Many books write all their titles small; what goes on is set as it began.
  const opensPage = above !== undefined && above.first.page < item.first.page && above.style === item.style;
  const { amount, unit } = parseLine(item.text);
  const reasons = [
    // "7-Up Cake" has a number, and no measure.
    ...(amount !== null && unit !== "" ? ["its title reads as an ingredient"] : []),
    ...(opensPage && (isUnfinished(above.text) || /^\p{Ll}/u.test(item.text))
      ? ["its title goes on from the page before"]
      : []),
  ];
  return reasons.length === 0 ? recipe : { ...recipe, certainty: "doubtful", reasons: [...recipe.reasons, ...reasons] };
}

/** Items above a title among which its own may stand. */
const ABOVE = 3;

/** The recipes of a book, with those in doubt whose title stands below a larger name in the style of most titles: "Shake and bake, baby." */
export function withSayings(recipes: readonly FoundRecipe[], items: readonly Item[]): FoundRecipe[] {
  const itemOf = new Map(items.map(({ lines }, index) => [lines[0], index]));
  const titleOf = ({ title }: FoundRecipe): Item | undefined => items[itemOf.get(title[0]) ?? -1];
  const usual = usualStyle(
    recipes.flatMap((recipe) => (recipe.certainty === "certain" ? (titleOf(recipe) ?? []) : [])),
  );
  return recipes.map((recipe) => {
    const [title, index] = [titleOf(recipe), itemOf.get(recipe.title[0]) ?? 0];
    const above = items.slice(Math.max(0, index - ABOVE), index);
    if (!title || !above.some(({ style, first }) => style === usual && first.size > title.first.size)) return recipe;
    return { ...recipe, certainty: "doubtful", reasons: [...recipe.reasons, "a title of another style above its own"] };
  });
}
