import { DialogButton } from "#components/ui/dialog-button";
import { Repeat } from "lucide-react";
import { lazyAhead } from "#lib/screen/when-idle";
import { t } from "#lib/text/language";

const PutStaplesDialog = lazyAhead(() => import("./put-staples-dialog"));

interface PutStaplesProps {
  list: { readonly id: number; readonly name: string };
  className?: string;
}

/** Puts staples on a list that is there. */
export function PutStaples({ list, className }: PutStaplesProps) {
  return (
    <DialogButton
      icon={Repeat}
      variant="secondary"
      className={className}
      dialog={(close) => <PutStaplesDialog list={list} onClose={close} />}
    >
      {t("Add staples")}
    </DialogButton>
  );
}
