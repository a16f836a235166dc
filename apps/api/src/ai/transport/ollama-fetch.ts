import type { Agent, Response as AgentResponse } from "undici";
import { AiError, isAiError } from "#ai/ai-error";
import { parseJson } from "#ai/model/json-text";
import { framesOf } from "./ndjson-frames";
import { explainBadAnswer } from "./server-errors";

/** One call's own fetch: whose it is, when it must stop, and how much it may bring. */
export interface GuardedCall {
  readonly host: string;
  readonly model: string | undefined;
  readonly agent: () => Promise<Agent>;
  readonly signal: AbortSignal;
  readonly maxLineLength: number;
}

const MAX_ERROR_BODY = 64 * 1024;
const MAX_JSON_BODY = 8 * 1024 * 1024;

/**
 * A fetch for one instance of the `ollama` package. The package prints what it does not understand and goes on;
 * so every bad status, foreign body, broken line and error line is turned into an AiError before it sees it.
 */
export function guardedFetch(call: GuardedCall): typeof fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : input;
    const response = await request(call, String(address), init ?? {});
    const contentType = response.headers.get("content-type") ?? "";
    if (!response.ok) {
      const body = await readAtMost(response.body, MAX_ERROR_BODY);
      throw explainBadAnswer({ status: response.status, contentType, body, host: call.host, model: call.model });
    }
    if (contentType.includes("x-ndjson") && response.body) {
      const { ReadableStream } = await import("node:stream/web"); // not read at each start
      // Node's stream and the browser's type of it differ in name only; the web app compiles this file for its types.
      const lines = ReadableStream.from(framesOf(response.body, call)) as unknown as ConstructorParameters<
        typeof Response
      >[0];
      return new Response(lines, { headers: { "content-type": contentType } });
    }
    const text = await readAtMost(response.body, MAX_JSON_BODY);
    if (parseJson(text) === undefined) throw new AiError("not_ollama", call);
    return new Response(text, { headers: { "content-type": "application/json" } });
  };
}

async function request(call: GuardedCall, address: string, init: RequestInit): Promise<AgentResponse> {
  const dispatcher = await call.agent();
  const { fetch: fetchByAgent } = await import("#http/undici");
  try {
    return await fetchByAgent(address, {
      method: init.method ?? "GET",
      headers: Object.entries(init.headers ?? {}),
      body: typeof init.body === "string" ? init.body : null,
      // The one address that the product talks to is the configured one (redirects could lead anywhere).
      redirect: "manual",
      signal: call.signal,
      dispatcher,
    });
  } catch (error) {
    throw explainTransport(error, call);
  }
}

/** What went wrong on the way: our own deadline or the caller's wish first, then the network's word. */
export function explainTransport(error: unknown, call: Pick<GuardedCall, "host" | "model" | "signal">): AiError {
  if (isAiError(error)) return error;
  if (call.signal.aborted)
    return isAiError(call.signal.reason) ? call.signal.reason : new AiError("cancelled", { ...call, cause: error });
  return new AiError("ollama_unreachable", { host: call.host, model: call.model, cause: error });
}

async function readAtMost(body: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    parts.push(part);
    bytes += part.length;
    if (bytes > maxBytes) break;
  }
  return Buffer.concat(parts).toString();
}
