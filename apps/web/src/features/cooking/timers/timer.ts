/** A kitchen timer. Either it runs, until `endsAt`, or it is held with `leftMs` to go. Instants are in milliseconds since 1970. */
export interface Timer {
  /** What it was started from: starting the same again changes nothing. */
  readonly id: string;
  /** The step that it belongs to: "Step 2". */
  readonly name: string;
  /** The recipe's title. */
  readonly of: string;
  /** Address that leads back to the step. */
  readonly path: string;
  /** How long it is in all, as started and lengthened. */
  readonly totalMs: number;
  readonly endsAt: number | null;
  readonly leftMs: number;
}

export type NewTimer = Pick<Timer, "id" | "name" | "of" | "path"> & { readonly seconds: number };

const MINUTE_MS = 60_000;

/** A timer that runs from `now` on. */
export function startedTimer({ seconds, ...timer }: NewTimer, now: number): Timer {
  const totalMs = seconds * 1000;
  return { ...timer, totalMs, endsAt: now + totalMs, leftMs: totalMs };
}

/** At least 0; and never more than all of it, where the phone's clock was set back. */
export function remainingMs({ endsAt, leftMs, totalMs }: Timer, now: number): number {
  return Math.min(totalMs, Math.max(0, endsAt === null ? leftMs : endsAt - now));
}

/** True for one that has run out; a held one never has. */
export function isRinging(timer: Timer, now: number): boolean {
  return timer.endsAt !== null && remainingMs(timer, now) === 0;
}

/** The timer held with what it has to go; one that is held stays as it is. */
export function heldTimer(timer: Timer, now: number): Timer {
  return timer.endsAt === null ? timer : { ...timer, leftMs: remainingMs(timer, now), endsAt: null };
}

/** The timer running again; one that runs stays as it is. */
export function resumedTimer(timer: Timer, now: number): Timer {
  return timer.endsAt === null ? { ...timer, endsAt: now + timer.leftMs } : timer;
}

/** One that rings begins anew with a minute. */
export function lengthenedTimer(timer: Timer, now: number): Timer {
  const leftMs = remainingMs(timer, now) + MINUTE_MS;
  const totalMs = Math.max(timer.totalMs + MINUTE_MS, leftMs);
  return { ...timer, totalMs, leftMs, endsAt: timer.endsAt === null ? null : now + leftMs };
}

/** "1:05:00", "4:59", "0:00": what is begun counts, so that a timer shows 0:00 when it rings and not before. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? `${part}` : `${part}`.padStart(2, "0"))).join(":");
}

/** Whether what the device had stored is a list of timers. */
export function isTimers(value: unknown): value is readonly Timer[] {
  return Array.isArray(value) && value.every(isTimer);
}

function isTimer(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { id, name, of, path, totalMs, endsAt, leftMs } = value as Record<string, unknown>; // any object can be read so
  return (
    [id, name, of, path].every((text) => typeof text === "string") &&
    [totalMs, leftMs].every((number) => typeof number === "number") &&
    (endsAt === null || typeof endsAt === "number")
  );
}
