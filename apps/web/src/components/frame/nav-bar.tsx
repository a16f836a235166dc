import { t } from "#lib/text/language";
import { LogOut } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "wouter";
import { usePathname } from "#lib/screen/address";
import { Logo } from "#components/logo";
import { classNames } from "#lib/screen/class-names";
import { useIsPhone } from "#lib/screen/use-window";
import { BottomBar } from "./bottom-bar";
import { MobileMenu } from "./mobile-menu";
import { currentLink, DESKTOP_LINKS } from "./nav-links";
import { useLogout } from "./use-logout";

/** The links at the top; on a phone a bar at the bottom for the thumb, whose last entry is the specification's mobile menu. */
export function NavBar() {
  const isPhone = useIsPhone();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);

  function toggleMenu(button: HTMLElement): void {
    opener.current = button;
    setIsMenuOpen((isOpen) => !isOpen);
  }

  return (
    <>
      <header className="sticky top-0 z-30 border-b border-line bg-surface print:hidden">
        <div className="towel" aria-hidden />
        <div className="edge-safe mx-auto flex h-10.75 max-w-6xl items-center justify-between nav:h-16">
          <span className="flex items-center gap-2.5 font-serif text-lg font-semibold">
            <Logo className="h-7 text-herb nav:h-9" />
            Tureen
          </span>
          <DesktopNav />
        </div>
        {isMenuOpen && <MobileMenu onClose={() => setIsMenuOpen(false)} returnsTo={opener} />}
      </header>
      {isPhone && <BottomBar isMenuOpen={isMenuOpen} onToggleMenu={toggleMenu} />}
    </>
  );
}

function DesktopNav() {
  const path = usePathname();
  const current = currentLink(DESKTOP_LINKS, path);
  const { logOut, isLeaving } = useLogout();
  return (
    <nav aria-label={t("Main")} className="hidden items-center self-stretch nav:flex lg:gap-1">
      {DESKTOP_LINKS.map((link) => (
        <Link
          key={link.href}
          href={link.href}
          aria-current={link === current ? "page" : undefined}
          className={classNames(
            "flex h-full items-center border-b-3 px-2.5 pt-[3px] text-center text-sm leading-tight font-medium -outline-offset-4 transition-colors hover:text-ink lg:px-3 lg:text-base",
            link === current ? "border-clay text-ink" : "border-transparent text-ink-muted",
          )}
        >
          {t(link.label)}
        </Link>
      ))}
      <button
        type="button"
        onClick={logOut}
        disabled={isLeaving}
        className="ms-2 flex min-h-10 items-center gap-2 rounded-md border border-line px-3 text-sm font-medium text-ink-muted transition-colors hover:border-line-strong hover:text-ink lg:ms-3"
      >
        <LogOut aria-hidden className="size-4" />
        <span className="max-lg:sr-only">{t("Logout")}</span>
      </button>
    </nav>
  );
}
