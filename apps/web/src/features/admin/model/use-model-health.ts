import { trpc } from "#lib/server/trpc";
import { ADMIN_MESSAGES } from "../messages";

/** What the server finds out about Ollama and its models. */
export function useModelHealth() {
  return trpc.ai.health.useQuery(undefined, { meta: { failure: ADMIN_MESSAGES.healthFailed } });
}
