import { memo } from "react";
import { categoryName } from "#lib/text/food-names";
import { useLanguage } from "#lib/text/language";
import { shopFoods } from "./shop-items";
import { showsSame, type ShowsItems } from "./shows-items";
import { ShopRow } from "./shop-row";

interface CategorySectionProps extends ShowsItems {
  /** Another category is another section: its key. */
  readonly category: string;
}

/** Where the jump to a category leads. */
export const categoryId = (category: string) => `category-${category.replaceAll(/\s+/g, "-")}`;

/** What is to buy in one place of the shop. Sections out of view cost a long list nothing. */
export const CategorySection = memo(({ category, items, format, actions }: CategorySectionProps) => {
  useLanguage();
  return (
    <section aria-labelledby={categoryId(category)} className="drawn-in-view">
      <h2
        id={categoryId(category)}
        tabIndex={-1}
        className="px-4 pt-3 pb-1 font-sans text-sm font-semibold text-clay-ink outline-none"
      >
        {categoryName(category)}
      </h2>
      <ul className="border-y border-line bg-surface">
        {shopFoods(items).map((food) => (
          <ShopRow key={food.key} items={food.measures} format={format} actions={actions} />
        ))}
      </ul>
    </section>
  );
}, showsSame);
