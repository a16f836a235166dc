import type { ReactNode } from "react";

/** Steps one below the other, numbered. */
export function Steps({ children }: { children: ReactNode }) {
  return (
    <ol className="grid max-w-prose grid-cols-1 gap-5 [counter-reset:step] print:block print:max-w-none">{children}</ol>
  );
}

interface StepProps {
  /** What stands below the words. */
  below?: ReactNode;
  children: ReactNode;
}

export function Step({ below, children }: StepProps) {
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 print:mb-1.5 [counter-increment:step] before:font-serif before:text-xl before:leading-7 before:text-clay before:content-[counter(step)]">
      <div className="min-w-0 pt-px">
        <p dir="auto" className="wrap-anywhere">
          {children}
        </p>
        {below}
      </div>
    </li>
  );
}
