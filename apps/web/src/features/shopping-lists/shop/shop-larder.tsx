import type { LarderShoppingItem } from "@tureen/contracts/shopping-lists";
import { memo } from "react";
import { Button } from "#components/ui/button";
import { t, useLanguage } from "#lib/text/language";
import { FoodName } from "../components/food-name";
import { neededText } from "../item-amount";
import { shopFoods } from "./shop-items";
import { showsSame, type ShowsItems } from "./shows-items";

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
        {shopFoods(items).map(({ key, name, subType, measures }) => (
          <li
            key={key}
            className="flex min-h-12 print:min-h-0 print:py-0.5 items-center gap-3 border-b border-line ps-4 pe-2 last:border-b-0"
          >
            <span className="min-w-0 flex-1 wrap-anywhere">
              <FoodName name={name} subType={subType} />{" "}
              <span className="figures text-sm text-ink-muted">
                {neededText(
                  measures.map(({ item }) => item),
                  format,
                )}
              </span>
            </span>
            <Button
              variant="quiet"
              size="sm"
              className="min-h-11 text-herb-ink print:hidden"
              aria-label={t("We are out of {name}", { name })}
              onClick={() => actions.moveTo(measures, "buy")}
            >
              {t("We are out")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}, showsSame);
