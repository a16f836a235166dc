import { t } from "#lib/text/language";
import type { ShownServings } from "./shown-servings";

/** On paper nothing can be tapped: it says for how many the amounts are. */
export function PaperServings({ servings: { written, chosen } }: { servings: ShownServings }) {
  return (
    written !== null &&
    chosen !== written && (
      <p className="mb-2 hidden print:block">
        {t("For {chosen, number} (written for {written, number})", { chosen, written })}
      </p>
    )
  );
}
