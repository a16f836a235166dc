import type { ReactNode } from "react";
import { Logo } from "./logo";
import { PageHeading } from "./page-heading";

interface DeadEndProps {
  title: string;
  text: string;
  /** The ways that lead on. */
  children: ReactNode;
}

/** A whole page for an address that leads to nothing. */
export function DeadEnd({ title, text, children }: DeadEndProps) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center px-4 py-14 text-center">
      <Logo className="mb-6 h-20 text-line-strong" />
      <PageHeading title={title} subtitle={text} />
      <div className="flex flex-wrap justify-center gap-2">{children}</div>
    </div>
  );
}
