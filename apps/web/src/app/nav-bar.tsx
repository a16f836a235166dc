import { t } from "#lib/language";
import { LogOut, Menu, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { Logo } from "../components/logo";
import { useBackCloses } from "../lib/back-closes";
import { classNames } from "../lib/class-names";
import { currentLink, DESKTOP_LINKS, MOBILE_LINKS } from "./nav-links";
import { useLogout } from "./use-logout";

export function NavBar() {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface print:hidden">
      <div className="towel" aria-hidden />
      <div className="mx-auto flex h-16 max-w-6xl items-center justify-between px-4 sm:px-6">
        <span className="flex items-center gap-2.5 font-serif text-lg font-semibold">
          <Logo className="h-9 text-herb" />
          Tureen
        </span>
        <DesktopNav />
        <MobileMenu />
      </div>
    </header>
  );
}

function DesktopNav() {
  const [path] = useLocation();
  const current = currentLink(DESKTOP_LINKS, path);
  const { logOut, isLeaving } = useLogout();
  return (
    <nav aria-label={t("Main")} className="hidden items-center gap-1 self-stretch lg:flex">
      {DESKTOP_LINKS.map((link) => (
        <Link
          key={link.href}
          href={link.href}
          aria-current={link === current ? "page" : undefined}
          className={classNames(
            "flex h-full items-center border-b-3 px-3 pt-[3px] font-medium -outline-offset-4 transition-colors hover:text-ink",
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
        className="ms-3 flex min-h-10 items-center gap-2 rounded-md border border-line px-3 text-sm font-medium text-ink-muted transition-colors hover:border-line-strong hover:text-ink"
      >
        <LogOut aria-hidden className="size-4" />
        {t("Logout")}
      </button>
    </nav>
  );
}

function MobileMenu() {
  const [path] = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const current = currentLink(MOBILE_LINKS, path);
  const { logOut, isLeaving } = useLogout();
  const Icon = isOpen ? X : Menu;

  useEffect(() => setIsOpen(false), [path]);
  useBackCloses(isOpen, () => setIsOpen(false));

  useEffect(() => {
    if (!isOpen) return;
    function closeOnEscape(event: KeyboardEvent): void {
      if (event.key !== "Escape") return;
      setIsOpen(false);
      button.current?.focus();
    }
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [isOpen]);

  return (
    <div className="lg:hidden">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls="mobile-menu"
        aria-label={isOpen ? t("Close menu") : t("Open menu")}
        onClick={() => setIsOpen((open) => !open)}
        className="-me-2 grid size-11 place-items-center rounded-md"
      >
        <Icon aria-hidden className="size-6" />
      </button>
      {isOpen && (
        <>
          {/* A tap beside the menu closes it; keys have Escape and the button. */}
          <div
            aria-hidden
            className="fixed inset-0 top-19 -z-10 animate-fade-in bg-veil"
            onClick={() => setIsOpen(false)}
          />
          <nav
            id="mobile-menu"
            aria-label={t("Main")}
            className="absolute inset-x-0 top-full max-h-[calc(100dvh-4.75rem)] animate-fade-in overflow-y-auto border-b border-line bg-surface px-4 pt-2 pb-5 shadow-lg"
          >
            {MOBILE_LINKS.map((link) => (
              <Link
                key={link.href}
                href={link.href}
                onClick={() => setIsOpen(false)}
                aria-current={link === current ? "page" : undefined}
                className={classNames(
                  "flex min-h-12 items-center border-b border-line px-1 text-lg -outline-offset-2",
                  link === current && "font-semibold text-herb-ink",
                )}
              >
                {t(link.label)}
              </Link>
            ))}
            <button
              type="button"
              onClick={logOut}
              disabled={isLeaving}
              className="mt-2 flex min-h-12 items-center gap-2.5 px-1 text-lg text-ink-muted"
            >
              <LogOut aria-hidden className="size-5" />
              {t("Logout")}
            </button>
          </nav>
        </>
      )}
    </div>
  );
}
