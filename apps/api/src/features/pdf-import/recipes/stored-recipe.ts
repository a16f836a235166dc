import { TEXT_LIMITS } from "@tureen/contracts/primitives";
import type { FoundRecipe } from "@tureen/domain/recipe-reading/book-reading";
import type { RecipeDraft } from "@tureen/domain/recipe-reading/recipe-from-lines";
import { formatAmount } from "@tureen/domain/quantities/format-quantity";
import { fractionOf, fromNumber } from "@tureen/domain/quantities/rational";
import { z } from "zod";
import type { addRecipe } from "#features/recipes/recipes.service";
import { pageOf } from "../pages/book";

const minutes = z.number().int().nullable();

/** A recipe as the ledger keeps it, whether it came in or was left out; lines and steps are the page's. */
const storedRecipe = z.object({
  v: z.literal(2),
  title: z.string(),
  description: z.string(),
  /** Null where the book does not say. */
  servings: z.number().nullable(),
  yieldAmount: z.number().nullable().default(null),
  yieldNoun: z.string().default(""),
  prepTimeMinutes: minutes,
  cookTimeMinutes: minutes,
  ingredients: z.array(z.object({ raw: z.string(), section: z.string() })),
  steps: z.array(z.string()),
});
export type StoredRecipe = z.output<typeof storedRecipe>;

/** The first version: a recipe as a model wrote it down. */
const storedAnswer = z.object({
  v: z.literal(1).default(1),
  title: z.string(),
  description: z.string(),
  cuisine: z.string(),
  difficulty: z.enum(["Easy", "Medium", "Hard"]),
  servings: z.number(),
  prepTimeMinutes: minutes,
  cookTimeMinutes: minutes,
  ingredients: z.array(
    z.object({ name: z.string(), amount: z.number(), unit: z.string(), preparationNotes: z.string() }),
  ),
  steps: z.array(z.string()),
  tags: z.array(z.string()),
});

const keptRecipe = z.union([storedRecipe, storedAnswer]);

const storedDoubt = z.object({
  v: z.literal(1),
  /** Where its last line stands in the book. */
  lastPlace: z.number(),
  recipe: storedRecipe,
  unsure: z.array(z.enum(["title", "ingredients", "instructions"])),
});
export type StoredDoubt = z.output<typeof storedDoubt>;

/** Null for a row of an older version. */
export function readDoubtRecipe(json: string): StoredDoubt | null {
  return json === "" ? null : storedDoubt.parse(JSON.parse(json));
}

/** The pages that the lines of a doubt stand on, as far as they were kept. */
export function pagesOfDoubt({ page, recipeJson }: { page: number; recipeJson: string }): number[] {
  const last = pageOf(readDoubtRecipe(recipeJson)?.lastPlace ?? 0);
  return Array.from({ length: Math.max(1, last - page + 1) }, (_, index) => page + index);
}

export function writeDoubtRecipe(doubt: Omit<StoredDoubt, "v">): string {
  return JSON.stringify({ v: 1, ...doubt });
}

type RecipeInput = Parameters<typeof addRecipe>[1];

/** At its full length: only what comes into the collection is cut to what its fields take. */
export function storedOf(draft: RecipeDraft): StoredRecipe {
  return { v: 2, ...draft, ingredients: [...draft.ingredients], steps: [...draft.steps] };
}

/** The collection's input for a row of the ledger, of whatever version. */
export function recipeInputOf(json: string): RecipeInput {
  const kept = keptRecipe.parse(JSON.parse(json));
  return kept.v === 2 ? inputOf(kept) : inputOfAnswer(kept);
}

