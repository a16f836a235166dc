import { t } from "#lib/text/language";
import type { DashboardHome } from "@tureen/contracts/dashboard";
import type { MealPlan, OtherMeal } from "@tureen/contracts/meal-plans";
import type { RecipeCard } from "@tureen/contracts/recipes";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import { ChefHat } from "lucide-react";
import { paths } from "#lib/screen/paths";
import { ButtonLink } from "#components/ui/button";
import { classNames } from "#lib/screen/class-names";
import { RecipePicture } from "#features/recipes/photo/recipe-picture";
import { minutesText } from "#features/recipes/shared/minutes-text";
import { Suggestions } from "./suggestions";

/** What there is for dinner today; where nothing is planned, what there could be. */
export function Tonight({ home, today }: { home: DashboardHome; today: LocalDate }) {
  const isTonight = (meal: MealPlan | OtherMeal) => meal.date === today && meal.meal_type === "dinner";
  const dinners = home.meals.filter(isTonight);
  const others = home.otherMeals.filter(isTonight);
  return (
    <section aria-labelledby="tonight" className="min-w-0">
      <h2 id="tonight" className="mb-3 text-xl">
        {t("Tonight")}
      </h2>
      {dinners.length + others.length === 0 ? (
        <Suggestions suggestions={home.suggestions} today={today} />
      ) : (
        <ul className={classNames("grid gap-4", dinners.length + others.length > 1 && "sm:grid-cols-2")}>
          {dinners.map((meal) => (
            <li key={meal.id} className="grid">
              <Dinner
                meal={meal}
                recipe={home.todaysRecipes.find(({ id }) => id === meal.recipe_id)}
                isAlone={dinners.length + others.length === 1}
              />
            </li>
          ))}
          {others.map((meal) => (
            <li key={`other-${meal.id}`} className="grid content-center rounded-xl bg-enamel p-5 shadow-md sm:p-7">
              <h3 dir="auto" className="line-clamp-3 text-2xl wrap-anywhere text-on-enamel">
                {meal.title}
              </h3>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Alone it has its picture above it on a phone; of several each is a row there. Where there is room it is the other way round. */
function Dinner({ meal, recipe, isAlone }: { meal: MealPlan; recipe: RecipeCard | undefined; isAlone: boolean }) {
  const minutes = (recipe?.prep_time ?? 0) + (recipe?.cook_time ?? 0);
  const facts = [
    t("{count, plural, one {# serving} other {# servings}}", { count: meal.servings }),
    ...(minutes > 0 ? [minutesText(minutes)] : []),
  ];
  return (
    <article
      className={classNames(
        "flex overflow-hidden rounded-xl bg-enamel text-on-enamel shadow-md",
        isAlone ? "flex-col sm:flex-row" : "sm:flex-col",
      )}
    >
      <RecipePicture
        recipe={{ title: meal.recipe_title, photo: recipe?.photo ?? null }}
        sizes="(min-width: 640px) 24rem, 100vw"
        className={
          isAlone
            ? "h-44 sm:h-auto sm:min-h-72 sm:w-2/5 sm:shrink-0"
            : "w-24 shrink-0 sm:h-44 sm:w-full large-text:hidden"
        }
        isFirst
      />
      <div className={classNames("flex min-w-0 flex-1 flex-col justify-between gap-5 sm:p-7", isAlone ? "p-5" : "p-4")}>
        <div className="min-w-0">
          <h3
            dir="auto"
            className={classNames("line-clamp-3 wrap-anywhere sm:text-3xl", isAlone ? "text-2xl" : "text-xl")}
          >
            {meal.recipe_title}
          </h3>
          <p className="figures mt-2 text-sm">{facts.join(" · ")}</p>
          {meal.notes && (
            <p dir="auto" className="mt-2 line-clamp-3 text-sm wrap-anywhere italic">
              {meal.notes}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2 max-sm:*:px-3 print:hidden">
          <ButtonLink
            icon={ChefHat}
            className="bg-on-enamel text-enamel hover:bg-on-enamel"
            href={paths.cook(meal.recipe_id, { servings: meal.servings, meal: meal.id })}
          >
            {t("Cook")}
          </ButtonLink>
          <ButtonLink
            variant="quiet"
            className="border border-current text-on-enamel hover:bg-transparent"
            href={paths.recipe(meal.recipe_id)}
          >
            {t("View")}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
