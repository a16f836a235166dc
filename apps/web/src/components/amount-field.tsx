import { useHouseholdFormat } from "#lib/text/household-format";
import { readTypedAmount, writeTypedAmount } from "#lib/text/typed-amount";
import { Field } from "./ui/field";
import { NumberInput } from "./ui/number-input";

interface AmountFieldProps {
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  /** What the arrow keys add. */
  step?: number;
  autoFocus?: boolean;
  /** 0 is no amount, and nothing is written. */
  isOptional?: boolean;
}

/** How much, written as the household writes numbers; what cannot be read is 0 (specification, section 5). */
export function AmountField({ label, isOptional = false, ...input }: AmountFieldProps) {
  const { numberFormat } = useHouseholdFormat();
  return (
    <Field label={label}>
      <NumberInput
        {...input}
        className="figures"
        read={readTypedAmount}
        write={(amount) => (isOptional && amount === 0 ? "" : writeTypedAmount(amount, numberFormat))}
      />
    </Field>
  );
}
