import { AmountField } from "#components/amount-field";
import { t } from "#lib/text/language";
import { BestBeforeField } from "./best-before-field";
import { PlaceField } from "./place-field";
import { TextField } from "#components/ui/field";

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
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-[7rem_10rem_12rem_1fr]">
      <AmountField
        label={t("Quantity")}
        autoFocus
        value={stock.quantity}
        onValueChange={(quantity) => onChange({ ...stock, quantity })}
        step={QUANTITY_STEP}
      />
      <TextField
        label={t("Unit")}
        maxLength={100}
        placeholder={t("kg, bottle …")}
        value={stock.unit}
        onValueChange={(unit) => onChange({ ...stock, unit })}
      />
      <div className="col-span-full sm:col-span-1">
        <PlaceField place={stock.place} onChange={(place) => onChange({ ...stock, place })} />
      </div>
      <TextField
        label={t("Notes")}
        className="col-span-full sm:col-span-1"
        maxLength={2000}
        placeholder={t("Top shelf")}
        value={stock.notes}
        onValueChange={(notes) => onChange({ ...stock, notes })}
      />
      <BestBeforeField date={stock.best_before} onChange={(best_before) => onChange({ ...stock, best_before })} />
    </div>
  );
}
