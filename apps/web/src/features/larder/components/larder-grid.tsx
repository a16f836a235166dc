import type { LarderItem } from "@tureen/contracts/larder";
import { groupBy } from "@tureen/domain/ordering/group-by";
import { useState } from "react";
import { useOwnCategoryOrder } from "#features/shopping-lists/hooks/use-shops";
import { categoryName, inFoodOrder } from "#lib/text/food-names";
import { useHouseholdFormat } from "#lib/text/household-format";
import { LarderCard } from "./larder-card";
import { RemoveItemDialog } from "./remove-item-dialog";

interface LarderGridProps {
  items: readonly LarderItem[];
  /** The item whose card is a form, or null. */
  editedId: number | null;
  onEdit: (id: number | null) => void;
}

/** Everything in stock, in the order in which the family walks past it in a shop, so that the kitchen's shelves are easy to go through. */
export function LarderGrid({ items, editedId, onEdit }: LarderGridProps) {
  const [removing, setRemoving] = useState<LarderItem | null>(null);
  const compareCategories = useOwnCategoryOrder();
  const format = useHouseholdFormat();
  const categories = [...groupBy(items, (item) => item.ingredient_category ?? "")].toSorted(([left], [right]) =>
    compareCategories(left, right),
  );
  return (
    <div className="grid gap-6">
      {categories.map(([category, inCategory]) => (
        <section
          key={category}
          aria-label={categoryName(category)}
          className="drawn-in-view grid gap-3 lg:grid-cols-[12rem_1fr] lg:gap-6 lg:border-t lg:border-line lg:pt-6"
        >
          <h2 className="text-lg lg:pt-3.5 lg:text-base">{categoryName(category)}</h2>
          <ul className="grid content-start gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {inFoodOrder(inCategory, (item) => item.ingredient_name).map((item) => (
              <LarderCard
                key={item.id}
                item={item}
                isEdited={item.id === editedId}
                format={format}
                onEdit={onEdit}
                onRemove={setRemoving}
              />
            ))}
          </ul>
        </section>
      ))}
      {removing && <RemoveItemDialog item={removing} onClose={() => setRemoving(null)} />}
    </div>
  );
}
