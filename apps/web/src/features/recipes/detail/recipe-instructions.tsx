import { t } from "#lib/text/language";
import { shownMeasures } from "@tureen/domain/cooking/shown-measures";
import { useShownFormat } from "#lib/text/shown-units";
import { instructionSteps } from "../shared/instruction-steps";

/** One step a line, numbered, in the units that were chosen. */
export function RecipeInstructions({ instructions }: { instructions: string }) {
  const { format } = useShownFormat();
  return (
    <section aria-labelledby="instructions-heading">
      <h2 id="instructions-heading" className="mb-3 text-xl print:mb-1">
        {t("Instructions")}
      </h2>
      <ol className="grid max-w-prose grid-cols-1 gap-5 [counter-reset:step] print:block print:max-w-none">
        {instructionSteps(shownMeasures(instructions, format)).map((step, index) => (
          // Steps have no identity but their place.
          <li
            key={index}
            className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 print:mb-1.5 [counter-increment:step] before:font-serif before:text-xl before:leading-7 before:text-clay before:content-[counter(step)]"
          >
            <p dir="auto" className="min-w-0 pt-px wrap-anywhere">
              {step}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
