import { addDays, addMonths, type LocalDate } from "@tureen/domain/dates/local-date";
import { type Text, text } from "@tureen/messages/text";
import { useState } from "react";
import { Button } from "#components/ui/button";
import { t } from "#lib/text/language";
import { today } from "#lib/text/today";
import { TextField } from "#components/ui/field";

/** Days from today that foods keep, by what is said of them. */
export const SPANS: readonly (readonly [Text, (from: LocalDate) => LocalDate])[] = [
  [text("+3 days"), (from) => addDays(from, 3)],
  [text("+1 week"), (from) => addDays(from, 7)],
  [text("+3 months"), (from) => addMonths(from, 3)],
];

interface BestBeforeFieldProps {
  /** Null without a date. */
  date: string | null;
  onChange: (date: string | null) => void;
}

/** A date, typed or by how long from today. What is typed and no date is said here; its form is not valid until then. */
export function BestBeforeField({ date, onChange }: BestBeforeFieldProps) {
  const [isWrong, setIsWrong] = useState(false);
  // The platform keeps what was typed and is no date: only a new control forgets it.
  const [nth, setNth] = useState(0);
  return (
    <div className="col-span-full grid gap-2 sm:grid-cols-[10rem_1fr] sm:items-end">
      <TextField
        label={t("Best before")}
        error={isWrong ? t("There is no such day.") : undefined}
        key={nth}
        type="date"
        value={date ?? ""}
        onValueChange={(value) => onChange(value || null)}
        onBlur={({ target }) => setIsWrong(target.validity.badInput)}
      />
      <div role="group" aria-label={t("Best before, from today")} className="flex flex-wrap gap-2">
        {SPANS.map(([label, of]) => (
          <Button
            key={label.message}
            variant="secondary"
            size="sm"
            className="min-h-11 sm:min-h-10"
            aria-pressed={date === of(today())}
            onClick={() => {
              setIsWrong(false);
              setNth(nth + 1);
              onChange(of(today()));
            }}
          >
            {t(label)}
          </Button>
        ))}
      </div>
    </div>
  );
}
