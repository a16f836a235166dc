import { CLOUD_HOST } from "@tureen/domain/settings/cloud-models";
import { english } from "@tureen/messages/speakers";
import { text, type Text } from "@tureen/messages/text";

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
  | "cloud_model"
  | "cloud_refused"
  | "no_internet"
  | "not_signed_in"
  | "rate_limited"
  | "busy"
  | "queue_full"
  | "out_of_memory"
  | "context_overflow"
  | "timeout"
  | "too_slow"
  | "interrupted"
  | "answer_cut"
  | "answer_too_long"
  | "answer_loops"
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
  /** Where a model answers that does not run at home. */
  readonly remoteHost?: string | undefined;
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

const SENTENCES: Readonly<Record<AiErrorCode, (facts: Facts) => Text>> = {
  ollama_unreachable: ({ host }) =>
    text("Ollama does not answer at {host}. Start it on that machine: Admin, Local model, says how.", { host }),
  not_ollama: ({ host }) =>
    text(
      "Something other than Ollama answers at {host}. Check OLLAMA_HOST, and the proxy in between if there is one.",
      {
        host,
      },
    ),
  refused_host: ({ host }) =>
    text(
      "Ollama at {host} refuses requests under that name. Set OLLAMA_HOST=0.0.0.0 for Ollama itself, or give Tureen its IP address instead of a name.",
      { host },
    ),
  no_model: ({ need }) =>
    need === "vision"
      ? text("Ollama has no model that can read images. Install one on the Admin page, or run: ollama pull {model}", {
          model: SUGGESTED_MODELS.vision,
        })
      : text("Ollama has no model that can write recipes. Install one on the Admin page, or run: ollama pull {model}", {
          model: SUGGESTED_MODELS.text,
        }),
  model_missing: ({ model }) =>
    text("The model {model} is not installed. Install it on the Admin page, or run: ollama pull {model}", { model }),
  unknown_model: ({ model }) =>
    text("Ollama knows no model called {model}. Check its spelling, with the part after the colon, and try again.", {
      model,
    }),
  model_no_vision: ({ model }) =>
    text(
      "The model {model} cannot read images. Choose one that can on the Admin page, or run: ollama pull {suggested}",
      { model, suggested: SUGGESTED_MODELS.vision },
    ),
  model_cannot_chat: ({ model }) =>
    text("The model {model} cannot write text. Choose another one on the Admin page.", { model }),
  cloud_model: ({ model, remoteHost }) =>
    text(
      "The model {model} does not run at home: your words and photos would go to {remoteHost}. Choose another one on the Admin page, or allow such models there.",
      { model, remoteHost },
    ),
  cloud_refused: ({ model }) =>
    text(
      "Ollama was told to use no model outside the house (OLLAMA_NO_CLOUD), so {model} cannot answer. Choose another one on the Admin page.",
      { model },
    ),
  no_internet: ({ model }) =>
    text(
      "Ollama cannot reach its library to install {model}: its machine has no internet at the moment. What is installed already works without it.",
      { model },
    ),
  not_signed_in: ({ model }) =>
    text("Ollama may not use {model} without an account of its own. Choose another model on the Admin page.", {
      model,
    }),
  rate_limited: ({ model, remoteHost }) =>
    text("{remoteHost} takes no more questions for {model} at the moment. Wait a while, or choose a model at home.", {
      model,
      remoteHost,
    }),
  busy: ({ model }) =>
    text("Ollama is busy with other work, and the model {model} has not had its turn. Wait a minute and try again.", {
      model,
    }),
  queue_full: () => text("Several requests are waiting for the model already. Wait a minute and try again."),
  out_of_memory: ({ model, memory }) =>
    memory
      ? text(
          "The model {model} needs {needed} of memory, and {free} are free. Close other programs on that machine, or choose a smaller model on the Admin page.",
          { model, ...memory },
        )
      : text(
          "The model {model} stopped while it worked, most likely because the machine has too little memory. Choose a smaller model on the Admin page, or a smaller window with OLLAMA_NUM_CTX.",
          { model },
        ),
  context_overflow: ({ model, promptTokens, numCtx }) =>
    promptTokens && numCtx
      ? text(
          "The text is too long for the model {model} ({promptTokens} tokens, its window holds {numCtx}). Shorten the text, or raise OLLAMA_NUM_CTX.",
          { model, promptTokens: String(promptTokens), numCtx: String(numCtx) },
        )
      : text("The text is too long for the model {model}. Shorten the text, or raise OLLAMA_NUM_CTX.", { model }),
  timeout: ({ model, waitedMs }) =>
    text("The model {model} took longer than {time}. Try again, or choose a smaller model on the Admin page.", {
      model,
      time: durationText(waitedMs),
    }),
  too_slow: ({ model, waitedMs }) =>
    text(
      "The model {model} did not begin to answer several times in a row, although it was given {time} and less to read each time. Choose a smaller model on the Admin page.",
      { model, time: durationText(waitedMs) },
    ),
  interrupted: ({ model }) =>
    text("The model {model} broke off in the middle of its answer. Try again; if it happens often, restart Ollama.", {
      model,
    }),
  answer_cut: ({ model }) =>
    text(
      "The model {model} ran out of room before its answer was finished. Try with a shorter text or fewer photos at once, or raise OLLAMA_NUM_CTX.",
      { model },
    ),
  answer_too_long: ({ model }) =>
    text(
      "The model {model} wrote far more than a recipe needs. Try with a shorter text, or choose another model on the Admin page.",
      { model },
    ),
  answer_loops: ({ model }) =>
    text(
      "The model {model} said the same over and over, and did so again when asked once more. Try again with other words, or choose a larger model on the Admin page.",
      { model },
    ),
  invalid_output: ({ model }) =>
    text(
      "The model {model} gave no usable recipe, not even when asked again. Try again with other words, or choose a larger model on the Admin page.",
      { model },
    ),
  only_thinking: ({ model }) =>
    text("The model {model} only thinks aloud and never answers. Choose an instruct variant of it on the Admin page.", {
      model,
    }),
  bad_image: ({ model }) =>
    text("The model {model} could not open the picture. Try another photo, or update Ollama.", { model }),
  no_text_in_photo: ({ model }) =>
    text("The model {model} found no text on the photo. Take it again in better light and from straight above.", {
      model,
    }),
  format_refused: ({ model }) =>
    text(
      "Ollama could not make the model {model} answer in the form of a recipe. Update Ollama, or choose another model.",
      {
        model,
      },
    ),
  server_error: ({ model, reason }) =>
    reason
      ? text("Ollama reported an error with the model {model}: {reason}. Restart or update Ollama and try again.", {
          model,
          reason,
        })
      : text("Ollama reported an error with the model {model}. Restart or update Ollama and try again.", { model }),
  cancelled: () => text("The request was cancelled."),
};

