import { currentLocale } from "./language";

const PIECES: Intl.DateTimeFormatOptions = {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
};

/** An instant as the server writes it (ISO, UTC) on this device's clock: "20 Nov 2026, 14:05"; as it came where it is none. */
export function momentText(instant: string): string {
  const ms = Date.parse(instant);
  return Number.isNaN(ms) ? instant : new Intl.DateTimeFormat(currentLocale(), PIECES).format(ms);
}
