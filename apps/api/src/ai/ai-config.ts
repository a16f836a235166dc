import { ASK_POLICY, type AskPolicy } from "./model/ask-policy";

/** How long the product waits for a model. All times in milliseconds; tests scale them down. */
interface AiDeadlines {
  readonly connectMs: number;
  /** Whether the server is there. */
  readonly healthMs: number;
  /** Questions about installed models; a server that computes on every core takes its time to answer them. */
  readonly metadataMs: number;
  /** To the first piece of an answer, before load and prompt are counted. */
  readonly firstFrameMs: number;
  /** What loading a model may take. */
  readonly loadMs: number;
  /** Slowest reading of a prompt that is still waited for, in tokens a second. */
  readonly promptTokensPerSecond: number;
  readonly firstFrameMaxMs: number;
  readonly betweenFramesMs: number;
  /** Slowest writing that is still waited for, in tokens a second. */
  readonly answerTokensPerSecond: number;
  readonly answerMaxMs: number;
  /** Silence between two lines of a pull; checking gigabytes takes minutes. */
  readonly pullSilenceMs: number;
}

interface AiLimits {
  /** Longest answer that is always taken, in UTF-8 bytes. */
  readonly maxContentBytes: number;
  /** Bytes taken for each token that an answer may have: what stands in a large window is no runaway. */
  readonly maxBytesPerToken: number;
  /** Longest line of a stream, in UTF-16 units. */
  readonly maxLineLength: number;
  /** Interactive calls that may wait for a turn. */
  readonly maxWaitingInteractive: number;
}

interface AiRetries {
  /** How long a model that stopped twice is left alone. */
  readonly stoppedOpenMs: number;
  /** Failures in a row after which the server is left alone. */
  readonly breakerFailures: number;
  readonly breakerOpenMs: number;
  /** Prompts in a row that a model has not begun to answer in time, after which an import ends. */
  readonly slowInARow: number;
}

export interface AiConfig {
  /** Address of Ollama, with or without protocol and port. */
  readonly host: string;
  /** Context window to ask for, in tokens; undefined takes the defaults of {@link TEXT_NUM_CTX} and {@link VISION_NUM_CTX}. */
  readonly numCtx: number | undefined;
  readonly deadlines: AiDeadlines;
  readonly limits: AiLimits;
  readonly retries: AiRetries;
  readonly policy: AskPolicy;
}

const DEFAULT_DEADLINES: AiDeadlines = {
  connectMs: 3_000,
  healthMs: 2_000,
  metadataMs: 30_000,
  firstFrameMs: 60_000,
  loadMs: 180_000,
  promptTokensPerSecond: 20,
  firstFrameMaxMs: 30 * 60_000,
  betweenFramesMs: 120_000,
  answerTokensPerSecond: 1,
  answerMaxMs: 60 * 60_000,
  pullSilenceMs: 10 * 60_000,
};

const DEFAULT_LIMITS: AiLimits = {
  maxContentBytes: 512 * 1024,
  maxBytesPerToken: 8,
  maxLineLength: 8 * 1024 * 1024,
  maxWaitingInteractive: 8,
};

const DEFAULT_RETRIES: AiRetries = {
  stoppedOpenMs: 60_000,
  breakerFailures: 3,
  breakerOpenMs: 30_000,
  slowInARow: 3,
};

/** The configuration of a household: defaults for all but the address and the window. */
export function aiConfig(host: string, numCtx: number | undefined): AiConfig {
  return {
    host,
    numCtx,
    deadlines: DEFAULT_DEADLINES,
    limits: DEFAULT_LIMITS,
    retries: DEFAULT_RETRIES,
    policy: ASK_POLICY,
  };
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
