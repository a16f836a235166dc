import { AiError, type AiErrorCode } from "#ai/ai-error";
import { isRecord, parseJson } from "#ai/model/json-text";

/** An answer of the server that is no success, before anybody knows what it means. */
export interface BadAnswer {
  /** HTTP status; 200 for an error line within a stream. */
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  readonly host: string;
  readonly model: string | undefined;
}

interface ServerWords {
  readonly message: string;
  readonly promptTokens: number | undefined;
  readonly numCtx: number | undefined;
}

/** What the server's words mean, most telling first. Its errors have no codes, so their texts must do. */
const MEANINGS: readonly (readonly [RegExp, AiErrorCode])[] = [
  [
    /exceed_context_size|exceeds the (available )?context (size|length)|longer than the context length/i,
    "context_overflow",
  ],
  [
    /does not support multimodal|image input is not supported|mmproj|does not support (image|vision)|missing data required for image/i,
    "model_no_vision",
  ],
  [/illegal base64|failed to load image|failed to process inputs|image: unknown format/i, "bad_image"],
  [/parse grammar|JSON schema conversion failed|invalid format|invalid JSON schema in format/i, "format_refused"],
  [/server busy|maximum pending requests/i, "busy"],
  [
    /unexpectedly stopped|out of memory|more system memory|insufficient memory|failed to allocate|cudaMalloc|resource limitations/i,
    "out_of_memory",
  ],
  // How older servers say that the runner has gone, most often killed by a system without memory.
  [
    /(?:runner|llama-server) process has terminated|runner process no longer running|waiting for llama runner|POST predict/i,
    "out_of_memory",
  ],
  [/does not support (chat|generate)/i, "model_cannot_chat"],
  // What Ollama itself does not reach while it installs a model.
  [
    /no such host|network is unreachable|server misbehaving|name resolution|i\/o timeout|TLS handshake timeout/i,
    "no_internet",
  ],
  [/ollama cloud is disabled/i, "cloud_refused"],
  [/model .*not found|try pulling it first|file does not exist/i, "model_missing"],
  [/error was encountered while running the model|unexpected EOF|connection reset/i, "interrupted"],
];

const MAX_REASON = 200;

/** Turns a failed answer into the error that the family reads. */
export function explainBadAnswer(answer: BadAnswer): AiError {
  const { host, model } = answer;
  const words = readWords(answer);
  // A refused name has no words.
  if (answer.status === 403 && !words) return new AiError("refused_host", { host, model });
  if (!words) return new AiError("not_ollama", { host, model });
  const meaning = MEANINGS.find(([pattern]) => pattern.test(words.message))?.[1] ?? meaningOfStatus(answer.status);
  return new AiError(meaning, {
    host,
    model,
    promptTokens: words.promptTokens,
    numCtx: words.numCtx,
    memory: memoryIn(words.message),
    reason: cleaned(words.message),
  });
}

/** "model requires more system memory (5.6 GiB) than is available (3.9 GiB)" */
function memoryIn(message: string): { needed: string; free: string } | undefined {
  const size = String.raw`([0-9.]+ ?[KMGT]i?B)`;
  const match = new RegExp(`requires more .*?memory \\(${size}\\) than is available \\(${size}\\)`, "i").exec(message);
  const [, needed, free] = match ?? [];
  return needed !== undefined && free !== undefined ? { needed, free } : undefined;
}

function meaningOfStatus(status: number): AiErrorCode {
  if (status === 503) return "busy";
  if (status === 401) return "not_signed_in";
  if (status === 429) return "rate_limited";
  if (status === 499) return "cancelled";
  return status === 502 || status === 504 ? "not_ollama" : "server_error";
}

/** The engine's errors are JSON inside a JSON string; undefined when the body is none of Ollama's. */
function readWords(answer: BadAnswer): ServerWords | undefined {
  const error = errorIn(answer.body);
  if (error === undefined) return undefined;
  const details = typeof error === "string" ? errorIn(error) : error;
  if (!isRecord(details)) return { message: textOf(error), promptTokens: undefined, numCtx: undefined };
  return {
    message: `${textOf(details["type"])} ${textOf(details["message"])}`.trim(),
    promptTokens: asCount(details["n_prompt_tokens"]),
    numCtx: asCount(details["n_ctx"]),
  };
}

function errorIn(body: string): unknown {
  const read = parseJson(body);
  return isRecord(read) ? read["error"] : undefined;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function asCount(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

function cleaned(message: string): string {
  return message
    .replace(/[\p{Cc}\s]+/gu, " ")
    .replace(/[.\s]+$/, "")
    .slice(0, MAX_REASON);
}
