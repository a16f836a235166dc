import type {
  ingredientNames,
  ingredients,
  larderItems,
  mealPlans,
  recipeLines,
  recipes,
  shoppingListContributions,
  shoppingListItems,
  shoppingListMeals,
  shoppingLists,
} from "@tureen/db/schema/schema";

/** Meals, and the lists that they are on. */
export interface MealsGraph {
  readonly meals: readonly (typeof mealPlans.$inferSelect)[];
  readonly listMeals: readonly (typeof shoppingListMeals.$inferSelect)[];
}

/** A recipe with its lines and meals, and the rows of an import's ledger that name it. */
export interface RecipeGraph extends MealsGraph {
  readonly recipe: typeof recipes.$inferSelect;
  readonly lines: readonly (typeof recipeLines.$inferSelect)[];
  readonly importRecipeIds: readonly number[];
}

/** Items of a list with their reasons. */
export interface ItemsGraph {
  readonly items: readonly (typeof shoppingListItems.$inferSelect)[];
  readonly contributions: readonly (typeof shoppingListContributions.$inferSelect)[];
}

/** A shopping list, and the meals that it was made of. */
export interface ListGraph extends ItemsGraph {
  readonly list: typeof shoppingLists.$inferSelect;
  readonly listMeals: readonly (typeof shoppingListMeals.$inferSelect)[];
}

export interface LarderGraph {
  readonly item: typeof larderItems.$inferSelect;
}

/** Items of a draft before a merge joined them, and how the merge left the list. */
export interface JoinedItemsGraph extends ItemsGraph {
  readonly listId: number;
  readonly listRevision: number;
  readonly joined: readonly { readonly id: string; readonly revision: number }[];
}

/** A catalogue entry that nothing used, with everything that it was known by. */
export interface IngredientGraph {
  readonly entry: typeof ingredients.$inferSelect;
  readonly names: readonly (typeof ingredientNames.$inferSelect)[];
}

/** A catalogue entry that went into another, and what moved with it. */
export interface MergeGraph extends IngredientGraph {
  readonly keptId: number;
  /** Aliases that the kept entry came by. */
  readonly aliasIds: readonly number[];
  readonly lineIds: readonly number[];
  readonly larderItem: typeof larderItems.$inferSelect | null;
  /** Items whose link alone moved. */
  readonly itemIds: readonly string[];
  readonly lists: readonly JoinedItemsGraph[];
}

/** What is kept of each kind of deletion. */
export interface TrashGraphs {
  readonly recipe: RecipeGraph;
  readonly "meal-plan": MealsGraph;
  readonly "shopping-list": ListGraph;
  readonly "larder-item": LarderGraph;
  readonly ingredient: IngredientGraph;
  readonly "ingredient-merge": MergeGraph;
}

export type TrashKind = keyof TrashGraphs;

/** A graph with its kind, so that neither is ever taken for another. */
export type Kept = { readonly [K in TrashKind]: { readonly kind: K; readonly graph: TrashGraphs[K] } }[TrashKind];
