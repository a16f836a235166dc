import { normaliseModelName } from "./configuration";
import { refused } from "./refusals";
import type { ServerState } from "./server-state";

/** Where the model of a request answers when that is not here; undefined for every other one. */
export function remoteOf(state: ServerState, body: unknown): string | undefined {
  const name: unknown = typeof body === "object" && body !== null && "model" in body ? body.model : undefined;
  if (typeof name !== "string") return undefined;
  const { models } = state.configuration;
  const model = models.find((candidate) => normaliseModelName(candidate.name) === normaliseModelName(name));
  return model?.remoteHost || undefined;
}

/** Passes a request on to the server that really answers, unless that was switched off. */
export async function askRemote(state: ServerState, host: string, path: string, body: unknown): Promise<void> {
  if (state.configuration.settings.isCloudOff)
    throw refused(403, "ollama cloud is disabled: remote model is unavailable");
  const response = await fetch(new URL(path, host), { method: "POST", body: JSON.stringify(body) });
  if (!response.ok) throw refused(response.status, "unauthorized");
}
