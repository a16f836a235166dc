import type { UnitsShown } from "@tureen/domain/quantities/convert";
import type { NumberFormat } from "@tureen/domain/quantities/format-quantity";
import type { AppContext } from "#app-context";

/** How this household writes amounts: its decimals, and the units that it wants to see. */
export function householdFormat({ settings }: Pick<AppContext, "settings">): {
  numberFormat: NumberFormat;
  unitsShown: UnitsShown;
} {
  return { numberFormat: settings.choice("number_format"), unitsShown: settings.choice("units_shown") };
}
