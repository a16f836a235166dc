import { t } from "#lib/text/language";
import { Pause, Play, X } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { Button, IconButton } from "#components/ui/button";
import { classNames } from "#lib/screen/class-names";
import { allowSoundByAnyTap, notify, ringOnce } from "./ring";
import { clockText, isRinging, remainingMs, type Timer } from "./timer";
import { holdTimer, lengthenTimer, resumeTimer, stopTimer, useTimers } from "./timer-store";

const RING_EVERY_MS = 2_000;
/** Whoever has not heard it by then is not in the kitchen. */
const RINGS = 60;

/** The timers that run, below every page. */
export default function TimerBar() {
  const timers = useTimers();
  const now = useNow(timers.some(({ endsAt }) => endsAt !== null));
  const ringing = timers.filter((timer) => isRinging(timer, now));
  useRinging(ringing);
  // The tap that started a timer is forgotten when the page is loaded again, or the phone had dropped it.
  useEffect(allowSoundByAnyTap, []);
  return (
    <section
      aria-label={t("Timers")}
      className="sticky bottom-(--bottom-bar) z-30 border-t border-line-strong bg-raised shadow-lg print:hidden"
    >
      <p role="alert" className="sr-only">
        {ringing.map((timer) => t("Time is up: {name}, {of}", { name: timer.name, of: timer.of })).join(" ")}
      </p>
      <ul className="mx-auto max-h-[40dvh] max-w-6xl divide-y divide-line overflow-y-auto overscroll-contain px-4 sm:px-6">
        {timers.map((timer) => (
          <TimerRow key={timer.id} timer={timer} now={now} isRinging={ringing.includes(timer)} />
        ))}
      </ul>
    </section>
  );
}

/** The time, anew each second while something counts it; and at once where the page comes back into view. */
function useNow(isCounting: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isCounting) return;
    const tick = (): void => setNow(Date.now());
    const timer = setInterval(tick, 500);
    tick();
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [isCounting]);
  return now;
}

interface TimerRowProps {
  timer: Timer;
  now: number;
  isRinging: boolean;
}

function TimerRow({ timer, now, isRinging: rings }: TimerRowProps) {
  const { id, name, of, path, endsAt } = timer;
  const names = { name, of };
  return (
    <li className="flex min-h-13 items-center gap-1 py-1">
      <Link href={path} className="flex min-h-11 min-w-0 flex-1 flex-col justify-center leading-tight">
        <span className="block font-medium">{name}</span>
        <span className="block truncate text-xs text-ink-muted">{of}</span>
      </Link>
      <span
        role="timer"
        className={classNames("figures px-2 text-xl font-semibold", rings && "animate-pulse text-berry")}
      >
        {clockText(remainingMs(timer, now))}
      </span>
      {!rings && (
        <IconButton
          icon={endsAt === null ? Play : Pause}
          label={endsAt === null ? t("Go on: {name}, {of}", names) : t("Pause: {name}, {of}", names)}
          onClick={() => (endsAt === null ? resumeTimer(id) : holdTimer(id))}
        />
      )}
      <Button
        variant="quiet"
        className="px-2 whitespace-nowrap"
        aria-label={t("+1 min: {name}, {of}", names)}
        onClick={() => lengthenTimer(id)}
      >
        {t("+1 min")}
      </Button>
      <IconButton
        icon={X}
        variant={rings ? "primary" : "quiet"}
        label={t("Stop: {name}, {of}", names)}
        onClick={() => stopTimer(id)}
      />
    </li>
  );
}

/** Rings as long as a timer does, two minutes at most. */
function useRinging(ringing: readonly Timer[]): void {
  const ids = ringing.map(({ id }) => id).join(" ");
  const names = ringing.map(({ name, of }) => `${name}, ${of}`).join("; ");
  useEffect(() => {
    if (ids === "") return;
    let rings = 0;
    const ring = (): void => {
      rings += 1;
      ringOnce();
      if (rings >= RINGS) clearInterval(timer);
    };
    const timer = setInterval(ring, RING_EVERY_MS);
    ring();
    void notify(t("Time is up"), names);
    return () => clearInterval(timer);
  }, [ids, names]);
}
