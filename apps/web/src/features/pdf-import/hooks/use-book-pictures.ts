import { useMutation } from "@tanstack/react-query";
import type { PdfImportResult } from "@tureen/contracts/pdf-import";
import { text } from "@tureen/messages/text";
import { useEffect, useEffectEvent, useState } from "react";
import { RECIPE_MESSAGES } from "#features/recipes/messages";
import { serverFault } from "#lib/server-fault";
import { trpc } from "#lib/trpc";

/** A picture that an imported recipe was printed with. */
export interface BookPicture {
  /** The recipe's. */
  readonly id: number;
  readonly title: string;
  readonly page: number;
  readonly picture: number;
  readonly preview: string;
}

/**
 * What the book shows of each of these recipes that has no photo yet, looked for one recipe after the other for as long as
 * somebody has the screen open; and how the recipes get them.
 */
export function useBookPictures(recipes: PdfImportResult["importedRecipes"]) {
  const { client } = trpc.useUtils();
  const [found, setFound] = useState<readonly BookPicture[]>([]);

  const look = useEffectEvent(async (isWatched: () => boolean) => {
    // One that stands between two recipes is offered once.
    const offered = new Set<string>();
    const nameOf = ({ page, picture }: Pick<BookPicture, "page" | "picture">) => `${page} ${picture}`;
    for (const { id, title } of recipes) {
      const proposals = await client.recipePhotos.proposals.query({ id }).then(
        (answer) => answer.proposals,
        // A recipe that is gone has none. Whatever else goes wrong, the import is none the worse.
        (error: unknown) => (serverFault(error).status === 404 ? [] : null),
      );
      if (proposals === null || !isWatched()) return;
      const picture = proposals.find((each) => !offered.has(nameOf(each)));
      if (!picture) continue;
      offered.add(nameOf(picture));
      setFound((known) => [...known, { id, title, ...picture }]);
    }
  });
  const ids = recipes.map(({ id }) => id).join();
  useEffect(() => {
    let isShown = true;
    setFound([]);
    void look(() => isShown);
    return () => {
      isShown = false;
    };
  }, [ids]);

  const take = useMutation({
    mutationFn: async (chosen: readonly BookPicture[]) => {
      for (const { id, page, picture } of chosen) {
        await client.recipePhotos.takeProposal.mutate({ id, page, picture });
        setFound((known) => known.filter((each) => each.id !== id));
      }
      return chosen.length;
    },
    meta: {
      success: (count) =>
        text("{count, plural, one {# photo is on its recipe} other {# photos are on their recipes}}", {
          count: count as number, // how many it was, by the function above
        }),
      failure: RECIPE_MESSAGES.photoFailed,
    },
  });
  return { found, take };
}
