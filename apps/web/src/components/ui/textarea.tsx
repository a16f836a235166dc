import type { ComponentProps } from "react";
import { classNames } from "#lib/screen/class-names";
import { useFieldControl } from "./field";

/** Grows with its text where the browser can do so; otherwise it scrolls. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      dir="auto"
      {...useFieldControl()}
      className={classNames("control field-sizing-content max-h-[70dvh] resize-y", className)}
      style={{ minHeight: `${rows * 1.5 + 1.125}rem` }}
      {...props}
    />
  );
}
