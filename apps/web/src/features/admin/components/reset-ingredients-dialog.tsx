import { t } from "#lib/language";
import { ConfirmDialog } from "#components/confirm-dialog";
import { trpc } from "#lib/trpc";
import { ADMIN_MESSAGES, serverMessage } from "../messages";

export function ResetIngredientsDialog({ onClose }: { onClose: () => void }) {
  const reset = trpc.admin.resetIngredients.useMutation({
    meta: { success: serverMessage, failure: ADMIN_MESSAGES.resetFailed, preferServerMessage: true },
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("Are you sure you want to reset the ingredients?")}
      description={t(
        "The built-in catalogue comes back as shipped: your own names, categories, aliases and weights of built-in ingredients are lost. Ingredients of your own that no recipe uses are deleted.",
      )}
      confirmLabel={t("Reset ingredients")}
      busy={reset.isPending}
      onConfirm={() => reset.mutate()}
    />
  );
}
