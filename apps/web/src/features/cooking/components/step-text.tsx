import { t } from "#lib/text/language";
import { findDurations } from "@tureen/domain/cooking/find-durations";
import type { StepPart } from "@tureen/domain/cooking/scaled-step";
import { Timer as TimerIcon } from "lucide-react";
import { Fragment } from "react";
import { ScaledParts } from "#features/recipes/shared/scaled-amount";
import { classNames } from "#lib/screen/class-names";
import { allowRinging } from "../timers/ring";
import { startTimer, useTimers } from "../timers/timer-store";

interface StepTextProps {
  parts: readonly StepPart[];
  /** "Step 2". */
  name: string;
  recipe: { readonly id: number; readonly title: string };
  /** Address that leads back here. */
  path: string;
}

/** A step with its amounts for as many as are shown; each time in it starts a timer. Of "2–3 minutes" it rings after two. */
export function StepText({ parts, ...timed }: StepTextProps) {
  return parts.map((part, place) =>
    part.written === null ? (
      <TimedText key={place} text={part.text} place={place} {...timed} />
    ) : (
      <ScaledParts key={`${place} ${part.text}`} parts={[part]} />
    ),
  );
}

interface TimedTextProps extends Omit<StepTextProps, "parts"> {
  text: string;
  /** Among the parts of the step. */
  place: number;
}

function TimedText({ text, place, name, recipe, path }: TimedTextProps) {
  const running = useTimers();
  const durations = findDurations(text);
  return (
    <>
      {durations.map((duration, index) => {
        const before = text.slice(durations[index - 1]?.end ?? 0, duration.start);
        const time = text.slice(duration.start, duration.end);
        const id = `${recipe.id}/${name}/${place}/${index}`;
        const isRunning = running.some((timer) => timer.id === id);
        return (
          <Fragment key={duration.start}>
            {before}
            <button
              type="button"
              aria-label={t("Start a timer: {time}", { time })}
              aria-pressed={isRunning}
              className={classNames(
                "inline-flex min-h-11 items-center gap-1.5 rounded-md border px-2 align-middle font-semibold transition-colors",
                isRunning
                  ? "border-herb bg-herb text-on-herb"
                  : "border-herb bg-herb-soft text-herb-ink hover:bg-sunken",
              )}
              onClick={() => {
                allowRinging();
                startTimer({ id, name, of: recipe.title, path, seconds: duration.seconds });
              }}
            >
              <TimerIcon aria-hidden className="size-5 shrink-0" />
              {time}
            </button>
          </Fragment>
        );
      })}
      {text.slice(durations.at(-1)?.end ?? 0)}
    </>
  );
}
