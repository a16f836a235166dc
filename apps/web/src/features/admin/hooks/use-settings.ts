import type { SettingKey, SettingValue } from "@tureen/domain/settings/definitions";
import { useState } from "react";
import { trpc } from "#lib/server/trpc";
import { ADMIN_MESSAGES } from "../messages";

/** The app settings as the server has them. */
export function useSettings() {
  const query = trpc.settings.list.useQuery(undefined, { meta: { failure: ADMIN_MESSAGES.settingsFailed } });
  const { data, isError } = query;
  return {
    /** Undefined until it is known. */
    valueOf: (key: SettingKey): SettingValue | undefined => data?.settings[key]?.value,
    isError: isError && !data,
    query,
  };
}

/** Saves one setting; it is in effect at once. What was chosen shows while it is on its way. */
export function useUpdateSetting(key: SettingKey) {
  const utils = trpc.useUtils();
  const { valueOf } = useSettings();
  const update = trpc.settings.update.useMutation({
    meta: { success: ADMIN_MESSAGES.settingUpdated, failure: ADMIN_MESSAGES.settingFailed, preferServerMessage: true },
    onSuccess: ({ setting: { value, description } }) =>
      utils.settings.list.setData(
        undefined,
        (known) => known && { settings: { ...known.settings, [key]: { value, description } } },
      ),
  });
  // Not `update.variables`, which are there a moment later: a radio button would jump back in between.
  const [sent, setSent] = useState<SettingValue | null>(null);
  return {
    value: sent ?? valueOf(key),
    save: (value: SettingValue, onSaved?: () => void) => {
      setSent(value);
      update.mutate({ key, value }, { ...(onSaved && { onSuccess: onSaved }), onSettled: () => setSent(null) });
    },
    isSaving: update.isPending,
    /** Why the last attempt failed, else null. */
    error: update.error,
  };
}
