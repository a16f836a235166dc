import { t } from "#lib/text/language";
import type { HouseholdFormat } from "#lib/text/household-format";
import { categoryName } from "#lib/text/food-names";
import { shownAmounts } from "../item-amount";
import { shopFoods, type ShopCategory } from "./shop-items";

/** What is still to buy as a message to somebody: by category in the order of the shop, a line for each thing. */
export function shareText(title: string, categories: readonly ShopCategory[], format: HouseholdFormat): string {
  const sections = categories.flatMap(({ category, items }) => {
    const lines = shopFoods(items.filter(({ item }) => !item.is_ticked)).map((food) => {
      const measures = food.measures.map(({ item }) => item);
      const remarks = [food.subType, ...measures.map(({ note }) => note)].flatMap((remark) =>
        remark ? [`(${remark})`] : [],
      );
      return ["-", shownAmounts(measures, format).toBuy, food.name, ...remarks].filter(Boolean).join(" ");
    });
    return lines.length === 0 ? [] : [[categoryName(category), ...lines].join("\n")];
  });
  return [title, ...(sections.length === 0 ? [t("Nothing to buy.")] : sections)].join("\n\n");
}
