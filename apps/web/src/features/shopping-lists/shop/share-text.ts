import { t } from "#lib/language";
import type { HouseholdFormat } from "#lib/household-format";
import { categoryName, listedFoodName } from "#lib/food-names";
import { shownAmount } from "../item-amount";
import type { ShopCategory } from "./shop-items";

/** What is still to buy as a message to somebody: by category in the order of the shop, a line for each thing. */
export function shareText(title: string, categories: readonly ShopCategory[], format: HouseholdFormat): string {
  const sections = categories.flatMap(({ category, items }) => {
    const lines = items
      .filter(({ item }) => !item.is_ticked)
      .map(({ item }) => {
        const { toBuy } = shownAmount(item, format);
        const name = listedFoodName(item);
        const food = item.sub_type ? `${name} (${item.sub_type})` : name;
        return `- ${[toBuy, food].filter(Boolean).join(" ")}${item.note ? ` (${item.note})` : ""}`;
      });
    return lines.length === 0 ? [] : [[categoryName(category), ...lines].join("\n")];
  });
  return [title, ...(sections.length === 0 ? [t("Nothing to buy.")] : sections)].join("\n\n");
}
