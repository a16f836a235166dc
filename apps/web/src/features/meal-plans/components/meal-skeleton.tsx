import { Skeleton } from "#components/ui/skeleton";
import { useAfterDelay } from "#lib/use-after-delay";

/** Keeps a meal's place, once loading takes long enough to be noticed. */
export function MealSkeleton() {
  const isSlow = useAfterDelay(300);
  return isSlow ? <Skeleton className="h-11" /> : null;
}
