import type { Recipe } from "@tureen/contracts/recipes";
import type { Rational } from "@tureen/domain/quantities/rational";
import { type CookLine, readSteps } from "#features/cooking/cook-steps";
import { useShownFormat } from "#lib/text/shown-units";
import { ScaledParts } from "../shared/scaled-amount";
import { StepPictures } from "../photo/step-pictures";
import { Step, Steps } from "./steps";

interface ScaledInstructionsProps {
  instructions: Recipe["instructions"];
  photos: Recipe["photos"];
  lines: readonly CookLine[];
  factor: Rational;
}

/** The steps with the amounts in them for as many as the ingredients are shown for. */
export default function ScaledInstructions({ instructions, photos, lines, factor }: ScaledInstructionsProps) {
  const { format } = useShownFormat();
  return (
    <Steps>
      {readSteps(instructions, lines, { factor, format }).map(({ parts, number }, index) => (
        // Steps have no identity but their place.
        <Step key={index} below={<StepPictures photos={photos} step={number} />}>
          <ScaledParts parts={parts} />
        </Step>
      ))}
    </Steps>
  );
}
