import type { ComponentType } from "react";
import { usePainted } from "./after-paint";
import { loadAhead } from "./load-ahead";
import { lazyPart, part } from "./part";

/**
 * React's `lazy` for what a tap opens: it is loaded ahead, and drawn as soon as the tap itself has been answered, in slices. It
 * stands in a `Suspense`, for where it is not there yet.
 */
export function lazyAhead<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  const code = part(load);
  loadAhead(code);
  const Opened = lazyPart(code);
  return function Ahead(props: Props) {
    return usePainted(code) && <Opened {...props} />;
  };
}
