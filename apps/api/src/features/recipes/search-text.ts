import { foldText } from "@tureen/domain/ingredients/normalize-name";
import type { LineContent } from "./line-content";
import type { RecipeRow } from "./recipes.repo";

/** Between two fields, so that nothing is found across them; folded text has no line breaks of its own. */
const FIELD_END = "\n";

/**
 * What a search reads of a recipe (specification, section 5): title, description, cuisine, ingredients, instructions.
 * It ends with a field's end, so that the last two letters have a third behind them in the index.
 */
export function searchText(recipe: RecipeRow, lines: readonly LineContent[]): string {
  const ingredients = recipe.ingredientsText === null ? lines.flatMap(wordsOf) : recipe.ingredientsText.split("\n");
  return [recipe.title, recipe.description, recipe.cuisine, ...ingredients, recipe.instructions]
    .map(foldForSearch)
    .filter(Boolean)
    .map((field) => field + FIELD_END)
    .join("");
}

/** What somebody types into the search box, as the index has it. NUL would end SQLite's text. */
export function foldForSearch(text: string): string {
  return foldText(text.replaceAll("\0", " "));
}

function wordsOf(line: LineContent): string[] {
  return [line.raw, ...[line.name, line.subType, line.notes].filter((words) => !line.raw.includes(words))];
}
