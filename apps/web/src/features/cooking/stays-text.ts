import { formatQuantity } from "@tureen/domain/quantities/format-quantity";
import { fromNumber } from "@tureen/domain/quantities/rational";
import { rowName } from "#features/larder/best-before-text";
import type { Outputs } from "#lib/server/trpc";
import type { HouseholdFormat } from "#lib/text/household-format";
import { currentLanguage, t } from "#lib/text/language";
import { today } from "#lib/text/today";

/** What stays of a larder row once a dish was taken off it: "Flour (300 g)". */
export function staysText(row: Outputs["larder"]["usedByRecipe"]["rows"][number], format: HouseholdFormat) {
  const amount =
    row.left > 0
      ? formatQuantity(fromNumber(row.left), row.unit, { ...format, language: currentLanguage() })
      : t("nothing");
  return t("{food} ({amount})", { food: rowName(row, today()), amount });
}
