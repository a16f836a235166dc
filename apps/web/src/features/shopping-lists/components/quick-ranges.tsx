import { t } from "#lib/language";
import { type Text, text } from "@tureen/messages/text";
import { quickRange, QUICK_RANGES, type QuickRangeDays } from "@tureen/domain/dates/quick-range";
import { Button } from "#components/ui/button";
import { today } from "#lib/today";
import type { GenerateRequest } from "../hooks/use-generate-request";

/** The domain's labels, said in the language on the screen. */
const LABELS: Readonly<Record<QuickRangeDays, Text>> = {
  3: text("Next 3 days"),
  7: text("Next week"),
  14: text("Next 2 weeks"),
};

/** The usual ranges, one tap each: they open the dialog filled in (specification, section 5). */
export function QuickRanges({ onChoose }: { onChoose: (request: GenerateRequest) => void }) {
  return (
    <div role="group" aria-label={t("Quick ranges")} className="grid grid-cols-3 gap-2 sm:flex">
      {QUICK_RANGES.map(({ days }) => (
        <Button
          key={days}
          variant="secondary"
          size="sm"
          className="min-h-11 px-1 sm:min-h-9 sm:px-3.5"
          onClick={() => {
            const { start, end, name } = quickRange(today(), days);
            onChoose({ name, startDate: start, endDate: end });
          }}
        >
          {t(LABELS[days])}
        </Button>
      ))}
    </div>
  );
}
