import { Trash2 } from "lucide-react";
import { DialogButton } from "#components/ui/dialog-button";
import { momentText } from "#lib/text/moment-text";
import { t } from "#lib/text/language";
import type { Recipe } from "@tureen/contracts/recipes";
import { compare, ONE } from "@tureen/domain/quantities/rational";
import { Suspense } from "react";
import { LoadingState } from "#components/loading-state";
import { PageHeading } from "#components/page-heading";
import { LastCooked } from "#features/cooking/components/last-cooked";
import { useReadLines } from "#features/cooking/hooks/use-cook-lines";
import { classNames } from "#lib/screen/class-names";
import { READ_AHEAD } from "#lib/server/feedback-meta";
import type { QueryUtils } from "#lib/server/trpc";
import { idFrom } from "#lib/screen/route/use-route-id";
import { useTabState } from "#lib/screen/use-tab-state";
import { useIsPhone } from "#lib/screen/use-window";
import { lazyAhead } from "#lib/screen/when-idle";
import { BackToRecipes } from "../shared/back-buttons";
import { EditRecipe, MoreOfRecipe, RecipeUses } from "./recipe-actions";
import { RecipeFacts, RecipeTags } from "./recipe-facts";
import { RecipeIngredients } from "./recipe-ingredients";
import { RecipeInstructions } from "./recipe-instructions";
import { useRecipe } from "../shared/use-recipe";
import { RecipeMarks } from "./recipe-marks";
import { RecipeNotes } from "./recipe-notes";
import { DishPicture, RecipePhoto } from "../photo/recipe-photo";
import { shownServings } from "../shared/shown-servings";

const DeleteRecipeDialog = lazyAhead(() => import("./delete-recipe-dialog"));
const VersionsDialog = lazyAhead(() => import("./versions-dialog"));

/** At the foot of the page: it comes when the page is idle. */
const RecipeNutrition = lazyAhead(() => import("#features/nutrition/recipe-nutrition"));

const UsedIn = lazyAhead(() => import("./used-in"));

const PHOTO_SIZES = "(min-width: 1024px) 28rem, 100vw";

interface ChosenServings {
  readonly servings: number | null;
}

/** For how many the amounts are shown while nobody has chosen. */
const AS_WRITTEN: ChosenServings = { servings: null };

const isChosenServings = (value: unknown): value is ChosenServings =>
  typeof value === "object" && value !== null && "servings" in value && Number(value.servings) > 0;

/**
 * Asks for what it shows first.
 * @public by app.tsx, as every page's
 */
export function loader({ recipes }: QueryUtils): Promise<unknown> {
  const id = idFrom(window.location.pathname.split("/").at(-1));
  return id === null ? Promise.resolve() : recipes.byId.prefetch({ id }, READ_AHEAD);
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
  const isPhone = useIsPhone();
  const [chosen, choose] = useTabState(`servings-${recipe.id}`, AS_WRITTEN, isChosenServings);
  const servings = shownServings(recipe, chosen.servings, (count) => choose(() => ({ servings: count })));
  const lines = useReadLines(recipe.ingredients, compare(servings.factor, ONE) !== 0);
  // What is not read yet is shown for as many as it is written for.
  const shown = lines ? servings : { ...servings, chosen: servings.written ?? servings.chosen, factor: ONE };
  const uses = <RecipeUses recipe={recipe} servings={servings} />;
  return (
    // On a phone one column, with the dish first; else what it takes stands beside what is done with it.
    <article className="flex flex-col lg:block print:block">
      {isPhone && (
        // In the line of the way back.
        <div className="-order-2 -me-3 -mt-12 mb-1 flex self-end print:hidden large-text:mt-0">
          <EditRecipe id={recipe.id} isIcon />
          <MoreOfRecipe recipe={recipe} servings={servings} isWhole />
        </div>
      )}
      <PageHeading
        title={recipe.title}
        subtitle={recipe.description}
        actions={
          !isPhone && (
            <>
              {uses}
              <EditRecipe id={recipe.id} />
              <DialogButton
                icon={Trash2}
                variant="danger-quiet"
                dialog={(close) => <DeleteRecipeDialog id={recipe.id} title={recipe.title} onClose={close} />}
              >
                {t("Delete")}
              </DialogButton>
              <MoreOfRecipe recipe={recipe} servings={servings} />
            </>
          )
        }
      />
      <RecipeFacts recipe={recipe} isShort={isPhone} servings={shown} />
      {/* On paper what it takes stands in two columns above what is done with it, so that a feast needs two pages. */}
      <div className="contents gap-x-14 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:block">
        <div className="contents lg:block print:mb-4 print:block print:columns-2 print:gap-x-8">
          {!isPhone && (
            <div className={classNames("mb-8 print:mb-3", recipe.photo ? "-order-1" : "print:hidden")}>
              <RecipePhoto recipe={recipe} sizes={PHOTO_SIZES} />
            </div>
          )}
          {isPhone && recipe.photo && (
            <div className="-order-1 mb-3">
              <DishPicture recipe={recipe} sizes={PHOTO_SIZES} />
            </div>
          )}
          <div className="mb-8 nav:mb-10 print:mb-0">
            <RecipeIngredients ingredients={recipe.ingredients} lines={lines} servings={servings} />
          </div>
        </div>
        <div>
          <RecipeInstructions recipe={recipe} lines={lines ?? []} factor={shown.factor} />
          <RecipeNotes recipe={recipe} />
        </div>
      </div>
      {isPhone && (
        <div className="mt-8 grid gap-4 print:hidden">
          <RecipeMarks recipe={recipe} />
          <RecipeTags tags={recipe.tags} />
          <RecipePhoto recipe={recipe} sizes={PHOTO_SIZES} isBare />
        </div>
      )}
      <Suspense>
        <RecipeNutrition recipe={recipe} />
      </Suspense>
      <Suspense>
        <UsedIn id={recipe.id} />
      </Suspense>
      <LastCooked recipe={recipe} />
      <EarlierVersions recipe={recipe} />
      {isPhone && <div className="action-bar">{uses}</div>}
    </article>
  );
}

/** The way back to what the recipe was before its edits of the last 30 days; nothing for a recipe that was never edited. */
function EarlierVersions({ recipe }: { recipe: Recipe }) {
  if (recipe.revision === 1) return null;
  return (
    <p className="mt-10 text-sm text-ink-muted print:hidden">
      {t("Changed {moment}", { moment: momentText(recipe.updated_at) })} ·{" "}
      <DialogButton
        variant="link"
        className="text-sm"
        dialog={(close) => <VersionsDialog id={recipe.id} onClose={close} />}
      >
        {t("Earlier versions")}
      </DialogButton>
    </p>
  );
}
