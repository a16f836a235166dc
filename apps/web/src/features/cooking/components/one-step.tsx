import { t } from "#lib/text/language";
import type { Recipe } from "@tureen/contracts/recipes";
import type { Rational } from "@tureen/domain/quantities/rational";
import { Checkbox } from "#components/ui/checkbox";
import type { CookLine, CookStep } from "../cook-steps";
import type { Ticks } from "../hooks/use-cook-state";
import { CookIngredients } from "./cook-ingredients";
import { StepPictures } from "#features/recipes/photo/step-pictures";
import { StepText } from "./step-text";

export interface CookingRecipe {
  readonly id: number;
  readonly title: string;
  readonly path: string;
  readonly photos: Recipe["photos"];
  readonly lines: readonly CookLine[];
  readonly factor: Rational;
  readonly used: Ticks;
  readonly done: Ticks;
}

interface OneStepProps {
  recipe: CookingRecipe;
  step: CookStep;
  /** Counted from 0. */
  place: number;
  count: number;
}

/** One step in large type, with what it needs beside it. */
export function OneStep({ recipe, step, place, count }: OneStepProps) {
  const name = t("Step {number}", { number: place + 1 });
  return (
    <section aria-labelledby="step-heading" className="min-w-0">
      {step.heading && (
        <p dir="auto" className="font-serif text-lg font-semibold wrap-anywhere">
          {step.heading}
        </p>
      )}
      <h2 id="step-heading" className="mb-3 text-base text-ink-muted">
        {t("Step {number} of {count}", { number: place + 1, count })}
      </h2>
      <p dir="auto" className="text-2xl leading-relaxed wrap-anywhere">
        <StepText parts={step.parts} name={name} recipe={recipe} path={recipe.path} />
      </p>
      <StepPictures photos={recipe.photos} step={step.number} />
      <Checkbox
        className="mt-3 w-fit"
        label={<span className="block py-2">{t("Done")}</span>}
        checked={recipe.done.has(place)}
        onCheckedChange={() => recipe.done.toggle(place)}
      />
      {step.lines.length > 0 && (
        <section aria-labelledby="step-ingredients" className="mt-6 rounded-lg bg-surface px-4 pt-3 pb-2 text-lg">
          <h3 id="step-ingredients" className="text-base text-ink-muted">
            {t("For this step")}
          </h3>
          <CookIngredients
            lines={recipe.lines}
            places={step.lines}
            factor={recipe.factor}
            ticks={recipe.used}
            path={recipe.path}
          />
        </section>
      )}
    </section>
  );
}
