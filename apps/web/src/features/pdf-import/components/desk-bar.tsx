import { t } from "#lib/text/language";
import { Button } from "#components/ui/button";
import type { DoubtDesk } from "../hooks/use-doubt-desk";

/** Which of the doubts is open, and what else can be done with it than to save it. */
export function DeskBar({ desk }: { desk: DoubtDesk }) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-surface px-4 py-2">
      <div className="me-auto text-sm text-ink-muted max-sm:basis-full">
        <p className="figures" role="status">
          {desk.number > 0 &&
            t("{number, number} of {all, number} that may be recipes", { number: desk.number, all: desk.all })}
          {desk.isFilling && ` · ${t("The model is reading it, too")}`}
        </p>
        <p className="text-xs max-lg:hidden">
          {t("Keys: Ctrl and Enter save, Alt and → skip, Alt and Delete say that it is no recipe")}
        </p>
      </div>
      <Button
        variant="quiet"
        className="max-sm:-ms-4 max-sm:me-auto"
        busy={desk.isSettling}
        aria-keyshortcuts="Alt+Delete"
        onClick={desk.dismiss}
      >
        {t("Not a recipe")}
      </Button>
      <Button variant="secondary" aria-keyshortcuts="Alt+ArrowRight" onClick={desk.skip}>
        {t("Skip")}
      </Button>
    </div>
  );
}
