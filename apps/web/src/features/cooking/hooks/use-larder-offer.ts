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

/**
 * Offers to take off the larder what a dish has used, where anything can be told of it: the rows and what would stay of each,
 * for as long as other messages with something to do stand. Nothing changes until somebody says so.
 */
export function useLarderOffer() {
  const utils = trpc.useUtils();
  const format = { ...useHouseholdFormat(), language: currentLanguage() };
  const offerUndo = useUndoToast();
  const takeOff = trpc.larder.takeOff.useMutation({
    meta: { failure: LARDER_MESSAGES.takeOffFailed, preferServerMessage: true },
    onSuccess: ({ undo_id }) => offerUndo(LARDER_MESSAGES.takenOff, undo_id),
  });

  const staysText = (row: Row) =>
    t("{food} ({amount})", {
      food: rowName(row, today()),
      amount: row.left > 0 ? formatQuantity(fromNumber(row.left), row.unit, format) : t("nothing"),
    });

  return async (recipeId: number, servings: number | null): Promise<void> => {
    // What cannot be read now is no reason to say anything: the cooking is written down.
    const offer = await utils.larder.usedByRecipe
      .fetch({ recipe_id: recipeId, servings }, { staleTime: 0, meta: { silent: true } })
      .catch(() => null);
    if (!offer || offer.rows.length === 0) return;
    const rows = offer.rows.map(({ id, left, revision }) => ({ id, left, revision }));
    showSuccess(t("Take it off the larder?"), {
      description: t("What would stay: {rows}", { rows: offer.rows.map(staysText) }),
      action: {
        label: t("Take off"),
        onClick: () => takeOff.mutate({ recipe_id: recipeId, rows, operation_id: newUuid() }),
      },
    });
  };
}
