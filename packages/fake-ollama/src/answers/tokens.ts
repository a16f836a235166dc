import type { FakeModel } from "../server/configuration";

export interface PromptMessage {
  readonly role: string;
  readonly content: string;
  readonly images: readonly Buffer[];
}

/** A prompt as the engine sees it: how many tokens were asked for, how many are left, and the text behind them. */
export interface FittedPrompt {
  readonly tokens: number;
  /** The text that the model really reads; after a cut only its tail. */
  readonly visibleText: string;
  readonly wasCut: boolean;
}

interface ContextFlags {
  readonly numCtx: number;
  readonly truncate: boolean;
  readonly shift: boolean;
  readonly numKeep: number;
  readonly isOldServer: boolean;
}

/** What does not fit, in the way that the server in question says so. */
interface Overflow {
  readonly overflow: "nested" | "friendly";
  readonly promptTokens: number;
}

const MESSAGE_OVERHEAD = 4;
const PROMPT_OVERHEAD = 12;
const VISION_MINIMUM = 2_048;

/** Tokens of a text alone. */
export function textTokens(model: FakeModel, text: string): number {
  return Math.ceil(Buffer.byteLength(text) / model.bytesPerToken);
}

/** Tokens of a whole prompt: its texts, four for each message, the images and twelve for the template. */
function promptTokens(model: FakeModel, messages: readonly PromptMessage[]): number {
  const texts = messages.reduce(
    (sum, message) =>
      sum + textTokens(model, message.content) + MESSAGE_OVERHEAD + message.images.length * model.tokensPerImage,
    0,
  );
  return texts + PROMPT_OVERHEAD;
}

/** The window really allocated: never above what the model was trained for, never below 2048 for one with eyes. */
export function effectiveNumCtx(model: FakeModel, wanted: number): number {
  const raised = model.capabilities.includes("vision") ? Math.max(wanted, VISION_MINIMUM) : wanted;
  return Math.min(raised, model.contextLength);
}

/** The prompt as one text, in the way that `_debug_render_only` shows it. */
export function renderPrompt(messages: readonly PromptMessage[]): string {
  const turns = messages.map((message) => {
    const images = message.images.map((_, index) => `[img-${index}]`).join("");
    return `<|${message.role}|>\n${images}${message.content}\n`;
  });
  return `${turns.join("")}<|assistant|>\n`;
}

/**
 * Fits a prompt into the window as the real server does: refused when asked not to cut, else cut to about half
 * (rendered), by dropping older messages (native) or to the whole window (servers before 0.12.6).
 */
export function fitPrompt(
  model: FakeModel,
  messages: readonly PromptMessage[],
  flags: ContextFlags,
): FittedPrompt | Overflow {
  const tokens = promptTokens(model, messages);
  if (tokens < flags.numCtx) return { tokens, visibleText: renderPrompt(messages), wasCut: false };
  if (flags.isOldServer) return cutTo(model, messages, flags.numCtx);
  const hasImages = messages.some((message) => message.images.length > 0);
  if (!flags.truncate || hasImages) return { overflow: "nested", promptTokens: tokens };
  if (model.path === "native") return dropOlderMessages(model, messages, flags.numCtx);
  if (!flags.shift) return { overflow: "friendly", promptTokens: tokens };
  return cutTo(model, messages, shiftedLimit(model, flags));
}

/** What a rendered prompt is cut to: 4096 becomes 2050, or 2051 where the model has a BOS token. */
function shiftedLimit(model: FakeModel, flags: ContextFlags): number {
  const keep = flags.numKeep + (model.hasBos ? 1 : 0);
  return flags.numCtx - Math.max(Math.floor((flags.numCtx - keep) / 2), 1);
}

function cutTo(model: FakeModel, messages: readonly PromptMessage[], limit: number): FittedPrompt {
  const bytes = Buffer.from(renderPrompt(messages));
  const keptBytes = Math.max(0, Math.floor((limit - PROMPT_OVERHEAD - MESSAGE_OVERHEAD) * model.bytesPerToken));
  let start = Math.max(0, bytes.length - keptBytes);
  while (start < bytes.length && ((bytes[start] ?? 0) & 0xc0) === 0x80) start += 1;
  return { tokens: limit, visibleText: bytes.subarray(start).toString(), wasCut: true };
}

function dropOlderMessages(
  model: FakeModel,
  messages: readonly PromptMessage[],
  numCtx: number,
): FittedPrompt | Overflow {
  const system = messages.filter((message) => message.role === "system");
  const others = messages.filter((message) => message.role !== "system");
  for (let from = 1; from < others.length; from += 1) {
    const kept = [...system, ...others.slice(from)];
    const tokens = promptTokens(model, kept);
    if (tokens < numCtx) return { tokens, visibleText: renderPrompt(kept), wasCut: true };
  }
  return { overflow: "nested", promptTokens: promptTokens(model, messages) };
}
