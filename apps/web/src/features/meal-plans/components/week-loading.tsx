import { Skeleton } from "#components/ui/skeleton";
import { t } from "#lib/language";
import { useAfterDelay } from "#lib/use-after-delay";

/** Keeps the place of a week whose meals are on their way: its days are as high as what is planned. */
export function WeekLoading() {
  const isSlow = useAfterDelay(300);
  return (
    <div role="status" className="awaited grid min-h-dvh content-start gap-3">
      {isSlow && (
        <>
          <span className="sr-only">{t("Loading the meals of this week")}</span>
          <Skeleton className="h-48 rounded-lg" />
          <Skeleton className="h-48 rounded-lg" />
          <Skeleton className="h-48 rounded-lg" />
        </>
      )}
    </div>
  );
}
