import { pathnameNow } from "#lib/screen/address";
import { t } from "#lib/text/language";
import { type ReactNode, Suspense, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "wouter";
import { ErrorBoundary } from "../error-boundary";
import { LoadingState } from "../loading-state";
import { classNames } from "#lib/screen/class-names";
import { FULL_SCREEN_PAGES, pageAt } from "#lib/screen/paths";
import { lazyWhenIdle } from "#lib/screen/when-idle";

interface FrameProps {
  /** The navigation, for those who are signed in (specification, section 2). */
  navigation?: ReactNode;
  /** What stays in view below every page. */
  footer?: ReactNode;
  /** The page; until it is there, that it loads. */
  children?: ReactNode;
}

/** What stands around every page. */
export function Frame({ navigation, footer, children = <LoadingState /> }: FrameProps) {
  const [path] = useLocation();
  const page = pageAt(path);
  const isFullScreen = page !== null && FULL_SCREEN_PAGES.has(page);

  /** A page that another is about to take the place of takes no more input: a second tap on Save would save twice. */
  function ignoreOnceLeft(event: SyntheticEvent): void {
    if (pathnameNow() === path) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div
      className={classNames(
        "flex flex-col pb-(--bottom-bar) print:block print:pb-0",
        isFullScreen ? "h-dvh print:h-auto" : "min-h-dvh",
      )}
    >
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-herb px-4 py-2 text-on-herb focus:not-sr-only focus:fixed focus:start-4 focus:top-3"
      >
        {t("Skip to content")}
      </a>
      {!isFullScreen && navigation}
      <main
        id="main"
        tabIndex={-1}
        onClickCapture={ignoreOnceLeft}
        onSubmitCapture={ignoreOnceLeft}
        onKeyDownCapture={ignoreOnceLeft}
        onBeforeInputCapture={ignoreOnceLeft}
        className={classNames(
          "w-full flex-1",
          isFullScreen
            ? "min-h-0 overflow-y-auto print:overflow-visible"
            : "edge-safe mx-auto max-w-6xl py-2 nav:py-10",
        )}
      >
        <ErrorBoundary resetKey={path}>
          <Suspense fallback={<LoadingState />}>
            {children}
            <PageArrival />
          </Suspense>
        </ErrorBoundary>
      </main>
      {!isFullScreen && <PageFooter />}
      {footer}
    </div>
  );
}

// Mostly out of view, and a fifth of what a phone has to draw at first: it comes after the page, where it has its place.
const FooterChoices = lazyWhenIdle(() => import("./footer-choices"));

/** The foot of every page that does not fill the screen (`Frame`); it is not printed. */
function PageFooter() {
  return (
    <footer className="edge-safe mx-auto flex min-h-34.5 w-full max-w-6xl items-center justify-between gap-4 pt-6 pb-8 text-xs text-ink-muted sm:min-h-23.5 print:hidden">
      <Suspense>
        <FooterChoices />
      </Suspense>
    </footer>
  );
}

let isGoingBack = false;

/**
 * After navigation focus goes to the new page's heading, so that it is read out and the next Tab starts there, and
 * the page begins at its top. It stands beside the page inside the same Suspense: when this effect runs, the page is
 * there. The first page keeps the browser's own focus; back and forward keep the browser's own scroll position.
 */
function PageArrival() {
  const [path] = useLocation();
  const arrivedAt = useRef(path);

  useEffect(() => {
    // A dialog that closes goes back too, on the same page.
    const onPopState = () => {
      isGoingBack = pathnameNow() !== path;
    };
    window.addEventListener("popstate", onPopState, { capture: true });
    return () => window.removeEventListener("popstate", onPopState, { capture: true });
  }, [path]);

  // Before the page is painted: it would be seen for a moment where the last one was scrolled to.
  useLayoutEffect(() => {
    if (arrivedAt.current === path) return;
    arrivedAt.current = path;
    const main = document.getElementById("main");
    const target = main?.querySelector("h1") ?? main;
    // A page that begins in a field has put the focus there itself.
    const isInField = document.activeElement instanceof HTMLInputElement && main?.contains(document.activeElement);
    if (!isInField) target?.focus({ preventScroll: true });
    if (!isGoingBack) window.scrollTo(0, 0);
    isGoingBack = false;
  }, [path]);

  return null;
}
