import { t } from "#lib/text/language";
import { ConfirmDialog } from "#components/ui/layers/confirm-dialog";
import type { ActedOn } from "./list-actions";
import { withFriendlyDates } from "#lib/text/friendly-dates";

interface DeleteListDialogProps {
  list: ActedOn;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Only asks: the caller deletes, and closes it. Of a list that is no draft it says that its meals become free again. */
export default function DeleteListDialog({ list, busy, onConfirm, onClose }: DeleteListDialogProps) {
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t("Are you sure you want to delete this shopping list?")}
      description={
        list.status === "draft"
          ? withFriendlyDates(list.name)
          : t("{name}. The meals that it has locked are free again.", { name: withFriendlyDates(list.name) })
      }
      confirmLabel={t("Delete")}
      busy={busy}
      onConfirm={onConfirm}
    />
  );
}
