import { z } from "zod";

/** Where programs read the planned meals as a calendar (iCalendar, RFC 5545); a path on this server, null while it is off (extension). */
export const calendarFeedOutput = z.object({ path: z.string().nullable() });
/** In which language meals are named there: a code such as "de", English for any that Tureen does not speak. */
export const turnOnCalendarInput = z.object({
  language: z.string("must be text").max(20, "is too long").default("en"),
});
