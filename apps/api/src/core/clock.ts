/** The api's only source of time, so that tests can move it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** Time for limits and pauses: it only ever goes on, also when the clock of the box is set. */
export const monotonicClock: Clock = { now: () => performance.timeOrigin + performance.now() };

/** The instant as it is stored: ISO 8601 in UTC. */
export function instantOf(clock: Clock): string {
  return new Date(clock.now()).toISOString();
}

/** Milliseconds until it is next `hour` o'clock where the box is; never less than a minute, so that nothing happens twice. */
export function msUntilHour(clock: Clock, hour: number): number {
  const next = new Date(clock.now() + 60_000);
  if (next.getHours() >= hour) next.setDate(next.getDate() + 1);
  next.setHours(hour, 0, 0, 0);
  return next.getTime() - clock.now();
}
