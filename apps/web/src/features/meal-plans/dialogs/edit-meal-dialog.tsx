import { useBasedOn } from "#lib/server/use-based-on";
import { t } from "#lib/text/language";
import type { MealPlan } from "@tureen/contracts/meal-plans";
import { lazy, Suspense, useId, useState } from "react";
import { paths } from "#lib/screen/paths";
import { Button, ButtonLink, CancelButton } from "#components/ui/button";
import { Dialog } from "#components/ui/layers/dialog";
import { AfterCooking } from "#features/cooking/components/after-cooking";
import { trpc } from "#lib/server/trpc";
import { useUndoToast } from "#lib/screen/use-undo-toast";
import { hasRequiredFields, mealFormOf } from "../meal-form";
import { MEAL_MESSAGES } from "../messages";
import { plannedByText } from "../plan-entry";
import { MealFieldsForm } from "./meal-fields";

const PlanAhead = lazy(() => import("./plan-ahead"));

interface EditMealDialogProps {
  /** As it was when the dialog was opened. */
  meal: MealPlan;
  onClose: () => void;
  /** With the date to which the meal was moved, where it was. */
  onUpdated: (date: string) => void;
  /** Opens the days to copy it to. */
  onCopy: () => void;
}

/** A save that somebody else was quicker than is refused once; saving again overwrites theirs. Deleting offers Undo. */
export function EditMealDialog({ meal, onClose, onUpdated, onCopy }: EditMealDialogProps) {
  const id = useId();
  const [form, setForm] = useState(() => mealFormOf(meal));
  const { revision, onError } = useBasedOn(meal.revision);
  const update = trpc.mealPlans.update.useMutation({
    meta: { success: MEAL_MESSAGES.updated, failure: MEAL_MESSAGES.updateFailed, preferServerMessage: true },
    onSuccess: ({ mealPlan }) => {
      if (mealPlan.date !== meal.date) onUpdated(mealPlan.date);
      onClose();
    },
    onError,
  });
  const offerUndo = useUndoToast();
  const remove = trpc.mealPlans.delete.useMutation({
    meta: { failure: MEAL_MESSAGES.removeFailed },
    onSuccess: ({ undo_id }) => {
      offerUndo(MEAL_MESSAGES.removed, undo_id);
      onClose();
    },
  });
  const isBusy = update.isPending || remove.isPending;
  const hasChanges = JSON.stringify(form) !== JSON.stringify(mealFormOf(meal));

  return (
    <Dialog
      onClose={onClose}
      hasChanges={hasChanges}
      title={t("Edit Meal")}
      description={plannedByText(meal)}
      size="lg"
      footer={
        <div className="grid w-full grid-cols-2 gap-2 sm:flex">
          <div className="col-span-full -mx-2 flex flex-wrap justify-between sm:me-auto">
            <Button
              variant="danger-quiet"
              className="px-2"
              disabled={update.isPending}
              busy={remove.isPending}
              onClick={() => remove.mutate({ id: meal.id })}
            >
              {t("Delete")}
            </Button>
            <ButtonLink variant="quiet" className="px-2" href={paths.recipe(form.recipe?.id ?? meal.recipe_id)}>
              {t("View Recipe")}
            </ButtonLink>
            <Button variant="quiet" className="px-2" onClick={onCopy}>
              {t("Copy")}
            </Button>
          </div>
          <CancelButton onClick={onClose} />
          <Button
            type="submit"
            form={`${id}-form`}
            disabled={!hasRequiredFields(form) || remove.isPending}
            busy={update.isPending}
          >
            {t("Update Meal")}
          </Button>
        </div>
      }
    >
      {!hasChanges && (
        <Suspense>
          <PlanAhead dish={meal} onPlanned={onClose} />
        </Suspense>
      )}
      {meal.cooking_id !== null && (
        <p className="mb-4 text-sm text-ink-muted">
          <AfterCooking dish={{ recipeId: meal.recipe_id, title: meal.recipe_title, servings: meal.servings }} />
        </p>
      )}
      <MealFieldsForm
        id={`${id}-form`}
        form={form}
        onChange={setForm}
        onSubmit={(fields) => {
          if ("recipe_id" in fields && !isBusy) update.mutate({ id: meal.id, ...fields, revision });
        }}
      />
    </Dialog>
  );
}
