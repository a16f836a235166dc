import { Progress as RadixProgress } from "radix-ui";
import { classNames } from "#lib/class-names";

interface ProgressProps {
  /** What is under way, for those who hear it. */
  label: string;
  /** 0 to 1; undefined while nobody can say. */
  value?: number | undefined;
  className?: string;
}

export function Progress({ label, value, className }: ProgressProps) {
  const percent = value === undefined ? null : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <RadixProgress.Root
      aria-label={label}
      value={percent}
      className={classNames("h-2.5 overflow-hidden rounded-full bg-line", className)}
    >
      <RadixProgress.Indicator
        className={classNames(
          "h-full rounded-full bg-herb transition-[width] duration-200",
          percent === null && "w-1/3 animate-pulse",
        )}
        style={percent === null ? undefined : { width: `${percent}%` }}
      />
    </RadixProgress.Root>
  );
}
