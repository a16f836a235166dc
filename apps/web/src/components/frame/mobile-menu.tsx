import { t } from "#lib/text/language";
import { LogOut, QrCode } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { Link } from "wouter";
import { usePathname } from "#lib/screen/address";
import { useBackCloses } from "#lib/screen/route/back-closes";
import { swallowTaps } from "#lib/screen/swallow-taps";
import { classNames } from "#lib/screen/class-names";
import { paths } from "#lib/screen/paths";
import { currentLink, MOBILE_LINKS } from "./nav-links";
import { useLogout } from "./use-logout";

interface MobileMenuProps {
  onClose: () => void;
  /** The button that opened it, where Escape leads back to. */
  returnsTo: RefObject<HTMLElement | null>;
}

/** The menu of the specification, as a sheet above the bar at the bottom, where a thumb reaches it. */
export function MobileMenu({ onClose, returnsTo }: MobileMenuProps) {
  const path = usePathname();
  const openedAt = useRef(path);
  const current = currentLink(MOBILE_LINKS, path);
  const { logOut, isLeaving } = useLogout();

  useBackCloses(true, onClose);
  useEffect(() => swallowTaps, []);

  useEffect(() => {
    if (path !== openedAt.current) onClose();
  }, [path, onClose]);

  useEffect(() => {
    function closeOnEscape(event: KeyboardEvent): void {
      if (event.key !== "Escape") return;
      onClose();
      returnsTo.current?.focus();
    }
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [onClose, returnsTo]);

  return (
    <div className="nav:hidden">
      {/* A tap beside the menu closes it; keys have Escape and the button. */}
      <div aria-hidden className="fixed inset-0 top-14 -z-10 animate-fade-in bg-veil" onClick={onClose} />
      <nav
        id="mobile-menu"
        aria-label={t("Main")}
        className="edge-safe fixed inset-x-0 bottom-(--bottom-bar) max-h-[calc(100dvh-3.5rem-var(--bottom-bar))] animate-rise overflow-y-auto rounded-t-xl border-t border-line bg-surface pt-2 pb-4 shadow-lg"
      >
        {MOBILE_LINKS.map((link) => (
          <Link
            key={link.href}
            href={link.href}
            onClick={onClose}
            aria-current={link === current ? "page" : undefined}
            className={classNames(
              "flex min-h-12 items-center border-b border-line px-1 text-lg -outline-offset-2",
              link === current && "font-semibold text-herb-ink",
            )}
          >
            {t(link.label)}
          </Link>
        ))}
        <Link
          href={`${paths.admin}#access`}
          onClick={() => {
            onClose();
            // On the Admin page itself only the anchor changes, which the router does not announce.
            if (path === paths.admin) window.location.hash = "access";
          }}
          className="mt-2 flex min-h-12 items-center gap-2.5 px-1 text-lg text-ink-muted"
        >
          <QrCode aria-hidden className="size-5" />
          {t("Invite a phone")}
        </Link>
        <button
          type="button"
          onClick={logOut}
          disabled={isLeaving}
          className="flex min-h-12 items-center gap-2.5 px-1 text-lg text-ink-muted"
        >
          <LogOut aria-hidden className="size-5" />
          {t("Logout")}
        </button>
      </nav>
    </div>
  );
}
