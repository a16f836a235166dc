import type { ServerResponse } from "node:http";
import { readChatRequest, type ChatRequest } from "./chat-request";
import { withFault, type ChatReply } from "../faults/fault-answers";
import { askRemote, remoteOf } from "./remote-model";
import { refusalOf } from "../faults/fault-refusals";
import type { Fault } from "../faults/faults";
import { goJson, goTimestamp } from "./go-json";
import { pause } from "./pause";
import { contextExceeded, contextExceededOfOldServer, promptTooLong } from "./refusals";
import { describeImage, withoutImages, type LoggedRequest } from "./request-log";
import { respond } from "../answers/responder";
import { seededRandom, type Random } from "../seeded-random";
import type { ServerState } from "./server-state";
import { streamAnswer, wholeAnswer, type Speech } from "./stream-answer";
import { fitPrompt, renderPrompt, textTokens, type FittedPrompt } from "../answers/tokens";

export interface Exchange {
  readonly endpoint: "chat" | "generate";
  readonly body: unknown;
  readonly response: ServerResponse;
  readonly entry: LoggedRequest;
  readonly chatNumber: number;
  /** Aborted when the client is gone. */
  readonly signal: AbortSignal;
}

const NS_PER_MS = 1e6;

/** Answers /api/chat and /api/generate from the queue to the last byte. Refusals are thrown. */
export async function answerChat(state: ServerState, exchange: Exchange): Promise<void> {
  const { entry } = exchange;
  const fault = state.faults.pick({
    model: modelName(exchange.body),
    chatNumber: exchange.chatNumber,
    body: exchange.body,
  });
  entry.fault = fault && `${fault.id}${fault.variant === undefined ? "" : ` ${fault.variant}`}`;
  entry.body = withoutImages(exchange.body);
  const refusal = fault && refusalOf(fault, modelName(exchange.body));
  if (refusal) throw refusal;
  const remote = remoteOf(state, exchange.body);
  if (remote) await askRemote(state, remote, `/api/${exchange.endpoint}`, exchange.body);
  const request = readChatRequest(exchange.body, exchange.endpoint, state.installed());
  entry.images = request.messages.flatMap((message) => message.images.map(describeImage));
  if (request.rendersOnly)
    return sendJson(exchange.response, {
      ...head(request),
      _debug_info: { rendered_template: renderPrompt(request.messages) },
    });
  const slot = await state.engine.admit(request.model, request.loadKey, state.configuration.settings, exchange.signal);
  let holdsSlotMs = 0;
  try {
    if (request.messages.length === 0) return answerLoad(state, request, exchange.response, () => slot.release());
    await speak(state, exchange, request, fault, slot.loadMs);
    if (fault?.id === "F24" && exchange.signal.aborted) holdsSlotMs = fault.delayMs ?? 1_000;
  } finally {
    if (holdsSlotMs > 0) setTimeout(() => slot.release(), holdsSlotMs);
    else slot.release();
  }
}

async function speak(
  state: ServerState,
  exchange: Exchange,
  request: ChatRequest,
  fault: Fault | undefined,
  loadMs: number,
): Promise<void> {
  const { entry, signal } = exchange;
  const prompt = fit(state, request);
  const random = seededRandom(
    state.configuration.settings.seed * 1_000 + exchange.chatNumber + Math.max(0, request.seed),
  );
  entry.promptTokens = prompt.tokens;
  entry.wasCut = prompt.wasCut;
  state.log.stats.promptTokens += prompt.tokens;
  if (prompt.wasCut) state.log.stats.cutPrompts += 1;
  const answer = withinLimits(withFault(say(state, request, prompt, random), fault, request), request, prompt, fault);
  const answerTokens = textTokens(request.model, answer.content + answer.thinking);
  state.log.stats.answerTokens += answerTokens;
  const { promptTps, genTps, name } = request.model;
  // Counted is the whole prompt; time takes what is new of it.
  const newTokens = prompt.tokens * state.newShareOf(name, prompt.visibleText);
  const promptMs = promptTps > 0 ? (newTokens / promptTps) * 1_000 : 0;
  const remoteHost = remoteOf(state, exchange.body);
  const speech: Speech = {
    remote: remoteHost === undefined ? {} : { remote_model: name, remote_host: remoteHost },
    endpoint: exchange.endpoint,
    model: name,
    answer,
    frameChars: state.configuration.settings.frameChars,
    msPerChar: genTps > 0 ? 1_000 / genTps / request.model.bytesPerToken : 0,
    counters: counters(prompt.tokens, answerTokens, promptMs, loadMs, genTps),
    random,
  };
  await pause(promptMs + answer.firstDelayMs, signal);
  if (signal.aborted) return;
  entry.firstByteAtMs = Date.now();
  entry.status = 200;
  if (request.isStream) await streamAnswer(exchange.response, speech, signal);
  else sendText(exchange.response, wholeAnswer(speech));
}

