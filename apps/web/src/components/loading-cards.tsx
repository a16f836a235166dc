import { classNames } from "#lib/screen/class-names";
import { AfterDelay } from "./loading-state";
import { Skeleton } from "./ui/skeleton";

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
