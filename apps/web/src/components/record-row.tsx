import type { ReactNode } from "react";

interface RecordRowProps {
  /** What it is about. */
  title: ReactNode;
  /** What is known of it, a line each; what is false is left out. */
  facts: readonly ReactNode[];
  /** What can be done with it. */
  children: ReactNode;
}

/** A row of a list of things that a household has made. */
export function RecordRow({ title, facts, children }: RecordRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2.5">
      <div className="min-w-0 flex-1 basis-56">
        <p dir="auto" className="font-medium wrap-anywhere">
          {title}
        </p>
        {facts.filter(Boolean).map((fact, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line is known by its place
          <p key={index} className="figures text-sm text-ink-muted wrap-anywhere">
            {fact}
          </p>
        ))}
      </div>
      {children}
    </li>
  );
}
