import { Plus } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "#components/ui/button";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { NumberInput } from "#components/ui/number-input";
import { newUuid } from "#lib/capabilities";
import { useHouseholdFormat } from "#lib/household-format";
import { readTypedAmount, writeTypedAmount } from "#lib/typed-amount";
import type { AddedItem } from "../list-edits";

const EMPTY = { name: "", amount: 1, unit: "" };

/** Puts something on the list that no recipe asks for. */
export function AddItemForm({ onAdd }: { onAdd: (item: AddedItem) => void }) {
  const { numberFormat } = useHouseholdFormat();
  const [item, setItem] = useState(EMPTY);
  const nameField = useRef<HTMLInputElement>(null);

  function add(event: FormEvent): void {
    event.preventDefault();
    nameField.current?.focus();
    if (item.name.trim() === "") return;
    onAdd({ id: newUuid(), name: item.name.trim(), amount: item.amount, unit: item.unit.trim() });
    setItem(EMPTY);
  }

  return (
    <form
      noValidate
      onSubmit={add}
      className="grid grid-cols-[1fr_1fr_auto] items-end gap-2 rounded-lg bg-sunken p-4 sm:grid-cols-[1fr_5.5rem_6.5rem_auto]"
    >
      <Field label="Add an item" className="col-span-full sm:col-span-1">
        <Input
          ref={nameField}
          maxLength={200}
          placeholder="Dishwasher tablets"
          value={item.name}
          onChange={(event) => setItem({ ...item, name: event.target.value })}
        />
      </Field>
      <Field label="Amount">
        <NumberInput
          className="figures"
          value={item.amount}
          onValueChange={(amount) => setItem((current) => ({ ...current, amount }))}
          read={readTypedAmount}
          write={(value) => writeTypedAmount(value, numberFormat)}
          min={0}
          step={0.1}
        />
      </Field>
      <Field label="Unit">
        <Input
          maxLength={100}
          placeholder="pack"
          value={item.unit}
          onChange={(event) => setItem({ ...item, unit: event.target.value })}
        />
      </Field>
      <Button type="submit" variant="secondary">
        <Plus aria-hidden className="size-4.5" />
        Add
      </Button>
    </form>
  );
}
