import { t } from "#lib/language";
import ConfirmDialog from "#components/confirm-dialog";
import { useBringBackToast } from "#features/backups/hooks/use-bring-back";
import { saidByServer } from "#lib/server-fault";
import { trpc } from "#lib/trpc";
import { ADMIN_MESSAGES } from "../messages";

export function ResetIngredientsDialog({ onClose }: { onClose: () => void }) {
  const showDeleted = useBringBackToast();
  const reset = trpc.admin.resetIngredients.useMutation({
    meta: { failure: ADMIN_MESSAGES.resetFailed, preferServerMessage: true },
    onSuccess: ({ message, backup }) => {
      onClose();
      showDeleted(saidByServer(message), backup);
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("Are you sure you want to reset the ingredients?")}
      description={t(
        "The built-in catalogue comes back as shipped: your own names, categories, aliases and weights of built-in ingredients are lost. Ingredients of your own that no recipe uses are deleted. For 30 days all of it can be brought back under “Recently deleted”.",
      )}
      confirmLabel={t("Reset ingredients")}
      busy={reset.isPending}
      onConfirm={() => reset.mutate()}
    />
  );
}
