import { t } from "#lib/text/language";
import { showSuccess } from "#lib/screen/toasts";
import { today } from "#lib/text/today";
import { newUuid } from "#lib/device/capabilities";
import { trpc } from "#lib/server/trpc";
import { COOKING_MESSAGES } from "../messages";
import { useLarderOffer } from "./use-take-off";

interface Cooked {
  readonly recipeId: number;
  readonly mealId?: number | null | undefined;
  /** The day of a planned meal; today where nothing else is said. */
  readonly date?: string | undefined;
  readonly servings: number | null;
}

/** Marks something as cooked, and takes a cooking out of the history; each with an Undo for ten seconds. */
export function useRecordCooking(onRecorded?: () => void) {
  const offerLarder = useLarderOffer();
  const putBack = trpc.cooking.record.useMutation({
    meta: { success: COOKING_MESSAGES.recorded, failure: COOKING_MESSAGES.recordFailed, preferServerMessage: true },
  });
  const remove = trpc.cooking.remove.useMutation({
    meta: { failure: COOKING_MESSAGES.removeFailed, preferServerMessage: true },
    onSuccess: ({ cooking: { id: _id, ...removed } }) => {
      const again = { ...removed, operation_id: newUuid() };
      showSuccess(COOKING_MESSAGES.removed, { action: { label: t("Undo"), onClick: () => putBack.mutate(again) } });
    },
  });
  const record = trpc.cooking.record.useMutation({
    meta: { failure: COOKING_MESSAGES.recordFailed, preferServerMessage: true },
    onSuccess: ({ cooking }) => {
      const undo = { label: t("Undo"), onClick: () => remove.mutate({ id: cooking.id }) };
      showSuccess(COOKING_MESSAGES.recorded, { action: undo });
      void offerLarder(cooking.recipe_id, cooking.servings);
      onRecorded?.();
    },
  });
  return {
    calls: { record, remove },
    isBusy: record.isPending || remove.isPending,
    record: ({ recipeId, mealId, date, servings }: Cooked) =>
      record.mutate({
        recipe_id: recipeId,
        meal_id: mealId,
        date: date ?? today(),
        servings,
        operation_id: newUuid(),
      }),
    remove: (id: number) => remove.mutate({ id }),
  };
}
