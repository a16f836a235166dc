import { classNames } from "#lib/screen/class-names";

interface ProgressProps {
  /** What is under way, for those who hear it. */
  label: string;
  /** 0 to 1; undefined while nobody can say. */
  value?: number | undefined;
  className?: string;
}

/** A `value` beyond 0 and 1 is shown as the nearer of the two; without one a third of the bar pulses. */
export function Progress({ label, value, className }: ProgressProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={classNames("h-2.5 overflow-hidden rounded-full bg-line", className)}
    >
      <div
        className={classNames(
          "h-full rounded-full bg-herb transition-[width] duration-200",
          percent === undefined && "w-1/3 animate-pulse",
        )}
        style={percent === undefined ? undefined : { width: `${percent}%` }}
      />
    </div>
  );
}
