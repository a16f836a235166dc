import { pathnameNow } from "#lib/screen/address";
import { t } from "#lib/text/language";
import { type ReactNode, Suspense, type SyntheticEvent } from "react";
import { useLocation } from "wouter";
import { ErrorBoundary } from "../error-boundary";
import { LoadingState } from "../loading-state";
import { classNames } from "#lib/screen/class-names";
import { PageArrival } from "./page-arrival";
import { PageFooter } from "./page-footer";
import { FULL_SCREEN_PAGES, pageAt } from "#lib/screen/paths";

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
