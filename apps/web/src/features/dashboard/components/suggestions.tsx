import { CallFailure } from "#components/failure-note";
import { t } from "#lib/text/language";
import type { DashboardHome } from "@tureen/contracts/dashboard";
import { daysBetween, type LocalDate, parseLocalDate } from "@tureen/domain/dates/local-date";
import { CalendarPlus } from "lucide-react";
import { Link } from "wouter";
import { paths } from "#lib/screen/paths";
import { Button, ButtonLink } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { MEAL_MESSAGES } from "#features/meal-plans/messages";
import { RecipePicture } from "#features/recipes/photo/recipe-picture";
import { minutesText } from "#features/recipes/shared/minutes-text";
import { trpc } from "#lib/server/trpc";

type SuggestedMeal = DashboardHome["suggestions"][number];

const DAYS_PER_WEEK = 7;

/** Nothing is planned for tonight: dishes that would fit, each a tap away from the plan. */
export function Suggestions({ suggestions, today }: { suggestions: readonly SuggestedMeal[]; today: LocalDate }) {
  const add = trpc.mealPlans.create.useMutation({
    meta: { success: MEAL_MESSAGES.added, failure: MEAL_MESSAGES.addFailed, preferServerMessage: true },
  });
  return (
    <Card className="p-0">
      <div className="px-5 pt-5 pb-4 sm:px-6">
        <p className="font-semibold">{t("Nothing planned")}</p>
        {suggestions.length > 0 && <p className="text-sm text-ink-muted">{t("From your recipes, for tonight:")}</p>}
      </div>
      {suggestions.length > 0 && (
        <ul className="border-t border-line">
          {suggestions.map((recipe) => (
            <li
              key={recipe.id}
              className="flex items-center gap-3 border-b border-line py-2.5 ps-5 pe-3 sm:ps-6 sm:pe-4"
            >
              <RecipePicture recipe={recipe} sizes="4rem" className="size-14 shrink-0 rounded-md max-xs:hidden" />
              <div className="min-w-0 flex-1">
                <h3 dir="auto" className="text-base">
                  <Link href={paths.recipe(recipe.id)} className="line-clamp-2 wrap-anywhere hover:underline">
                    {recipe.title}
                  </Link>
                </h3>
                <p className="figures text-sm text-ink-muted">{whyOf(recipe, today)}</p>
              </div>
              <Button
                icon={CalendarPlus}
                variant="secondary"
                aria-label={t("Plan {title} for tonight", { title: recipe.title })}
                busy={add.isPending && add.variables.recipe_id === recipe.id}
                onClick={() => add.mutate({ recipe_id: recipe.id, date: today, meal_type: "dinner" })}
              >
                {t("Plan it")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <CallFailure call={add} className="mx-5 mt-3 sm:mx-6" />
      <p className="px-5 py-3 sm:px-6">
        <ButtonLink variant="link" href={paths.planMeal({ date: today, mealType: "dinner" })}>
          {t("Plan something else")}
        </ButtonLink>
      </p>
    </Card>
  );
}

function whyOf(
  { last_planned: lastPlanned, prep_time: prep, cook_time: cook }: SuggestedMeal,
  today: LocalDate,
): string {
  const minutes = (prep ?? 0) + (cook ?? 0);
  const day = lastPlanned === null ? null : parseLocalDate(lastPlanned);
  const weeks = day && Math.floor(daysBetween(day, today) / DAYS_PER_WEEK);
  return [
    weeks === null
      ? t("Not planned yet")
      : t("Not on the plan for {weeks, plural, one {# week} other {# weeks}}", { weeks }),
    ...(minutes > 0 ? [minutesText(minutes)] : []),
  ].join(" · ");
}
