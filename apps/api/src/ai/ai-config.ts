import { ASK_POLICY } from "./model/ask-policy";

/** How long the product waits for a model; tests shorten one of them. */
const DEADLINES = {
  connectMs: 3_000,
  /** Whether the server is there. */
  healthMs: 2_000,
  /** Questions about installed models; a server that computes on every core takes its time to answer them. */
  metadataMs: 30_000,
  /** To the first piece of an answer, before load and prompt are counted. */
  firstFrameMs: 60_000,
  /** What loading a model may take. */
  loadMs: 180_000,
  /** Slowest reading of a prompt that is still waited for, in tokens a second. */
  promptTokensPerSecond: 20,
  firstFrameMaxMs: 30 * 60_000,
  betweenFramesMs: 120_000,
  /** Slowest writing that is still waited for, in tokens a second. */
  answerTokensPerSecond: 1,
  answerMaxMs: 60 * 60_000,
  /** Silence between two lines of a pull; checking gigabytes takes minutes. */
  pullSilenceMs: 10 * 60_000,
};

const LIMITS = {
  /** Longest answer that is always taken, in UTF-8 bytes. */
  maxContentBytes: 512 * 1024,
  /** Bytes taken for each token that an answer may have: what stands in a large window is no runaway. */
  maxBytesPerToken: 8,
  /** Longest line of a stream, in UTF-16 units. */
  maxLineLength: 8 * 1024 * 1024,
  /** Interactive calls that may wait for a turn. */
  maxWaitingInteractive: 8,
};

const RETRIES = {
  /** How long a model that stopped twice is left alone. */
  stoppedOpenMs: 60_000,
  /** Failures in a row after which the server is left alone. */
  breakerFailures: 3,
  breakerOpenMs: 30_000,
  /** Prompts in a row that a model has not begun to answer in time, after which an import ends. */
  slowInARow: 3,
};

export type AiConfig = Readonly<ReturnType<typeof aiConfig>>;

/**
 * The configuration of a household: defaults for all but the address and the window.
 * @param host address of Ollama, with or without protocol and port
 * @param numCtx context window to ask for, in tokens; undefined takes the defaults of the catalogue
 */
export function aiConfig(host: string, numCtx: number | undefined) {
  return { host, numCtx, deadlines: DEADLINES, limits: LIMITS, retries: RETRIES, policy: ASK_POLICY };
}

/** The settings that a family may change while the product runs; read anew at each use. */
export interface AiSettings {
  llmConcurrency(): number;
  llmBatchDelayMs(): number;
  /** Name of the chosen model; empty when none is chosen. */
  textModel(): string;
  visionModel(): string;
  /** Whether a chosen model may answer from outside the house. */
  allowsCloudModels(): boolean;
  /** Calls back when any of them was changed. */
  onChange(listener: () => void): void;
}

/** What is needed of a pino logger. */
export interface AiLog {
  debug(facts: object, message: string): void;
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
}