/** The facts as the sentences say them: what is not known has its English word, which only a fault of ours can show. */
type Facts = AiErrorFacts & {
  readonly model: string;
  readonly host: string;
  readonly remoteHost: string;
  readonly waitedMs: number;
};

const sentenceOf = (code: AiErrorCode, facts: AiErrorFacts): Text =>
  SENTENCES[code]({
    ...facts,
    model: String(facts.model),
    host: String(facts.host),
    remoteHost: facts.remoteHost ?? CLOUD_HOST,
    waitedMs: facts.waitedMs ?? 0,
  });

/**
 * The one error of this layer: a sentence for the family that names the model, the cause and the remedy. `message` is its
 * English.
 */
export class AiError extends Error {
  readonly sentence: Text;

  constructor(
    readonly code: AiErrorCode,
    readonly facts: AiErrorFacts = {},
  ) {
    const sentence = sentenceOf(code, facts);
    super(english(sentence), { cause: facts.cause });
    this.name = "AiError";
    this.sentence = sentence;
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

function durationText(durationMs: number): Text {
  const seconds = Math.max(1, Math.round(durationMs / 1_000));
  return seconds < 120
    ? text("{seconds, plural, one {a second} other {# seconds}}", { seconds })
    : text("{minutes, plural, one {a minute} other {# minutes}}", { minutes: Math.round(seconds / 60) });
}
