import type { LarderShoppingItem } from "@tureen/contracts/shopping-lists";
import { memo } from "react";
import { Button } from "#components/ui/button";
import { t, useLanguage } from "#lib/language";
import { listedFoodName } from "#lib/food-names";
import { FoodName } from "../components/food-name";
import { quantityText } from "../item-amount";
import { showsSame, type ShowsItems } from "./shop-items";

/** What the larder is assumed to hold; a tap puts what has run out on the list. */
export const ShopLarder = memo(({ items, format, actions }: ShowsItems<LarderShoppingItem>) => {
  useLanguage();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="assumed-in-larder" className="mt-5">
      <h2 id="assumed-in-larder" className="px-4 pb-1 font-sans text-sm font-semibold text-ink-muted">
        {t("Assumed in Larder")}
      </h2>
      <ul className="border-y border-line bg-sunken/50">
        {items.map(({ item, listId }) => (
          <li
            key={item.id}
            className="flex min-h-12 print:min-h-0 print:py-1 items-center gap-3 border-b border-line ps-4 pe-2 last:border-b-0"
          >
            <span className="min-w-0 flex-1 wrap-anywhere">
              <FoodName name={listedFoodName(item)} subType={item.sub_type} />{" "}
              <span className="figures text-sm text-ink-muted">{quantityText(item, item.totalAmount, format)}</span>
            </span>
            <Button
              variant="quiet"
              size="sm"
              className="min-h-11 text-herb-ink print:hidden"
              aria-label={t("We are out of {name}", { name: listedFoodName(item) })}
              onClick={() => actions.moveTo(listId, item, "buy")}
            >
              {t("We are out")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}, showsSame);
