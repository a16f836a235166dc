import { newUuid } from "#lib/device/capabilities";
import { showSuccess } from "#lib/screen/toasts";
import { trpc } from "#lib/server/trpc";
import { t } from "#lib/text/language";
import { today } from "#lib/text/today";
import { PORTION_MESSAGES } from "../messages";

/** Puts portions of a recipe into the freezer, from today on where no day is said; ten seconds long a tap takes them out again. */
export function useFreeze(onFrozen?: () => void) {
  const takeBack = trpc.portions.delete.useMutation({
    meta: { success: PORTION_MESSAGES.removed, failure: PORTION_MESSAGES.removeFailed },
  });
  const call = trpc.portions.freeze.useMutation({
    meta: { failure: PORTION_MESSAGES.freezeFailed, preferServerMessage: true },
    onSuccess: ({ portion }) => {
      const undo = { label: t("Undo"), onClick: () => takeBack.mutate({ id: portion.id }) };
      showSuccess(PORTION_MESSAGES.frozen, { action: undo });
      onFrozen?.();
    },
  });
  return {
    call,
    freeze: (recipeId: number, portions: number, more: { frozen_on?: string; place?: string } = {}) =>
      call.mutate({ recipe_id: recipeId, portions, frozen_on: today(), operation_id: newUuid(), ...more }),
  };
}
