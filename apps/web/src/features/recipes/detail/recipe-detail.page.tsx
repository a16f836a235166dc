import { t } from "#lib/text/language";
import type { Recipe } from "@tureen/contracts/recipes";
import { ChefHat, Ellipsis, Pencil } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link, useLocation } from "wouter";
import { paths } from "#lib/screen/paths";
import { LoadingState } from "#components/loading-state";
import { PageHeading } from "#components/page-heading";
import { Button } from "#components/ui/button";
import { LastCooked } from "#features/cooking/components/last-cooked";
import { PlanIt } from "#features/meal-plans/components/plan-it";
import { AddToList } from "#features/shopping-lists/components/add-to-list";
import { classNames } from "#lib/screen/class-names";
import { AHEAD } from "#lib/server/feedback-meta";
import type { QueryUtils } from "#lib/server/trpc";
import { idFrom } from "#lib/screen/use-route-id";
import { useTabState } from "#lib/screen/use-tab-state";
import { BackToRecipes } from "../shared/back-buttons";
import { DeleteRecipe } from "./delete-recipe";
import { EarlierVersions } from "./earlier-versions";
import { RecipeFacts } from "./recipe-facts";
import { RecipeIngredients } from "./recipe-ingredients";
import { RecipeInstructions } from "./recipe-instructions";
import { useRecipe } from "../shared/use-recipe";
import { RecipeNotes } from "./recipe-notes";
import { RecipePhoto } from "../photo/recipe-photo";
import { shownServings } from "../shared/shown-servings";

const RecipeMenu = lazy(() => import("./recipe-menu"));

interface ChosenServings {
  readonly servings: number | null;
}

/** For how many the amounts are shown while nobody has chosen. */
const AS_WRITTEN: ChosenServings = { servings: null };

const isChosenServings = (value: unknown): value is ChosenServings =>
  typeof value === "object" && value !== null && "servings" in value && Number(value.servings) > 0;

/**
 * Asks for what it shows first; resolves when that is there, or could not be had.
 * @public by main.ts, as every page's
 */
export async function begin({ recipes }: QueryUtils): Promise<unknown> {
  const id = idFrom(window.location.pathname.split("/").at(-1));
  return id !== null && recipes.byId.prefetch({ id }, AHEAD);
}

/** A recipe that cannot be read leads to the list. The servings that were chosen hold for this tab of the browser. */
export default function RecipeDetailPage() {
  const recipe = useRecipe().data?.recipe;
  return (
    <>
      <BackToRecipes />
      {/* Of another recipe nothing stays: not the servings either. */}
      {recipe ? <RecipeDetail key={recipe.id} recipe={recipe} /> : <LoadingState label={t("Loading the recipe")} />}
    </>
  );
}

function RecipeDetail({ recipe }: { recipe: Recipe }) {
  const [, navigate] = useLocation();
  const [chosen, choose] = useTabState(`servings-${recipe.id}`, AS_WRITTEN, isChosenServings);
  const servings = shownServings(recipe, chosen.servings, (count) => choose(() => ({ servings: count })));
  const cookFor = servings.written === null ? undefined : servings.chosen;
  const [isMenuAwaited, setIsMenuAwaited] = useState(false);
  const more = (
    <Button variant="secondary" size="icon" aria-label={t("More")} onClick={() => setIsMenuAwaited(true)}>
      <Ellipsis aria-hidden className="size-5" />
    </Button>
  );
  return (
    // On a phone one column, with the dish first; else what it takes stands beside what is done with it.
    <article className="flex flex-col lg:block print:block">
      <PageHeading
        title={recipe.title}
        subtitle={recipe.description}
        actions={
          <div className="flex flex-wrap gap-2 max-sm:w-full print:hidden">
            <Button asChild className="max-sm:flex-1">
              <Link href={paths.cook(recipe.id, { servings: cookFor })}>
                <ChefHat aria-hidden className="size-4.5" />
                {t("Cook")}
              </Link>
            </Button>
            <PlanIt recipe={recipe} />
            <AddToList recipe={recipe} servings={cookFor ?? null} />
            <Button
              variant="secondary"
              className="max-sm:w-11 max-sm:px-0"
              onClick={() => navigate(paths.recipeEdit(recipe.id))}
            >
              <Pencil aria-hidden className="size-4.5" />
              <span className="max-sm:sr-only">{t("Edit")}</span>
            </Button>
            <DeleteRecipe id={recipe.id} title={recipe.title} />
            <Suspense fallback={more}>
              <RecipeMenu recipe={recipe} servings={servings} trigger={more} isOpenAtFirst={isMenuAwaited} />
            </Suspense>
          </div>
        }
      />
      <RecipeFacts recipe={recipe} />
      <div className="contents gap-x-14 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:grid print:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:gap-x-8">
        <div className="contents lg:block print:block">
          <div className={classNames("mb-8", recipe.photo ? "order-first" : "print:hidden")}>
            <RecipePhoto recipe={recipe} sizes="(min-width: 1024px) 28rem, 100vw" />
          </div>
          <div className="mb-10">
            <RecipeIngredients ingredients={recipe.ingredients} servings={servings} />
          </div>
        </div>
        <div>
          <RecipeInstructions instructions={recipe.instructions} />
          <RecipeNotes recipe={recipe} />
        </div>
      </div>
      <LastCooked recipe={recipe} />
      <EarlierVersions recipe={recipe} />
    </article>
  );
}
