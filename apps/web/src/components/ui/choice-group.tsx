import { type ReactNode, useId } from "react";
import { classNames } from "#lib/screen/class-names";

interface ChoiceGroupProps<Value extends string> {
  legend: ReactNode;
  /** What the choice is about, in a few words. */
  hint?: ReactNode;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  disabled?: boolean;
}

/** One of a few: radio buttons in a row, each with a label that a thumb can hit. */
export function ChoiceGroup<Value extends string>({
  legend,
  hint,
  options,
  value,
  onValueChange,
  disabled = false,
}: ChoiceGroupProps<Value>) {
  const id = useId();
  return (
    <fieldset aria-describedby={hint ? `${id}-hint` : undefined} disabled={disabled} className="min-w-0">
      <legend className="text-sm font-semibold">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="mt-0.5 text-xs text-ink-muted">
          {hint}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              "flex min-h-11 cursor-pointer items-center rounded-md border border-line-strong bg-surface px-3.5 transition-colors hover:border-ink-muted",
              "has-checked:border-herb has-checked:bg-herb-soft has-checked:font-medium has-checked:text-herb-ink",
              "has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
            )}
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
