import { ChevronRight } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { type ReactNode, useState } from "react";
import { useBackCloses } from "#lib/screen/route/back-closes";
import { classNames } from "#lib/screen/class-names";
import { TapsStay } from "#lib/screen/swallow-taps";
import { usePortalPlace } from "./portal-place";

export interface MenuItem {
  readonly label: string;
  readonly icon: ReactNode;
  /** What it does; or what it leads to. */
  readonly onSelect?: () => void;
  readonly items?: readonly MenuItem[];
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

const SHEET = "z-50 min-w-44 animate-fade-in rounded-lg border border-line bg-raised p-1.5 shadow-lg print:hidden";
const ENTRY = "flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 outline-none data-highlighted:bg-sunken";

/** What can also be done, behind one button. Its code is not small: a page loads what uses it after its first view. */
export function Menu({ trigger, items, isOpenAtFirst = false }: MenuProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  useBackCloses(isOpen, () => setIsOpen(false));
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setIsOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal {...usePortalPlace()}>
        <DropdownMenu.Content align="end" sideOffset={6} collisionPadding={8} className={SHEET}>
          <TapsStay />
          {items.map((item) => (
            <Entry key={item.label} {...item} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Entry({ label, icon, onSelect, items, isDanger = false }: MenuItem) {
  const place = usePortalPlace();
  const className = classNames(ENTRY, isDanger && "text-berry-ink");
  if (!items) {
    return (
      <DropdownMenu.Item onSelect={onSelect} className={className}>
        {icon}
        {label}
      </DropdownMenu.Item>
    );
  }
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger className={className}>
        {icon}
        {label}
        <ChevronRight aria-hidden className="ms-auto size-4 rtl:rotate-180" />
      </DropdownMenu.SubTrigger>
      <DropdownMenu.Portal {...place}>
        <DropdownMenu.SubContent collisionPadding={8} className={SHEET}>
          {items.map((item) => (
            <Entry key={item.label} {...item} />
          ))}
        </DropdownMenu.SubContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
  );
}
