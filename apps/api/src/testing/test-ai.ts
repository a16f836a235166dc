import { onTestFinished } from "vitest";
import { aiConfig, type AiConfig, type AiLog, type AiSettings } from "../ai/ai-config";
import { createAiClient, type AiClient } from "../ai/ai-client";
import { ASK_POLICY } from "../ai/model/ask-policy";
import { speedsInMemory } from "../ai/model/model-speeds";

export interface TestAi {
  readonly ai: AiClient;
  /** Messages of the log, oldest first. */
  readonly logged: readonly string[];
  /** Changes what the admin page would change. */
  readonly settings: { concurrency: number; delayMs: number; text: string; vision: string; allowsCloud: boolean };
  /** How long it waits. A story about lateness shortens the one wait that it is about, while it is about it. */
  readonly deadlines: { -readonly [Wait in keyof AiConfig["deadlines"]]: number };
  /** Moves the client's clock, which stands still otherwise, for pauses of half a minute. */
  advance(ms: number): void;
}

/** Only a connection may take longer than in the product: the double may have to wait for its turn on a busy machine. */
const UNHURRIED = { connectMs: 30_000, healthMs: 30_000 } satisfies Partial<AiConfig["deadlines"]>;

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

/**
 * A client of the double with the product's deadlines, pauses of milliseconds, and settings that a test can change. It
 * ends with the test that it was made for.
 */
export function testAi(
  host: string,
  changes: {
    readonly numCtx?: number;
    readonly deadlines?: Partial<AiConfig["deadlines"]>;
    readonly retries?: Partial<AiConfig["retries"]>;
  } = {},
): TestAi {
  const base = aiConfig(host, changes.numCtx);
  const deadlines = { ...base.deadlines, ...UNHURRIED, ...changes.deadlines };
  const config: AiConfig = {
    ...base,
    deadlines,
    retries: { ...base.retries, ...changes.retries },
    policy: QUICK_POLICY,
  };
  const settings = { concurrency: 3, delayMs: 0, text: "", vision: "", allowsCloud: false };
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
    allowsCloudModels: () => settings.allowsCloud,
    onChange: () => undefined,
  };
  let nowMs = 0;
  const ai = createAiClient({
    config,
    settings: wishes,
    log,
    clock: { now: () => nowMs },
    speedStore: speedsInMemory(),
  });
  onTestFinished(() => ai.close());
  return {
    ai,
    logged,
    settings,
    deadlines,
    advance: (ms) => {
      nowMs += ms;
    },
  };
}

/** A JPEG of one white pixel: enough for a double that looks at headers only. */
export const ONE_PIXEL_JPEG = Buffer.from(
  "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z",
  "base64",
);
