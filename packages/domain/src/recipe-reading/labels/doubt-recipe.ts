import {
  itemsIn,
  linesOfRecipe,
  NO_TITLE_STYLE,
  type BookReading,
  type FoundRecipe,
  type Item,
  type LineRun,
} from "../book-reading";
import { IN_PROSE } from "../prose/prose-recipes";
import { isNameOf } from "../items/item-evidence";
import { readRecipe } from "../rules/read-recipe";
import { RecipeParts } from "../rules/recipe-parts";

/** A part of a recipe that somebody has to compare with the page. */
export type UnsurePart = "title" | "ingredients" | "instructions";

/** Which parts the reasons for a doubt are about. */
const ABOUT: readonly (readonly [RegExp, readonly UnsurePart[]])[] = [
  [new RegExp(`title|${NO_TITLE_STYLE}|name of a dish`), ["title"]],
  [new RegExp(`ingredient|amount|${IN_PROSE}`), ["ingredients"]],
  [/step|instruction/, ["instructions"]],
  [/order|two recipes|letters/, ["ingredients", "instructions"]],
];

/**
 * What the rules would make of some lines that may be a recipe, for a person to correct: each of the lines is in it.
 *
 * @param lines those of a doubt
 */
export function recipeOfDoubt(reading: BookReading, lines: LineRun): FoundRecipe {
  const own = new Set(lines);
  const items = itemsIn(reading, { start: lines[0] ?? 0, end: (lines.at(-1) ?? -1) + 1 }).filter(({ lines: [first] }) =>
    own.has(first ?? -1),
  );
  const known = reading.recipes.find((recipe) => {
    const all = linesOfRecipe(recipe);
    return all.length > 0 && all.every((line) => own.has(line));
  });
  const found = known ?? readAlone(items);
  const told = new Set(linesOfRecipe(found));
  const rest = items.filter(({ lines: [first] }) => !told.has(first ?? -1)).map((item) => item.lines);
  return { ...found, steps: [...found.steps, ...rest] };
}

/** Where a person has to look. */
export function unsureParts({ title, sections, steps, reasons }: FoundRecipe): UnsurePart[] {
  const said = new Set(
    reasons.flatMap((reason) => ABOUT.filter(([words]) => words.test(reason)).flatMap(([, parts]) => parts)),
  );
  if (title.length === 0) said.add("title");
  if (sections.length === 0) said.add("ingredients");
  if (steps.length === 0) said.add("instructions");
  return (["title", "ingredients", "instructions"] as const).filter((part) => said.has(part));
}

function readAlone(items: readonly Item[]): FoundRecipe {
  const first = items[0];
  const isNamed = first !== undefined && (first.sign === "title" || isNameOf(first.text, first));
  // Without a name the title is empty, and all of it stands below.
  const title = isNamed ? { first: 0, last: 0 } : { first: 0, last: -1 };
  const read = readRecipe({ items, title, end: items.length, hasTitleStyle: false });
  return read ?? new RecipeParts().asRecipe(isNamed ? first.lines : [], [NO_TITLE_STYLE]);
}
