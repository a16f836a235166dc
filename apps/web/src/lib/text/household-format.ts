import type { UnitsShown } from "@tureen/domain/quantities/convert";
import { kitchenUnitsOf, type KitchenUnits } from "@tureen/domain/quantities/kitchen-units";
import type { NumberFormat } from "@tureen/domain/quantities/format-quantity";
import { useMemo } from "react";
import { knownNumberFormat } from "./known-number-format";
import { type Outputs, trpc } from "#lib/server/trpc";

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
  const { numberFormat, unitsShown, kitchenUnits } = householdFormatOf(settings);
  return useMemo(() => ({ numberFormat, unitsShown, kitchenUnits }), [numberFormat, unitsShown, kitchenUnits]);
}

/** The same from what is known of the household's settings. */
export function householdFormatOf(settings: Outputs["settings"]["list"]["settings"] | undefined): HouseholdFormat {
  const units = settings?.units_shown?.value;
  return {
    numberFormat: knownNumberFormat(settings?.number_format),
    unitsShown: units === "metric" || units === "us" ? units : "as-written",
    kitchenUnits: kitchenUnitsOf(settings?.kitchen_words?.chosen ? settings.kitchen_words.value : undefined),
  };
}
