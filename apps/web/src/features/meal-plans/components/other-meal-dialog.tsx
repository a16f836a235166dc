import { t } from "#lib/language";
import type { OtherMeal } from "@tureen/contracts/meal-plans";
import { MEAL_TYPES, type MealType } from "@tureen/domain/meal-plans/meal-types";
import { useId, useState } from "react";
import { Button } from "#components/ui/button";
import { Dialog, DialogContent } from "#components/ui/dialog";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { Select } from "#components/ui/select";
import { isConflict } from "#lib/server-fault";
import { trpc } from "#lib/trpc";
import { useUndoToast } from "#lib/use-undo-toast";
import { MEAL_LABELS } from "../meal-form";
import { MEAL_MESSAGES } from "../messages";

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
  const [form, setForm] = useState({ title: meal.title, date: meal.date, meal_type: meal.meal_type });
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
  const hasChanges = form.title !== meal.title || form.date !== meal.date || form.meal_type !== meal.meal_type;

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} hasChanges={hasChanges}>
      <DialogContent
        title={t("Edit Meal")}
        description={t("A meal without a recipe. Shopping lists leave it out.")}
        footer={
          <div className="grid w-full grid-cols-2 gap-2 sm:flex">
            <Button
              variant="danger-quiet"
              className="sm:-ms-2"
              disabled={update.isPending}
              busy={remove.isPending}
              onClick={() => remove.mutate({ other_ids: [meal.id] })}
            >
              {t("Delete")}
            </Button>
            <Button variant="quiet" className="sm:me-auto" onClick={onCopy}>
              {t("Copy")}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {t("Cancel")}
            </Button>
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
              update.mutate({ id: meal.id, ...form, title: form.title.trim(), revision: basedOn });
          }}
        >
          <Field label={t("What there is")} required className="col-span-full">
            <Input
              value={form.title}
              maxLength={200}
              onChange={(event) => setForm({ ...form, title: event.target.value })}
            />
          </Field>
          <Field label={t("Date")} required>
            <Input type="date" value={form.date} onChange={(event) => setForm({ ...form, date: event.target.value })} />
          </Field>
          <Field label={t("Meal Type")} required>
            <Select
              value={form.meal_type}
              onChange={(event) => setForm({ ...form, meal_type: event.target.value as MealType })} // its options
            >
              {MEAL_TYPES.map((mealType) => (
                <option key={mealType} value={mealType}>
                  {t(MEAL_LABELS[mealType])}
                </option>
              ))}
            </Select>
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  );
}
