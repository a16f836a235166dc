import { LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "#lib/screen/class-names";
import { t } from "#lib/text/language";
import { useAfterDelay } from "#lib/screen/use-after-delay";

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
