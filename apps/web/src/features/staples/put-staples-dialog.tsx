import { useState } from "react";
import { Button, CancelButton } from "#components/ui/button";
import { Dialog } from "#components/ui/layers/dialog";
import { newUuid } from "#lib/device/capabilities";
import { trpc } from "#lib/server/trpc";
import { withFriendlyDates } from "#lib/text/friendly-dates";
import { t } from "#lib/text/language";
import { today } from "#lib/text/today";
import { STAPLE_MESSAGES } from "./messages";
import { NoStaples, StapleChoice } from "./staple-choice";

interface PutStaplesDialogProps {
  list: { readonly id: number; readonly name: string };
  onClose: () => void;
}

/** Puts staples on a list that is there, those that are due unless somebody says otherwise. */
export default function PutStaplesDialog({ list, onClose }: PutStaplesDialogProps) {
  const { data } = trpc.staples.list.useQuery({ date: today() }, { meta: { failure: STAPLE_MESSAGES.loadFailed } });
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const put = trpc.staples.putOnList.useMutation({
    meta: { success: STAPLE_MESSAGES.put, failure: STAPLE_MESSAGES.putFailed },
    onSuccess: onClose,
  });
  const staples = data?.staples ?? [];
  const ids = chosen ?? new Set(staples.flatMap(({ id, is_due }) => (is_due ? [id] : [])));
  return (
    <Dialog
      onClose={onClose}
      title={t("Add staples")}
      description={withFriendlyDates(list.name)}
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button
            disabled={ids.size === 0}
            busy={put.isPending}
            onClick={() => put.mutate({ id: list.id, staple_ids: [...ids], date: today(), operation_id: newUuid() })}
          >
            {t("Add {count, plural, one {# thing} other {# things}}", { count: ids.size })}
          </Button>
        </>
      }
    >
      {data?.staples.length === 0 && <NoStaples />}
      <StapleChoice staples={staples} chosen={ids} onChoose={setChosen} />
    </Dialog>
  );
}
