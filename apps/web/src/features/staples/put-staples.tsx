import { Repeat } from "lucide-react";
import { Suspense, useState } from "react";
import { Button } from "#components/ui/button";
import { lazyAhead } from "#lib/screen/when-idle";
import { t } from "#lib/text/language";

const PutStaplesDialog = lazyAhead(() => import("./put-staples-dialog"));

interface PutStaplesProps {
  list: { readonly id: number; readonly name: string };
  className?: string;
}

/** Puts staples on a list that is there. */
export function PutStaples({ list, className }: PutStaplesProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={Repeat} variant="secondary" {...(className ? { className } : {})} onClick={() => setIsOpen(true)}>
        {t("Add staples")}
      </Button>
      {isOpen && (
        <Suspense>
          <PutStaplesDialog list={list} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
