import type { NumberFormat } from "@tureen/domain/quantities/format-quantity";
import { numberFormatOf } from "@tureen/domain/quantities/number-format";
import { currentLanguage } from "./language";
import { trpc } from "./trpc";

/** How numbers are written, as far as it is known by now: it asks nobody. The frame of every page needs no more of the household's format. */
export function useKnownNumberFormat(): NumberFormat {
  const { data } = trpc.settings.list.useQuery(undefined, { enabled: false, meta: { silent: true } });
  return knownNumberFormat(data?.settings.number_format);
}

/** The household's choice; the way of the language on the screen until there is one. */
export function knownNumberFormat(setting: { value: unknown; chosen?: boolean | undefined } | undefined): NumberFormat {
  return numberFormatOf(setting?.chosen || setting?.value === "comma" ? setting.value : undefined, currentLanguage());
}
