import type { PageLine, PageRecipe } from "./page-recipe";
import { isIngredientsHeading, isMethodHeading } from "./part-headings";
import { bareText } from "./same-words";

/** What stands above lines and is no group of them: measures to choose, the page's own furniture, "Step 3". */
const NO_GROUP =
  /^(?:metric|imperial|us(?: customary)?|us units?|metrisch|details?|overview|recipe|rezept|recette|receta|ricetta|recept|serves?|servings?|yield|(?:step|schritt|étape|paso|passo|stap)\s*\d{1,2})\W*$/i;

/** A recipe without the headings that name no group of lines: its own title, the name of the part, "Metric", "Details". */
export function withOwnSections(recipe: PageRecipe): PageRecipe {
  const title = bareText(recipe.title);
  const isNone = (section: string): boolean =>
    NO_GROUP.test(section) || (title.length > 3 && bareText(section).includes(title));
  const named = (lines: readonly PageLine[], isPart: (text: string) => boolean): readonly PageLine[] =>
    lines.map((line) =>
      line.section !== "" && (isNone(line.section) || isPart(line.section)) ? { ...line, section: "" } : line,
    );
  return {
    ...recipe,
    ingredients: named(recipe.ingredients, isIngredientsHeading),
    steps: named(recipe.steps, isMethodHeading),
  };
}
