import { FormDialog } from "#components/ui/layers/form-dialog";
import type { Said } from "@tureen/messages/text";
import { t } from "#lib/text/language";
import { type LocalDate, parseLocalDate } from "@tureen/domain/dates/local-date";
import { defaultListName } from "@tureen/domain/dates/quick-range";
import { useState } from "react";
import { StapleChoice } from "#features/staples/staple-choice";
import { newUuid } from "#lib/device/capabilities";
import { showFailure } from "#lib/screen/toasts";
import { trpc } from "#lib/server/trpc";
import { today } from "#lib/text/today";
import type { GenerateRequest } from "./use-generate-request";
import { useShowAtOnce } from "../hooks/use-list-changes";
import { LIST_MESSAGES } from "../messages";
import { TextField } from "#components/ui/field";
import { ListChecks } from "lucide-react";
import { Checkbox } from "#components/ui/checkbox";
import { withFriendlyDates } from "#lib/text/friendly-dates";

interface GenerateDialogProps {
  request: GenerateRequest;
  onClose: () => void;
  onGenerated: (listId: number) => void;
}

/** `request` is what the form begins with; without a name the list is named after its days. `onGenerated` gets the new list's id. */
export default function GenerateDialog({ request, onClose, onGenerated }: GenerateDialogProps) {
  // The operation's id belongs to what is filled in: sent twice it is one list, changed in between it is another.
  const [{ form, operationId }, setDraft] = useState({ form: request, operationId: newUuid() });
  const [leavesOutHeld, setLeavesOutHeld] = useState(false);
  const [chosenStaples, setChosenStaples] = useState<ReadonlySet<number>>(new Set());
  const { data: kept } = trpc.staples.list.useQuery({ date: today() }, { meta: { silent: true } });
  const [showsErrors, setShowsErrors] = useState(false);
  const show = useShowAtOnce();
  const generate = trpc.shoppingLists.generate.useMutation({
    meta: { success: LIST_MESSAGES.generated, failure: LIST_MESSAGES.generateFailed, preferServerMessage: true },
    onSuccess: ({ shoppingList }) => {
      show(shoppingList);
      onGenerated(shoppingList.id);
    },
  });
  const start = parseLocalDate(form.startDate);
  const end = parseLocalDate(form.endDate);
  const isBackwards = start !== null && end !== null && end < start;

  function change(part: Partial<GenerateRequest>): void {
    setDraft({ form: { ...form, ...part }, operationId: newUuid() });
  }

  function leaveOut(isLeftOut: boolean): void {
    setLeavesOutHeld(isLeftOut);
    change({});
  }

  function takeStaples(ids: ReadonlySet<number>): void {
    setChosenStaples(ids);
    change({});
  }

  function submit(): void {
    setShowsErrors(true);
    if (!start || !end) showFailure(LIST_MESSAGES.datesRequired);
    else if (!isBackwards)
      generate.mutate({
        startDate: start,
        endDate: end,
        name: form.name.trim(),
        leave_out_held_meals: leavesOutHeld,
        ...(chosenStaples.size > 0 ? { staple_ids: [...chosenStaples], date: today() } : {}),
        operation_id: operationId,
      });
  }

  return (
    <FormDialog
      onClose={onClose}
      hasChanges={JSON.stringify(form) !== JSON.stringify(request)}
      title={t("Generate Shopping List")}
      description={t("Everything that the meals planned on these days need, added up.")}
      submitLabel={generate.isPending ? t("Generating...") : t("Generate List")}
      busy={generate.isPending}
      onSubmit={submit}
    >
      <TextField
        label={t("List Name")}
        hint={t("Optional")}
        maxLength={300}
        value={form.name}
        placeholder={start && end ? t(defaultListName(start, end)) : undefined}
        onValueChange={(name) => change({ name })}
      />
      <div className="grid gap-4 xs:grid-cols-2 xs:gap-3">
        <TextField
          label={t("Start Date")}
          required
          error={showsErrors && !start ? t("Select a start date") : undefined}
          type="date"
          value={form.startDate}
          onValueChange={(startDate) => change({ startDate })}
        />
        <TextField
          label={t("End Date")}
          required
          error={showsErrors ? endError(end, isBackwards) : undefined}
          type="date"
          value={form.endDate}
          onValueChange={(endDate) => change({ endDate })}
        />
      </div>
      {start && end && !isBackwards && (
        <HeldMeals start={start} end={end} isLeftOut={leavesOutHeld} onLeaveOut={leaveOut} />
      )}
      <StapleChoice staples={kept?.staples ?? []} chosen={chosenStaples} onChoose={takeStaples} />
    </FormDialog>
  );
}

function endError(end: string | null, isBackwards: boolean): Said | undefined {
  if (!end) return t("Select an end date");
  return isBackwards ? t("The end is before the start") : undefined;
}

interface HeldMealsProps {
  start: LocalDate;
  end: LocalDate;
  isLeftOut: boolean;
  onLeaveOut: (isLeftOut: boolean) => void;
}

/** Says which meals of these days another list holds already, and offers to leave them out: they would be bought twice. */
function HeldMeals({ start, end, isLeftOut, onLeaveOut }: HeldMealsProps) {
  const { data } = trpc.shoppingLists.heldMeals.useQuery(
    { startDate: start, endDate: end },
    { meta: { silent: true } },
  );
  if (!data || data.held.length === 0) return null;
  const { held, meal_count: all } = data;
  const lists = [...new Set(held.flatMap((meal) => meal.lists.map((list) => withFriendlyDates(list.name))))].join(", ");
  return (
    <div role="status" className="grid gap-2 rounded-lg bg-butter-soft px-4 py-3 text-sm text-butter-ink">
      <p className="flex gap-3">
        <ListChecks aria-hidden className="mt-0.5 size-4.5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">
          {t(
            "{held, plural, one {# of the {all} meals of these days is} other {# of the {all} meals of these days are}} on another list already: {lists}.",
            { held: held.length, all, lists },
          )}
        </span>
      </p>
      {held.length < all && (
        <Checkbox
          className="min-h-11"
          checked={isLeftOut}
          onCheckedChange={onLeaveOut}
          label={t("Leave them out of this list")}
        />
      )}
    </div>
  );
}
