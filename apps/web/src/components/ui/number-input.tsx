import { type ComponentProps, type KeyboardEvent, useState } from "react";
import { Input } from "./field";

interface NumberInputProps extends Omit<
  ComponentProps<"input">,
  "value" | "defaultValue" | "onChange" | "type" | "min" | "max" | "step"
> {
  value: number;
  onValueChange: (value: number) => void;
  /** Reads what a person typed ("1/2", "1,5"); null where it cannot be read. */
  read: (text: string) => number | null;
  /** Writes a value the way a person would; '' for "no amount" is fine. */
  write?: (value: number) => string;
  /** What the arrow keys add. */
  step?: number;
  min?: number;
  max?: number;
}

/** A step of 0.1 must not leave 0.30000000000000004 behind; amounts are kept to six decimals here. */
const STEP_PRECISION = 1e6;

/**
 * An amount that is typed as people write it. The text stays as typed while the field has focus; on leaving it
 * becomes the value's own writing. What cannot be read is 0 (decisions, section 4).
 */
export function NumberInput({
  value,
  onValueChange,
  read,
  write = String,
  step = 1,
  min = 0,
  max,
  onBlur,
  onKeyDown,
  ...props
}: NumberInputProps) {
  const [draft, setDraft] = useState<string | null>(null);

  function clamp(next: number): number {
    return Math.max(min, Math.min(max ?? Number.MAX_SAFE_INTEGER, next));
  }

  function accept(text: string): void {
    setDraft(text);
    onValueChange(clamp(read(text) ?? 0));
  }

  function stepOnArrow(event: KeyboardEvent<HTMLInputElement>): void {
    onKeyDown?.(event);
    const direction = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    if (direction === 0 || event.defaultPrevented || props.disabled || props.readOnly) return;
    event.preventDefault();
    setDraft(null);
    onValueChange(clamp(Math.round((value + direction * step) * STEP_PRECISION) / STEP_PRECISION));
  }

  return (
    <Input
      inputMode="decimal"
      autoComplete="off"
      role="spinbutton"
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      {...props}
      value={draft ?? write(value)}
      onChange={(event) => accept(event.target.value)}
      onKeyDown={stepOnArrow}
      onBlur={(event) => {
        setDraft(null);
        onBlur?.(event);
      }}
    />
  );
}
