import { exportedFields } from "@tureen/contracts/fields";
import { RECIPE_FIELDS } from "@tureen/contracts/recipe-fields";
import { LINE_FIELDS, type IngredientLine } from "@tureen/contracts/recipe-lines";
import type { CreateRecipeInput, Recipe } from "@tureen/contracts/recipes";
import { createRecipeInput } from "@tureen/contracts/recipes";
import { fractionOf, toNumber } from "@tureen/domain/quantities/rational";
import { z } from "zod";

/** What schema.org has no word for, so that a recipe that leaves comes back as it was. */
export interface ExtendedRecipe {
  readonly v: 1;
  /** Tells it from others of its title where a line of another recipe is this one. */
  readonly id: number;
  readonly recipe: Readonly<Record<string, unknown>>;
}

/** The recipe as its own call takes it: everything that was understood of its lines, and nothing that is this server's own. */
export function ownRecipe(recipe: Recipe): ExtendedRecipe {
  const { ingredients } = recipe;
  const lines = typeof ingredients === "string" ? ingredients : ingredients.map(ownLine);
  return { v: 1, id: recipe.id, recipe: { ...pick(recipe, exportedFields(RECIPE_FIELDS)), ingredients: lines } };
}

const ownLine = (line: IngredientLine) => ({
  ...pick(line, exportedFields(LINE_FIELDS)),
  amount: exactAmount(line),
  ...(line.recipe_id === null ? {} : { recipe: { id: line.recipe_id, title: line.recipe_title ?? "" } }),
});

const withLinks = z.object({
  recipe: z.object({
    ingredients: z
      .array(z.object({ recipe: z.object({ id: z.number(), title: z.string() }).optional() }).catch({}))
      .catch([]),
  }),
});

/** Of each line of an export of ours the recipe that it is, by the id that its export has for it. */
export function ownLinks(own: unknown): readonly ({ readonly key: string; readonly title: string } | null)[] {
  const read = withLinks.safeParse(own);
  const lines = read.success ? read.data.recipe.ingredients : [];
  return lines.map(({ recipe }) => (recipe ? { key: String(recipe.id), title: recipe.title } : null));
}

function pick<T extends object>(thing: T, names: readonly (keyof T & string)[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, thing[name]]));
}

function exactAmount({ amount, amount_min: least }: IngredientLine): number | string {
  return least === null ? asFraction(amount) : `${asFraction(least)}-${asFraction(amount)}`;
}

/** "1/3" rather than 0.3333…: amounts are fractions here, and what is no decimal of few places is one of few parts. */
function asFraction(amount: number): number | string {
  if (Number.isInteger(amount * 1e6)) return amount;
  const { num, den } = fractionOf(amount);
  const text = num > den ? `${num / den} ${num % den}/${den}` : `${num}/${den}`;
  return toNumber({ num, den }) === amount ? text : amount;
}

const written = z.object({ v: z.literal(1), recipe: createRecipeInput });

/** The recipe of an export of ours; null for what is none, or of a version that is not known here. */
export function readOwn(own: unknown): Omit<CreateRecipeInput, "operation_id"> | null {
  const read = written.safeParse(own);
  if (!read.success) return null;
  const { operation_id: _none, ...recipe } = read.data.recipe;
  return recipe;
}
