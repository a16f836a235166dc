import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "#lib/screen/class-names";
import { useFieldControl } from "./field";

/** The platform's own list of choices (children are `<option>`s): on a phone nothing is quicker to a thumb. */
export function Select({ className, children, ...props }: ComponentProps<"select">) {
  return (
    <span className="relative block min-w-0">
      <select {...useFieldControl()} className={classNames("control appearance-none pe-10", className)} {...props}>
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-ink-muted"
      />
    </span>
  );
}
