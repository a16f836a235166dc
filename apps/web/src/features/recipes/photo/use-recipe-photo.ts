import type { SetPhotoOutput } from "@tureen/contracts/recipe-photos";
import { useMutation } from "@tanstack/react-query";
import { trpc } from "#lib/server/trpc";
import { showSuccess } from "#lib/screen/toasts";
import { useUndoToast } from "#lib/screen/use-undo-toast";
import { RECIPE_MESSAGES } from "../messages";

interface RecipePhoto {
  readonly id: number;
  readonly file: File;
}

/** Gives a recipe a photo. It goes on when the page is left, and says how it ended. */
export function useSavePhoto() {
  const showSaved = useShowSaved();
  return useMutation({
    mutationFn: async ({ id, file }: RecipePhoto) => {
      const { uploadFile } = await import("#lib/server/upload-file");
      const answer = await uploadFile({ url: `/api/recipes/${id}/photo`, method: "PUT", field: "photo", file });
      return answer as SetPhotoOutput; // what the call answers, checked by its own schema
    },
    meta: { failure: RECIPE_MESSAGES.photoFailed },
    onSuccess: showSaved,
  });
}

/** Shows the recipe with its new photo, and says so. */
export function useShowSaved() {
  const utils = trpc.useUtils();
  const offerUndo = useUndoToast();
  return ({ recipe, undo_id }: SetPhotoOutput): void => {
    utils.recipes.byId.setData({ id: recipe.id }, { recipe });
    if (undo_id === null) showSuccess(RECIPE_MESSAGES.photoAdded);
    else offerUndo(RECIPE_MESSAGES.photoChanged, undo_id);
  };
}

/** Takes the photo off a recipe; for ten seconds a tap brings it back. */
export function useRemovePhoto() {
  const offerUndo = useUndoToast();
  return trpc.recipePhotos.delete.useMutation({
    meta: { failure: RECIPE_MESSAGES.photoRemoveFailed },
    onSuccess: ({ undo_id }) => offerUndo(RECIPE_MESSAGES.photoRemoved, undo_id),
  });
}
