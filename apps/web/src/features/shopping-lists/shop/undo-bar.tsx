import { Button } from "#components/ui/button";
import { t } from "#lib/text/language";
import type { LastChange } from "./use-shop-actions";

/** What was done last, beside the thumb that may want it back. */
export function UndoBar({ change }: { change: LastChange }) {
  return (
    <div role="status" className="flex min-h-11 items-center gap-3 border-b border-line ps-4 pe-2 text-sm">
      <span className="min-w-0 flex-1 truncate first-letter:uppercase">{change.sentence}</span>
      <Button variant="quiet" size="sm" className="min-h-11 text-herb-ink" onClick={change.undo}>
        {t("Undo")}
      </Button>
    </div>
  );
}
