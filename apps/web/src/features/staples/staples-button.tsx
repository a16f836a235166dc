import { Repeat } from "lucide-react";
import { Suspense, useState } from "react";
import { IconButton } from "#components/ui/button";
import { lazyAhead } from "#lib/screen/when-idle";
import { t } from "#lib/text/language";

const StaplesDialog = lazyAhead(() => import("./staples-dialog"));

/** The way to what is bought whatever is planned. */
export function StaplesButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={Repeat}
        variant="secondary"
        label={t("Staples")}
        title={t("Staples")}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <StaplesDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
