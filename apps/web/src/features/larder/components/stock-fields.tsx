import { t } from "#lib/text/language";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { NumberInput } from "#components/ui/number-input";
import { useHouseholdFormat } from "#lib/text/household-format";
import { readTypedAmount, writeTypedAmount } from "#lib/text/typed-amount";
import { BestBeforeField } from "./best-before-field";
import { PlaceField } from "./place-field";

/** What is said about one item of the larder. */
export interface StockValues {
  readonly quantity: number;
  readonly unit: string;
  readonly notes: string;
  readonly place: string;
  /** Null without a date. */
  readonly best_before: string | null;
}

const QUANTITY_STEP = 0.1;

interface StockFieldsProps {
  stock: StockValues;
  onChange: (stock: StockValues) => void;
}

/** Quantity, unit, place, date and notes; a quantity that cannot be read is 0 (specification, section 5). */
export function StockFields({ stock, onChange }: StockFieldsProps) {
  const { numberFormat } = useHouseholdFormat();
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-[7rem_10rem_12rem_1fr]">
      <Field label={t("Quantity")}>
        <NumberInput
          autoFocus
          className="figures"
          value={stock.quantity}
          onValueChange={(quantity) => onChange({ ...stock, quantity })}
          read={readTypedAmount}
          write={(quantity) => writeTypedAmount(quantity, numberFormat)}
          step={QUANTITY_STEP}
        />
      </Field>
      <Field label={t("Unit")}>
        <Input
          maxLength={100}
          placeholder={t("kg, bottle …")}
          value={stock.unit}
          onChange={(event) => onChange({ ...stock, unit: event.target.value })}
        />
      </Field>
      <div className="col-span-full sm:col-span-1">
        <PlaceField place={stock.place} onChange={(place) => onChange({ ...stock, place })} />
      </div>
      <Field label={t("Notes")} className="col-span-full sm:col-span-1">
        <Input
          maxLength={2000}
          placeholder={t("Top shelf")}
          value={stock.notes}
          onChange={(event) => onChange({ ...stock, notes: event.target.value })}
        />
      </Field>
      <BestBeforeField date={stock.best_before} onChange={(best_before) => onChange({ ...stock, best_before })} />
    </div>
  );
}
