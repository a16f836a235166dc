import { LoaderCircle } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { classNames } from "#lib/screen/class-names";
import { t } from "#lib/text/language";
import { Skeleton } from "./ui/skeleton";

/** Says that something loads. */
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

/** Says it only once it has taken 300 ms: a flicker helps nobody. */
export function AfterDelay({ className, children }: { className: string; children: ReactNode }) {
  const isSlow = useAfterDelay(300);
  return (
    <div role="status" className={classNames("awaited grid", className)}>
      {isSlow && children}
    </div>
  );
}

/** False at first, true once the component has been on screen for `delayMs`. */
function useAfterDelay(delayMs: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isOver;
}

interface LoadingCardsProps {
  label: string;
  /** Class of the height of a card. */
  height: string;
  className?: string;
}

/** Says that something loads where cards are to come. */
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
