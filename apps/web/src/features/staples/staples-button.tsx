import { Repeat } from "lucide-react";
import { Suspense, useState } from "react";
import { IconButton } from "#components/ui/icon-button";
import { Tooltip } from "#components/ui/layers/tooltip";
import { lazyAhead } from "#lib/screen/when-idle";
import { t } from "#lib/text/language";

const StaplesDialog = lazyAhead(() => import("./staples-dialog"));

/** The way to what is bought whatever is planned. */
export function StaplesButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Tooltip text={t("Staples")}>
        <IconButton icon={Repeat} variant="secondary" label={t("Staples")} onClick={() => setIsOpen(true)} />
      </Tooltip>
      {isOpen && (
        <Suspense>
          <StaplesDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
