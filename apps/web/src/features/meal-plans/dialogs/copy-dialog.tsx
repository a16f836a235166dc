import { t } from "#lib/text/language";
import { addDays, parseLocalDate } from "@tureen/domain/dates/local-date";
import { mondayWeek } from "@tureen/domain/dates/week";
import { Repeat } from "lucide-react";
import { Button } from "#components/ui/button";
import { Dialog } from "#components/ui/layers/dialog";
import { today } from "#lib/text/today";
import { usePlanMany, copies, daysTo } from "../hooks/use-plan-many";
import { usePlannedBetween } from "../hooks/use-planned-between";
import type { PlanEntry } from "../plan-entry";
import { DayChip } from "../components/day-chip";

const DAYS_SHOWN = 14;
const WEEKS_REPEATED = [7, 14, 21, 28];

interface CopyDialogProps {
  /** "Copy Tuesday". */
  title: string;
  /** Of one day; at least one. */
  entries: readonly PlanEntry[];
  onClose: () => void;
}

/** Plans what stands on one day for another day too, or for the same weekday of the next four weeks. */
export function CopyDialog({ title, entries, onClose }: CopyDialogProps) {
  const now = today();
  const [first] = entries;
  // What is copied in a week to come is for that week or the next: days counted from today would end before them.
  const { start } = mondayWeek(parseLocalDate(first?.meal.date ?? "") ?? now);
  const from = start > now ? start : now;
  const days = Array.from({ length: DAYS_SHOWN }, (_, ahead) => addDays(from, ahead));
  const planned = usePlannedBetween(from, addDays(from, DAYS_SHOWN - 1));
  const { plan, isPlanning } = usePlanMany(onClose);

  function repeat(): void {
    const weeks = WEEKS_REPEATED.map((later) => copies(entries, later));
    plan({
      meals: weeks.flatMap(({ meals }) => meals),
      other_meals: weeks.flatMap(({ other_meals }) => other_meals),
    });
  }

  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={t("What is planned there already stays.")}
      footer={
        <Button icon={Repeat} variant="secondary" disabled={isPlanning} onClick={repeat}>
          {t("Repeat for the next four weeks")}
        </Button>
      }
    >
      <ul className="grid grid-cols-2 gap-2">
        {days
          .filter((day) => day !== first?.meal.date)
          .map((day) => (
            <li key={day}>
              <DayChip
                day={day}
                today={now}
                entries={planned.filter(({ meal }) => meal.date === day)}
                isBusy={isPlanning}
                onChoose={() => first && plan(copies(entries, daysTo(first, day)))}
              />
            </li>
          ))}
      </ul>
    </Dialog>
  );
}
