import { type ReactNode, useEffect } from "react";
import { classNames } from "#lib/screen/class-names";

interface PageHeadingProps {
  title: string;
  subtitle?: ReactNode;
  /** A few words above the title that say where one is. */
  eyebrow?: ReactNode;
  /** Buttons and links that belong to the whole page. */
  actions?: ReactNode;
  /** On a phone, where the bar at the bottom says where one is, it is only heard. */
  isHeardOnPhone?: boolean;
  /** What stands in the title's line, on paper too. */
  children?: ReactNode;
}

/** The heading of a page, which is also the title of its tab. It takes focus after navigation. */
export function PageHeading({ title, subtitle, eyebrow, actions, isHeardOnPhone = false, children }: PageHeadingProps) {
  useEffect(() => {
    document.title = `${title} · Tureen`;
  }, [title]);

  return (
    <header
      className={classNames(
        "flex flex-wrap justify-between gap-x-3 gap-y-3 nav:gap-x-6",
        children ? "mb-1 items-center nav:mb-3 nav:gap-y-2" : "mb-2 items-end nav:mb-7 nav:gap-y-4",
      )}
    >
      <div className={isHeardOnPhone ? "min-w-0 max-nav:sr-only" : "min-w-0 max-nav:flex-[1_1_10rem]"}>
        {eyebrow && <p className="mb-1.5 text-sm font-semibold text-clay-ink print:hidden">{eyebrow}</p>}
        <h1 tabIndex={-1} dir="auto" className="line-clamp-4 text-2xl wrap-anywhere sm:text-3xl large-text:text-xl">
          {title}
        </h1>
        {subtitle && (
          <p dir="auto" className="mt-1 max-w-prose text-sm text-ink-muted wrap-anywhere nav:mt-1.5 nav:text-base">
            {subtitle}
          </p>
        )}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2 print:hidden">{actions}</div>}
      {children}
    </header>
  );
}
