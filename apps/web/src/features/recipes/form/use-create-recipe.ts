import { useRef } from "react";
import { useLocation } from "wouter";
import { paths } from "#lib/screen/paths";
import { showFailure } from "#lib/screen/toasts";
import { newUuid } from "#lib/device/capabilities";
import { trpc } from "#lib/server/trpc";
import { RECIPE_MESSAGES } from "../messages";
import type { RecipeFormValues } from "./recipe-form";
import { recipeInputOf } from "./recipe-input";
import { useSavePhoto } from "../photo/use-recipe-photo";
import { type LeftOut, leftOutText, useAddPhotos } from "../photo/use-recipe-photos";

interface CreateOptions {
  readonly photos: readonly File[];
  readonly onCreated: () => void;
  /** Goes on from there; to the recipe where it is undefined. */
  readonly goOn: (() => void) | undefined;
}

/** The page that they were chosen on is gone by then. */
const tellLeftOut = (leftOut: LeftOut | null): void =>
  leftOut ? showFailure(RECIPE_MESSAGES.photoFailed, { description: leftOutText(leftOut) }) : undefined;

/** Saves a new recipe and goes to it; its photos follow. The same form sent twice, after a lost answer, is one recipe. */
export function useCreateRecipe({ photos, onCreated, goOn }: CreateOptions) {
  const [, navigate] = useLocation();
  const utils = trpc.useUtils();
  const savePhoto = useSavePhoto();
  const addPhotos = useAddPhotos();
  const lastSent = useRef({ content: "", operationId: "" });
  const create = trpc.recipes.create.useMutation({
    meta: { success: RECIPE_MESSAGES.created, failure: RECIPE_MESSAGES.createFailed, preferServerMessage: true },
    onSuccess: ({ recipe }) => {
      onCreated();
      utils.recipes.byId.setData({ id: recipe.id }, { recipe });
      const [photo, ...others] = photos;
      if (photo && others.length === 0) savePhoto.mutate({ id: recipe.id, file: photo });
      else if (photo) void addPhotos.mutateAsync({ id: recipe.id, files: photos }).then(tellLeftOut);
      if (goOn) goOn();
      else navigate(paths.recipe(recipe.id));
    },
  });

  function save(values: RecipeFormValues): void {
    if (create.isPending) return;
    const input = recipeInputOf(values);
    const content = JSON.stringify(input);
    if (content !== lastSent.current.content) lastSent.current = { content, operationId: newUuid() };
    create.mutate({ ...input, operation_id: lastSent.current.operationId });
  }

  return { save, isSaving: create.isPending };
}
