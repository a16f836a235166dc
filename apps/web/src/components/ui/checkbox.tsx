import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "#lib/screen/class-names";

interface TickBoxProps {
  checked: boolean;
  onCheckedChange: (isChecked: boolean) => void;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** The box alone; the browser's own, since some lists have four hundred. It belongs in a label. */
export function TickBox({ checked, onCheckedChange, disabled, className }: TickBoxProps) {
  return (
    <span className={classNames("relative grid size-6 shrink-0 place-items-center", className)}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onCheckedChange(target.checked)}
        className="peer absolute inset-0 cursor-pointer appearance-none rounded-sm border border-line-strong bg-surface transition-colors hover:border-ink-muted checked:border-herb checked:bg-herb disabled:opacity-60"
      />
      <Check
        aria-hidden
        strokeWidth={3}
        className="ticks pointer-events-none relative hidden size-4 text-on-herb peer-checked:block"
      />
    </span>
  );
}

interface CheckboxProps extends TickBoxProps {
  label: ReactNode;
  hideLabel?: boolean;
  boxClassName?: string;
}

/** A tick with its label; the whole row is the target of a thumb. */
export function Checkbox({ label, hideLabel = false, className, boxClassName, ...box }: CheckboxProps) {
  return (
    <label className={classNames("tick-row", className)}>
      <TickBox {...box} className={boxClassName} />
      <span className={hideLabel ? "sr-only" : "min-w-0 flex-1"}>{label}</span>
    </label>
  );
}
