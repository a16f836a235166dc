import type { Staple } from "@tureen/contracts/staples";
import { parseLocalDate } from "@tureen/domain/dates/local-date";
import { formatQuantity } from "@tureen/domain/quantities/format-quantity";
import { fromNumber } from "@tureen/domain/quantities/rational";
import { rhythmText } from "@tureen/domain/shopping-lists/staple-rhythm";
import type { HouseholdFormat } from "#lib/text/household-format";
import { dayText } from "#lib/text/day-text";
import { listedFoodName } from "#lib/text/food-names";
import { currentLanguage, t } from "#lib/text/language";

/** "2 l milk"; "bread" where nobody has said how much. */
export function stapleText({ name, sub_type, amount, unit }: Staple, format: HouseholdFormat): string {
  const quantity = formatQuantity(fromNumber(amount), unit, { ...format, language: currentLanguage() });
  const food = listedFoodName({ name, unit, totalAmount: amount });
  return [quantity, sub_type ? `${food} (${sub_type})` : food].filter(Boolean).join(" ");
}

/** Why it is offered, or why not: "every two weeks, last on 13 November". */
export function stapleReason({ every_weeks, last_listed, in_larder }: Staple): string {
  if (in_larder) return t("always in the larder");
  const rhythm = t(rhythmText(every_weeks));
  const last = every_weeks > 0 && last_listed !== null && parseLocalDate(last_listed);
  return last
    ? t("{rhythm}, last on {day}", { rhythm, day: dayText(last, { day: "numeric", month: "long" }) })
    : rhythm;
}
