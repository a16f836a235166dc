import type { UnitsShown } from "@tureen/domain/quantities/convert";
import { kitchenUnitsOf, type KitchenUnits } from "@tureen/domain/quantities/kitchen-units";
import type { NumberFormat } from "@tureen/domain/quantities/format-quantity";
import { numberFormatOf } from "@tureen/domain/quantities/number-format";
import type { AppContext } from "#core/app-context";

/** How this household writes amounts: its decimals, the units that it wants to see, and whose they are. */
export function householdFormat({ settings }: Pick<AppContext, "settings">): {
  numberFormat: NumberFormat;
  unitsShown: UnitsShown;
  kitchenUnits: KitchenUnits;
} {
  return {
    numberFormat: numberFormatOf(
      settings.isChosen("number_format") ? settings.choice("number_format") : undefined,
      settings.choice("language"),
    ),
    unitsShown: settings.choice("units_shown"),
    kitchenUnits: kitchenUnitsOf(settings.isChosen("kitchen_words") ? settings.choice("kitchen_words") : undefined),
  };
}
