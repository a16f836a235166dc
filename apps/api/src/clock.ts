/** The api's only source of time, so that tests can move it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** The instant as it is stored: ISO 8601 in UTC. */
export function instantOf(clock: Clock): string {
  return new Date(clock.now()).toISOString();
}
