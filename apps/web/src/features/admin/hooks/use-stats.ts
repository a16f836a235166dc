import { trpc } from "#lib/server/trpc";
import { ADMIN_MESSAGES } from "../messages";

/** How many of everything the household holds. */
export function useStats() {
  return trpc.admin.stats.useQuery(undefined, { meta: { failure: ADMIN_MESSAGES.statsFailed } });
}
