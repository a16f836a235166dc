import type { ReactNode } from "react";
import { Logo } from "./logo";

interface EmptyStateProps {
  title: string;
  /** What to do now, in one sentence. */
  text?: ReactNode;
  /** The buttons or links that do it. */
  actions?: ReactNode;
}

/** A place that holds nothing yet, or nothing that matches. */
export function EmptyState({ title, text, actions }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2 rounded-lg border border-dashed border-line-strong px-6 py-14 text-center">
      <Logo className="mb-2 h-14 text-line-strong" />
      <h2 className="text-lg">{title}</h2>
      {text && <p className="max-w-sm text-ink-muted">{text}</p>}
      {actions && <div className="mt-4 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}
