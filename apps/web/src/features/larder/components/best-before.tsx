import { type LocalDate, parseLocalDate } from "@tureen/domain/dates/local-date";
import { freshness } from "@tureen/domain/larder/best-before";
import { CalendarX2, Clock } from "lucide-react";
import { classNames } from "#lib/screen/class-names";
import { bestBeforeText } from "../best-before-text";

/** Until when a food is best, in words and with a sign where it is due or past; nothing without a date. */
export function BestBefore({ bestBefore, today }: { bestBefore: string | null; today: LocalDate }) {
  const date = bestBefore ? parseLocalDate(bestBefore) : null;
  if (!date) return null;
  const fresh = freshness(date, today);
  return (
    <p
      className={classNames(
        "flex items-center gap-1.5 text-sm wrap-anywhere",
        fresh === "past" ? "font-medium text-berry-ink" : fresh === "soon" ? "text-clay-ink" : "text-ink-muted",
      )}
    >
      {fresh === "past" && <CalendarX2 aria-hidden className="size-4 shrink-0" />}
      {fresh === "soon" && <Clock aria-hidden className="size-4 shrink-0" />}
      {bestBeforeText(date, today)}
    </p>
  );
}
