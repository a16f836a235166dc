import type { ComponentProps } from "react";
import { Field, type FieldProps } from "./field";
import { Select } from "./select";

type SelectFieldProps<Value extends string | number> = Omit<FieldProps, "children"> &
  Omit<ComponentProps<"select">, "onChange" | "value"> & {
    value: Value;
    onValueChange: (value: Value) => void;
    /** What is chosen among, and how each is called. */
    options: readonly { readonly value: Value; readonly label: string }[];
  };

/** One of a list, with its label. */
export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { label, hint, error, hideLabel, className, options, onValueChange, ...select } = props;
  return (
    <Field {...{ label, hint, error, hideLabel, className }} required={select.required}>
      <Select
        {...select}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex];
          if (chosen) onValueChange(chosen.value);
        }}
      >
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
