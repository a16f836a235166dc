import { DropdownMenu as RadixMenu } from "radix-ui";
import type { ComponentProps } from "react";
import { classNames } from "../../lib/class-names";
import { usePortalPlace } from "./portal-place";

export const DropdownMenu = RadixMenu.Root;
export const DropdownMenuTrigger = RadixMenu.Trigger;

export function DropdownMenuContent({ className, align = "end", ...props }: ComponentProps<typeof RadixMenu.Content>) {
  return (
    <RadixMenu.Portal {...usePortalPlace()}>
      <RadixMenu.Content
        align={align}
        sideOffset={6}
        collisionPadding={8}
        className={classNames("z-50 min-w-44 animate-fade-in rounded-lg border border-line bg-raised p-1.5 shadow-lg", className)}
        {...props}
      />
    </RadixMenu.Portal>
  );
}

interface DropdownMenuItemProps extends ComponentProps<typeof RadixMenu.Item> {
  tone?: "default" | "danger";
}

export function DropdownMenuItem({ className, tone = "default", ...props }: DropdownMenuItemProps) {
  return (
    <RadixMenu.Item
      className={classNames(
        "flex min-h-10 cursor-pointer items-center gap-2.5 rounded-md px-3 text-sm outline-none select-none",
        "data-highlighted:bg-sunken data-disabled:cursor-not-allowed data-disabled:text-ink-muted",
        tone === "danger" && "text-berry-ink data-highlighted:bg-berry-soft",
        className,
      )}
      {...props}
    />
  );
}

export function DropdownMenuSeparator() {
  return <RadixMenu.Separator className="mx-2 my-1.5 h-px bg-line" />;
}
