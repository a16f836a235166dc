import { Tooltip as RadixTooltip } from "radix-ui";
import { type FocusEvent, type MouseEvent, type ReactNode, useState } from "react";
import { usePortalPlace } from "./portal-place";

interface TooltipProps {
  text: string;
  /** For what does nothing else: a tap shows the text too, where there is no pointer to hover with. */
  showsOnTap?: boolean;
  children: ReactNode;
}

/** `children` is one element that can take focus; the text says more about it, never the only thing about it. */
export function Tooltip({ text, showsOnTap = false, children }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  function showOnTap(event: MouseEvent): void {
    // Otherwise a click closes what hovering has opened.
    event.preventDefault();
    setIsOpen(true);
  }
  return (
    <RadixTooltip.Provider delayDuration={250}>
      <RadixTooltip.Root open={isOpen} onOpenChange={setIsOpen}>
        <RadixTooltip.Trigger asChild onFocus={openForKeysAlone} {...(showsOnTap ? { onClick: showOnTap } : {})}>
          {children}
        </RadixTooltip.Trigger>
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

/** A tap gives focus as well, once its pointer is up: Radix opens the text then, before the tap does what it is for. */
function openForKeysAlone(event: FocusEvent): void {
  if (!event.target.matches(":focus-visible")) event.preventDefault();
}
