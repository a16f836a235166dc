import type { ShoppingItem } from "@tureen/contracts/shopping-lists";
import { useHouseholdFormat } from "#lib/household-format";
import type { Food } from "../food-groups";
import type { useTicks } from "../hooks/use-ticks";
import { quantityText } from "../item-amount";
import { FoodName } from "./food-name";
import { ItemRow } from "./item-row";

interface FoodRowProps {
  food: Food<ShoppingItem>;
  ticks: ReturnType<typeof useTicks>;
}

/** One food to buy. Measures of it that cannot be added stand under its name, each with a tick of its own. */
export function FoodRow({ food, ticks }: FoodRowProps) {
  const format = useHouseholdFormat();
  const { name, subType, measures } = food;
  const [only] = measures;
  if (only && measures.length === 1) {
    return (
      <li>
        <ItemRow
          item={only}
          label={<FoodName name={name} subType={subType} />}
          isTicked={ticks.isTicked(only)}
          onTick={(on) => ticks.tick(only, on)}
        />
      </li>
    );
  }
  const together = measures.map((item) => quantityText(item, item.totalAmount, format) || "as needed").join(" + ");
  return (
    <li className="pt-3">
      <p className="flex items-baseline justify-between gap-4 ps-4 pe-12 sm:ps-5">
        <FoodName name={name} subType={subType} />
        <span className="figures shrink-0 text-end text-sm text-ink-muted">{together}</span>
      </p>
      <ul>
        {measures.map((item) => (
          <li key={item.id}>
            <ItemRow item={item} isTicked={ticks.isTicked(item)} onTick={(on) => ticks.tick(item, on)} />
          </li>
        ))}
      </ul>
    </li>
  );
}
