import type { Staple } from "@tureen/contracts/staples";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button, CancelButton, IconButton } from "#components/ui/button";
import { Dialog } from "#components/ui/layers/dialog";
import { Unavailable } from "#components/unavailable";
import { useUndoToast } from "#lib/screen/use-undo-toast";
import { trpc } from "#lib/server/trpc";
import { foodName, inFoodOrder } from "#lib/text/food-names";
import { useHouseholdFormat } from "#lib/text/household-format";
import { t } from "#lib/text/language";
import { today } from "#lib/text/today";
import { STAPLE_MESSAGES } from "./messages";
import { NoStaples } from "./staple-choice";
import StapleDialog, { type NewStaple, UNNAMED } from "./staple-dialog";
import { stapleReason, stapleText } from "./staple-text";

/** What the family buys whatever is planned: how much, how often, and when it was on a list last. */
export default function StaplesDialog({ onClose }: { onClose: () => void }) {
  const staples = trpc.staples.list.useQuery({ date: today() }, { meta: { failure: STAPLE_MESSAGES.loadFailed } });
  const [edited, setEdited] = useState<Staple | NewStaple | null>(null);
  const offerUndo = useUndoToast();
  const remove = trpc.staples.delete.useMutation({
    meta: { failure: STAPLE_MESSAGES.removeFailed },
    onSuccess: ({ undo_id }) => offerUndo(STAPLE_MESSAGES.removed, undo_id),
  });
  const format = useHouseholdFormat();
  return (
    <>
      <Dialog
        onClose={onClose}
        title={t("Staples")}
        description={t("Bought whatever is planned. A new list offers what is due; nothing goes on it by itself.")}
        footer={
          <>
            <CancelButton onClick={onClose} label={t("Close")} />
            <Button icon={Plus} onClick={() => setEdited(UNNAMED)}>
              {t("Add a staple")}
            </Button>
          </>
        }
      >
        {staples.data?.staples.length === 0 && <NoStaples />}
        <Unavailable title={t("The staples could not be read")} query={staples} loading={t("Loading staples")} />
        <ul aria-label={t("Staples")} className="grid grid-cols-1">
          {inFoodOrder(staples.data?.staples ?? [], ({ name }) => name).map((staple) => (
            <li key={staple.id} className="arrives flex items-center border-b border-line last:border-b-0">
              <p className="min-w-0 flex-1 py-1.5 wrap-anywhere">
                <span className="font-medium">{stapleText(staple, format)}</span>
                <span className="figures block text-sm text-ink-muted">{stapleReason(staple)}</span>
              </p>
              <IconButton
                icon={Pencil}
                className="text-ink-muted hover:text-ink"
                label={t("Edit {food}", { food: foodName(staple.name) })}
                onClick={() => setEdited(staple)}
              />
              <IconButton
                icon={Trash2}
                className="text-ink-muted hover:text-ink"
                label={t("Remove {food}", { food: foodName(staple.name) })}
                disabled={remove.isPending}
                onClick={() => remove.mutate({ id: staple.id })}
              />
            </li>
          ))}
        </ul>
      </Dialog>
      {edited && <StapleDialog staple={edited} onClose={() => setEdited(null)} />}
    </>
  );
}
