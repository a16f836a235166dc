import { FormDialog } from "#components/ui/layers/form-dialog";
import { useBasedOn } from "#lib/server/use-based-on";
import { t } from "#lib/text/language";
import type { OtherMeal } from "@tureen/contracts/meal-plans";
import { useState } from "react";
import { Button } from "#components/ui/button";
import { classNames } from "#lib/screen/class-names";
import { trpc } from "#lib/server/trpc";
import { useUndoToast } from "#lib/screen/use-undo-toast";
import { MEAL_MESSAGES } from "../messages";
import { plannedByText } from "../plan-entry";
import { SlotFields } from "./meal-fields";
import { TextField } from "#components/ui/field";

interface OtherMealDialogProps {
  /** As it was when the dialog was opened. */
  meal: OtherMeal;
  onClose: () => void;
  /** Opens the days to copy it to. */
  onCopy: () => void;
}

/** Names a meal without a recipe anew, moves it, or takes it off the plan. */
export function OtherMealDialog({ meal, onClose, onCopy }: OtherMealDialogProps) {
  const [form, setForm] = useState({ title: meal.title, date: meal.date, mealType: meal.meal_type });
  const { revision, onError } = useBasedOn(meal.revision);
  const update = trpc.mealPlans.updateOther.useMutation({
    meta: { success: MEAL_MESSAGES.updated, failure: MEAL_MESSAGES.updateFailed, preferServerMessage: true },
    onSuccess: onClose,
    onError,
  });
  const offerUndo = useUndoToast();
  const remove = trpc.mealPlans.deleteMany.useMutation({
    meta: { failure: MEAL_MESSAGES.removeFailed },
    onSuccess: ({ undo_ids: [undoId] }) => {
      if (undoId) offerUndo(MEAL_MESSAGES.removed, undoId);
      onClose();
    },
  });
  const hasChanges = form.title !== meal.title || form.date !== meal.date || form.mealType !== meal.meal_type;

  return (
    <FormDialog
      onClose={onClose}
      hasChanges={hasChanges}
      title={t("Edit Meal")}
      description={[t("A meal without a recipe. Shopping lists leave it out."), plannedByText(meal)].join(" ")}
      submitLabel={t("Update Meal")}
      busy={update.isPending}
      isReady={form.title.trim() !== "" && form.date !== "" && !remove.isPending}
      className="grid grid-cols-2 gap-4"
      onSubmit={() =>
        update.mutate({
          id: meal.id,
          title: form.title.trim(),
          date: form.date,
          meal_type: form.mealType,
          revision,
        })
      }
      actions={
        <>
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
        </>
      }
    >
      <TextField
        label={t("What there is")}
        required
        className="col-span-full"
        value={form.title}
        maxLength={200}
        onValueChange={(title) => setForm({ ...form, title })}
      />
      <SlotFields date={form.date} mealType={form.mealType} onChange={(part) => setForm({ ...form, ...part })} />
    </FormDialog>
  );
}
