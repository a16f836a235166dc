import { tokenize } from "../../quantities/amount-tokens";
import { readTrailingUnit } from "../lines/quantity/line-trailing-unit";
import { joinTokens } from "../lines/line-words";
import { isHerb } from "./same-food";

/** A food without the measure that its name ends in, and that measure. */
export interface MeasureInName {
  readonly name: string;
  /** The unit as written: "cloves"; '' where the name has none. */
  readonly unit: string;
}

/** "garlic cloves" are cloves of garlic, "basil leaves" leaves of basil, "celery sticks" sticks; "bay leaves" are a food. */
export function splitMeasure(name: string): MeasureInName {
  const leaf = /^(.+) (lea(?:f|ves))$/i.exec(name.trim());
  if (leaf?.[1] && leaf[2] && isHerb(leaf[1])) return { name: leaf[1], unit: leaf[2] };
  const trailing = readTrailingUnit(tokenize(name), true);
  const food = trailing && joinTokens(trailing.name);
  return trailing && food ? { name: food, unit: trailing.unitWord } : { name, unit: "" };
}

/** The name without a measure at its end; as it is where it has none. */
export function withoutMeasure(name: string): string {
  return splitMeasure(name).name;
}
