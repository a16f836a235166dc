import { Repeat } from "lucide-react";
import { Suspense, useState } from "react";
import { Button } from "#components/ui/button";
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
        <Button variant="secondary" size="icon" aria-label={t("Staples")} onClick={() => setIsOpen(true)}>
          <Repeat aria-hidden className="size-5" />
        </Button>
      </Tooltip>
      {isOpen && (
        <Suspense>
          <StaplesDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
