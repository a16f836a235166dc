import { parseLocalDate } from "@tureen/domain/dates/local-date";
import { trpc } from "#lib/trpc";
import type { ChosenRecipe } from "../meal-form";
import { reasonText } from "../reason-text";

interface FittingRecipe extends ChosenRecipe {
  /** The best reason in a few words, '' where there is none. */
  readonly why: string;
}

const SEED = 0;

/** The dinner for which most speaks on this day; null for other meals, and until it is known. */
export function useFittingRecipe({ date, mealType }: { date: string; mealType: string }): FittingRecipe | null {
  const day = mealType === "dinner" ? parseLocalDate(date) : null;
  const { data } = trpc.mealPlans.propose.useQuery(
    { dates: day ? [day] : [], seed: SEED },
    { enabled: day !== null, meta: { silent: true } },
  );
  const proposal = day && data?.proposals[0];
  if (!proposal?.recipe) return null;
  const { id, title } = proposal.recipe;
  const [reason] = proposal.reasons;
  return { id, title, why: reason ? reasonText(reason, proposal.date) : "" };
}
