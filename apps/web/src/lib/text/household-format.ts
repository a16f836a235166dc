import type { UnitsShown } from "@tureen/domain/quantities/convert";
import { kitchenUnitsOf, type KitchenUnits } from "@tureen/domain/quantities/kitchen-units";
import type { NumberFormat } from "@tureen/domain/quantities/format-quantity";
import { useMemo } from "react";
import { knownNumberFormat } from "./known-number-format";
import { trpc } from "#lib/server/trpc";

/** How this household writes amounts; everything that shows one passes it to `formatQuantity`. */
export interface HouseholdFormat {
  readonly numberFormat: NumberFormat;
  readonly unitsShown: UnitsShown;
  readonly kitchenUnits: KitchenUnits;
}

const FRESH_MS = 60_000;

/**
 * The household's preferences for amounts, and their defaults until they are known. Use it below what a screen loads
 * itself, so that the screen's own call is the one that reports an ended session. The same object until they change.
 */
export function useHouseholdFormat(): HouseholdFormat {
  const settings = trpc.settings.list.useQuery(undefined, { staleTime: FRESH_MS, meta: { silent: true } }).data
    ?.settings;
  const units = settings?.units_shown?.value;
  const numberFormat = knownNumberFormat(settings?.number_format);
  const unitsShown = units === "metric" || units === "us" ? units : "as-written";
  const kitchenUnits = kitchenUnitsOf(settings?.kitchen_words?.chosen ? settings.kitchen_words.value : undefined);
  return useMemo(() => ({ numberFormat, unitsShown, kitchenUnits }), [numberFormat, unitsShown, kitchenUnits]);
}
