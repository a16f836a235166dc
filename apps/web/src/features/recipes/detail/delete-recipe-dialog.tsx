import { t } from "#lib/text/language";
import { getQueryKey } from "@trpc/react-query";
import { useQueryClient } from "@tanstack/react-query";
import ConfirmDialog from "#components/confirm-dialog";
import { serverFault } from "#lib/server/server-fault";
import { trpc } from "#lib/server/trpc";
import { useUndoToast } from "#lib/screen/use-undo-toast";
import { useBackToList } from "../shared/use-list-place";
import { RECIPE_MESSAGES } from "../messages";

interface DeleteRecipeDialogProps {
  id: number;
  title: string;
  onClose: () => void;
}

/** Asks first, then deletes and goes to the list. A refusal (a locked meal) stays in the dialog to be read. */
export default function DeleteRecipeDialog({ id, title, onClose }: DeleteRecipeDialogProps) {
  const goToList = useBackToList();
  const queryClient = useQueryClient();
  const offerUndo = useUndoToast();
  const remove = trpc.recipes.delete.useMutation({
    meta: { failure: RECIPE_MESSAGES.deleteFailed, saysWhyItself: true },
    onSuccess: ({ undo_id }) => {
      offerUndo(RECIPE_MESSAGES.deleted, undo_id);
      // What is on screen is read anew after every change; a recipe that is gone must not be asked for.
      queryClient.removeQueries({ queryKey: getQueryKey(trpc.recipes.byId, { id }, "query") });
      goToList();
    },
  });
  const refusal = serverFault(remove.error).reason;

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t("Are you sure you want to delete this recipe?")}
      description={
        refusal ? (
          <p role="alert" className="text-berry-ink">
            {refusal}
          </p>
        ) : (
          <p>
            {t(
              "“{title}” will be gone, and with it the meals that are planned with it. Shopping lists keep what is on them.",
              { title },
            )}
          </p>
        )
      }
      confirmLabel={t("Delete")}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id })}
    />
  );
}
