import { Popover as RadixPopover } from "radix-ui";
import type { ComponentProps } from "react";
import { classNames } from "../../lib/class-names";
import { usePortalPlace } from "./portal-place";

export const Popover = RadixPopover.Root;
export const PopoverTrigger = RadixPopover.Trigger;
export const PopoverClose = RadixPopover.Close;

/** Give it an `aria-label`: it is a small dialog without a title. */
export function PopoverContent({ className, align = "start", ...props }: ComponentProps<typeof RadixPopover.Content>) {
  return (
    <RadixPopover.Portal {...usePortalPlace()}>
      <RadixPopover.Content
        align={align}
        sideOffset={6}
        collisionPadding={12}
        className={classNames(
          "z-50 w-80 max-w-[calc(100vw-1.5rem)] animate-fade-in rounded-lg border border-line bg-raised p-4 shadow-lg outline-none",
          className,
        )}
        {...props}
      />
    </RadixPopover.Portal>
  );
}
