import { t } from "#lib/text/language";
import { Fragment } from "react";
import { Checkbox } from "#components/ui/checkbox";
import { shownAmount } from "#features/recipes/shared/shown-line";
import { classNames } from "#lib/screen/class-names";
import { useShownFormat } from "#lib/text/shown-units";
import type { CookStep } from "../cook-steps";
import type { CookingRecipe } from "./one-step";
import { StepPictures } from "#features/recipes/photo/step-pictures";
import { StepText } from "./step-text";

/** All steps below each other, to be ticked off. */
export function AllSteps({ recipe, steps }: { recipe: CookingRecipe; steps: readonly CookStep[] }) {
  const { format } = useShownFormat();
  return (
    <section aria-labelledby="steps-heading" className="min-w-0 text-lg sm:text-xl">
      <h2 id="steps-heading" className="mb-2 text-lg text-ink-muted">
        {t("Steps")}
      </h2>
      <ol className="grid grid-cols-1 gap-4">
        {steps.map((step, place) => {
          const name = t("Step {number}", { number: place + 1 });
          const needs = step.lines.flatMap((line) => recipe.lines[line] ?? []);
          const isDone = recipe.done.has(place);
          return (
            <Fragment key={place}>
              {step.heading !== "" && step.heading !== steps[place - 1]?.heading && (
                <li className="pt-2 font-serif font-semibold wrap-anywhere">{step.heading}</li>
              )}
              <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
                <Checkbox
                  className="self-start"
                  hideLabel
                  label={name}
                  checked={isDone}
                  onCheckedChange={() => recipe.done.toggle(place)}
                />
                <div dir="auto" className={classNames("min-w-0 pt-1.5 wrap-anywhere", isDone && "text-ink-muted")}>
                  <StepText parts={step.parts} name={name} recipe={recipe} path={recipe.path} />
                  <StepPictures photos={recipe.photos} step={step.number} />
                  {needs.length > 0 && (
                    <p className="mt-1 text-base text-ink-muted">
                      {needs
                        .map((line) => `${shownAmount(line, format, recipe.factor)} ${line.name}`.trim())
                        .join(" · ")}
                    </p>
                  )}
                </div>
              </li>
            </Fragment>
          );
        })}
      </ol>
    </section>
  );
}
