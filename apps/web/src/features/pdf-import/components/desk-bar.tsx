import { t } from "#lib/text/language";
import { Button } from "#components/ui/button";
import type { DoubtDesk } from "../hooks/use-doubt-desk";

/** Which of the doubts is open, and what else can be done with it than to save it. */
export function DeskBar({ desk }: { desk: DoubtDesk }) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-surface px-4 py-2">
      <p className="figures me-auto text-sm text-ink-muted" role="status">
        {desk.number > 0 &&
          t("{number, number} of {all, number} that may be recipes", { number: desk.number, all: desk.all })}
      </p>
      <Button variant="quiet" busy={desk.isSettling} onClick={desk.dismiss}>
        {t("Not a recipe")}
      </Button>
      <Button variant="secondary" aria-keyshortcuts="Alt+ArrowRight" onClick={desk.skip}>
        {t("Skip")}
      </Button>
    </div>
  );
}
