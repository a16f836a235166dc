import { CallFailure } from "#components/failure-note";
import { t } from "#lib/text/language";
import type { Recipe } from "@tureen/contracts/recipes";
import { shownMeasures } from "@tureen/domain/cooking/shown-measures";
import { ArrowLeft, ArrowRight, ChefHat, X } from "lucide-react";
import { useEffect, useState } from "react";
import { paths } from "#lib/screen/paths";
import { LoadingState } from "#components/loading-state";
import { Button, IconButton } from "#components/ui/button";
import { RecipePicture } from "#features/recipes/photo/recipe-picture";
import { PaperServings } from "#features/recipes/shared/paper-servings";
import { ServingsStepper } from "#features/recipes/shared/servings-stepper";
import { useRecipe } from "#features/recipes/shared/use-recipe";
import { shownServings } from "#features/recipes/shared/shown-servings";
import { PortionsCount } from "#features/portions/components/portions-count";
import { useFreeze } from "#features/portions/hooks/use-freeze";
import { AllSteps } from "./components/all-steps";
import { CookIngredients } from "./components/cook-ingredients";
import { type CookingRecipe, OneStep } from "./components/one-step";
import { UnitChoice } from "#components/unit-choice";
import { useShownFormat } from "#lib/text/shown-units";
import { cookSteps, textOf } from "./cook-steps";
import { useCookLines } from "./hooks/use-cook-lines";
import { useCookPlace } from "./hooks/use-cook-place";
import { useCookState } from "./hooks/use-cook-state";
import { useRecordCooking } from "./hooks/use-record-cooking";
import { useStepGestures } from "./hooks/use-step-gestures";
import { canKeepScreenOn, keepScreenOn } from "#lib/device/keep-screen-on";

/** A recipe at the stove: one step at a time in large type, or all; it keeps its place for a day (extension). */
export default function CookPage() {
  const recipe = useRecipe().data?.recipe;
  return recipe ? <Cook key={recipe.id} recipe={recipe} /> : <LoadingState label={t("Loading the recipe")} />;
}

