import { setTimeout as pause } from "node:timers/promises";
import type { AiConfig, AiLog } from "#ai/ai-config";
import { AiError } from "#ai/ai-error";
import type { CharsPerToken } from "./chars-per-token";
import type { LlmQueue, Priority } from "./llm-queue";
import type { ChosenModel } from "./model-catalogue";
import type { ChatAnswer, ChatCall, ChatMessage, WireFormat } from "#ai/transport/ollama-transport";
import type { StoppedModels } from "./stopped-models";
import { seemsTruncated } from "./truncation";
import type { WatchedTransport } from "#ai/transport/watched-transport";

/** One question to a model, before window, queue and retries. */
export interface ModelRequest {
  /** For the log: what the question is for. */
  readonly purpose: string;
  readonly messages: readonly ChatMessage[];
  readonly format?: WireFormat | undefined;
  /** Longest answer in tokens. */
  readonly numPredict: number;
  /** 0 unless variety is wanted. */
  readonly temperature?: number | undefined;
  readonly seed?: number | undefined;
  readonly priority: Priority;
  readonly signal?: AbortSignal | undefined;
  /** Called for every request that really goes out to the model: each repair, each repetition, each part of a text. */
  readonly onRequest?: (() => void) | undefined;
}

export interface ModelChat {
  /** Waits for its turn, asks, and asks again where that helps. @throws AiError */
  send(model: ChosenModel, request: ModelRequest): Promise<ChatAnswer>;
}

interface Means {
  readonly transport: WatchedTransport;
  readonly queue: LlmQueue;
  readonly stopped: StoppedModels;
  readonly charsPerToken: CharsPerToken;
  readonly config: AiConfig;
  readonly log: AiLog;
}

const SEED = 20_260_801;
const IMAGE_TOKENS = 1_500;
/** Longest text that any model packs into one token; beyond it a prompt need not even be sent. */
const MOST_CHARS_PER_TOKEN = 8;

/** Chat with everything around it that an answer needs: turn, deadline, retries, and the check that all of it was read. */
export function createModelChat(means: Means): ModelChat {
  return {
    send: async (model, request) => {
      // A person is spared the wait; an import goes on with the next pages, for it may have been these that stopped the model.
      if (request.priority === "interactive") means.stopped.check(model.name);
      const call = callFor(model, request, means.charsPerToken);
      refuseHopeless(call);
      const answer = await sendWithRetries(means, call, request);
      return checked(means, call, request, answer);
    },
  };
}

function callFor(model: ChosenModel, request: ModelRequest, charsPerToken: CharsPerToken): ChatCall {
  const text = request.messages.map(({ content }) => content).join("\n");
  const images = request.messages.reduce((sum, message) => sum + (message.images?.length ?? 0), 0);
  return {
    model: model.name,
    messages: request.messages,
    format: request.format,
    numCtx: model.numCtx,
    numPredict: Math.min(request.numPredict, model.numCtx),
    temperature: request.temperature ?? 0,
    seed: request.seed ?? SEED,
    estimatedPromptTokens: Math.ceil(text.length / charsPerToken.careful(model.name, text)) + images * IMAGE_TOKENS,
    signal: request.signal,
    onRequest: request.onRequest,
  };
}

function refuseHopeless(call: ChatCall): void {
  const fewestTokens = promptChars(call) / MOST_CHARS_PER_TOKEN;
  if (fewestTokens < call.numCtx) return;
  throw new AiError("context_overflow", {
    model: call.model,
    numCtx: call.numCtx,
    promptTokens: call.estimatedPromptTokens,
  });
}

/** A busy server is asked again after growing pauses, a model that stopped once more; nothing else gets better by itself. */
async function sendWithRetries(means: Means, call: ChatCall, request: ModelRequest): Promise<ChatAnswer> {
  const { busyDelaysMs, stoppedDelayMs } = means.config.retries;
  let busyTimes = 0;
  let hasStopped = false;
  for (;;) {
    try {
      return await means.queue.run(request, () => greetAndSend(means, call));
    } catch (error) {
      if (!(error instanceof AiError)) throw error;
      const busyDelayMs = error.code === "busy" ? busyDelaysMs[busyTimes] : undefined;
      learnFrom(means.charsPerToken, call, error);
      if (error.code === "out_of_memory" && hasStopped) means.stopped.leaveAlone(call.model, error);
      const delayMs = error.code === "out_of_memory" && !hasStopped ? stoppedDelayMs : busyDelayMs;
      if (delayMs === undefined) throw error;
      busyTimes += error.code === "busy" ? 1 : 0;
      hasStopped ||= error.code === "out_of_memory";
      means.log.warn(
        { purpose: request.purpose, model: call.model, code: error.code, delayMs },
        "asking the model again after a pause",
      );
      await pauseUnlessAborted(delayMs, call);
    }
  }
}

async function greetAndSend({ transport, queue }: Means, call: ChatCall): Promise<ChatAnswer> {
  const isAlone = queue.load().active <= 1;
  if (isAlone) await transport.greet();
  return transport.chat(call);
}

async function pauseUnlessAborted(delayMs: number, call: ChatCall): Promise<void> {
  const jitter = 1 + Math.random() * 0.2;
  try {
    await pause(delayMs * jitter, undefined, call.signal ? { signal: call.signal } : {});
  } catch {
    throw new AiError("cancelled", { model: call.model });
  }
}

function learnFrom(charsPerToken: CharsPerToken, call: ChatCall, error: AiError): void {
  const { promptTokens } = error.facts;
  if (error.code === "context_overflow" && promptTokens && !hasImages(call)) {
    charsPerToken.observe(call.model, { promptChars: promptChars(call), promptTokens });
  }
}

function checked({ charsPerToken, log }: Means, call: ChatCall, request: ModelRequest, answer: ChatAnswer): ChatAnswer {
  const { promptTokens } = answer;
  const chars = promptChars(call);
  const facts = {
    purpose: request.purpose,
    model: call.model,
    promptTokens,
    answerTokens: answer.answerTokens,
    durationMs: Math.round(answer.durationMs),
  };
  if (promptTokens !== undefined) {
    if (seemsTruncated({ promptChars: chars, promptTokens, numCtx: call.numCtx, hasImages: hasImages(call) })) {
      log.warn(
        { ...facts, numCtx: call.numCtx, promptChars: chars },
        "the server cut the prompt without saying so; its answer is not used",
      );
      throw new AiError("context_overflow", { model: call.model, numCtx: call.numCtx });
    }
    if (!hasImages(call)) charsPerToken.observe(call.model, { promptChars: chars, promptTokens });
  }
  log.debug(facts, "the model answered");
  return answer;
}

/** UTF-16 length of the final prompt, as far as we write it. */
function promptChars(call: ChatCall): number {
  return call.messages.reduce((sum, { content }) => sum + content.length, 0);
}

function hasImages(call: ChatCall): boolean {
  return call.messages.some(({ images }) => images !== undefined && images.length > 0);
}
