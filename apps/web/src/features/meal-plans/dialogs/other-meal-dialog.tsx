import { t } from "#lib/text/language";
import type { OtherMeal } from "@tureen/contracts/meal-plans";
import { useId, useState } from "react";
import { CancelButton } from "#components/ui/cancel-button";
import { Button } from "#components/ui/button";
import { Dialog } from "#components/ui/layers/dialog";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { classNames } from "#lib/screen/class-names";
import { isConflict } from "#lib/server/server-fault";
import { trpc } from "#lib/server/trpc";
import { useUndoToast } from "#lib/screen/use-undo-toast";
import { MEAL_MESSAGES } from "../messages";
import { plannedByText } from "../plan-entry";
import { SlotFields } from "./meal-fields";

interface OtherMealDialogProps {
  /** As it was when the dialog was opened. */
  meal: OtherMeal;
  onClose: () => void;
  /** Opens the days to copy it to. */
  onCopy: () => void;
}

/** Names a meal without a recipe anew, moves it, or takes it off the plan. */
export function OtherMealDialog({ meal, onClose, onCopy }: OtherMealDialogProps) {
  const id = useId();
  const [form, setForm] = useState({ title: meal.title, date: meal.date, mealType: meal.meal_type });
  const [basedOn, setBasedOn] = useState<number | undefined>(meal.revision);
  const update = trpc.mealPlans.updateOther.useMutation({
    meta: { success: MEAL_MESSAGES.updated, failure: MEAL_MESSAGES.updateFailed, preferServerMessage: true },
    onSuccess: onClose,
    // Whoever has been told that somebody else was quicker, and saves again, means it.
    onError: (error) => isConflict(error) && setBasedOn(undefined),
  });
  const offerUndo = useUndoToast();
  const remove = trpc.mealPlans.deleteMany.useMutation({
    meta: { failure: MEAL_MESSAGES.removeFailed },
    onSuccess: ({ undo_ids: [undoId] }) => {
      if (undoId) offerUndo(MEAL_MESSAGES.removed, undoId);
      onClose();
    },
  });
  const isComplete = form.title.trim() !== "" && form.date !== "";
  const hasChanges = form.title !== meal.title || form.date !== meal.date || form.mealType !== meal.meal_type;

  return (
    <Dialog
      onClose={onClose}
      hasChanges={hasChanges}
      title={t("Edit Meal")}
      description={[t("A meal without a recipe. Shopping lists leave it out."), plannedByText(meal)].join(" ")}
      footer={
        <div className="grid w-full grid-cols-2 gap-2 sm:flex">
          <Button
            variant="danger-quiet"
            className={classNames("sm:-ms-2", Boolean(meal.portion_id) && "sm:me-auto")}
            disabled={update.isPending}
            busy={remove.isPending}
            onClick={() => remove.mutate({ other_ids: [meal.id] })}
          >
            {t("Delete")}
          </Button>
          {!meal.portion_id && (
            <Button variant="quiet" className="sm:me-auto" onClick={onCopy}>
              {t("Copy")}
            </Button>
          )}
          <CancelButton onClick={onClose} />
          <Button type="submit" form={id} disabled={!isComplete || remove.isPending} busy={update.isPending}>
            {t("Update Meal")}
          </Button>
        </div>
      }
    >
      <form
        id={id}
        noValidate
        className="grid grid-cols-2 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete && !update.isPending && !remove.isPending)
            update.mutate({
              id: meal.id,
              title: form.title.trim(),
              date: form.date,
              meal_type: form.mealType,
              revision: basedOn,
            });
        }}
      >
        <Field label={t("What there is")} required className="col-span-full">
          <Input
            value={form.title}
            maxLength={200}
            onChange={(event) => setForm({ ...form, title: event.target.value })}
          />
        </Field>
        <SlotFields date={form.date} mealType={form.mealType} onChange={(part) => setForm({ ...form, ...part })} />
      </form>
    </Dialog>
  );
}
