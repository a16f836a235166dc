import type { SetPhotoOutput } from "@tureen/contracts/recipe-photos";
import type { Recipe } from "@tureen/contracts/recipes";
import { useMutation } from "@tanstack/react-query";
import type { Said } from "@tureen/messages/text";
import { useState } from "react";
import { t } from "#lib/text/language";
import { trpc } from "#lib/server/trpc";
import { serverFault } from "#lib/server/server-fault";
import { useUndoToast } from "#lib/screen/use-undo-toast";
import { RECIPE_MESSAGES } from "../messages";

/** Files that are not on the recipe, and why. */
export interface LeftOut {
  readonly names: readonly string[];
  readonly reason: Said | null;
}

/** Which they are, and why. */
export function leftOutText({ names, reason }: LeftOut): Said {
  const left = t("{count, plural, one {# photo} other {# photos}} did not come in: {names}.", {
    count: names.length,
    names: names.join(", "),
  });
  return `${left} ${reason ?? t("The server did not answer.")}` as Said; // two sentences that were said
}

/**
 * Adds photos to a recipe, one after the other. One that is refused keeps nobody from the others, until there is no room, or nobody
 * answers: what is left then is named, too.
 */
export function useAddPhotos() {
  const utils = trpc.useUtils();
  const [leftOut, setLeftOut] = useState<LeftOut | null>(null);
  const [sent, setSent] = useState(0);
  const adding = useMutation({
    meta: { failure: RECIPE_MESSAGES.photoFailed },
    mutationFn: async ({ id, files }: { readonly id: number; readonly files: readonly File[] }) => {
      const { uploadFile } = await import("#lib/server/upload-file");
      const names: string[] = [];
      let reason: Said | null = null;
      setLeftOut(null);
      for (const [place, file] of files.entries()) {
        setSent(place);
        try {
          const answer = await uploadFile({ url: `/api/recipes/${id}/photos`, field: "photo", file });
          const { recipe } = answer as SetPhotoOutput; // what the call answers, checked by its own schema
          utils.recipes.byId.setData({ id }, { recipe });
        } catch (error) {
          const fault = serverFault(error);
          reason = fault.reason;
          names.push(file.name);
          const isOver = fault.status === null || fault.status === 409 || fault.status === 404;
          if (!isOver) continue;
          names.push(...files.slice(place + 1).map(({ name }) => name));
          break;
        }
      }
      const left = names.length > 0 ? { names, reason } : null;
      setLeftOut(left);
      return left;
    },
  });
  return { ...adding, sent, count: adding.variables?.files.length ?? 0, leftOut };
}

/** Puts the photos in another order, or at other steps; it shows at once. */
export function useArrangePhotos(recipe: Recipe) {
  const utils = trpc.useUtils();
  const arranging = trpc.recipePhotos.arrange.useMutation({
    meta: { failure: RECIPE_MESSAGES.photosNotArranged, preferServerMessage: true },
    onError: () => utils.recipes.byId.invalidate({ id: recipe.id }),
  });
  return (photos: Recipe["photos"]): void => {
    const sorted = photos.toSorted((left, right) => (left.step ?? 0) - (right.step ?? 0));
    const cover = sorted.find(({ step }) => step === null) ?? null;
    utils.recipes.byId.setData({ id: recipe.id }, { recipe: { ...recipe, photos: sorted, photo: cover } });
    arranging.mutate({ id: recipe.id, photos: sorted.map(({ address, step }) => ({ address, step })) });
  };
}

/** Takes one of its photos off a recipe; for ten seconds a tap brings it back. */
export function useRemoveOnePhoto() {
  const offerUndo = useUndoToast();
  return trpc.recipePhotos.remove.useMutation({
    meta: { failure: RECIPE_MESSAGES.photoRemoveFailed },
    onSuccess: ({ undo_id }) => offerUndo(RECIPE_MESSAGES.photoRemoved, undo_id),
  });
}
