/** What can be brought back one by one. */
export const DELETED_KINDS = [
  "recipe",
  "collection",
  "recipe-photo",
  "meal-plan",
  "shopping-list",
  "larder-item",
  "larder-use",
  "frozen-portion",
  "staple",
  "saved-week",
  "ingredient",
  "ingredient-merge",
] as const;

/** The same and an edit, which is undone from the recipe's own menu. */
export const UNDONE_KINDS = [...DELETED_KINDS, "recipe-edit"] as const;
