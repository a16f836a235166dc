import type { LocalDate } from "@tureen/domain/dates/local-date";

// Canadian English writes calendar dates as YYYY-MM-DD.
const calendarDate = new Intl.DateTimeFormat("en-CA", { year: "numeric", month: "2-digit", day: "2-digit" });

/** Today on this device's calendar. The server never computes it (it may run in another time zone). */
export function today(): LocalDate {
  return calendarDate.format(Date.now()) as LocalDate; // The formatter above writes exactly this shape.
}
