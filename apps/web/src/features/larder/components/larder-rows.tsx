import type { LarderItem } from "@tureen/contracts/larder";
import { groupBy } from "@tureen/domain/ordering/group-by";
import { useState } from "react";
import { useOwnCategoryOrder } from "#features/shopping-lists/hooks/use-shops";
import { categoryName, inFoodOrder } from "#lib/text/food-names";
import { useHouseholdFormat } from "#lib/text/household-format";
import { today } from "#lib/text/today";
import { LarderRow } from "./larder-row";
import { ALL, PlaceFilter, type LarderFilter, shownRows } from "./place-filter";
import { RemoveItemDialog } from "./remove-item-dialog";

interface LarderRowsProps {
  items: readonly LarderItem[];
  /** The item whose row is a form, or null. */
  editedId: number | null;
  onEdit: (id: number | null) => void;
  onAddAnother: (item: LarderItem) => void;
}

/** Everything in stock, in the order in which the family walks past it in a shop, so that the kitchen's shelves are easy to go through. */
export function LarderRows({ items, editedId, onEdit, onAddAnother }: LarderRowsProps) {
  const [removing, setRemoving] = useState<LarderItem | null>(null);
  const compareCategories = useOwnCategoryOrder();
  const format = useHouseholdFormat();
  const now = today();
  const [shown, setShown] = useState<LarderFilter>(ALL);
  const rows = shownRows(items, shown, now);
  const categories = [...groupBy(rows, (item) => item.ingredient_category ?? "")].toSorted(([left], [right]) =>
    compareCategories(left, right),
  );
  return (
    <div className="grid grid-cols-1 gap-4 lg:gap-6">
      <PlaceFilter items={items} shown={shown} today={now} onShow={setShown} />
      {categories.map(([category, inCategory]) => (
        <section
          key={category}
          aria-label={categoryName(category)}
          className="drawn-in-view grid grid-cols-1 gap-1 lg:grid-cols-[12rem_1fr] lg:gap-6"
        >
          <h2 className="font-sans text-sm font-semibold tracking-normal text-clay-ink lg:pt-2.5">
            {categoryName(category)}
          </h2>
          <ul className="grid grid-cols-1 content-start gap-x-8 border-t border-line sm:grid-cols-2">
            {inFoodOrder(inCategory, (item) => item.ingredient_name).map((item) => (
              <LarderRow
                key={item.id}
                item={item}
                isEdited={item.id === editedId}
                format={format}
                today={now}
                onEdit={onEdit}
                onRemove={setRemoving}
                onAddAnother={onAddAnother}
              />
            ))}
          </ul>
        </section>
      ))}
      {removing && <RemoveItemDialog item={removing} onClose={() => setRemoving(null)} />}
    </div>
  );
}
