import { LoaderCircle } from "lucide-react";
import { t } from "../lib/language";
import { useAfterDelay } from "../lib/use-after-delay";

/** Says that something loads, but only once it has taken 300 ms: a flicker helps nobody. */
export function LoadingState({ label = t("Loading") }: { label?: string }) {
  const isSlow = useAfterDelay(300);
  return (
    <div role="status" className="awaited grid min-h-40 place-items-center">
      {isSlow && (
        <p className="flex items-center gap-2.5 text-ink-muted">
          <LoaderCircle aria-hidden className="size-5 animate-spin" />
          {label}
        </p>
      )}
    </div>
  );
}
