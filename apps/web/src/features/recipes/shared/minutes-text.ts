const MINUTES_PER_HOUR = 60;

/** Minutes as people say them: "45 min", "1 h 15 min", "2 h". */
export function minutesText(minutes: number): string {
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  const rest = Math.round((minutes - hours * MINUTES_PER_HOUR) * 100) / 100;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
