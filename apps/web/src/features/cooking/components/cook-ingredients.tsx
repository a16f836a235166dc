import type { Rational } from "@tureen/domain/quantities/rational";
import { Fragment } from "react";
import { Checkbox } from "#components/ui/checkbox";
import { LineWords } from "#features/recipes/shared/line-words";
import { bySection } from "#features/recipes/shared/sections";
import { shownAmount } from "#features/recipes/shared/shown-line";
import { classNames } from "#lib/screen/class-names";
import { useShownFormat } from "#lib/text/shown-units";
import type { CookLine } from "../cook-steps";
import type { Ticks } from "../hooks/use-cook-state";

interface CookIngredientsProps {
  lines: readonly CookLine[];
  /** Places of the lines to show; all of them, under their headings, where nothing is said. */
  places?: readonly number[];
  factor: Rational;
  ticks: Ticks;
}

/** Ingredients to be ticked off, with their amounts for so many. */
export function CookIngredients({ lines, places, factor, ticks }: CookIngredientsProps) {
  const numbered = lines.map((line, place) => ({ ...line, place }));
  const shown = places ? numbered.filter(({ place }) => places.includes(place)) : numbered;
  return bySection(places ? shown.map((line) => ({ ...line, section: null })) : shown).map(
    ({ heading, start, lines: inSection }) => (
      <Fragment key={start}>
        {heading && <h3 className="pt-5 pb-1 text-lg wrap-anywhere">{heading}</h3>}
        <ul aria-label={heading || undefined}>
          {inSection.map((line) => (
            <CookIngredient key={line.place} line={line} factor={factor} ticks={ticks} />
          ))}
        </ul>
      </Fragment>
    ),
  );
}

interface CookIngredientProps {
  line: CookLine & { readonly place: number };
  factor: Rational;
  ticks: Ticks;
}

function CookIngredient({ line, factor, ticks }: CookIngredientProps) {
  const { format } = useShownFormat();
  const isUsed = ticks.has(line.place);
  return (
    <li className="border-b border-line last:border-b-0">
      <Checkbox
        label={
          <span className={classNames("block py-2.5 wrap-anywhere", isUsed && "text-ink-muted line-through")}>
            <strong className="figures">{shownAmount(line, format, factor)}</strong> <LineWords line={line} />
          </span>
        }
        checked={isUsed}
        onCheckedChange={() => ticks.toggle(line.place)}
      />
    </li>
  );
}
