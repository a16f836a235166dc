import { text } from "@tureen/messages/text";
import { trpc } from "#lib/server/trpc";

const SETTING = "fetch_pages";

/** Whether the family lets the server fetch web pages, and how to allow it where it is asked for; once is enough. */
export function useFetchingPages(onAllowed: () => void) {
  const utils = trpc.useUtils();
  const { data } = trpc.settings.list.useQuery(undefined, { meta: { silent: true } });
  const update = trpc.settings.update.useMutation({
    meta: { failure: text("Failed to update setting"), preferServerMessage: true },
    onSuccess: async () => {
      await utils.settings.list.invalidate();
      onAllowed();
    },
  });
  return {
    isOff: data?.settings[SETTING]?.value === "off",
    isBusy: update.isPending,
    allow: () => update.mutate({ key: SETTING, value: "on" }),
  };
}
