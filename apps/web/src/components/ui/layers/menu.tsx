import { DropdownMenu } from "radix-ui";
import { type ReactNode, useState } from "react";
import { useBackCloses } from "#lib/screen/back-closes";
import { classNames } from "#lib/screen/class-names";
import { usePortalPlace } from "./portal-place";

interface MenuItem {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onSelect: () => void;
  /** For what takes something away. */
  readonly isDanger?: boolean;
}

interface MenuProps {
  /** One button, which opens the menu. */
  trigger: ReactNode;
  items: readonly MenuItem[];
  /** Its button was used before this code was there. */
  isOpenAtFirst?: boolean;
}

/** What can also be done, behind one button. Its code is not small: a page loads what uses it after its first view. */
export function Menu({ trigger, items, isOpenAtFirst = false }: MenuProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  useBackCloses(isOpen, () => setIsOpen(false));
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setIsOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal {...usePortalPlace()}>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="z-50 min-w-52 animate-fade-in rounded-lg border border-line bg-raised p-1.5 shadow-lg print:hidden"
        >
          {items.map(({ label, icon, onSelect, isDanger = false }) => (
            <DropdownMenu.Item
              key={label}
              onSelect={onSelect}
              className={classNames(
                "flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 outline-none data-highlighted:bg-sunken",
                isDanger && "text-berry-ink",
              )}
            >
              {icon}
              {label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
