import { type Text, text } from "@tureen/messages/text";
import { t } from "#lib/text/language";
import { showSuccess } from "./toasts";
import { trpc } from "#lib/server/trpc";

/**
 * Returns how to say that something was deleted; for ten seconds a tap on the toast brings it back, by `undo_id`.
 * @param onBack what happens then, where it had a page of its own
 */
export function useUndoToast(onBack?: () => void): (title: Text, undoId: string) => void {
  const restore = trpc.trash.restore.useMutation({
    meta: { success: text("It is back"), failure: text("It could not be brought back") },
    ...(onBack ? { onSuccess: onBack } : {}),
  });
  return (title, undoId) =>
    showSuccess(title, { action: { label: t("Undo"), onClick: () => restore.mutate({ undo_id: undoId }) } });
}
