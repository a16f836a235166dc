import { type Text, text } from "@tureen/messages/text";
import type { Inputs, Outputs } from "#lib/server/trpc";

/** The word in the call's path. */
export type DeleteKind = Inputs["admin"]["bulkDelete"]["kind"];
type Stats = Outputs["admin"]["stats"];

export interface BulkDeletion {
  readonly kind: DeleteKind;
  /** The button: "Delete all recipes". */
  readonly label: Text;
  /** What is asked before: "Are you sure you want to delete all recipes?" */
  readonly question: Text;
  /** What goes and what stays, in a sentence or two; with counts once they are known. */
  readonly explain: (stats: Stats | undefined) => Text;
}

const recipes = (stats: Stats | undefined) =>
  stats ? text("{count, plural, one {# recipe} other {# recipes}}", { count: stats.recipes }) : text("all recipes");
const meals = (stats: Stats | undefined) =>
  stats
    ? text("{count, plural, one {# planned meal} other {# planned meals}}", { count: stats.mealPlans })
    : text("all planned meals");
const lists = (stats: Stats | undefined) =>
  stats
    ? text("{count, plural, one {# shopping list} other {# shopping lists}}", { count: stats.shoppingLists })
    : text("all shopping lists");
const ingredients = (stats: Stats | undefined) =>
  stats
    ? text("{count, plural, one {# ingredient} other {# ingredients}}", { count: stats.totalIngredients })
    : text("all ingredients");

/** What can be deleted at one stroke, and what goes with it (decisions, section 2). */
export const DELETIONS: readonly BulkDeletion[] = [
  {
    kind: "recipes",
    label: text("Delete all recipes"),
    question: text("Are you sure you want to delete all recipes?"),
    explain: (stats) =>
      text("Deletes {recipes} and {meals}. Shopping lists keep their items.", {
        recipes: recipes(stats),
        meals: meals(stats),
      }),
  },
  {
    kind: "meal-plans",
    label: text("Delete all meal plans"),
    question: text("Are you sure you want to delete all meal plans?"),
    explain: (stats) =>
      text("Deletes {meals}, the locked ones too. Recipes and shopping lists stay.", { meals: meals(stats) }),
  },
  {
    kind: "shopping-lists",
    label: text("Delete all shopping lists"),
    question: text("Are you sure you want to delete all shopping lists?"),
    explain: (stats) => text("Deletes {lists}. Meals that they have locked are free again.", { lists: lists(stats) }),
  },
  {
    kind: "ingredients",
    label: text("Delete all ingredients"),
    question: text("Are you sure you want to delete all ingredients?"),
    explain: (stats) =>
      text(
        "Deletes {ingredients}, built-in and your own, with their aliases and the larder. Recipes keep every word.",
        { ingredients: ingredients(stats) },
      ),
  },
];

export const DELETE_EVERYTHING: BulkDeletion = {
  kind: "all",
  label: text("Delete everything"),
  question: text("Are you sure you want to delete everything?"),
  explain: (stats) =>
    text(
      "Deletes {recipes}, {meals}, {lists}, the larder, imports and ingredients of your own. Settings, the password, sign-ins and the built-in ingredients stay.",
      { recipes: recipes(stats), meals: meals(stats), lists: lists(stats) },
    ),
};
