import { type ReactNode, useEffect } from "react";

interface PageHeadingProps {
  title: string;
  subtitle?: ReactNode;
  /** A few words above the title that say where one is. */
  eyebrow?: ReactNode;
  /** Buttons and links that belong to the whole page. */
  actions?: ReactNode;
}

/** The heading of a page, which is also the title of its tab. It takes focus after navigation. */
export function PageHeading({ title, subtitle, eyebrow, actions }: PageHeadingProps) {
  useEffect(() => {
    document.title = `${title} · Tureen`;
  }, [title]);

  return (
    <header className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        {eyebrow && <p className="mb-1.5 text-sm font-semibold text-clay-ink print:hidden">{eyebrow}</p>}
        <h1 tabIndex={-1} className="text-2xl wrap-anywhere sm:text-3xl">
          {title}
        </h1>
        {subtitle && <p className="mt-1.5 max-w-prose text-ink-muted wrap-anywhere">{subtitle}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2 print:hidden">{actions}</div>}
    </header>
  );
}
