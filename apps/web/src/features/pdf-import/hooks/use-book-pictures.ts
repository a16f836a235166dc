import { useMutation } from "@tanstack/react-query";
import type { PdfImportResult } from "@tureen/contracts/pdf-import";
import { text } from "@tureen/messages/text";
import { useEffect, useEffectEvent, useState } from "react";
import { RECIPE_MESSAGES } from "#features/recipes/messages";
import { t } from "#lib/text/language";
import { serverFault } from "#lib/server/server-fault";
import { showSuccess } from "#lib/screen/toasts";
import { trpc } from "#lib/server/trpc";

/** A picture that an imported recipe was printed with. */
export interface BookPicture {
  /** The recipe's. */
  readonly id: number;
  readonly title: string;
  readonly page: number;
  readonly picture: number;
  readonly preview: string;
}

/** A recipe that has its picture now, and what brings back the photo that it had before, if any. */
interface Taken {
  readonly id: number;
  readonly undoId: string | null;
}

/**
 * What the book shows of each of these recipes that has no photo yet, looked for one recipe after the other for as long as
 * somebody has the screen open; and how the recipes get them.
 */
export function useBookPictures(recipes: PdfImportResult["importedRecipes"]) {
  const { client } = trpc.useUtils();
  const [pictures, setPictures] = useState<readonly BookPicture[]>([]);
  const [takenIds, setTakenIds] = useState<ReadonlySet<number>>(new Set());

  const look = useEffectEvent(async (isWatched: () => boolean) => {
    // One that stands between two recipes is offered once.
    const offered = new Set<string>();
    const nameOf = ({ page, picture }: Pick<BookPicture, "page" | "picture">) => `${page} ${picture}`;
    for (const { id, title } of recipes) {
      const proposals = await client.recipePhotos.proposals.query({ id }).then(
        (answer) => answer.proposals,
        // A recipe that is gone has none. Whatever else goes wrong, the import is none the worse.
        (error: unknown) => (isGone(error) ? [] : null),
      );
      if (proposals === null || !isWatched()) return;
      const picture = proposals.find((each) => !offered.has(nameOf(each)));
      if (!picture) continue;
      offered.add(nameOf(picture));
      setPictures((known) => [...known, { id, title, ...picture }]);
    }
  });
  const ids = recipes.map(({ id }) => id).join();
  useEffect(() => {
    let isShown = true;
    setPictures([]);
    void look(() => isShown);
    return () => {
      isShown = false;
    };
  }, [ids]);

  const takeBack = useMutation({
    mutationFn: async (taken: readonly Taken[]) => {
      for (const { id, undoId } of taken) {
        const undo =
          undoId === null
            ? client.recipePhotos.delete.mutate({ id })
            : client.trash.restore.mutate({ undo_id: undoId });
        // Somebody has taken it off already, or deleted the recipe.
        await undo.catch((error: unknown) => isGone(error) || Promise.reject(error));
        setTakenIds((known) => new Set([...known].filter((each) => each !== id)));
      }
      return taken.length;
    },
    meta: {
      success: (count) =>
        text("{count, plural, one {The photo was taken back} other {The photos were taken back}}", {
          count: count as number, // how many it was, by the function above
        }),
      failure: RECIPE_MESSAGES.photoRemoveFailed,
    },
  });
  const take = useMutation({
    mutationFn: async (chosen: readonly BookPicture[]) => {
      const taken: Taken[] = [];
      try {
        for (const { id, page, picture } of chosen) {
          const { undo_id } = await client.recipePhotos.takeProposal.mutate({ id, page, picture });
          taken.push({ id, undoId: undo_id });
          setTakenIds((known) => new Set(known).add(id));
        }
      } finally {
        // Those before one that failed can be taken back too.
        if (taken.length > 0)
          showSuccess(
            t("{count, plural, one {# photo is on its recipe} other {# photos are on their recipes}}", {
              count: taken.length,
            }),
            { action: { label: t("Undo"), onClick: () => takeBack.mutate(taken) } },
          );
      }
    },
    meta: { failure: RECIPE_MESSAGES.photoFailed },
  });
  return { found: pictures.filter(({ id }) => !takenIds.has(id)), take };
}

const isGone = (error: unknown): boolean => serverFault(error).status === 404;
