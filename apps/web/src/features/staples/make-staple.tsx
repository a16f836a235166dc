import { DialogButton } from "#components/ui/dialog-button";
import { Repeat } from "lucide-react";
import { lazyAhead } from "#lib/screen/when-idle";
import { t } from "#lib/text/language";
import type { NewStaple } from "./staple-dialog";

const StapleDialog = lazyAhead(() => import("./staple-dialog"));

/** From where a food is shown: how much of it belongs on which lists. */
export function MakeStaple({ food }: { food: NewStaple }) {
  return (
    <DialogButton
      icon={Repeat}
      variant="secondary"
      size="sm"
      className="min-h-11 justify-self-start"
      dialog={(close) => <StapleDialog staple={food} onClose={close} />}
    >
      {t("Make it a staple")}
    </DialogButton>
  );
}
