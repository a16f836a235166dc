import { Repeat } from "lucide-react";
import { Suspense, useState } from "react";
import { Button } from "#components/ui/button";
import { lazyAhead } from "#lib/screen/when-idle";
import { t } from "#lib/text/language";
import type { NewStaple } from "./staple-dialog";

const StapleDialog = lazyAhead(() => import("./staple-dialog"));

/** From where a food is shown: how much of it belongs on which lists. */
export function MakeStaple({ food }: { food: NewStaple }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        icon={Repeat}
        variant="secondary"
        size="sm"
        className="min-h-11 justify-self-start"
        onClick={() => setIsOpen(true)}
      >
        {t("Make it a staple")}
      </Button>
      {isOpen && (
        <Suspense>
          <StapleDialog staple={food} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
