import { type Text, text } from "@tureen/messages/text";
import { t } from "#lib/text/language";
import { showSuccess } from "./toasts";
import { trpc } from "#lib/server/trpc";

/** Returns how to say that something was deleted; for ten seconds a tap on the toast brings it back, by `undo_id`. */
export function useUndoToast(): (title: Text, undoId: string) => void {
  const restore = trpc.trash.restore.useMutation({
    meta: { success: text("It is back"), failure: text("It could not be brought back") },
  });
  return (title, undoId) =>
    showSuccess(title, { action: { label: t("Undo"), onClick: () => restore.mutate({ undo_id: undoId }) } });
}
