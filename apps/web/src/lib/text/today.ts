import { type LocalDate, localDateOf } from "@tureen/domain/dates/local-date";

/** Today on this device's calendar. The server never computes it (it may run in another time zone). */
export const today = (): LocalDate => localDateOf(new Date());
