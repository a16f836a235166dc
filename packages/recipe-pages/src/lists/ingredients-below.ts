import { readHeading } from "@tureen/domain/ingredients/lines/line-heading";
import { evidenceOf, isInstruction } from "@tureen/domain/recipe-reading/items/item-evidence";
import { recipePart } from "@tureen/domain/recipe-reading/words/recipe-marks";
import type { SectionedLine, TextLine } from "../page-recipe";
import { FIRST_STEP, hasAmount, ingredientText, partIngredients, withAmounts, withoutProse } from "./item-text";
import { endOf, isAbove, isBelowList, listed } from "./part-ends";
import {
  endsInIngredients,
  endsRecipe,
  isEndOfRecipe,
  isIngredientsHeading,
  isNameOfIngredients,
} from "./part-headings";
import { withoutRepeats } from "./same-words";
import { headsMethod, lastPart, MAX_NAME, opensMethod } from "./steps-below";

const MAX_INGREDIENTS = 150;
/** A longer line among the ingredients is prose about them. */
const MAX_INGREDIENT = 250;
/** "Ingredients", and as a heading, or with a colon, "Banana wine ingredients". */
export function headsIngredients({ text, level }: TextLine): boolean {
  if (isIngredientsHeading(text)) return true;
  const isHeading = level > 0 || (text.endsWith(":") && !isInstruction(evidenceOf(text)));
  return isHeading && (endsInIngredients(text) || isIngredientsHeading(lastPart(text)));
}

/** The ingredients from a line on, and where they end. */
export function ingredientsFrom(
  lines: readonly TextLine[],
  start: number,
): { readonly lines: readonly SectionedLine[]; readonly next: number } {
  const level = lines[start - 1]?.level ?? 0;
  const isNumbered = lines.find((line, index) => index >= start && line.level === 0)?.isNumbered ?? false;
  const next = endOf(lines, start, MAX_INGREDIENTS, (line, before, at) => {
    if (headsMethod(line) || (line.level > 0 && before > 0 && isNameOfIngredients(line.text))) return true;
    // "What you need": pots and pans, and then "Ingredients of the wine".
    const isEquipment = line.level > 0 && before > 1 && !lines.slice(start, at).some(hasAmount);
    if (isEquipment && headsIngredients(line)) return true;
    if (line.level > 0 && FIRST_STEP.test(line.text)) return true;
    // Steps that no heading stands above.
    if (before > 1 && ((line.isNumbered && !isNumbered) || opensMethod(lines, at))) return true;
    if (line.level > 0 ? isEndOfRecipe(line.text) : before > 1 && !line.isItem && endsRecipe(line)) return true;
    if (before > 1 && isBelowList(lines, start, at)) return true;
    if (before > 1 && ENERGY.test(line.text)) return true;
    // Of a bold line nobody knows what rank its groups have.
    const isOfGroup = level === 7 && lines.slice(at + 1, at + 4).some(hasAmount);
    if (before > 1 && isAbove(line.level, level) && !isOfGroup) return true;
    return before > 1 && line.level === 0 && !line.isItem && line.text.length > MAX_INGREDIENT;
  });
  return { lines: ingredientsOf(lines.slice(start, next)), next };
}

/** Lines of ingredients, each below the heading of its group. */
export function ingredientsOf(lines: readonly TextLine[]): readonly SectionedLine[] {
  const found: SectionedLine[] = [];
  let section = "";
  const own = measuredItems(listed(lines));
  for (const [index, line] of own.entries()) {
    const part = recipePart(line.text);
    if (part === "servings" || part === "times" || isIngredientsHeading(line.text) || leads(line.text)) continue;
    if (line.level > 0 && /^\(.*\)$/.test(line.text)) continue; // "(for one)"
    const text = ingredientText(line.text);
    const following = own[index + 1]?.text ?? "";
    const heading = line.level > 0 ? text.replace(/\s*:$/, "") : readHeading(text, { opens: false, following });
    if (heading !== null) section = heading;
    else if (text.length <= MAX_INGREDIENT) found.push({ text, section });
    // "1 cup butter – the soul of a cookie…": what is said of it is not lost, it stands on the page.
    else if (line.isItem && hasAmount(line)) found.push({ text: text.split(REMARK)[0] ?? text, section });
  }
  return withoutProse(withoutRepeats(withAmounts(found.length === 1 ? found.flatMap(partIngredients) : found)));
}

/** "To make this stew for a whole family, gather the following:", "For some twenty cakes". */
const leads = (text: string): boolean => (text.length > MAX_NAME && text.endsWith(":")) || SOME.test(text);
const SOME =
  /^(?:pour|für|for|para|per|voor) (?:(?:an?|une?|ein|eine|una?|een) )?(?:dozen|dutzend|douzaine|vingtaine|dizaine|quinzaine|trentaine|decena|docena|ventina|decina|dozzina|twintigtal)\b/iu;

/** "Energy 101 kcal": what the dish gives, set below what it takes. */
const ENERGY = /^\P{N}{0,25}\p{N}[\p{N}.,]* ?k(?:cal|j)\b/iu;
const REMARK = /\s[–—-]\s|\.\s/;

/** Where the items of lists have the amounts, other lines are those of forms and links around them. */
function measuredItems(lines: readonly TextLine[]): readonly TextLine[] {
  const measured = lines.filter((line) => line.level === 0 && hasAmount(line));
  const ofItems = measured.filter(({ isItem }) => isItem).length;
  // A line right above an item may be the name of its group.
  return ofItems >= MIN_ITEMS && ofItems >= measured.length * MOST_ITEMS
    ? lines.filter((line, at) => line.isItem || line.level > 0 || lines[at + 1]?.isItem === true)
    : lines;
}
const MIN_ITEMS = 4;
const MOST_ITEMS = 0.8;
