import { currentLanguage, t, useLanguage } from "#lib/text/language";
import type { ShoppingItem } from "@tureen/contracts/shopping-lists";
import { unitWordIn } from "@tureen/domain/quantities/find-unit";
import { Undo2, X } from "lucide-react";
import { type Dispatch, memo, type SetStateAction, useCallback, useDeferredValue } from "react";
import { IconButton } from "#components/ui/button";
import { NumberInput } from "#components/ui/number-input";
import { classNames } from "#lib/screen/class-names";
import { type HouseholdFormat, useHouseholdFormat } from "#lib/text/household-format";
import { readTypedAmount, writeTypedAmount } from "#lib/text/typed-amount";
import { listedFoodName } from "#lib/text/food-names";
import type { AddedItem, ListEdits } from "./list-edits";
import { useShownUnit } from "../item-amount";
import { FoodName } from "../components/food-name";

interface EditedItemsProps {
  title: string;
  items: readonly ShoppingItem[];
  /** What is put on by hand and not saved yet; it stands on top, where it is seen. */
  added?: readonly AddedItem[];
  edits: ListEdits;
  onChange: Dispatch<SetStateAction<ListEdits>>;
}

/** More than a phone shows at once; all others follow once these are on the screen. */
const FEW_ROWS = 8;

/** A group of the list with an amount to change in every row; what is taken off can be put back until it is saved. */
export function EditedItems({ title, items, added = [], edits, onChange }: EditedItemsProps) {
  const format = useHouseholdFormat();
  const shown = useDeferredValue(items, items.slice(0, FEW_ROWS));
  const setAmount = useCallback(
    (id: string, amount: number) =>
      onChange((before) => ({ ...before, amounts: new Map(before.amounts).set(id, amount) })),
    [onChange],
  );
  const toggle = useCallback(
    (id: string) => onChange((before) => ({ ...before, removed: toggled(before.removed, id) })),
    [onChange],
  );
  const setAddedAmount = useCallback(
    (id: string, amount: number) =>
      onChange((before) => ({
        ...before,
        added: before.added.map((each) => (each.id === id ? { ...each, amount } : each)),
      })),
    [onChange],
  );
  const dropAdded = useCallback(
    (id: string) => onChange((before) => ({ ...before, added: before.added.filter((each) => each.id !== id) })),
    [onChange],
  );
  return (
    <fieldset>
      <legend className="mb-1 font-serif text-lg font-semibold">{title}</legend>
      <ul className="divide-y divide-line">
        {added.map((item) => (
          <EditedRow
            key={item.id}
            id={item.id}
            name={item.name}
            subType={null}
            unit={item.unit}
            amount={item.amount}
            format={format}
            isRemoved={false}
            onAmount={setAddedAmount}
            onRemove={dropAdded}
          />
        ))}
        {shown.map((item) => (
          <EditedRow
            key={item.id}
            id={item.id}
            name={listedFoodName(item)}
            subType={item.sub_type}
            unit={item.unit}
            amount={edits.amounts.get(item.id) ?? item.totalAmount}
            format={format}
            isRemoved={edits.removed.has(item.id)}
            onAmount={setAmount}
            onRemove={toggle}
          />
        ))}
      </ul>
      {items.length + added.length === 0 && <p className="text-ink-muted">{t("Nothing to buy.")}</p>}
    </fieldset>
  );
}

interface EditedRowProps {
  id: string;
  name: string;
  subType: string | null;
  unit: string;
  amount: number;
  format: HouseholdFormat;
  isRemoved: boolean;
  onAmount: (id: string, amount: number) => void;
  onRemove: (id: string) => void;
}

const AMOUNT_STEP = 0.1;

/** Of two hundred rows the one that is typed in is drawn anew. */
const EditedRow = memo((row: EditedRowProps) => {
  useLanguage();
  const { id, name, subType, amount, format, isRemoved, onAmount, onRemove } = row;
  const { unit, shown, stored } = useShownUnit({ totalAmount: amount, unit: row.unit }, format);
  const word = unitWordIn(unit, currentLanguage());
  const what = [name, word].filter(Boolean).join(", ");
  return (
    <li className="drawn-in-view flex items-center gap-2 py-1.5 [--usual-height:3.5rem] sm:gap-3">
      <span className={classNames("min-w-0 flex-1 wrap-anywhere", isRemoved && "text-ink-muted line-through")}>
        <FoodName name={name} subType={subType} />
      </span>
      <NumberInput
        aria-label={t("Amount of {what}", { what })}
        className="figures w-20 text-end sm:w-24"
        value={shown(amount)}
        onValueChange={(next) => onAmount(id, stored(next))}
        read={readTypedAmount}
        write={(value) => writeTypedAmount(value, format.numberFormat)}
        min={0}
        step={AMOUNT_STEP}
        disabled={isRemoved}
      />
      <span className="w-14 truncate text-sm text-ink-muted sm:w-20">{word}</span>
      <IconButton
        icon={isRemoved ? Undo2 : X}
        className="text-ink-muted"
        label={isRemoved ? t("Put {name} back", { name }) : t("Remove {name}", { name })}
        onClick={() => onRemove(id)}
      />
    </li>
  );
});

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return ids.has(id) ? new Set([...ids].filter((each) => each !== id)) : new Set([...ids, id]);
}
