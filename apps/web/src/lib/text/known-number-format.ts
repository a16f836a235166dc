import { notifyManager, useQueryClient } from "@tanstack/react-query";
import type { NumberFormat } from "@tureen/domain/quantities/format-quantity";
import { numberFormatOf } from "@tureen/domain/quantities/number-format";
import { useSyncExternalStore } from "react";
import { currentLanguage } from "./language";
import { trpc } from "#lib/server/trpc";

/**
 * How numbers are written, as far as it is known by now: it asks nobody. What reads it is the frame of every page: it is
 * drawn anew where the format is another than was assumed, and not because the settings have come.
 */
export function useKnownNumberFormat(): NumberFormat {
  const cache = useQueryClient().getQueryCache();
  const { settings } = trpc.useUtils();
  return useSyncExternalStore(
    (onChange) => cache.subscribe(notifyManager.batchCalls(onChange)),
    () => knownNumberFormat(settings.list.getData(undefined)?.settings.number_format),
  );
}

/** The household's choice; the way of the language on the screen until there is one. */
export function knownNumberFormat(setting: { value: unknown; chosen?: boolean | undefined } | undefined): NumberFormat {
  return numberFormatOf(setting?.chosen || setting?.value === "comma" ? setting.value : undefined, currentLanguage());
}