function inputOf({ title, description, servings, ...recipe }: StoredRecipe): RecipeInput {
  return {
    title: title.slice(0, TEXT_LIMITS.title),
    description: description.slice(0, TEXT_LIMITS.description),
    servings: servings ?? undefined,
    ...(recipe.yieldAmount === null
      ? {}
      : { yield_amount: fractionOf(recipe.yieldAmount), yield_noun: recipe.yieldNoun.slice(0, TEXT_LIMITS.name) }),
    prep_time: recipe.prepTimeMinutes,
    cook_time: recipe.cookTimeMinutes,
    instructions: recipe.steps.join("\n").slice(0, TEXT_LIMITS.instructions),
    ingredients: recipe.ingredients.map(({ raw, section }) => ({
      raw: raw.slice(0, TEXT_LIMITS.line),
      section: section.slice(0, TEXT_LIMITS.name),
    })),
  };
}

function inputOfAnswer(recipe: z.output<typeof storedAnswer>): RecipeInput {
  return {
    title: recipe.title,
    description: recipe.description,
    cuisine: recipe.cuisine,
    difficulty: recipe.difficulty,
    servings: recipe.servings,
    prep_time: recipe.prepTimeMinutes,
    cook_time: recipe.cookTimeMinutes,
    instructions: recipe.steps.join("\n").slice(0, TEXT_LIMITS.instructions),
    tags: recipe.tags.join(", "),
    ingredients: recipe.ingredients.map(({ name, amount, unit, preparationNotes }) => {
      const measure = amount > 0 ? [formatAmount(fromNumber(amount), unit), unit] : [];
      const food = [...measure, name].filter(Boolean).join(" ");
      return { raw: [food, preparationNotes].filter(Boolean).join(", ").slice(0, TEXT_LIMITS.line) };
    }),
  };
}

const storedLines = z.object({ v: z.literal(1), lines: z.array(z.string()) });
/** Before there were versions it was the list alone. */
const keptLines = z.union([storedLines, z.array(z.string()).transform((lines) => ({ lines }))]);

/** The lines that a family has to check. */
export function writeUngrounded(lines: readonly string[]): string {
  return JSON.stringify({ v: 1, lines });
}

/** Reads the lists of earlier versions too; throws for any other JSON. */
export function readUngrounded(json: string): string[] {
  return keptLines.parse(JSON.parse(json)).lines;
}

const run = z.array(z.int());
const storedFound = z.object({
  v: z.literal(1),
  title: run,
  description: run,
  facts: run,
  sections: z.array(z.object({ heading: run, items: z.array(run) })),
  steps: z.array(run),
  headings: run,
  hasNumberedTitle: z.boolean().optional(),
});

/** The lines that a recipe was read from, by their places in the book. */
export function writeFound(found: FoundRecipe, placeOf: (index: number) => number): string {
  return JSON.stringify({ v: 1, ...mapLines(found, placeOf) });
}

/** The same as lines of the book as it is now; those that were read anew meanwhile are left out. Null for none. */
export function readFound(json: string, indexAt: (place: number) => number | undefined): FoundRecipe | null {
  if (json === "") return null;
  return { ...mapLines(storedFound.parse(JSON.parse(json)), indexAt), certainty: "certain", reasons: [] };
}

/** The pages that a recipe stands on; none for a row of an older version. */
export function pagesOfFound(json: string): number[] {
  if (json === "") return [];
  const { title, sections, steps } = storedFound.parse(JSON.parse(json));
  const places = [...title, ...sections.flatMap(({ items }) => items.flat()), ...steps.flat()];
  return [...new Set(places.map(pageOf))];
}

type Lines = Omit<FoundRecipe, "certainty" | "reasons">;

function mapLines(
  { title, description, facts, sections, steps, headings, hasNumberedTitle }: Lines,
  to: (line: number) => number | undefined,
): Lines {
  const mapped = (lines: readonly number[]): number[] => lines.map(to).filter((line) => line !== undefined);
  return {
    title: mapped(title),
    description: mapped(description),
    facts: mapped(facts),
    sections: sections.map(({ heading, items }) => ({ heading: mapped(heading), items: items.map(mapped) })),
    steps: steps.map(mapped),
    headings: mapped(headings),
    ...(hasNumberedTitle ? { hasNumberedTitle } : {}),
  };
}
