import { formatQuantity } from "@tureen/domain/quantities/format-quantity";
import { fromNumber } from "@tureen/domain/quantities/rational";
import { rowName } from "#features/larder/best-before-text";
import { LARDER_MESSAGES } from "#features/larder/messages";
import { newUuid } from "#lib/device/capabilities";
import { showSuccess } from "#lib/screen/toasts";
import { useUndoToast } from "#lib/screen/use-undo-toast";
import { type Outputs, trpc } from "#lib/server/trpc";
import { useHouseholdFormat } from "#lib/text/household-format";
import { currentLanguage, t } from "#lib/text/language";
import { today } from "#lib/text/today";

type Row = Outputs["larder"]["usedByRecipe"]["rows"][number];

/** Takes off the larder what a dish has used, and says of each row what would stay. */
export function useTakeOff(onTaken?: () => void) {
  const format = { ...useHouseholdFormat(), language: currentLanguage() };
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
    staysText: (row: Row) =>
      t("{food} ({amount})", {
        food: rowName(row, today()),
        amount: row.left > 0 ? formatQuantity(fromNumber(row.left), row.unit, format) : t("nothing"),
      }),
  };
}

/**
 * Offers it for as long as other messages with something to do stand, where anything can be told of it; the recipe's own page
 * offers it afterwards. Nothing changes until somebody says so.
 */
export function useLarderOffer() {
  const utils = trpc.useUtils();
  const { takeOff, staysText } = useTakeOff();
  return async (recipeId: number, servings: number | null): Promise<void> => {
    // What cannot be read now is no reason to say anything: the cooking is written down.
    const offer = await utils.larder.usedByRecipe
      .fetch({ recipe_id: recipeId, servings }, { staleTime: 0, meta: { silent: true } })
      .catch(() => null);
    if (!offer || offer.rows.length === 0) return;
    showSuccess(t("Take it off the larder?"), {
      description: t("What would stay: {rows}", { rows: offer.rows.map(staysText) }),
      action: { label: t("Take off"), onClick: () => takeOff(recipeId, offer.rows) },
    });
  };
}
