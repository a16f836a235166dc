import { useState } from "react";
import { useLocation } from "wouter";
import { paths } from "#lib/screen/paths";
import { isConflict } from "#lib/server/server-fault";
import { trpc } from "#lib/server/trpc";
import { RECIPE_MESSAGES } from "../messages";
import type { RecipeFormValues } from "./recipe-form";
import { recipeInputOf } from "./recipe-input";

/** Saves a changed recipe and goes to it. `isStale` says that somebody else has saved it meanwhile. */
export function useUpdateRecipe({ id, onUpdated }: { id: number; onUpdated: () => void }) {
  const [, navigate] = useLocation();
  const utils = trpc.useUtils();
  const [isStale, setIsStale] = useState(false);
  const update = trpc.recipes.update.useMutation({
    meta: { success: RECIPE_MESSAGES.updated, failure: RECIPE_MESSAGES.updateFailed, preferServerMessage: true },
    onSuccess: ({ recipe }) => {
      onUpdated();
      utils.recipes.byId.setData({ id }, { recipe });
      navigate(paths.recipe(id));
    },
    onError: (error) => setIsStale(isConflict(error)),
  });

  function save(values: RecipeFormValues): void {
    if (update.isPending) return;
    update.mutate({ id, ...recipeInputOf(values), ...(values.basedOn === null ? {} : { revision: values.basedOn }) });
  }

  return { save, isSaving: update.isPending, isStale, settle: () => setIsStale(false) };
}