function fit(state: ServerState, request: ChatRequest): FittedPrompt {
  const prompt = fitPrompt(request.model, request.messages, { ...request, isOldServer: state.faults.isOn("F25") });
  const { isOldServer, isOldDialect } = state.installed();
  const isTooLong = "overflow" in prompt || prompt.wasCut;
  if (isTooLong && isOldDialect && !isOldServer) throw contextExceededOfOldServer();
  if (!("overflow" in prompt)) return prompt;
  throw prompt.overflow === "friendly" ? promptTooLong() : contextExceeded(prompt.promptTokens, request.numCtx);
}

function say(state: ServerState, request: ChatRequest, prompt: FittedPrompt, random: Random): ChatReply {
  const { responder } = state.configuration;
  const scripted = state.nextOfScript();
  const images = request.messages.flatMap((message) => message.images);
  const isLost = request.format.kind === "json" && !/json/i.test(prompt.visibleText);
  const content =
    scripted?.frames.join("") ??
    (isLost
      ? "\n".repeat(Math.min(request.numPredict, 20_000))
      : respond({ ...request, visibleText: prompt.visibleText, images, random }, responder));
  return {
    content,
    thinking: scripted?.thinking ?? "",
    doneReason: scripted?.doneReason ?? (isLost ? "length" : "stop"),
    end: "done",
    endAfterFrames: undefined,
    errorLine: "",
    firstDelayMs: 0,
    frameDelayMs: 0,
    frameChars: undefined,
    pieces: scripted?.frames,
  };
}

/** Nothing is longer than `num_predict`, nor, where the window does not shift, than what is left of it. */
function withinLimits(
  answer: ChatReply,
  request: ChatRequest,
  prompt: FittedPrompt,
  fault: Fault | undefined,
): ChatReply {
  if (fault?.id === "F23" || fault?.id === "F28" || answer.pieces) return answer;
  const hasImages = request.messages.some((message) => message.images.length > 0);
  const left = request.shift && !hasImages ? Number.POSITIVE_INFINITY : Math.max(1, request.numCtx - prompt.tokens);
  const limit = Math.min(request.numPredict, left);
  if (textTokens(request.model, answer.content) <= limit || /^\n*$/.test(answer.content)) return answer;
  const bytes = Buffer.from(answer.content).subarray(0, Math.floor(limit * request.model.bytesPerToken));
  return { ...answer, content: bytes.toString().replace(/\uFFFD+$/, ""), doneReason: "length" };
}

function counters(
  promptTokens: number,
  answerTokens: number,
  promptMs: number,
  loadMs: number,
  genTps: number,
): Record<string, number> {
  const generationMs = genTps > 0 ? (answerTokens / genTps) * 1_000 : 1;
  return {
    total_duration: Math.round((loadMs + promptMs + generationMs + 1) * NS_PER_MS),
    load_duration: Math.round((loadMs + 0.5) * NS_PER_MS),
    prompt_eval_count: promptTokens,
    prompt_eval_duration: Math.round((promptMs + 0.5) * NS_PER_MS),
    eval_count: answerTokens,
    eval_duration: Math.round(generationMs * NS_PER_MS),
  };
}

function answerLoad(state: ServerState, request: ChatRequest, response: ServerResponse, release: () => void): void {
  release();
  if (request.isUnload) state.engine.unload(request.model.name);
  sendJson(response, {
    ...head(request),
    message: { role: "assistant", content: "" },
    done: true,
    done_reason: request.isUnload ? "unload" : "load",
  });
}

function head(request: ChatRequest): Record<string, string> {
  return { model: request.model.name, created_at: goTimestamp(Date.now()) };
}

function modelName(body: unknown): string {
  const name: unknown = typeof body === "object" && body !== null && "model" in body ? body.model : undefined;
  return typeof name === "string" ? name : "";
}

function sendJson(response: ServerResponse, body: unknown): void {
  sendText(response, goJson(body));
}

function sendText(response: ServerResponse, text: string): void {
  response.writeHead(200, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
  });
  response.end(text);
}
