import { t } from "#lib/text/language";
import { quickRange, QUICK_RANGES } from "@tureen/domain/dates/quick-range";
import { Button } from "#components/ui/button";
import { today } from "#lib/text/today";
import type { GenerateRequest } from "./use-generate-request";

/** The usual ranges, one tap each: they open the dialog filled in (specification, section 5). */
export function QuickRanges({ onChoose }: { onChoose: (request: GenerateRequest) => void }) {
  return (
    <div role="group" aria-label={t("Quick ranges")} className="flex flex-wrap gap-2">
      {QUICK_RANGES.map(({ days, label }) => (
        <Button
          key={days}
          variant="secondary"
          size="sm"
          className="min-h-11 grow px-2 sm:min-h-9 sm:grow-0 sm:px-3.5"
          onClick={() => {
            const { start, end, name } = quickRange(today(), days);
            onChoose({ name: t(name), startDate: start, endDate: end });
          }}
        >
          {t(label)}
        </Button>
      ))}
    </div>
  );
}
