import { t } from "#lib/language";
import { useId, useState } from "react";
import { Button } from "#components/ui/button";
import { Dialog, DialogContent } from "#components/ui/dialog";
import { newUuid } from "#lib/capabilities";
import { trpc } from "#lib/trpc";
import { emptyMealForm, hasRequiredFields, type MealForm, type MealSlot } from "../meal-form";
import { MEAL_MESSAGES } from "../messages";
import { MealFieldsForm } from "./meal-fields";

/** Why the button waits; the message of the specification is for whoever presses Enter all the same. */
function whatIsMissing(form: MealForm): string {
  return form.recipe === null ? t("Choose a recipe") : t("Choose a date");
}

interface AddMealDialogProps {
  slot: MealSlot;
  onClose: () => void;
  /** With the date on which the meal was planned. */
  onAdded: (date: string) => void;
}

export function AddMealDialog({ slot, onClose, onAdded }: AddMealDialogProps) {
  const id = useId();
  // The operation's id belongs to what is filled in: sent twice it is one meal, changed in between it is another.
  const [{ form, operationId }, setDraft] = useState(() => ({ form: emptyMealForm(slot), operationId: newUuid() }));
  const add = trpc.mealPlans.create.useMutation({
    meta: { success: MEAL_MESSAGES.added, failure: MEAL_MESSAGES.addFailed, preferServerMessage: true },
    onSuccess: ({ mealPlan }) => {
      onAdded(mealPlan.date);
      onClose();
    },
  });
  const isComplete = hasRequiredFields(form);
  const hasChanges = JSON.stringify(form) !== JSON.stringify(emptyMealForm(slot));

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} hasChanges={hasChanges}>
      <DialogContent
        title={t("Add Meal")}
        size="lg"
        footer={
          <div className="grid w-full grid-cols-2 gap-2 sm:flex sm:justify-end">
            {!isComplete && (
              <p id={`${id}-reason`} className="col-span-full self-center text-sm text-ink-muted sm:me-auto">
                {whatIsMissing(form)}
              </p>
            )}
            <Button variant="secondary" onClick={onClose}>
              {t("Cancel")}
            </Button>
            <Button
              type="submit"
              form={`${id}-form`}
              disabled={!isComplete}
              busy={add.isPending}
              aria-describedby={isComplete ? undefined : `${id}-reason`}
            >
              {t("Add Meal")}
            </Button>
          </div>
        }
      >
        <MealFieldsForm
          id={`${id}-form`}
          form={form}
          startsWithRecipe
          onChange={(changed) => setDraft({ form: changed, operationId: newUuid() })}
          onSubmit={(fields) => !add.isPending && add.mutate({ ...fields, operation_id: operationId })}
        />
      </DialogContent>
    </Dialog>
  );
}
