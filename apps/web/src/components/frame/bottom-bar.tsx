import { t } from "#lib/text/language";
import { BookOpen, CalendarDays, Ellipsis, House, type LucideIcon, ShoppingBasket } from "lucide-react";
import { useLayoutEffect } from "react";
import { Link } from "wouter";
import { usePathname } from "#lib/screen/address";
import { classNames } from "#lib/screen/class-names";
import { BOTTOM_LINKS, currentLink } from "./nav-links";
import { paths } from "#lib/screen/paths";

const ICONS: Readonly<Record<string, LucideIcon>> = {
  [paths.dashboard]: House,
  [paths.recipes]: BookOpen,
  [paths.mealPlanning]: CalendarDays,
  [paths.shoppingLists]: ShoppingBasket,
};

interface BottomBarProps {
  isMenuOpen: boolean;
  /** Opens and closes the menu; it is given the button. */
  onToggleMenu: (button: HTMLElement) => void;
}

/** On a phone, what is used most lies under the thumb (extension). `--bottom-bar` is its height, for what stands above it. */
export function BottomBar({ isMenuOpen, onToggleMenu }: BottomBarProps) {
  const path = usePathname();
  // One entry is lit: the menu while it is open, else the page.
  const current = isMenuOpen ? undefined : currentLink(BOTTOM_LINKS, path);
  useLayoutEffect(() => {
    // Not ":root:has(…)", which looks through the whole page each time that the root is styled.
    const { dataset } = document.documentElement;
    dataset["bottomBar"] = "";
    return () => {
      delete dataset["bottomBar"];
    };
  }, []);
  return (
    <nav
      aria-label={t("Bottom bar")}
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-surface pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)] print:hidden"
    >
      {BOTTOM_LINKS.map((link) => (
        <Link
          key={link.href}
          href={link.to ?? link.href}
          aria-current={link === current ? "page" : undefined}
          className={styleOf(link === current)}
        >
          <Entry Icon={ICONS[link.href] ?? House} label={t(link.label)} isCurrent={link === current} />
        </Link>
      ))}
      <button
        type="button"
        aria-expanded={isMenuOpen}
        aria-controls="mobile-menu"
        onClick={({ currentTarget }) => onToggleMenu(currentTarget)}
        className={styleOf(isMenuOpen)}
      >
        <Entry Icon={Ellipsis} label={t("More")} isCurrent={isMenuOpen} />
      </button>
    </nav>
  );
}

function Entry({ Icon, label, isCurrent }: { Icon: LucideIcon; label: string; isCurrent: boolean }) {
  return (
    <>
      <span
        className={classNames(
          "grid h-6.5 w-12 max-w-full place-items-center large-text:h-9 rounded-full transition-colors",
          isCurrent && "bg-herb-soft",
        )}
      >
        <Icon aria-hidden className="size-5" />
      </span>
      {label}
    </>
  );
}

function styleOf(isCurrent: boolean): string {
  return classNames(
    "flex h-[min(3.5rem,72px)] min-w-14 flex-auto flex-col items-center justify-center gap-0.5 rounded-md px-1 text-xs leading-none -outline-offset-3 select-none large-text:min-w-0 large-text:px-0 large-text:text-[3.6vw]",
    isCurrent ? "font-semibold text-herb-ink" : "text-ink-muted",
  );
}
