/** Why the kitchen's model could not help. */
export type AiErrorCode =
  | "ollama_unreachable"
  | "not_ollama"
  | "refused_host"
  | "no_model"
  | "model_missing"
  | "unknown_model"
  | "model_no_vision"
  | "model_cannot_chat"
  | "busy"
  | "queue_full"
  | "out_of_memory"
  | "context_overflow"
  | "timeout"
  | "too_slow"
  | "interrupted"
  | "answer_cut"
  | "answer_too_long"
  | "invalid_output"
  | "only_thinking"
  | "bad_image"
  | "no_text_in_photo"
  | "format_refused"
  | "server_error"
  | "cancelled";

export interface AiErrorFacts {
  readonly model?: string | undefined;
  readonly host?: string | undefined;
  /** What was asked, where no model can do it. */
  readonly need?: "text" | "vision" | undefined;
  readonly promptTokens?: number | undefined;
  readonly numCtx?: number | undefined;
  readonly waitedMs?: number | undefined;
  /** Memory that the model needs and that was free, in the server's own words ("5.6 GiB"). */
  readonly memory?: { readonly needed: string; readonly free: string } | undefined;
  /** The server's own words, already cleaned. */
  readonly reason?: string | undefined;
  /** What had arrived of the answer before it failed. */
  readonly partial?: string | undefined;
  readonly cause?: unknown;
}

const SUGGESTED_MODELS = { text: "qwen3.5:4b", vision: "qwen3-vl:8b-instruct" } as const;

const SENTENCES: Readonly<Record<AiErrorCode, (facts: AiErrorFacts) => string>> = {
  ollama_unreachable: ({ host }) =>
    `Ollama does not answer at ${host}. Start it there with: ollama serve, or set OLLAMA_HOST to the address where it runs.`,
  not_ollama: ({ host }) =>
    `Something else than Ollama answers at ${host}. Check OLLAMA_HOST, and the proxy in between if there is one.`,
  refused_host: ({ host }) =>
    `Ollama at ${host} refuses requests under that name. Set OLLAMA_HOST=0.0.0.0 for Ollama itself, or give Tureen its IP address instead of a name.`,
  no_model: ({ need }) =>
    need === "vision"
      ? `Ollama has no model that can read images. Install one on the Admin page, or run: ollama pull ${SUGGESTED_MODELS.vision}`
      : `Ollama has no model that can write recipes. Install one on the Admin page, or run: ollama pull ${SUGGESTED_MODELS.text}`,
  model_missing: ({ model }) =>
    `The model ${model} is not installed. Install it on the Admin page, or run: ollama pull ${model}`,
  unknown_model: ({ model }) =>
    `Ollama knows no model called ${model}. Check its spelling, with the part after the colon, and try again.`,
  model_no_vision: ({ model }) =>
    `The model ${model} cannot read images. Choose one that can on the Admin page, or run: ollama pull ${SUGGESTED_MODELS.vision}`,
  model_cannot_chat: ({ model }) => `The model ${model} cannot write text. Choose another one on the Admin page.`,
  busy: ({ model }) =>
    `Ollama is busy with other work and the model ${model} got no turn. Wait a minute and try again.`,
  queue_full: () => "Several requests are waiting for the model already. Wait a minute and try again.",
  out_of_memory: ({ model, memory }) =>
    memory
      ? `The model ${model} needs ${memory.needed} of memory, and ${memory.free} are free. Close other programs on that machine, or choose a smaller model on the Admin page.`
      : `The model ${model} stopped while it worked, most likely because the machine has too little memory. Choose a smaller model on the Admin page.`,
  context_overflow: ({ model, promptTokens, numCtx }) =>
    `The text is too long for the model ${model}${promptTokens && numCtx ? ` (${promptTokens} tokens, its window holds ${numCtx})` : ""}. Shorten the text, or raise OLLAMA_NUM_CTX.`,
  timeout: ({ model, waitedMs }) =>
    `The model ${model} took longer than ${durationInWords(waitedMs ?? 0)}. Try again, or choose a smaller model on the Admin page.`,
  too_slow: ({ model, waitedMs }) =>
    `The model ${model} did not begin to answer several times in a row, although it was given ${durationInWords(waitedMs ?? 0)} and less to read each time. Choose a smaller model on the Admin page.`,
  interrupted: ({ model }) =>
    `The model ${model} broke off in the middle of its answer. Try again; if it happens often, restart Ollama.`,
  answer_cut: ({ model }) =>
    `The model ${model} ran out of room before its answer was finished. Try with a shorter text or fewer photos at once, or raise OLLAMA_NUM_CTX.`,
  answer_too_long: ({ model }) =>
    `The model ${model} wrote far more than a recipe needs. Try with a shorter text, or choose another model on the Admin page.`,
  invalid_output: ({ model }) =>
    `The model ${model} gave no usable recipe, not even when asked again. Try again with other words, or choose a larger model on the Admin page.`,
  only_thinking: ({ model }) =>
    `The model ${model} only thinks aloud and never answers. Choose an instruct variant of it on the Admin page.`,
  bad_image: ({ model }) => `The model ${model} could not open the picture. Try another photo, or update Ollama.`,
  no_text_in_photo: ({ model }) =>
    `The model ${model} found no text on the photo. Take it again in better light and from straight above.`,
  format_refused: ({ model }) =>
    `Ollama could not make the model ${model} answer in the form of a recipe. Update Ollama, or choose another model.`,
  server_error: ({ model, reason }) =>
    `Ollama reported an error with the model ${model}${reason ? `: ${reason}` : ""}. Restart or update Ollama and try again.`,
  cancelled: () => "The request was cancelled.",
};

/** The one error of this layer; its message is a sentence for the family that names the model, the cause and the remedy. */
export class AiError extends Error {
  constructor(
    readonly code: AiErrorCode,
    readonly facts: AiErrorFacts = {},
  ) {
    super(SENTENCES[code](facts), { cause: facts.cause });
    this.name = "AiError";
  }
}

/** Whether something that was thrown is an error of this layer, and of one of these kinds where some are given. */
export function isAiError(error: unknown, ...codes: readonly AiErrorCode[]): error is AiError {
  return error instanceof AiError && (codes.length === 0 || codes.includes(error.code));
}

/** Throws on what is no error of this layer: a fault of ours must not pass for one of the model's. */
export function throwUnlessAiError(error: unknown): asserts error is AiError {
  if (!isAiError(error)) throw error;
}

function durationInWords(durationMs: number): string {
  const seconds = Math.max(1, Math.round(durationMs / 1_000));
  if (seconds < 120) return seconds === 1 ? "a second" : `${seconds} seconds`;
  return `${Math.round(seconds / 60)} minutes`;
}
