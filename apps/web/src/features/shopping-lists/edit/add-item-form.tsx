import { AmountField } from "#components/amount-field";
import { t } from "#lib/text/language";
import { Plus } from "lucide-react";
import { type FormEvent, useRef } from "react";
import { Button } from "#components/ui/button";
import type { TypedItem } from "./use-read-item";
import { TextField } from "#components/ui/text-field";

interface AddItemFormProps {
  item: TypedItem;
  onChange: (item: TypedItem) => void;
  onAdd: () => void;
}

/** Puts something on the list that no recipe asks for. What stands here when the list is saved goes with it. */
export function AddItemForm({ item, onChange, onAdd }: AddItemFormProps) {
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
      <TextField
        label={t("Add an item")}
        className="col-span-full sm:col-span-1"
        ref={nameField}
        maxLength={200}
        placeholder={t("2 kg dog food")}
        value={item.name}
        onValueChange={(name) => onChange({ ...item, name })}
      />
      <AmountField
        label={t("Amount")}
        value={item.amount}
        onValueChange={(amount) => onChange({ ...item, amount })}
        step={0.1}
      />
      <TextField
        label={t("Unit")}
        maxLength={100}
        placeholder={t("pack")}
        value={item.unit}
        onValueChange={(unit) => onChange({ ...item, unit })}
      />
      <Button icon={Plus} type="submit" variant="secondary" className="max-sm:col-span-full">
        {t("Add")}
      </Button>
    </form>
  );
}
