import { t } from "#lib/text/language";
import type { MealPlan, OtherMeal } from "@tureen/contracts/meal-plans";
import type { MealType } from "@tureen/domain/meal-plans/meal-types";
import { showSuccess } from "#lib/screen/toasts";
import { trpc } from "#lib/server/trpc";
import { glide } from "#lib/screen/motion";
import { useCallback } from "react";
import { withFriendlyDates } from "#lib/text/friendly-dates";
import { MEAL_MESSAGES } from "../messages";
import type { PlanEntry } from "../plan-entry";

/** A cell, as the server names it. */
interface WeekCell {
  readonly date: string;
  readonly mealType: MealType;
}

const FEEDBACK = { failure: MEAL_MESSAGES.updateFailed, preferServerMessage: true };
/** One after the other: the second move of a meal is based on the first. */
const IN_ORDER = { id: "moving-meals" };

/**
 * Moves meals within the days on screen. A move shows at once; where the server refuses (a list holds the meal by now,
 * somebody else has changed it), the meal stands where it stood, and a sentence says why.
 */
export function useMoveEntry(days: { readonly startDate: string; readonly endDate: string }) {
  const utils = trpc.useUtils();
  const { range, others } = utils.mealPlans;

  const moveMeal = trpc.mealPlans.update.useMutation({
    meta: FEEDBACK,
    scope: IN_ORDER,
    onMutate: async (move) => {
      await range.cancel(days);
      const before = range.getData(days);
      range.setData(days, (kept) => kept && { mealPlans: kept.mealPlans.map(movedBy(move)) });
      return { before, from: cellOf(before?.mealPlans, move.id) };
    },
    onSuccess: ({ mealPlan: meal }, _move, { from }) => void confirm({ kind: "recipe", meal }, from),
    onError: (_error, _move, kept) => glide(() => range.setData(days, kept?.before)),
  });
  const moveOther = trpc.mealPlans.updateOther.useMutation({
    meta: FEEDBACK,
    scope: IN_ORDER,
    onMutate: async (move) => {
      await others.cancel(days);
      const before = others.getData(days);
      others.setData(days, (kept) => kept && { otherMeals: kept.otherMeals.map(movedBy(move)) });
      return { before, from: cellOf(before?.otherMeals, move.id) };
    },
    onSuccess: ({ otherMeal: meal }, _move, { from }) => void confirm({ kind: "other", meal }, from),
    onError: (_error, _move, kept) => glide(() => others.setData(days, kept?.before)),
  });

  const { mutate: mutateMeal } = moveMeal;
  const { mutate: mutateOther } = moveOther;
  const move = useCallback(
    ({ kind, meal }: PlanEntry, to: WeekCell): void => {
      if (to.date === meal.date && to.mealType === meal.meal_type) return;
      const change = { id: meal.id, date: to.date, meal_type: to.mealType, revision: meal.revision };
      if (kind === "recipe") mutateMeal(change);
      else mutateOther(change);
    },
    [mutateMeal, mutateOther],
  );

  async function confirm(moved: PlanEntry, from: WeekCell | undefined): Promise<void> {
    const list = moved.kind === "recipe" && from ? await listThatLacks(moved.meal.date, from.date) : undefined;
    showSuccess(MEAL_MESSAGES.updated, {
      description:
        list === undefined
          ? undefined
          : t("“{list}” is for this day too: update it there to buy what this meal needs.", {
              list: withFriendlyDates(list),
            }),
      ...(from ? { action: { label: t("Undo"), onClick: () => glide(() => move(moved, from)) } } : {}),
    });
  }

  /** The first list that is for the day to which something was moved, and not for the day where it was. */
  async function listThatLacks(to: string, from: string): Promise<string | undefined> {
    try {
      const { shoppingLists } = await utils.shoppingLists.summaries.fetch(undefined, { meta: { silent: true } });
      return shoppingLists.find((list) => {
        const isFor = (day: string) => !list.is_standalone && list.start_date <= day && day <= list.end_date;
        return isFor(to) && !isFor(from);
      })?.name;
    } catch {
      // The meal has moved; only the remark about lists is missing.
      return undefined;
    }
  }

  return { moveMeal, moveOther, move };
}

interface Move {
  readonly id: unknown;
  readonly date?: string | undefined;
  readonly meal_type?: MealType | undefined;
}

/** The meal in its new place; its revision is what the server will make it. */
function movedBy({ id, date, meal_type: mealType }: Move) {
  return <Meal extends MealPlan | OtherMeal>(meal: Meal): Meal =>
    meal.id === id
      ? { ...meal, date: date ?? meal.date, meal_type: mealType ?? meal.meal_type, revision: meal.revision + 1 }
      : meal;
}

function cellOf(meals: readonly (MealPlan | OtherMeal)[] | undefined, id: unknown): WeekCell | undefined {
  const meal = meals?.find((each) => each.id === id);
  return meal && { date: meal.date, mealType: meal.meal_type };
}
