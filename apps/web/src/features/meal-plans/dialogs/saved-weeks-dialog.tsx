import type { PreviewedMeal } from "@tureen/contracts/saved-weeks";
import { parseLocalDate } from "@tureen/domain/dates/local-date";
import type { Week } from "@tureen/domain/dates/week";
import { Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button, CancelButton, IconButton } from "#components/ui/button";
import { Dialog } from "#components/ui/layers/dialog";
import { useUndoToast } from "#lib/screen/use-undo-toast";
import { trpc } from "#lib/server/trpc";
import { dayRangeText, dayText } from "#lib/text/day-text";
import { t } from "#lib/text/language";
import { today } from "#lib/text/today";
import { useOperationId } from "../hooks/use-operation-id";
import { useSayPlanned } from "../hooks/use-plan-many";
import { MEAL_LABELS } from "../meal-form";
import { MEAL_MESSAGES } from "../messages";
import { TextField } from "#components/ui/field";

interface SavedWeeksDialogProps {
  /** The week that is kept, or that a kept one is put on. */
  week: Week;
  onClose: () => void;
}

/** Keeps a week under a name, and puts a kept one on this week once somebody has seen what would become of each meal. */
export function SavedWeeksDialog({ week, onClose }: SavedWeeksDialogProps) {
  const weeks = trpc.savedWeeks.list.useQuery(undefined, { meta: { failure: MEAL_MESSAGES.weeksFailed } });
  const [chosenId, choose] = useState<number | null>(null);
  const where = { id: chosenId ?? 0, date: week.start, from: today() };
  const preview = trpc.savedWeeks.preview.useQuery(where, {
    enabled: chosenId !== null,
    meta: { failure: MEAL_MESSAGES.weeksFailed, preferServerMessage: true },
  });
  const sayPlanned = useSayPlanned();
  const operationId = useOperationId();
  const put = trpc.savedWeeks.put.useMutation({
    meta: { failure: MEAL_MESSAGES.addFailed, preferServerMessage: true },
    onSuccess: (planned) => {
      sayPlanned(planned);
      onClose();
    },
  });
  const offerUndo = useUndoToast();
  const remove = trpc.savedWeeks.delete.useMutation({
    meta: { failure: MEAL_MESSAGES.weekNotDeleted },
    onSuccess: ({ undo_id }) => offerUndo(MEAL_MESSAGES.weekDeleted, undo_id),
  });
  const meals = (chosenId !== null && preview.data?.meals) || [];
  const count = meals.filter(({ fate }) => fate === "planned").length;
  return (
    <Dialog
      onClose={onClose}
      title={t("Saved weeks")}
      description={dayRangeText(week.start, week.end)}
      footer={
        <>
          <CancelButton onClick={onClose} label={t("Close")} />
          {preview.data && (
            <Button
              disabled={count === 0}
              busy={put.isPending}
              onClick={() => put.mutate({ ...where, operation_id: operationId(where) })}
            >
              {t("Plan {count, plural, one {# meal} other {# meals}}", { count })}
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <SaveWeek week={week} />
        <ul aria-label={t("Saved weeks")} className="grid grid-cols-1 gap-1">
          {weeks.data?.savedWeeks.map(({ id, name, meal_count }) => (
            <li key={id} className="flex items-center">
              <Button
                variant="secondary"
                aria-pressed={id === chosenId}
                className="min-w-0 flex-1 justify-between aria-pressed:border-herb aria-pressed:bg-herb-soft aria-pressed:text-herb-ink"
                onClick={() => choose(id)}
              >
                <span className="truncate">{name}</span>
                <span className="figures shrink-0 text-sm font-normal text-ink-muted">
                  {t("{count, plural, one {# meal} other {# meals}}", { count: meal_count })}
                </span>
              </Button>
              <IconButton
                icon={Trash2}
                className="shrink-0 text-ink-muted hover:text-ink"
                label={t("Delete {name}", { name })}
                disabled={remove.isPending}
                onClick={() => {
                  if (id === chosenId) choose(null);
                  remove.mutate({ id });
                }}
              />
            </li>
          ))}
        </ul>
        {meals.length > 0 && (
          <ul aria-label={t("What would be planned")} className="grid grid-cols-1">
            {meals.map((meal, index) => (
              // A cell may hold the same dish twice.
              <Previewed key={index} meal={meal} />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

function SaveWeek({ week }: { week: Week }) {
  const [name, setName] = useState("");
  const operationId = useOperationId();
  const save = trpc.savedWeeks.save.useMutation({
    meta: { success: MEAL_MESSAGES.weekSaved, failure: MEAL_MESSAGES.weekNotSaved, preferServerMessage: true },
    onSuccess: () => setName(""),
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    const asked = { name: name.trim(), date: week.start };
    if (asked.name !== "" && !save.isPending) save.mutate({ ...asked, operation_id: operationId(asked) });
  }
  return (
    <form noValidate onSubmit={submit} className="flex items-end gap-2">
      <TextField
        label={t("Save this week as")}
        className="min-w-0 flex-1"
        maxLength={200}
        placeholder={t("School week")}
        value={name}
        onValueChange={setName}
      />
      <Button type="submit" variant="secondary" busy={save.isPending} disabled={name.trim() === ""}>
        {t("Save")}
      </Button>
    </form>
  );
}

function Previewed({ meal }: { meal: PreviewedMeal }) {
  const date = parseLocalDate(meal.date);
  const isPlanned = meal.fate === "planned";
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line py-1.5 last:border-b-0">
      <span className={isPlanned ? "min-w-0 wrap-anywhere" : "min-w-0 text-ink-muted wrap-anywhere"}>
        <span className="text-sm text-ink-muted">
          {date && dayText(date, { weekday: "short" })}, {t(MEAL_LABELS[meal.meal_type])}
        </span>{" "}
        {meal.title}
      </span>
      <span className={isPlanned ? "text-sm text-herb-ink" : "text-sm text-ink-muted"}>{fateText(meal)}</span>
    </li>
  );
}

function fateText({ fate, beside }: PreviewedMeal): string {
  switch (fate) {
    case "planned":
      return t("is planned");
    case "taken":
      return t("left out: {titles} stays there", { titles: beside.join(", ") });
    case "past":
      return t("the day is past");
    case "gone":
      return t("the recipe is gone");
  }
}
