import { t } from "#lib/text/language";
import type { Recipe } from "@tureen/contracts/recipes";
import type { Rational } from "@tureen/domain/quantities/rational";
import { Fragment, lazy, Suspense } from "react";
import type { CookLine } from "#features/cooking/cook-steps";
import { UnitChoice } from "#components/unit-choice";
import { classNames } from "#lib/screen/class-names";
import { useShownFormat } from "#lib/text/shown-units";
import { useIsPhone } from "#lib/screen/use-window";
import type { ShownServings } from "../shared/shown-servings";
import { isTextHeading, textLines } from "../shared/ingredient-text";
import { bySection } from "../shared/sections";
import { shownAmount } from "../shared/shown-line";
import { PaperServings } from "../shared/paper-servings";
import { LineWords } from "../shared/line-words";
import { ServingsStepper } from "../shared/servings-stepper";

const SubRecipe = lazy(() => import("../shared/sub-recipe"));

interface RecipeIngredientsProps {
  ingredients: Recipe["ingredients"];
  /** The ingredients as lines; null for a text block that is shown as it was written. */
  lines: readonly CookLine[] | null;
  servings: ShownServings;
}

/** A list of lines, or a text block, which is shown as it was written until other amounts are asked for. */
export function RecipeIngredients({ ingredients, lines, servings }: RecipeIngredientsProps) {
  const isPhone = useIsPhone();
  return (
    <section
      aria-labelledby="ingredients-heading"
      className="lg:sticky lg:top-24 lg:-m-2 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto lg:overscroll-contain lg:p-2 print:static print:m-0 print:max-h-none print:overflow-visible print:p-0"
    >
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-2 nav:mb-4 print:mb-1">
        <h2 id="ingredients-heading" className="me-auto text-xl lg:w-full">
          {t("Ingredients")}
        </h2>
        {ingredients.length > 0 && (
          <>
            {servings.written !== null && (
              <ServingsStepper servings={servings.chosen} written={servings.written} onChange={servings.choose} />
            )}
            {!isPhone && lines !== null && <UnitChoice />}
          </>
        )}
      </div>
      {typeof ingredients === "string" && lines === null && <IngredientText text={ingredients} />}
      {lines !== null && (
        <>
          <PaperServings servings={servings} />
          <IngredientLines lines={lines} factor={servings.factor} />
        </>
      )}
    </section>
  );
}

function IngredientLines({ lines, factor }: { lines: readonly CookLine[]; factor: Rational }) {
  const { format } = useShownFormat();
  if (lines.length === 0) return <p className="text-ink-muted">{t("This recipe names no ingredients.")}</p>;
  return (
    <div className="grid grid-cols-[fit-content(9rem)_minmax(0,1fr)] gap-x-4 print:block">
      {bySection(lines).map(({ heading, start, lines: inSection }) => (
        <Fragment key={start}>
          {heading && (
            <h3 dir="auto" className="col-span-full pt-5 pb-1.5 text-base wrap-anywhere print:pt-2 print:pb-0.5">
              {heading}
            </h3>
          )}
          <ul
            aria-label={heading || undefined}
            className="col-span-full grid grid-cols-subgrid gap-x-4 border-t border-line print:block"
          >
            {inSection.map((line, index) => (
              // Lines have no identity but their place.
              <li
                key={start + index}
                className="col-span-full grid grid-cols-subgrid items-baseline border-b border-line py-2 print:grid-cols-[4.5rem_minmax(0,1fr)] print:gap-x-2 print:py-0.5"
              >
                <span className="figures font-semibold wrap-anywhere">{shownAmount(line, format, factor)}</span>
                <LineWords line={line} />
                {line.recipe_id !== null && (
                  <Suspense>
                    <SubRecipe line={line} factor={factor} />
                  </Suspense>
                )}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  );
}

function IngredientText({ text }: { text: string }) {
  return (
    <div className="border-t border-line">
      {textLines(text).map((line, index) => (
        // Lines of a text have no identity but their place.
        <p
          key={index}
          className={classNames(
            "wrap-anywhere",
            isTextHeading(line) ? "pt-4 pb-1 font-semibold" : "border-b border-line py-2 print:py-0.5",
          )}
        >
          {line}
        </p>
      ))}
    </div>
  );
}
