import { t } from "#lib/text/language";
import { Plus } from "lucide-react";
import { type FormEvent, useRef } from "react";
import { Button } from "#components/ui/button";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { NumberInput } from "#components/ui/number-input";
import { useHouseholdFormat } from "#lib/text/household-format";
import { readTypedAmount, writeTypedAmount } from "#lib/text/typed-amount";
import type { TypedItem } from "./use-read-item";

interface AddItemFormProps {
  item: TypedItem;
  onChange: (item: TypedItem) => void;
  onAdd: () => void;
}

/** Puts something on the list that no recipe asks for. What stands here when the list is saved goes with it. */
export function AddItemForm({ item, onChange, onAdd }: AddItemFormProps) {
  const { numberFormat } = useHouseholdFormat();
  const nameField = useRef<HTMLInputElement>(null);

  function add(event: FormEvent): void {
    event.preventDefault();
    nameField.current?.focus();
    onAdd();
  }

  return (
    <form
      noValidate
      onSubmit={add}
      className="grid grid-cols-2 items-end gap-2 rounded-lg bg-sunken p-4 sm:grid-cols-[1fr_5.5rem_7.5rem_auto]"
    >
      <Field label={t("Add an item")} className="col-span-full sm:col-span-1">
        <Input
          ref={nameField}
          maxLength={200}
          placeholder={t("2 kg dog food")}
          value={item.name}
          onChange={(event) => onChange({ ...item, name: event.target.value })}
        />
      </Field>
      <Field label={t("Amount")}>
        <NumberInput
          className="figures"
          value={item.amount}
          onValueChange={(amount) => onChange({ ...item, amount })}
          read={readTypedAmount}
          write={(value) => writeTypedAmount(value, numberFormat)}
          min={0}
          step={0.1}
        />
      </Field>
      <Field label={t("Unit")}>
        <Input
          maxLength={100}
          placeholder={t("pack")}
          value={item.unit}
          onChange={(event) => onChange({ ...item, unit: event.target.value })}
        />
      </Field>
      <Button type="submit" variant="secondary" className="max-sm:col-span-full">
        <Plus aria-hidden className="size-4.5" />
        {t("Add")}
      </Button>
    </form>
  );
}
