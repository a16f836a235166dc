import { t } from "#lib/text/language";
import { addDays, daysBetween, type LocalDate, parseLocalDate } from "@tureen/domain/dates/local-date";
import { showSuccess } from "#lib/screen/toasts";
import { type Inputs, type Outputs, trpc } from "#lib/server/trpc";
import { MEAL_MESSAGES } from "../messages";
import type { PlanEntry } from "../plan-entry";
import { useOperationId } from "./use-operation-id";

type Sent = Inputs["mealPlans"]["createMany"];

export interface ManyMeals {
  readonly meals: NonNullable<Sent["meals"]>;
  readonly other_meals: NonNullable<Sent["other_meals"]>;
}

/** Says that several meals were planned in one act, which one tap takes back. */
export function useSayPlanned(): (planned: Outputs["mealPlans"]["createMany"]) => void {
  const takeBack = trpc.mealPlans.deleteMany.useMutation({
    meta: { success: MEAL_MESSAGES.takenBack, failure: MEAL_MESSAGES.removeFailed },
  });
  return ({ mealPlans, otherMeals }) => {
    const ids = mealPlans.map(({ id }) => id);
    const other_ids = otherMeals.map(({ id }) => id);
    const count = ids.length + other_ids.length;
    showSuccess(
      count === 1 ? t(MEAL_MESSAGES.added) : t("{count, plural, one {# meal} other {# meals}} added", { count }),
      { action: { label: t("Undo"), onClick: () => takeBack.mutate({ ids, other_ids }) } },
    );
  };
}

/** Plans several meals in one act, which one tap takes back. */
export function usePlanMany(onPlanned: () => void) {
  const operationId = useOperationId();
  const sayPlanned = useSayPlanned();
  const create = trpc.mealPlans.createMany.useMutation({
    meta: { failure: MEAL_MESSAGES.addFailed, preferServerMessage: true },
    onSuccess: (planned) => {
      sayPlanned(planned);
      onPlanned();
    },
  });

  return {
    plan: (meals: Partial<ManyMeals>) => {
      if (!create.isPending) create.mutate({ ...meals, operation_id: operationId(meals) });
    },
    isPlanning: create.isPending,
    call: create,
  };
}

/** These meals once more, so many days later. */
export function copies(entries: readonly PlanEntry[], days: number): ManyMeals {
  // What is made ahead for one of them is offered with its copy.
  const dishes = new Set(entries.flatMap(({ kind, meal }) => (kind === "recipe" ? meal.id : [])));
  const later = (date: string) => addDays(parseLocalDate(date) ?? (date as LocalDate), days); // the server checks dates
  return {
    meals: entries.flatMap(({ kind, meal }) =>
      kind === "recipe" && !dishes.has(meal.prepares_for ?? 0)
        ? [
            {
              recipe_id: meal.recipe_id,
              date: later(meal.date),
              meal_type: meal.meal_type,
              servings: meal.servings,
              notes: meal.notes,
            },
          ]
        : [],
    ),
    other_meals: entries.flatMap(({ kind, meal }) =>
      // What is in the freezer is eaten once.
      kind === "other" && !meal.portion_id
        ? [{ title: meal.title, date: later(meal.date), meal_type: meal.meal_type }]
        : [],
    ),
  };
}

/** Whole days from the day of a meal to another. */
export function daysTo({ meal }: PlanEntry, day: LocalDate): number {
  const from = parseLocalDate(meal.date);
  return from ? daysBetween(from, day) : 0;
}
