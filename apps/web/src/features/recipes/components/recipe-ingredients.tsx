import type { IngredientLine, Recipe } from "@tureen/contracts/recipes";
import { divide, fromNumber, ONE, type Rational } from "@tureen/domain/quantities/rational";
import { useState } from "react";
import { useHouseholdFormat } from "../../../lib/household-format";
import { shownAmount } from "../shown-line";
import { ServingsStepper } from "./servings-stepper";

/** A list of lines, which can be scaled, or a text block, which is shown as it was written. */
export function RecipeIngredients({ recipe: { ingredients, servings } }: { recipe: Recipe }) {
  const [chosen, setChosen] = useState(servings);
  const canScale = typeof ingredients !== "string" && ingredients.length > 0 && servings !== null && servings > 0;
  const factor = canScale && chosen !== null ? divide(fromNumber(chosen), fromNumber(servings)) : ONE;

  return (
    <section aria-labelledby="ingredients-heading" className="lg:sticky lg:top-24 lg:self-start">
      <h2 id="ingredients-heading" className="mb-3 text-xl">
        Ingredients
      </h2>
      {canScale && chosen !== null && (
        <div className="mb-4">
          <ServingsStepper servings={chosen} written={servings} onChange={setChosen} />
        </div>
      )}
      {typeof ingredients === "string" ? <IngredientText text={ingredients} /> : <IngredientLines lines={ingredients} factor={factor} />}
    </section>
  );
}

function IngredientLines({ lines, factor }: { lines: readonly IngredientLine[]; factor: Rational }) {
  const format = useHouseholdFormat();
  if (lines.length === 0) return <p className="text-ink-muted">This recipe names no ingredients.</p>;
  return (
    <ul className="grid grid-cols-[fit-content(9rem)_minmax(0,1fr)] gap-x-4 border-t border-line">
      {lines.map((line) => (
        <li key={line.id} className="col-span-full grid grid-cols-subgrid items-baseline border-b border-line py-2">
          <span className="figures font-semibold">{shownAmount(line, format, factor)}</span>
          <LineWords line={line} />
        </li>
      ))}
    </ul>
  );
}

function LineWords({ line }: { line: Pick<IngredientLine, "name" | "sub_type" | "preparation_notes"> }) {
  return (
    <span>
      {line.name}
      {line.sub_type && ` (${line.sub_type})`}
      {line.preparation_notes && <span className="text-ink-muted">, {line.preparation_notes}</span>}
    </span>
  );
}

/** One line of the block is one item; a line that ends in a colon heads those below it. */
function IngredientText({ text }: { text: string }) {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "");
  return (
    <div className="border-t border-line">
      {lines.map((line, index) => (
        // Lines of a text have no identity but their place.
        <p key={index} className={line.trimEnd().endsWith(":") ? "pt-4 pb-1 font-semibold" : "border-b border-line py-2"}>
          {line.trim()}
        </p>
      ))}
    </div>
  );
}
