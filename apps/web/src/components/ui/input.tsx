import type { ComponentProps } from "react";
import { classNames } from "#lib/screen/class-names";
import { useFieldControl } from "./field";

/** Tied to the {@link Field} around it; a property of its own wins. */
export function Input({ className, type = "text", ...props }: ComponentProps<"input">) {
  // A family writes in a script of its own; numbers and dates have the page's direction.
  const dir = type === "text" || type === "search" ? "auto" : undefined;
  return <input type={type} dir={dir} {...useFieldControl()} className={classNames("control", className)} {...props} />;
}
