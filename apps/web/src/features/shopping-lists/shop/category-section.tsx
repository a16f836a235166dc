import type { HouseholdFormat } from "#lib/household-format";
import { categoryName } from "#lib/food-names";
import type { ShopCategory } from "./shop-items";
import { ShopRow } from "./shop-row";
import type { ShopActions } from "./use-shop-actions";

interface CategorySectionProps extends ShopCategory {
  listNames: ReadonlyMap<number, string | null>;
  format: HouseholdFormat;
  actions: ShopActions;
}

/** Where the jump to a category leads. */
export const categoryId = (category: string) => `category-${category.replaceAll(/\s+/g, "-")}`;

/** What is to buy in one place of the shop. Sections out of view cost a long list nothing. */
export function CategorySection({ category, items, listNames, format, actions }: CategorySectionProps) {
  return (
    <section
      aria-labelledby={categoryId(category)}
      className="[contain-intrinsic-size:auto_16rem] [content-visibility:auto]"
    >
      <h2
        id={categoryId(category)}
        tabIndex={-1}
        className="scroll-mt-13 px-4 pt-3 pb-1 font-sans text-sm font-semibold text-clay-ink outline-none"
      >
        {categoryName(category)}
      </h2>
      <ul className="border-y border-line bg-surface">
        {items.map((each) => (
          <ShopRow
            key={each.item.id}
            {...each}
            listName={listNames.get(each.listId) ?? null}
            format={format}
            actions={actions}
          />
        ))}
      </ul>
    </section>
  );
}
