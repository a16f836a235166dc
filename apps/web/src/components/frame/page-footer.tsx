import { Suspense } from "react";
import { lazyWhenIdle } from "#lib/screen/when-idle";

// Mostly out of view, and a fifth of what a phone has to draw at first: it comes after the page, where it has its place.
const FooterChoices = lazyWhenIdle(() => import("./footer-choices"));

/** The foot of every page that does not fill the screen (`Frame`); it is not printed. */
export function PageFooter() {
  return (
    <footer className="edge-safe mx-auto flex min-h-34.5 w-full max-w-6xl items-center justify-between gap-4 pt-6 pb-8 text-xs text-ink-muted sm:min-h-23.5 print:hidden">
      <Suspense>
        <FooterChoices />
      </Suspense>
    </footer>
  );
}
