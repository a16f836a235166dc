import type { NumberFormat } from "@tureen/domain/quantities/format-quantity";
import { trpc } from "./trpc";

/** How numbers are written, as far as it is known by now: it asks nobody. The frame of every page needs no more of the household's format. */
export function useKnownNumberFormat(): NumberFormat {
  const { data } = trpc.settings.list.useQuery(undefined, { enabled: false, meta: { silent: true } });
  return data?.settings.number_format?.value === "comma" ? "comma" : "point";
}
