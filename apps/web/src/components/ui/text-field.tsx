import type { ComponentProps } from "react";
import { Field, type FieldProps } from "./field";
import { Input } from "./input";

type TextFieldProps = Omit<FieldProps, "children"> &
  Omit<ComponentProps<"input">, "onChange"> & { onValueChange: (value: string) => void };

/** A line of text or a day with its label; all else is the input's own. */
export function TextField({ label, hint, error, hideLabel, className, onValueChange, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, hideLabel, className }} required={input.required}>
      <Input {...input} onChange={(event) => onValueChange(event.target.value)} />
    </Field>
  );
}
