import { Ollama, type ChatRequest, type ChatResponse } from "ollama";
import { z } from "zod";
import type { Agent } from "#http/undici";
import type { AiConfig } from "#ai/ai-config";
import { AiError, isAiError } from "#ai/ai-error";
import { CallDeadline, type CallLimits, type ServerActivity } from "./call-deadline";
import type { SpeedSample } from "#ai/model/model-speeds";
import { loopStart } from "./loop-start";
import { explainTransport, guardedFetch } from "./ollama-fetch";

export interface ChatMessage {
  readonly role: "system" | "user" | "assistant";
  readonly content: string;
  /** JPEG bytes. */
  readonly images?: readonly Uint8Array[];
}

/** A JSON schema in the subset that the grammar of the engine understands. */
export type WireFormat = "json" | Readonly<Record<string, unknown>>;

/** One request to a model; every option that makes a model load anew is in here, so that nothing is left to defaults. */
export interface ChatCall {
  readonly model: string;
  readonly messages: readonly ChatMessage[];
  readonly format?: WireFormat | undefined;
  /** Window in tokens; one constant for each model. */
  readonly numCtx: number;
  /** Longest answer in tokens. */
  readonly numPredict: number;
  readonly temperature: number;
  readonly seed: number;
  readonly estimatedPromptTokens: number;
  /**
   * Share of the prompt that the server has to read: what it begins with as the one before did is kept. 0 where nobody
   * knows, or pictures are in it.
   */
  readonly newShare: number;
  /** Slowest reading and writing that are still waited for, in tokens a second. */
  readonly slowest: { readonly reading: number; readonly writing: number };
  /** Where the answer may come from when that is not the server itself. */
  readonly remoteHost?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called each time that the request really goes out. */
  readonly onRequest?: (() => void) | undefined;
  /** Called when the first piece of the answer is there. */
  readonly onBegin?: (() => void) | undefined;
  /** Told what the server measured of its own work, of a cut answer too; zeros where it did not measure. */
  readonly onMeasured?: ((sample: SpeedSample) => void) | undefined;
}

export interface ChatAnswer {
  readonly model: string;
  readonly content: string;
  /** Undefined where the server did not count. */
  readonly promptTokens: number | undefined;
  readonly answerTokens: number | undefined;
  /** Speed of writing in tokens a second; undefined where the server did not measure. */
  readonly tokensPerSecond: number | undefined;
  readonly durationMs: number;
}

export type OllamaTransport = ReturnType<typeof createOllamaTransport>;

const statusSchema = z.object({ cloud: z.object({ disabled: z.boolean() }) });
const KEEP_ALIVE = "10m";
const NS_PER_MS = 1e6;
/** Characters of thinking without one word of answer after which nobody waits for one any more. */
const ENDLESS_THINKING = 6_000;
/** As many in an answer that is over tell why it is empty. */
const ONLY_THINKING = 2_000;

