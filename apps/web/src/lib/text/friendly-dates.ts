import { parseLocalDate } from "@tureen/domain/dates/local-date";
import { dayText } from "./day-text";
import { today } from "./today";

/**
 * A name as people read it: the dates in it (the default names of lists have some, as `YYYY-MM-DD`) stand in the language
 * on the screen, with their year where it is another than this one. The name itself stays as it is.
 */
export function withFriendlyDates(name: string): string {
  return name.replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, (written) => {
    const date = parseLocalDate(written);
    if (!date) return written;
    const isThisYear = written.slice(0, 4) === today().slice(0, 4);
    return dayText(date, { day: "numeric", month: "long", ...(isThisYear ? {} : { year: "numeric" }) });
  });
}
