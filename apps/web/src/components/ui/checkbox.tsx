import { Check } from "lucide-react";
import { Checkbox as RadixCheckbox } from "radix-ui";
import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "#lib/class-names";

interface CheckboxProps extends ComponentProps<typeof RadixCheckbox.Root> {
  label: ReactNode;
  hideLabel?: boolean;
}

/** A tick with its label; the whole row is the target of a thumb. */
export function Checkbox({ label, hideLabel = false, className, id: givenId, ...props }: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <span className={classNames("tick-row", className)}>
      <RadixCheckbox.Root
        id={id}
        className="grid size-6 shrink-0 place-items-center rounded-sm border border-line-strong bg-surface text-on-herb transition-colors hover:border-ink-muted data-[state=checked]:border-herb data-[state=checked]:bg-herb disabled:opacity-60"
        {...props}
      >
        <RadixCheckbox.Indicator className="ticks">
          <Check aria-hidden className="size-4" strokeWidth={3} />
        </RadixCheckbox.Indicator>
      </RadixCheckbox.Root>
      <label htmlFor={id} className={hideLabel ? "sr-only" : "min-w-0 flex-1"}>
        {label}
      </label>
    </span>
  );
}
