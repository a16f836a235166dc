import { Tooltip as RadixTooltip } from "radix-ui";
import type { ReactNode } from "react";
import { usePortalPlace } from "./portal-place";

/** `children` is one element that can take focus; the text says more about it, never the only thing about it. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={250}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal {...usePortalPlace()}>
          <RadixTooltip.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-72 animate-fade-in rounded-md bg-ink px-2.5 py-1.5 text-xs text-paper shadow-md"
          >
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
