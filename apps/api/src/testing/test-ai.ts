import { aiConfig, type AiConfig, type AiLog, type AiSettings } from "../ai/ai-config";
import { createAiClient, type AiClient } from "../ai/ai-client";
import { ASK_POLICY } from "../ai/model/ask-policy";
import { speedsInMemory } from "../ai/model/model-speeds";

export interface TestAi {
  readonly ai: AiClient;
  /** Messages of the log, oldest first. */
  readonly logged: readonly string[];
  /** Changes what the admin page would change. */
  readonly settings: { concurrency: number; delayMs: number; text: string; vision: string };
  /** Moves the client's clock, for pauses of half a minute. */
  advance(ms: number): void;
}

/** Deadlines of a second instead of minutes; long enough for a busy machine. */
const SHORT_DEADLINES: AiConfig["deadlines"] = {
  connectMs: 1_000,
  healthMs: 2_000,
  metadataMs: 2_000,
  firstFrameMs: 1_500,
  loadMs: 0,
  promptTokensPerSecond: 1_000_000,
  firstFrameMaxMs: 2_000,
  betweenFramesMs: 1_000,
  answerTokensPerSecond: 1_000,
  answerMaxMs: 10_000,
  pullSilenceMs: 1_000,
};

/** Nothing is late in a test that is not about lateness, however busy the machine. */
export const UNHURRIED = {
  connectMs: 10_000,
  healthMs: 10_000,
  metadataMs: 10_000,
  firstFrameMs: 30_000,
  firstFrameMaxMs: 30_000,
  betweenFramesMs: 30_000,
  answerMaxMs: 60_000,
} satisfies Partial<AiConfig["deadlines"]>;

/** The product's own policy, with pauses of milliseconds. */
const QUICK_POLICY: AiConfig["policy"] = {
  rules: {
    ...ASK_POLICY.rules,
    busy: { ...ASK_POLICY.rules.busy, pausesMs: [5, 10, 20] },
    out_of_memory: { ...ASK_POLICY.rules.out_of_memory, pausesMs: [10] },
    interrupted: { ...ASK_POLICY.rules.interrupted, pausesMs: [10] },
  },
  firstWaitMs: 100,
  longestWaitMs: 1_000,
};

/** A client of the double with short deadlines and pauses, and settings that a test can change. */
export function testAi(
  host: string,
  changes: {
    readonly numCtx?: number;
    readonly deadlines?: Partial<AiConfig["deadlines"]>;
    readonly retries?: Partial<AiConfig["retries"]>;
  } = {},
): TestAi {
  const base = aiConfig(host, changes.numCtx);
  const config: AiConfig = {
    ...base,
    deadlines: { ...SHORT_DEADLINES, ...changes.deadlines },
    retries: { ...base.retries, ...changes.retries },
    policy: QUICK_POLICY,
  };
  const settings = { concurrency: 3, delayMs: 0, text: "", vision: "" };
  const logged: string[] = [];
  const log: AiLog = {
    debug: (_, message) => logged.push(message),
    info: (_, message) => logged.push(message),
    warn: (_, message) => logged.push(message),
  };
  const wishes: AiSettings = {
    llmConcurrency: () => settings.concurrency,
    llmBatchDelayMs: () => settings.delayMs,
    textModel: () => settings.text,
    visionModel: () => settings.vision,
    onChange: () => undefined,
  };
  let offsetMs = 0;
  const ai = createAiClient({
    config,
    settings: wishes,
    log,
    clock: { now: () => performance.now() + offsetMs },
    speedStore: speedsInMemory(),
  });
  return {
    ai,
    logged,
    settings,
    advance: (ms) => {
      offsetMs += ms;
    },
  };
}

/** A JPEG of one white pixel: enough for a double that looks at headers only. */
export const ONE_PIXEL_JPEG = Buffer.from(
  "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z",
  "base64",
);
