import { classNames } from "#lib/screen/class-names";

/** A place kept for what is loading. Say that it loads once, around all of them (`role="status"`). */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames("skeleton", className)} />;
}
