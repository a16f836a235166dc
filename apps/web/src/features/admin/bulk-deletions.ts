import { counted } from "#lib/counted";
import type { Inputs, Outputs } from "#lib/trpc";

/** The word in the call's path. */
export type DeleteKind = Inputs["admin"]["bulkDelete"]["kind"];
type Stats = Outputs["admin"]["stats"];

export interface BulkDeletion {
  readonly kind: DeleteKind;
  /** The button: "Delete all recipes". */
  readonly label: string;
  /** What goes and what stays, in a sentence or two; with counts once they are known. */
  readonly text: (stats: Stats | undefined) => string;
}

function counts(stats: Stats | undefined, key: keyof Stats, singular: string): string {
  return stats ? counted(stats[key], singular) : `all ${singular}s`;
}

const recipes = (stats: Stats | undefined) => counts(stats, "recipes", "recipe");
const meals = (stats: Stats | undefined) => counts(stats, "mealPlans", "planned meal");
const lists = (stats: Stats | undefined) => counts(stats, "shoppingLists", "shopping list");
const ingredients = (stats: Stats | undefined) => counts(stats, "totalIngredients", "ingredient");

/** What can be deleted at one stroke, and what goes with it (decisions, section 2). */
export const DELETIONS: readonly BulkDeletion[] = [
  {
    kind: "recipes",
    label: "Delete all recipes",
    text: (stats) => `Deletes ${recipes(stats)} and ${meals(stats)}. Shopping lists keep their items.`,
  },
  {
    kind: "meal-plans",
    label: "Delete all meal plans",
    text: (stats) => `Deletes ${meals(stats)}, the locked ones too. Recipes and shopping lists stay.`,
  },
  {
    kind: "shopping-lists",
    label: "Delete all shopping lists",
    text: (stats) => `Deletes ${lists(stats)}. Meals that they have locked are free again.`,
  },
  {
    kind: "ingredients",
    label: "Delete all ingredients",
    text: (stats) =>
      `Deletes ${ingredients(stats)}, built-in and your own, with their aliases and the larder. Recipes keep every word.`,
  },
];

export const DELETE_EVERYTHING: BulkDeletion = {
  kind: "all",
  label: "Delete everything",
  text: (stats) =>
    `Deletes ${recipes(stats)}, ${meals(stats)}, ${lists(stats)}, the larder, imports and ingredients of your own. Settings, the password, sign-ins and the built-in ingredients stay.`,
};
