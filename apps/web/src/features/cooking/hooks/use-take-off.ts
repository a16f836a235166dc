import { LARDER_MESSAGES } from "#features/larder/messages";
import { newUuid } from "#lib/device/capabilities";
import { showSuccess } from "#lib/screen/toasts";
import { useUndoToast } from "#lib/screen/use-undo-toast";
import { type Outputs, trpc } from "#lib/server/trpc";
import { t } from "#lib/text/language";

type Row = Outputs["larder"]["usedByRecipe"]["rows"][number];

/** Takes off the larder what a dish has used. */
export function useTakeOff(onTaken?: () => void) {
  const offerUndo = useUndoToast();
  const call = trpc.larder.takeOff.useMutation({
    meta: { failure: LARDER_MESSAGES.takeOffFailed, preferServerMessage: true },
    onSuccess: ({ undo_id }) => {
      offerUndo(LARDER_MESSAGES.takenOff, undo_id);
      onTaken?.();
    },
  });
  return {
    call,
    takeOff: (recipeId: number, rows: readonly Row[]) =>
      call.mutate({
        recipe_id: recipeId,
        rows: rows.map(({ id, left, revision }) => ({ id, left, revision })),
        operation_id: newUuid(),
      }),
  };
}

/**
 * Offers it for as long as other messages with something to do stand, where anything can be told of it; the recipe's own page
 * offers it afterwards. Nothing changes until somebody says so.
 */
export function useLarderOffer() {
  const utils = trpc.useUtils();
  const { takeOff } = useTakeOff();
  return async (recipeId: number, servings: number | null): Promise<void> => {
    // What cannot be read now is no reason to say anything: the cooking is written down.
    const offer = await utils.larder.usedByRecipe
      .fetch({ recipe_id: recipeId, servings }, { staleTime: 0, meta: { silent: true } })
      .catch(() => null);
    if (!offer || offer.rows.length === 0) return;
    // Units of six languages, which a plan of meals needs nowhere else.
    const [{ staysText }, { householdFormatOf }] = await Promise.all([
      import("../stays-text"),
      import("#lib/text/household-format"),
    ]);
    const format = householdFormatOf(utils.settings.list.getData()?.settings);
    showSuccess(t("Take it off the larder?"), {
      description: t("What would stay: {rows}", { rows: offer.rows.map((row) => staysText(row, format)) }),
      action: { label: t("Take off"), onClick: () => takeOff(recipeId, offer.rows) },
    });
  };
}