/** The way to one Ollama server. No connection is kept: a stale one would look like a server that is gone. */
export function createOllamaTransport(config: AiConfig) {
  let agent: Promise<Agent> | undefined;
  // Read when somebody first asks: it is a fifth of the server's code, and many a server has no model.
  const makeAgent = async (): Promise<Agent> => {
    const { Agent } = await import("#http/undici");
    return new Agent({
      headersTimeout: 0,
      bodyTimeout: 0,
      pipelining: 0,
      connect: { timeout: config.deadlines.connectMs },
    });
  };
  const theAgent = (): Promise<Agent> => (agent ??= makeAgent());
  const silent = (): ServerActivity => ({ lastFrameAtMs: Number.NEGATIVE_INFINITY });
  const chats = silent();
  const {
    host,
    limits: { maxLineLength },
  } = config;

  /** Does something with a client of its own that is stopped when it is late. @throws AiError */
  const within = async <T>(
    limits: CallLimits,
    { model, signal: outer }: { readonly model?: string | undefined; readonly signal?: AbortSignal | undefined },
    work: (client: Ollama, deadline: CallDeadline) => Promise<T>,
    activity = silent(),
  ): Promise<T> => {
    const deadline = new CallDeadline(limits, activity, model, outer);
    const { signal } = deadline;
    const client = new Ollama({ host, fetch: guardedFetch({ host, model, agent: theAgent, signal, maxLineLength }) });
    try {
      return await work(client, deadline);
    } catch (error) {
      throw explainTransport(error, { host, model, signal });
    } finally {
      deadline.end();
    }
  };

  const askWithin = async <T>(limitMs: number, question: (asked: Ollama) => Promise<T>, model?: string): Promise<T> => {
    const limits = { firstFrameMs: limitMs, betweenFramesMs: limitMs, answerMs: limitMs };
    try {
      return await within(limits, { model }, question);
    } catch (error) {
      // A server that cannot even say its version in time is as good as gone.
      throw isAiError(error, "timeout") ? new AiError("ollama_unreachable", { host, model, cause: error }) : error;
    }
  };

  return {
    within,
    /** Streams one answer and gives it whole. @throws AiError, with what had arrived in `facts.partial`. */
    chat: (call: ChatCall): Promise<ChatAnswer> =>
      within(limitsFor(call, config), call, (client, deadline) => streamChat(client, call, deadline, config), chats),
    /** The server's version, within `healthMs`. @throws AiError */
    version: async (): Promise<string> =>
      (await askWithin(config.deadlines.healthMs, (asked) => asked.version())).version,
    /** Whether the server was told to use no cloud models; null where it does not say, as older ones. */
    isCloudOff: (): Promise<boolean | null> =>
      // The package has no call for it, and an older server no such path.
      askWithin(config.deadlines.healthMs, async (asked) => {
        const response = await asked["fetch"](`${asked["config"].host}/api/status`);
        return statusSchema.parse(await response.json()).cloud.disabled;
      }).catch(() => null),
    /** Runs one question about installed models, within `metadataMs`. @throws AiError */
    ask: <T>(question: (client: Ollama) => Promise<T>, model?: string): Promise<T> =>
      askWithin(config.deadlines.metadataMs, question, model),
    close: async (): Promise<void> => (await agent)?.destroy(),
  };
}

/** Fields that the server knows and the package's types do not. */
interface UntypedFields {
  readonly truncate: boolean;
  readonly shift: boolean;
}

/** An overlong prompt is an error instead of half a prompt, the window never slides, and no model thinks aloud. */
const FIXED_FIELDS = { truncate: false, shift: false, think: false, keep_alive: KEEP_ALIVE } as const;

/**
 * Said with every call: what a model or an older server takes for itself when nothing is said (a penalty on every word that
 * came before) turns four steps that begin alike into one.
 */
const SAMPLING = {
  repeat_penalty: 1,
  presence_penalty: 0,
  frequency_penalty: 0,
  top_k: 40,
  top_p: 0.9,
  min_p: 0,
} as const;

async function streamChat(
  client: Ollama,
  call: ChatCall,
  deadline: CallDeadline,
  config: AiConfig,
): Promise<ChatAnswer> {
  const startedAtMs = performance.now();
  const maxBytes = Math.max(config.limits.maxContentBytes, call.numPredict * config.limits.maxBytesPerToken);
  const received = { content: "", contentBytes: 0, thinkingLength: 0 };
  let hasBegun = false;
  try {
    call.onRequest?.();
    const stream = await client.chat(requestOf(call));
    for await (const part of stream) {
      if (!hasBegun) refuseRemote(call, part);
      if (!hasBegun) call.onBegin?.();
      hasBegun = true;
      deadline.frame();
      received.content += part.message.content;
      received.contentBytes += Buffer.byteLength(part.message.content);
      received.thinkingLength += part.message.thinking?.length ?? 0;
      if (received.contentBytes > maxBytes) throw new AiError("answer_too_long", { model: call.model });
      if (loopStart(received.content) !== undefined) throw new AiError("answer_loops", { model: call.model });
      if (isOnlyThinking(received, ENDLESS_THINKING)) throw new AiError("only_thinking", { model: call.model });
      if (part.done) return finished(call, part, received, performance.now() - startedAtMs);
    }
    throw new AiError("interrupted", { model: call.model });
  } catch (error) {
    throw withPartial(error, call, config.host, deadline.signal, received.content);
  }
}

