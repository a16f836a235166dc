import type { ComponentType, LazyExoticComponent } from "react";
import { loadAhead } from "./load-ahead";
import { lazyPart, part } from "./part";

/** React's `lazy` for what a tap opens: it is loaded ahead, and drawn at once where it is there. */
export function lazyAhead<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  const code = part(load);
  loadAhead(code);
  return lazyPart(code);
}
