import type { ComponentProps } from "react";
import { classNames } from "#lib/class-names";
import { useFieldControl } from "./field";

export function Input({ className, type = "text", ...props }: ComponentProps<"input">) {
  return <input type={type} {...useFieldControl()} className={classNames("control", className)} {...props} />;
}
