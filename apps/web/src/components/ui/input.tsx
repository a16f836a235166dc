import type { ComponentProps } from "react";
import { classNames } from "#lib/screen/class-names";
import { useFieldControl } from "./field";

/** Tied to the {@link Field} around it; a property of its own wins. */
export function Input({ className, type = "text", ...props }: ComponentProps<"input">) {
  return <input type={type} {...useFieldControl()} className={classNames("control", className)} {...props} />;
}
