import type { ComponentProps } from "react";
import { classNames } from "#lib/screen/class-names";

/** A sheet on the paper: what belongs together and can be taken in at a glance. */
export function Card({ className, ...props }: ComponentProps<"div">) {
  return <div className={classNames("card", className)} {...props} />;
}

/** The class of a card that is one link or button as a whole. */
export const LIVELY_CARD = "transition hover:border-line-strong hover:shadow-md motion-safe:hover:-translate-y-0.5";