function Cook({ recipe }: { recipe: Recipe }) {
  const place = useCookPlace(recipe.id);
  const lines = useCookLines(recipe);
  const servings = shownServings({ ...recipe, ingredients: lines }, place.servings, place.chooseServings);
  const state = useCookState(recipe.id, servings.chosen);
  const { format } = useShownFormat();
  const steps = cookSteps(shownMeasures(recipe.instructions, format), lines, { factor: servings.factor, format });
  const cooked = useRecordCooking(() => {
    state.forget();
    place.leave();
  });
  // Nobody waits for it: what is said of it is said where one is by then.
  const { freeze } = useFreeze();
  const [frozen, setFrozen] = useState(0);
  const at = Math.min(Math.max(0, state.step), steps.length);
  const step = at === 0 ? undefined : steps[at - 1];
  const isLast = at === steps.length;
  const gestures = useStepGestures(state.isOneByOne, {
    next: () => !isLast && state.goOn(at + 1),
    back: () => at > 0 && state.goTo(at - 1),
    tick: () => step && state.done.toggle(at - 1),
  });
  useEffect(() => {
    document.title = `${recipe.title} · Tureen`;
  }, [recipe.title]);

  const cooking: CookingRecipe = {
    id: recipe.id,
    title: recipe.title,
    photos: recipe.photos,
    path: paths.cook(recipe.id, {
      servings: servings.written === null ? undefined : servings.chosen,
      meal: place.mealId,
    }),
    lines,
    factor: servings.factor,
    used: state.used,
    done: state.done,
  };
  const finish = () => {
    cooked.record({
      recipeId: recipe.id,
      mealId: place.mealId,
      servings: servings.written === null ? (place.servings ?? recipe.servings) : servings.chosen,
    });
    if (frozen > 0) freeze(recipe.id, frozen);
  };

  return (
    <div className="flex h-full flex-col print:block print:h-auto">
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex w-full max-w-6xl items-center gap-2 px-4 py-1.5 sm:px-6 large-text:flex-wrap">
          <h1
            tabIndex={-1}
            dir="auto"
            className="line-clamp-2 min-w-0 flex-1 text-lg leading-tight sm:text-xl large-text:basis-full"
          >
            {recipe.title}
          </h1>
          <Button variant="quiet" className="print:hidden" onClick={() => state.showOneByOne(!state.isOneByOne)}>
            {state.isOneByOne ? t("All steps") : t("Step by step")}
          </Button>
          <IconButton
            icon={X}
            variant="secondary"
            className="print:hidden"
            label={t("Leave cooking")}
            onClick={place.leave}
          />
        </div>
      </header>
      {/* A swipe is ours: browsers go back in their history by one to the right. */}
      <div
        className="min-h-0 flex-1 touch-pan-y touch-pinch-zoom overflow-y-auto overscroll-contain print:overflow-visible"
        {...gestures}
      >
        <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-x-14 gap-y-8 px-4 pt-5 pb-10 sm:px-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:block">
          <section
            aria-labelledby="cook-ingredients"
            className={state.isOneByOne && at > 0 ? "hidden min-w-0 text-lg lg:block print:block" : "min-w-0 text-lg"}
          >
            {recipe.photo && (at === 0 || !state.isOneByOne) && (
              <RecipePicture
                recipe={recipe}
                sizes="(min-width: 1024px) 28rem, 100vw"
                isFirst
                className="mb-5 aspect-3/2 rounded-lg print:hidden"
              />
            )}
            <h2 id="cook-ingredients" className="mb-2 text-lg text-ink-muted">
              {t("Ingredients")}
            </h2>
            <div className="mb-3 flex flex-wrap items-center gap-3">
              {servings.written !== null && (
                <ServingsStepper servings={servings.chosen} written={servings.written} onChange={servings.choose} />
              )}
              <UnitChoice />
            </div>
            <PaperServings servings={servings} />
            <CookIngredients lines={lines} factor={servings.factor} ticks={state.used} path={cooking.path} />
          </section>
          {!state.isOneByOne && <AllSteps recipe={cooking} steps={steps} />}
          {state.isOneByOne && step && <OneStep recipe={cooking} step={step} place={at - 1} count={steps.length} />}
          {state.isOneByOne && !step && (
            <div className="hidden content-start gap-6 lg:grid print:block">
              <p className="text-xl text-ink-muted print:hidden">{t("Get everything ready, then begin.")}</p>
              <AllSteps recipe={cooking} steps={steps} />
            </div>
          )}
        </div>
        <ScreenStaysOn />
      </div>
      <p role="status" className="sr-only">
        {state.isOneByOne &&
          step &&
          t("Step {number} of {count}: {step}", { number: at, count: steps.length, step: textOf(step) })}
      </p>
      <nav aria-label={t("Steps")} className="border-t border-line bg-surface print:hidden">
        <CallFailure call={cooked.calls.record} className="mx-4 mt-2" />
        {(isLast || !state.isOneByOne) && (
          <div
            role="group"
            aria-label={t("Into the freezer")}
            className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-4 px-4 pt-2 sm:px-6"
          >
            <span aria-hidden className="text-sm text-ink-muted">
              {t("Into the freezer")}
            </span>
            <PortionsCount portions={frozen} least={0} onChange={setFrozen} />
          </div>
        )}
        <div className="mx-auto grid w-full max-w-6xl grid-cols-2 gap-3 px-4 py-2 sm:px-6">
          {state.isOneByOne && (
            <Button
              icon={ArrowLeft}
              variant="secondary"
              className="min-h-13"
              disabled={at === 0}
              onClick={() => state.goTo(at - 1)}
            >
              {t("Back")}
            </Button>
          )}
          {state.isOneByOne && !isLast ? (
            <Button className="min-h-13" onClick={() => state.goOn(at + 1)}>
              {at === 0 ? t("Begin") : t("Next")}
              <ArrowRight aria-hidden className="size-5" />
            </Button>
          ) : (
            <Button
              icon={ChefHat}
              className={state.isOneByOne ? "min-h-13" : "col-span-2 min-h-13"}
              busy={cooked.isBusy}
              onClick={finish}
            >
              {t("Cooked")}
            </Button>
          )}
        </div>
      </nav>
    </div>
  );
}

/** Keeps the screen on while it is there, and says where the browser does not let it. */
function ScreenStaysOn() {
  useEffect(() => keepScreenOn() ?? undefined, []);
  const can = canKeepScreenOn();
  if (can === "surely") return null;
  return (
    <p className="px-4 pb-8 text-center text-sm text-ink-muted">
      {can === "mostly"
        ? t("This page keeps the screen on as well as the browser allows.")
        : t("At this address the browser does not let a page keep the screen on.")}
    </p>
  );
}
