import type { AiConfig, AiLog } from "#ai/ai-config";
import { AiError, isAiError } from "#ai/ai-error";
import type { MonitoredTransport } from "#ai/transport/monitored-transport";
import type { ChatAnswer, ChatCall, ChatMessage, WireFormat } from "#ai/transport/ollama-transport";
import type { CallOptions, CallQueue, QueueSlot } from "./call-queue";
import type { CharsPerToken } from "./chars-per-token";
import type { ChosenModel } from "./model-catalogue";
import type { ModelSpeeds } from "./model-speeds";
import type { RepeatCall, ServerWait } from "./repeat-call";
import { seemsTruncated } from "./truncation";

/** What whoever asks says of a question, whatever is asked. */
export interface AskOptions extends CallOptions {
  /** Called for every request that really goes out to the model: each repair, each repetition, each part of a text. */
  readonly onRequest?: (() => void) | undefined;
}

/** One question to a model, before window, queue and retries. */
export interface ModelRequest extends AskOptions {
  /** For the log: what the question is for. */
  readonly purpose: string;
  readonly messages: readonly ChatMessage[];
  readonly format?: WireFormat | undefined;
  /** Longest answer in tokens. */
  readonly numPredict: number;
  /** 0 unless variety is wanted. */
  readonly temperature?: number | undefined;
  readonly seed?: number | undefined;
}

/** Puts one question to a model. @throws AiError */
export type Send = (model: ChosenModel, request: ModelRequest) => Promise<ChatAnswer>;

interface Parts {
  readonly transport: MonitoredTransport;
  readonly repeatCall: RepeatCall;
  readonly queue: CallQueue;
  readonly speeds: ModelSpeeds;
  readonly charsPerToken: CharsPerToken;
  readonly config: AiConfig;
  readonly log: AiLog;
}

const SEED = 20_260_801;
/** Room to say something else, where the same was said in vain. */
const OTHER_TEMPERATURE = 0.3;
const IMAGE_TOKENS = 1_500;
/** Longest text that any model packs into one token; beyond it a prompt need not even be sent. */
const MOST_CHARS_PER_TOKEN = 8;

/** Chat with everything around it that an answer needs: turn, deadline, retries, and the check that all of it was read. */
export function createModelChat(parts: Parts) {
  const { transport, repeatCall, queue, speeds, charsPerToken, config, log } = parts;
  /** Models that stopped again right after they had stopped: more tries would only keep the machine swapping. */
  const stopped = new Map<string, { readonly error: AiError; readonly untilMs: number }>();
  const slowInARow = new Map<string, number>();
  const lastPrompts = new Map<string, string>();

  async function askOnce(
    model: ChosenModel,
    request: ModelRequest,
    { signal, hasBegun }: QueueSlot,
    onBegin: () => void,
  ): Promise<ChatAnswer> {
    const call: ChatCall = {
      ...callFor(model, request, charsPerToken),
      newShare: newShareOf(model, request),
      slowest: slowestOf(model),
      signal,
      onBegin: () => {
        hasBegun();
        onBegin();
        slowInARow.delete(model.name);
      },
      onMeasured: (sample) => speeds.observe(model.digest, sample),
    };
    refuseHopeless(call);
    await transport.ensureReachable();
    try {
      return checked(charsPerToken, log, call, request, await transport.chat(call));
    } catch (error) {
      if (isAiError(error)) learnFrom(model, request, call, error);
      throw error;
    }
  }

  function slowestOf({ digest }: ChosenModel): ChatCall["slowest"] {
    const { promptTokensPerSecond: reading, answerTokensPerSecond: writing } = config.deadlines;
    return speeds.slowest(digest, { reading, writing });
  }

  /** The server keeps what it read last, as far as the next prompt begins in the same way. */
  function newShareOf({ name }: ChosenModel, { messages }: ModelRequest): number {
    const prompt = messages.map(({ content }) => content).join("\n");
    const last = lastPrompts.get(name);
    lastPrompts.set(name, prompt);
    if (last === undefined || messages.some(({ images }) => images?.length)) return 0;
    let same = 0;
    while (same < prompt.length && prompt[same] === last[same]) same += 1;
    return 1 - same / prompt.length;
  }

  function learnFrom({ digest, name }: ChosenModel, { priority }: ModelRequest, call: ChatCall, error: AiError): void {
    const { promptTokens, waitedMs, partial } = error.facts;
    if (error.code === "context_overflow" && promptTokens && !hasImages(call))
      charsPerToken.observe(name, { promptChars: promptChars(call), promptTokens });
    if (error.code !== "timeout" || partial) return;
    // Slow is not broken: the next prompt is given longer, and it is a shorter one.
    speeds.wasTooSlow(digest, call.estimatedPromptTokens, waitedMs ?? 0);
    const times = (slowInARow.get(name) ?? 0) + 1;
    slowInARow.set(name, times);
    if (priority === "batch" && times >= config.retries.slowInARow) throw new AiError("too_slow", error.facts);
  }

  /** Waits for its turn, asks, and asks again as the policy says. @throws AiError */
  async function send(model: ChosenModel, request: ModelRequest, wait?: ServerWait): Promise<ChatAnswer> {
    const { purpose, priority, signal } = request;
    // A person is spared the wait; an import goes on with the next pages, for it may have been these that stopped the model.
    const isSpared = priority === "interactive";
    const left = stopped.get(model.name);
    if (isSpared && left && performance.now() < left.untilMs) throw left.error;
    let timesBegun = 0;
    const countBegun = (): void => void (timesBegun += 1);
    try {
      return await repeatCall({ purpose, priority, signal, wait, provesServer: true }, () =>
        queue.run(request, (place) => askOnce(model, differing(request, timesBegun), place, countBegun)),
      );
    } catch (error) {
      if (isSpared && isAiError(error, "out_of_memory"))
        stopped.set(model.name, { error, untilMs: performance.now() + config.retries.stoppedOpenMs });
      throw error;
    }
  }

  return { send, slowestOf };
}

/** An answer that broke off would break off at the same word: once it had begun, the question is another one. */
export function differing<Request extends Pick<ModelRequest, "seed" | "temperature">>(
  request: Request,
  times: number,
): Request {
  if (times === 0) return request;
  const temperature = Math.max(request.temperature ?? 0, OTHER_TEMPERATURE);
  return { ...request, seed: (request.seed ?? SEED) + times, temperature };
}

function callFor(
  model: ChosenModel,
  request: ModelRequest,
  charsPerToken: CharsPerToken,
): Omit<ChatCall, "slowest" | "signal" | "newShare"> {
  const text = request.messages.map(({ content }) => content).join("\n");
  const images = request.messages.reduce((sum, message) => sum + (message.images?.length ?? 0), 0);
  return {
    model: model.name,
    remoteHost: model.remoteHost,
    messages: request.messages,
    format: request.format,
    numCtx: model.numCtx,
    numPredict: Math.min(request.numPredict, model.numCtx),
    temperature: request.temperature ?? 0,
    seed: request.seed ?? SEED,
    estimatedPromptTokens: Math.ceil(text.length / charsPerToken.careful(model.name, text)) + images * IMAGE_TOKENS,
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

function checked(
  charsPerToken: CharsPerToken,
  log: AiLog,
  call: ChatCall,
  request: ModelRequest,
  answer: ChatAnswer,
): ChatAnswer {
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
