import { readHeading } from "@tureen/domain/ingredients/lines/line-heading";
import { evidenceOf, isStep } from "@tureen/domain/recipe-reading/items/item-evidence";
import type { SectionedLine, PageRecipe } from "../page-recipe";
import { isIngredientsHeading, isMethodHeading } from "./part-headings";
import { withoutCount } from "./item-text";
import { bareText } from "./same-words";

/** What stands above lines and is no group of them: measures to choose, the page's own furniture, "Step 3". */
const NO_GROUP =
  /^(?:metric|imperial|us(?: customary)?|us units?|metrisch|details?|overview|on sale|recipe|rezept|recette|receta|ricetta|recept|serves?|servings?|yield|(?:step|schritt|étape|paso|passo|stap)\s*\d{1,2})\W*$/i;

/** A recipe without the headings that name no group of lines: its own title, the name of the part, "Metric", "Details". */
export function withOwnSections(recipe: PageRecipe): PageRecipe {
  const title = bareText(recipe.title);
  const isNone = (section: string): boolean =>
    NO_GROUP.test(section) || (title.length > 3 && bareText(section).includes(title));
  const named = (lines: readonly SectionedLine[], isPart: (text: string) => boolean): readonly SectionedLine[] =>
    lines.map((line) =>
      line.section !== "" && (isNone(line.section) || isPart(line.section)) ? { ...line, section: "" } : line,
    );
  return {
    ...recipe,
    ingredients: named(withoutCount(withoutTitle(recipe.ingredients, title)), isIngredientsHeading),
    steps: named(belowHeadings(withoutLead(recipe.steps)), isMethodHeading),
  };
}

/** The dish's name above its ingredients, set as one of them. */
const withoutTitle = (lines: readonly SectionedLine[], title: string): readonly SectionedLine[] =>
  lines.length > 2 && title !== "" && bareText(lines[0]?.text ?? "") === title ? lines.slice(1) : lines;

/** "Follow these steps for a stew that everybody loves:" and "How do I make a stew?" above the steps. */
function withoutLead(steps: readonly SectionedLine[]): readonly SectionedLine[] {
  const text = steps[0]?.text ?? "";
  return steps.length > 1 && text.length < MAX_LEAD && (LEADS.test(text) || /^[^.!]*[?？]$/u.test(text))
    ? steps.slice(1)
    : steps;
}
const MAX_LEAD = 200;
const LEADS =
  /(?:these|the following|folgenden|diese|ces|suivantes|estos|siguientes|questi|seguenti|deze|volgende) (?:\p{L}+ ){0,2}(?:steps|instructions|schritten?|étapes|pasos|passaggi|stappen)\b[^.]{0,60}[:.!]?$|(?:étapes|pasos|passaggi) (?:suivantes|siguientes|seguenti)\s?[:.]?$/iu;

/** "For the gravy:" set as a step is the heading of those that follow. */
function belowHeadings(steps: readonly SectionedLine[]): readonly SectionedLine[] {
  let heading: string | null = null;
  let of = "";
  return steps.flatMap(({ text, section }, at): readonly SectionedLine[] => {
    const following = steps[at + 1];
    const mayHead = text.length <= MAX_HEADING && (FOR_WHAT.test(text) || !isStep(evidenceOf(text)));
    const found = mayHead ? headingIn(text, following?.text ?? "") : null;
    if (found !== null && following !== undefined) {
      [heading, of] = [found, section];
      return [];
    }
    if (section !== of) heading = null;
    return [{ text, section: heading ?? section }];
  });
}
const MAX_HEADING = 80;
/** "Pour préparer la crème :", which a sentence might begin with as well. */
const FOR_WHAT = /^(?:for|to|für|zum|pour|para|per|voor)\s.*:$/iu;
const headingIn = (text: string, following: string): string | null => readHeading(text, { opens: false, following });
