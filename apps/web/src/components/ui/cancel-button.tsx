import { t } from "#lib/text/language";
import { Button } from "./button";

/** The way out of a dialog, in its footer; `label` where nothing is given up, "Close". */
export function CancelButton({ onClick, label = t("Cancel") }: { onClick: () => void; label?: string }) {
  return (
    <Button variant="secondary" onClick={onClick}>
      {label}
    </Button>
  );
}
