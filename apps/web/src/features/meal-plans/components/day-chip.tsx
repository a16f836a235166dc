import { t } from "#lib/text/language";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import { dayText } from "#lib/text/day-text";
import { entryTitle, type PlanEntry } from "../plan-entry";

interface DayChipProps {
  day: LocalDate;
  today: LocalDate;
  /** What is planned there. */
  entries: readonly PlanEntry[];
  isBusy: boolean;
  onChoose: () => void;
}

/** A day to plan something for, with what is planned on it already. */
export function DayChip({ day, today, entries, isBusy, onChoose }: DayChipProps) {
  const name = day === today ? t("Today") : dayText(day, { weekday: "long" });
  return (
    <button
      type="button"
      disabled={isBusy}
      onClick={onChoose}
      className="grid min-h-16 w-full content-start rounded-md border border-line-strong bg-surface px-3 py-2 text-start transition-colors hover:border-herb hover:bg-herb-soft disabled:text-ink-muted"
    >
      <span className="text-sm font-semibold">
        {name}{" "}
        <span className="figures font-normal whitespace-nowrap text-ink-muted">
          {dayText(day, { day: "numeric", month: "short" })}
        </span>
      </span>
      <span className="min-w-0 truncate text-xs text-ink-muted">{entries.map(entryTitle).join(", ") || t("free")}</span>
    </button>
  );
}
