import type { Undoable } from "#undo/undo";
import { DELETED_COLLECTION } from "../collections/restore-collection";
import { DELETED_INGREDIENT } from "../ingredients/restore-ingredient";
import { MERGED_INGREDIENT } from "../ingredients/merge/merge-ingredients.service";
import { DELETED_LARDER_ITEM } from "../larder/restore-larder-item";
import { CHANGED_STOCK } from "../larder/stock-changes";
import { DELETED_MEAL } from "../meal-plans/meals-graph";
import { CHANGED_PHOTO } from "../recipe-photos/photo-graph";
import { DELETED_PORTION } from "../portions/portions.service";
import { DELETED_RECIPE } from "../recipes/recipe-graph";
import { EDITED_RECIPE } from "#features/recipes/versions/recipe-versions";
import { DELETED_LIST } from "../shopping-lists/list-graph";
import { DELETED_WEEK } from "../saved-weeks/restore-saved-week";
import { DELETED_STAPLE } from "../staples/restore-staple";

/** Everything that can be undone, each kind as its feature declares it. */
export const UNDOABLE_KINDS: readonly Undoable<never>[] = [
  DELETED_RECIPE,
  EDITED_RECIPE,
  DELETED_COLLECTION,
  CHANGED_PHOTO,
  DELETED_MEAL,
  DELETED_LIST,
  DELETED_LARDER_ITEM,
  CHANGED_STOCK,
  DELETED_PORTION,
  DELETED_STAPLE,
  DELETED_WEEK,
  DELETED_INGREDIENT,
  MERGED_INGREDIENT,
];
