import { t } from "#lib/text/language";
import { useId, useState } from "react";
import { Button, CancelButton } from "#components/ui/button";
import { Dialog } from "#components/ui/layers/dialog";
import { FrozenChoices } from "#features/portions/components/frozen-choices";
import { hasFinePointer } from "#lib/device/pointer";
import { trpc } from "#lib/server/trpc";
import { useHouseholdSize } from "../hooks/use-household-size";
import { useMakeAhead } from "../hooks/use-make-ahead";
import { useOperationId } from "../hooks/use-operation-id";
import {
  emptyMealForm,
  hasRequiredFields,
  type MealFields,
  type MealForm,
  type MealSlot,
  type OtherMealFields,
} from "../meal-form";
import { MEAL_MESSAGES } from "../messages";
import { MealFieldsForm } from "./meal-fields";

/** Why the button waits; the message of the specification is for whoever presses Enter all the same. */
function whatIsMissing(form: MealForm): string {
  return form.recipe === null && form.other === "" ? t("Choose a recipe") : t("Choose a date");
}

interface AddMealDialogProps {
  slot: MealSlot;
  onClose: () => void;
  /** With the date on which the meal was planned. */
  onAdded: (date: string) => void;
}

/** `slot` is where it begins; day and meal can be changed. Sent twice, it is planned once. */
export function AddMealDialog({ slot, onClose, onAdded }: AddMealDialogProps) {
  const id = useId();
  const empty = emptyMealForm(slot, useHouseholdSize());
  // Until something is filled in: how many the household is may be known a moment later.
  const [filledIn, setForm] = useState<MealForm | null>(null);
  const form = filledIn ?? empty;
  const operationId = useOperationId();
  const added = (date: string | undefined) => {
    onAdded(date ?? slot.date);
    onClose();
  };
  const meta = { success: MEAL_MESSAGES.added, failure: MEAL_MESSAGES.addFailed, preferServerMessage: true };
  const offerAhead = useMakeAhead();
  const add = trpc.mealPlans.create.useMutation({
    meta,
    onSuccess: ({ mealPlan }) => {
      added(mealPlan.date);
      offerAhead(mealPlan);
    },
  });
  const addOther = trpc.mealPlans.createMany.useMutation({
    meta,
    onSuccess: ({ otherMeals: [meal] }) => added(meal?.date),
  });
  const isBusy = add.isPending || addOther.isPending;
  const isComplete = hasRequiredFields(form);
  const hasChanges = JSON.stringify(form) !== JSON.stringify(empty);

  function submit(fields: MealFields | OtherMealFields): void {
    if (isBusy) return;
    const operation_id = operationId(fields);
    if ("recipe_id" in fields) add.mutate({ ...fields, operation_id });
    else addOther.mutate({ other_meals: [fields], operation_id });
  }

  return (
    <Dialog
      onClose={onClose}
      hasChanges={hasChanges}
      title={t("Add Meal")}
      size="lg"
      // A thumb is not helped by a keyboard that rises over the recipes.
      onOpenAutoFocus={(event) => {
        if (hasFinePointer() || !(event.currentTarget instanceof HTMLElement)) return;
        event.preventDefault();
        event.currentTarget.focus();
      }}
      footer={
        <div className="grid w-full grid-cols-2 gap-2 sm:flex sm:justify-end">
          {!isComplete && (
            <p id={`${id}-reason`} className="col-span-full self-center text-sm text-ink-muted sm:me-auto">
              {whatIsMissing(form)}
            </p>
          )}
          <CancelButton onClick={onClose} />
          <Button
            type="submit"
            form={`${id}-form`}
            disabled={!isComplete}
            busy={isBusy}
            aria-describedby={isComplete ? undefined : `${id}-reason`}
          >
            {t("Add Meal")}
          </Button>
        </div>
      }
    >
      <FrozenChoices slot={form} onPlanned={() => added(form.date)} />
      <MealFieldsForm id={`${id}-form`} form={form} isNew onChange={setForm} onSubmit={submit} />
    </Dialog>
  );
}
