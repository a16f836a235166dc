import { Switch as RadixSwitch } from "radix-ui";
import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../../lib/class-names";

/** On or off, at once: for settings that need no Save. */
export function Switch({ label, className, ...props }: ComponentProps<typeof RadixSwitch.Root> & { label: ReactNode }) {
  const id = useId();
  return (
    <span className={classNames("flex min-h-11 items-center gap-3", className)}>
      <RadixSwitch.Root
        id={id}
        className="h-7 w-12 shrink-0 rounded-full bg-line-strong p-1 transition-colors data-[state=checked]:bg-herb disabled:opacity-60"
        {...props}
      >
        <RadixSwitch.Thumb className="block size-5 rounded-full bg-surface shadow-sm transition-transform data-[state=checked]:translate-x-5" />
      </RadixSwitch.Root>
      <label htmlFor={id} className="min-w-0 flex-1">
        {label}
      </label>
    </span>
  );
}
