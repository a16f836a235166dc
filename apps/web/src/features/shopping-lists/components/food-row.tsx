import type { ShoppingItem } from "@tureen/contracts/shopping-lists";
import { classNames } from "#lib/class-names";
import { useHouseholdFormat } from "#lib/household-format";
import type { Food } from "../food-groups";
import { quantityText } from "../item-amount";
import { FoodName } from "./food-name";
import { ItemRow } from "./item-row";

export type OnTick = (itemId: string, isTicked: boolean) => void;

interface FoodRowProps {
  food: Food<ShoppingItem>;
  onTick: OnTick;
}

/** One food to buy. Measures of it that cannot be added stand under its name, each with a tick of its own. */
export function FoodRow({ food, onTick }: FoodRowProps) {
  const format = useHouseholdFormat();
  const { name, subType, measures } = food;
  const [only] = measures;
  if (only && measures.length === 1) {
    return (
      <li>
        <ItemRow
          item={only}
          label={<FoodName name={name} subType={subType} isDone={only.is_ticked} />}
          isTicked={only.is_ticked}
          onTick={(on) => onTick(only.id, on)}
        />
      </li>
    );
  }
  const isDone = measures.every((item) => item.is_ticked);
  const together = measures.map((item) => quantityText(item, item.totalAmount, format) || "as needed").join(" + ");
  return (
    <li className="pt-3 print:pt-1">
      <p className="flex items-baseline justify-between gap-4 ps-4 pe-12 sm:ps-5 print:ps-2 print:pe-4">
        <span className={classNames("min-w-0 wrap-anywhere", isDone && "text-ink-muted")}>
          <FoodName name={name} subType={subType} isDone={isDone} />
        </span>
        <span className={classNames("figures shrink-0 text-end text-sm text-ink-muted", isDone && "line-through")}>
          {together}
        </span>
      </p>
      <ul>
        {measures.map((item) => (
          <li key={item.id}>
            <ItemRow item={item} isTicked={item.is_ticked} onTick={(on) => onTick(item.id, on)} />
          </li>
        ))}
      </ul>
    </li>
  );
}
