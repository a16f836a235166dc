import type { ComponentProps } from "react";
import { classNames } from "#lib/screen/class-names";

export type BadgeTone = "neutral" | "green" | "yellow" | "red" | "clay";

/** Shown beside what it is about. The tone is colour alone: the words have to say everything. */
export function Badge({ className, tone = "neutral", ...props }: ComponentProps<"span"> & { tone?: BadgeTone }) {
  return <span className={classNames("badge", `badge-${tone}`, className)} {...props} />;
}
