import type { Rational } from "@tureen/domain/quantities/rational";
import { Fragment, lazy, Suspense } from "react";
import { Checkbox } from "#components/ui/checkbox";
import { LineWords } from "#features/recipes/shared/line-words";
import { bySection } from "#features/recipes/shared/sections";
import { shownAmount } from "#features/recipes/shared/shown-line";
import { classNames } from "#lib/screen/class-names";
import { useShownFormat } from "#lib/text/shown-units";
import type { CookLine } from "../cook-steps";
import type { Ticks } from "../hooks/use-cook-state";

const SubRecipe = lazy(() => import("#features/recipes/shared/sub-recipe"));

interface CookIngredientsProps {
  lines: readonly CookLine[];
  /** Places of the lines to show; all of them, under their headings, where nothing is said. */
  places?: readonly number[];
  factor: Rational;
  ticks: Ticks;
  /** Address that leads back here. */
  path: string;
}

/** Ingredients to be ticked off, with their amounts for so many. */
export function CookIngredients({ lines, places, ...shared }: CookIngredientsProps) {
  const numbered = lines.map((line, place) => ({ ...line, place }));
  const shown = places ? numbered.filter(({ place }) => places.includes(place)) : numbered;
  return bySection(places ? shown.map((line) => ({ ...line, section: null })) : shown).map(
    ({ heading, start, lines: inSection }) => (
      <Fragment key={start}>
        {heading && <h3 className="pt-5 pb-1 text-lg wrap-anywhere">{heading}</h3>}
        <ul aria-label={heading || undefined}>
          {inSection.map((line) => (
            <CookIngredient key={line.place} line={line} {...shared} />
          ))}
        </ul>
      </Fragment>
    ),
  );
}

interface CookIngredientProps extends Pick<CookIngredientsProps, "factor" | "ticks" | "path"> {
  line: CookLine & { readonly place: number };
}

function CookIngredient({ line, factor, ticks, path }: CookIngredientProps) {
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
      {line.recipe_id !== null && (
        <Suspense>
          <SubRecipe line={line} factor={factor} cookPath={path} />
        </Suspense>
      )}
    </li>
  );
}
