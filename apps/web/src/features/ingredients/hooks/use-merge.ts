import { t } from "#lib/text/language";
import type { Ingredient } from "@tureen/contracts/ingredients";
import { showSuccess } from "#lib/screen/toasts";
import { trpc } from "#lib/server/trpc";
import { ingredientLabel } from "../ingredient-filter";
import { INGREDIENT_MESSAGES } from "../messages";

/** Makes one entry a part of another; for ten seconds a tap takes it back. */
export function useMerge(onMerged?: () => void) {
  const undo = trpc.ingredients.undoMerge.useMutation({
    meta: { success: INGREDIENT_MESSAGES.unmerged, failure: INGREDIENT_MESSAGES.unmergeFailed },
  });
  const merge = trpc.ingredients.merge.useMutation({
    meta: { failure: INGREDIENT_MESSAGES.mergeFailed },
    onSuccess: ({ ingredient, undo_id }) => {
      // Not by `meta`: only here is it known what a tap takes back.
      showSuccess(INGREDIENT_MESSAGES.merged, {
        description: t("All that was known by either name is now {food}.", {
          food: ingredientLabel(ingredient),
        }),
        action: { label: t("Undo"), onClick: () => undo.mutate({ undo_id }) },
      });
      onMerged?.();
    },
  });
  return {
    merge: (keep: Ingredient, merged: Ingredient) => merge.mutate({ keepId: keep.id, mergeId: merged.id }),
    isPending: merge.isPending,
    /** The entry that is kept, while it is being done. */
    keptId: merge.isPending ? merge.variables.keepId : null,
  };
}
