const utcSeconds = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "UTC",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/** JSON as Go's encoder writes it: `<`, `>` and `&` are escaped, lone surrogates too. */
export function goJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** An instant as Go writes it: RFC 3339 with nine digits of a second, in UTC. */
export function goTimestamp(epochMs: number): string {
  const fraction = String(Math.floor(epochMs) % 1000).padStart(3, "0");
  return `${utcSeconds.format(epochMs).replace(" ", "T")}.${fraction}000001Z`;
}

/** Durations travel in nanoseconds; a counter of zero is left out, as with Go's omitempty. */
export function omitZeros(counters: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(counters).filter(([, value]) => value !== 0));
}