function requestOf(call: ChatCall): ChatRequest & { stream: true } & UntypedFields {
  return {
    model: call.model,
    messages: call.messages.map(({ role, content, images }) => ({
      role,
      content,
      ...(images ? { images: [...images] } : {}),
    })),
    stream: true,
    ...(call.format === undefined ? {} : { format: call.format }),
    options: {
      num_ctx: call.numCtx,
      num_predict: call.numPredict,
      temperature: call.temperature,
      seed: call.seed,
      ...SAMPLING,
    },
    ...FIXED_FIELDS,
  };
}

/** A model may have been replaced since the list was read. */
function refuseRemote({ model, remoteHost }: ChatCall, part: ChatResponse & { readonly remote_host?: string }): void {
  if (part.remote_host && remoteHost === undefined) throw new AiError("cloud_model", { model });
}

function isOnlyThinking(received: { content: string; thinkingLength: number }, limit: number): boolean {
  return received.thinkingLength > limit && received.content.trim() === "";
}

/** Only `stop` is a finished answer; `length` is a cut one, and whatever else there may be is none. */
function finished(
  call: ChatCall,
  part: ChatResponse,
  received: { content: string; thinkingLength: number },
  durationMs: number,
): ChatAnswer {
  const { model } = call;
  const { content } = received;
  call.onMeasured?.(speedOf(part, call.newShare));
  if (isOnlyThinking(received, ONLY_THINKING)) throw new AiError("only_thinking", { model });
  if (part.done_reason === "length") throw new AiError("answer_cut", { model });
  if (part.done_reason !== "stop") throw new AiError("interrupted", { model });
  const { eval_count: answerTokens, eval_duration: durationNs } = part;
  return {
    model,
    content,
    // The package types the counters as present; the server leaves zeros out, and old ones leave out more.
    promptTokens: part.prompt_eval_count || undefined,
    answerTokens: answerTokens || undefined,
    tokensPerSecond: answerTokens && durationNs ? answerTokens / (durationNs / 1e9) : undefined,
    durationMs,
  };
}

/**
 * The package types the counters as present; the server leaves zeros out. Its count is of the whole prompt, its duration of
 * what it had to read; few versions say how much they had kept.
 */
function speedOf(
  { prompt_eval_count: all = 0, ...part }: Partial<ChatResponse> & { prompt_eval_cached_count?: number },
  newShare: number,
): SpeedSample {
  const { prompt_eval_cached_count: kept } = part;
  return {
    readTokens: kept === undefined ? Math.round(all * newShare) : all - kept,
    readMs: (part.prompt_eval_duration ?? 0) / NS_PER_MS,
    writtenTokens: part.eval_count ?? 0,
    writingMs: (part.eval_duration ?? 0) / NS_PER_MS,
  };
}

function withPartial(error: unknown, call: ChatCall, host: string, signal: AbortSignal, content: string): AiError {
  const { model } = call;
  const partial = content.slice(0, loopStart(content));
  // What the network did before the answer began is explained already; after that, whatever breaks the stream broke the answer.
  const known = isAiError(error)
    ? error
    : signal.aborted
      ? explainTransport(error, { host, model, signal })
      : undefined;
  return new AiError(known?.code ?? "interrupted", { ...known?.facts, model, host, partial, cause: error });
}

function limitsFor(
  { estimatedPromptTokens, numPredict, slowest }: Pick<ChatCall, "estimatedPromptTokens" | "numPredict" | "slowest">,
  { deadlines }: AiConfig,
): CallLimits {
  const promptMs = (estimatedPromptTokens / slowest.reading) * 1_000;
  return {
    firstFrameMs: Math.min(deadlines.firstFrameMs + deadlines.loadMs + promptMs, deadlines.firstFrameMaxMs),
    betweenFramesMs: deadlines.betweenFramesMs,
    // A short answer may take as long as the silence between two of its words.
    answerMs: Math.min(
      Math.max((numPredict / slowest.writing) * 1_000, deadlines.betweenFramesMs),
      deadlines.answerMaxMs,
    ),
  };
}
