import { rational, type Rational } from "./rational";
import { unitById, type Unit } from "./unit";

/** Whose pint, cup and fluid ounce are meant. */
export type KitchenUnits = "imperial" | "us";

/** The measures of a kitchen whose words somebody has chosen ("british"); US customary until then. */
export function kitchenUnitsOf(chosenWords: unknown): KitchenUnits {
  return chosenWords === "british" ? "imperial" : "us";
}

/** Millilitres of the measures that British and American kitchens call alike; a cup is the metric one of 250 ml. */
const IMPERIAL_ML: Readonly<Record<string, Rational>> = {
  "fl oz": rational(284130625n, 10000000n),
  cup: rational(250),
  pint: rational(56826125n, 100000n),
  quart: rational(113652250n, 100000n),
  gallon: rational(454609n, 100n),
};

const imperial: ReadonlyMap<Unit, Unit> = new Map(
  Object.entries(IMPERIAL_ML).flatMap(([id, toBase]): [Unit, Unit][] => {
    const unit = unitById(id);
    return unit ? [[unit, { ...unit, toBase }]] : [];
  }),
);

/** The unit as a kitchen means it; as it is where all kitchens mean the same. */
export function kitchenUnit(unit: Unit | undefined, units: KitchenUnits = "us"): Unit | undefined {
  return unit && units === "imperial" ? (imperial.get(unit) ?? unit) : unit;
}
