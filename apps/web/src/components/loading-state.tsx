import { LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../lib/class-names";
import { t } from "../lib/language";
import { useAfterDelay } from "../lib/use-after-delay";
import { Skeleton } from "./ui/skeleton";

/** Says that something loads, but only once it has taken 300 ms: a flicker helps nobody. */
export function LoadingState({ label = t("Loading") }: { label?: string }) {
  return (
    <AfterDelay className="min-h-40 place-items-center">
      <p className="flex items-center gap-2.5 text-ink-muted">
        <LoaderCircle aria-hidden className="size-5 animate-spin" />
        {label}
      </p>
    </AfterDelay>
  );
}

interface LoadingCardsProps {
  label: string;
  /** Class of the height of a card. */
  height: string;
  className?: string;
}

/** The same where cards are to come. */
export function LoadingCards({ label, height, className }: LoadingCardsProps) {
  return (
    <AfterDelay className={classNames("content-start gap-3", className)}>
      <span className="sr-only">{label}</span>
      {["first", "second", "third"].map((card) => (
        <Skeleton key={card} className={classNames(height, "rounded-lg")} />
      ))}
    </AfterDelay>
  );
}

function AfterDelay({ className, children }: { className: string; children: ReactNode }) {
  const isSlow = useAfterDelay(300);
  return (
    <div role="status" className={classNames("awaited grid", className)}>
      {isSlow && children}
    </div>
  );
}
