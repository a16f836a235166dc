import { unitWordIn } from "@tureen/domain/quantities/find-unit";
import { amountStep } from "@tureen/domain/shopping-lists/amount-step";
import { House, Minus, Plus, X } from "lucide-react";
import { Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Button, IconButton } from "#components/ui/button";
import { NumberInput } from "#components/ui/number-input";
import { MakeStaple } from "#features/staples/make-staple";
import { useHouseholdFormat } from "#lib/text/household-format";
import { currentLanguage, t } from "#lib/text/language";
import { readTypedAmount, writeTypedAmount } from "#lib/text/typed-amount";
import { listedFoodName } from "#lib/text/food-names";
import { useShownUnit } from "../item-amount";
import { Contributions } from "../components/contributions";
import { TakeApart } from "../components/lazy-join-offer";
import { IntoLarderFor } from "./into-larder";
import { stapleOf } from "../staple-of";
import type { ShopItem } from "./shop-items";
import type { ShopActions } from "./use-shop-actions";
import { TextField } from "#components/ui/field";

interface RowDetailsProps {
  shown: ShopItem;
  actions: ShopActions;
}

/** Amount and note to change where they stand, why the item is on the list, and what else can be done with it. */
export function RowDetails({ shown, actions }: RowDetailsProps) {
  const { item, listId } = shown;
  const format = useHouseholdFormat();
  const { unit, shown: inShown, stored } = useShownUnit(item, format);
  const [amount, setAmount, settleAmount] = useSettled(inShown(item.totalAmount), (value) =>
    actions.changeAmount(listId, item, stored(value)),
  );
  const [note, setNote, settleNote] = useSettled(item.note, (value) => actions.changeNote(listId, item, value.trim()));
  const step = amountStep(amount, unit);
  const place = useRef<HTMLDivElement>(null);
  // Of a row at the lower edge they open behind the field to add.
  useEffect(() => {
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  function settled(act: () => void): () => void {
    return () => {
      settleAmount();
      settleNote();
      act();
    };
  }
  return (
    <div ref={place} className="grid gap-4 bg-sunken px-4 py-4">
      <div className="grid grid-cols-1 gap-3 xs:grid-cols-[auto_1fr]">
        <div
          role="group"
          aria-label={t("Amount of {what}", { what: listedFoodName(item) })}
          className="flex items-center gap-1.5"
        >
          <IconButton
            icon={Minus}
            variant="secondary"
            label={t("Less")}
            disabled={amount <= 0}
            onClick={() => setAmount(stepped(amount, -step))}
          />
          <NumberInput
            aria-label={t("Amount")}
            className="figures w-20 text-center"
            value={amount}
            onValueChange={setAmount}
            read={readTypedAmount}
            write={(value) => writeTypedAmount(value, format.numberFormat)}
            min={0}
            step={step}
          />
          <IconButton
            icon={Plus}
            variant="secondary"
            label={t("More")}
            onClick={() => setAmount(stepped(amount, step))}
          />
          <span className="ms-1 text-sm text-ink-muted">{unitWordIn(unit, currentLanguage())}</span>
        </div>
        <TextField
          label={t("Note")}
          hideLabel
          maxLength={300}
          placeholder={t("Note: the one with the blue label")}
          value={note}
          onValueChange={setNote}
        />
      </div>
      <Contributions item={item} />
      {item.is_ticked && item.ticked_by && (
        <p className="text-sm text-ink-muted wrap-anywhere">{t("Ticked by {name}", { name: item.ticked_by })}</p>
      )}
      {item.joined_by && (
        <Suspense>
          <TakeApart listId={listId} item={item} onSplit={settled(() => actions.split(listId, item))} />
        </Suspense>
      )}
      <IntoLarderFor shown={shown} />
      <div className="flex flex-wrap gap-2">
        <Button
          icon={House}
          variant="secondary"
          size="sm"
          className="min-h-11"
          onClick={settled(() => actions.moveTo([shown], "larder"))}
        >
          {t("We have it at home")}
        </Button>
        <MakeStaple food={stapleOf(item)} />
        <Button
          icon={X}
          variant="danger-quiet"
          size="sm"
          className="min-h-11"
          onClick={settled(() => actions.remove(listId, item))}
        >
          {t("Take it off the list")}
        </Button>
      </div>
    </div>
  );
}

const SETTLED_MS = 700;
/** A step of 0.5 must not leave 0.30000000000000004 behind. */
const STEP_PRECISION = 1e6;

/** The next amount on the grid of steps: 33 after 32.67, then 34. */
function stepped(amount: number, step: number): number {
  const steps = amount / Math.abs(step);
  const next = step > 0 ? Math.floor(steps + 1) : Math.ceil(steps - 1);
  return Math.max(0, Math.round(next * Math.abs(step) * STEP_PRECISION) / STEP_PRECISION);
}

/**
 * A value that is edited where it stands, how to edit it, and how to make the change now: five taps on + are one change,
 * made once they have settled, or when the row is closed. What others change meanwhile shows while nothing is edited.
 */
function useSettled<Value>(value: Value, onSettled: (value: Value) => void) {
  const [edited, setEdited] = useState<{ readonly value: Value } | null>(null);
  const waiting = useRef<{ readonly value: Value } | null>(null);
  const change = useRef(onSettled);
  useLayoutEffect(() => {
    change.current = onSettled;
  });
  const settle = useCallback(() => {
    const last = waiting.current;
    waiting.current = null;
    if (last) change.current(last.value);
  }, []);
  useEffect(() => {
    if (!edited) return;
    const timer = setTimeout(() => {
      settle();
      setEdited(null);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [edited, settle]);
  useEffect(() => settle, [settle]);
  const edit = (next: Value) => {
    waiting.current = next === value ? null : { value: next };
    setEdited({ value: next });
  };
  return [edited ? edited.value : value, edit, settle] as const;
}
