import { t, useLanguage } from "#lib/text/language";
import type { ShoppingItem, ShoppingList } from "@tureen/contracts/shopping-lists";
import { memo } from "react";
import { Progress } from "#components/ui/progress";
import { categoryName } from "#lib/text/food-names";
import { useHouseholdFormat } from "#lib/text/household-format";
import { byCategory, type CategoryGroup, sameFood } from "../food-groups";
import { useOwnCategoryOrder } from "../hooks/use-shops";
import { type DrawnWith, FoodRow } from "./food-row";

/** What to buy, by category in the order of the way through a shop. */
export function ItemsToBuy({
  list,
  ...does
}: { list: ShoppingList } & Pick<DrawnWith, "onTick" | "onJoin" | "onSplit">) {
  const format = useHouseholdFormat();
  const items = list.items.shoppingItems;
  const categories = byCategory(items, useOwnCategoryOrder());
  const foods = categories.flatMap((category) => category.foods);
  const ticked = foods.filter(({ measures }) => measures.every((item) => item.is_ticked)).length;
  return (
    <section aria-labelledby="items-to-buy" className="grid grid-cols-1 gap-2 lg:gap-4 print:block print:mb-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 print:mb-3">
        <h3 id="items-to-buy" className="text-lg lg:text-xl">
          {t("Items to Buy")}
        </h3>
        {items.length > 0 && (
          <p className="figures text-sm text-ink-muted">
            {ticked === foods.length
              ? t("Everything is in the basket")
              : t("{ticked, number} of {all, number} in the basket", { ticked, all: foods.length })}
          </p>
        )}
      </div>
      {items.length === 0 ? (
        <p className="text-ink-muted">{t("Nothing to buy.")}</p>
      ) : (
        <>
          <Progress className="print:hidden" label={t("In the basket")} value={ticked / foods.length} />
          <div className="grid grid-cols-1 gap-4 print:block print:columns-2">
            {categories.map((group) => (
              <CategoryFoods key={group.category} {...group} {...does} listId={list.id} format={format} />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

interface CategoryFoodsProps extends CategoryGroup<ShoppingItem>, DrawnWith {}

/** A tick draws its own category anew and no other. Those out of view cost a long list nothing. */
const CategoryFoods = memo(({ category, foods, ...drawnWith }: CategoryFoodsProps) => {
  useLanguage();
  return (
    <section aria-label={categoryName(category)} className="drawn-in-view print:mb-3">
      <h4 className="mb-1.5 text-sm font-semibold text-clay-ink">{categoryName(category)}</h4>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {foods.map((food) => (
          <FoodRow key={food.key} food={food} {...drawnWith} />
        ))}
      </ul>
    </section>
  );
}, sameCategory);

function sameCategory(before: CategoryFoodsProps, after: CategoryFoodsProps): boolean {
  return (
    before.format === after.format &&
    before.onTick === after.onTick &&
    before.foods.length === after.foods.length &&
    before.foods.every((food, at) => sameFood(food, after.foods[at]))
  );
}
