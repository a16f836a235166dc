import type { AiError, AiErrorCode } from "#ai/ai-error";
import type { Priority } from "./call-queue";

/** What becomes of a question whose call failed for good. */
export type Remedy =
  /** The same question under a looser form of the answer may work. */
  | "plainer"
  /** The same question about less may work. */
  | "smaller"
  /** This question has no answer; the next one may have. */
  | "give-up"
  /** Server or model are at fault: every other question will fail in the same way until that is mended. */
  | "stop";

/** What is done about one kind of failure, in this order: wait and repeat, use what has come, then the remedy. */
interface AskRule {
  /** Pauses before the repetitions, in milliseconds; as many repetitions as pauses. */
  readonly pausesMs: readonly number[];
  /**
   * What imports go on waiting for, as long as all their waits together may take: the server, which a probe finds, or a turn, which
   * only an answer proves.
   */
  readonly importsWaitFor: "server" | "turn" | null;
  /** Whether what has come of the answer may be used, once it is not repeated any more. */
  readonly salvage: boolean;
  readonly remedy: Remedy;
}

/** Rules by the kind of failure, and how long an import waits between two tries: twice as long each time. */
export interface AskPolicy {
  readonly rules: Readonly<Record<AiErrorCode, AskRule>>;
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
}

const rule = (remedy: Remedy, changes: Partial<AskRule> = {}): AskRule => ({
  pausesMs: [],
  importsWaitFor: null,
  salvage: false,
  remedy,
  ...changes,
});

/**
 * The one place that decides about repeating, waiting and giving up. A failure that is not here to be repeated
 * does not get better by itself.
 */
export const ASK_POLICY: AskPolicy = {
  firstWaitMs: 1_000,
  longestWaitMs: 15_000,
  rules: {
    // The server is being updated, or its machine starts anew.
    ollama_unreachable: rule("stop", { importsWaitFor: "server" }),
    not_ollama: rule("stop", { importsWaitFor: "server" }),
    busy: rule("give-up", { pausesMs: [1_000, 2_000, 4_000, 8_000, 16_000], importsWaitFor: "turn" }),
    refused_host: rule("stop"),
    no_model: rule("stop"),
    model_missing: rule("stop"),
    unknown_model: rule("give-up"),
    model_no_vision: rule("stop"),
    model_cannot_chat: rule("stop"),
    cloud_model: rule("stop"),
    cloud_refused: rule("stop"),
    no_internet: rule("give-up"),
    not_signed_in: rule("stop"),
    rate_limited: rule("stop"),
    out_of_memory: rule("stop", { pausesMs: [5_000] }),
    only_thinking: rule("stop"),
    too_slow: rule("stop"),
    // The connection broke, most likely with the server: the whole answer is worth more than the part that has come.
    interrupted: rule("give-up", { pausesMs: [1_000], salvage: true }),
    timeout: rule("smaller", { salvage: true }),
    answer_cut: rule("smaller", { salvage: true }),
    answer_too_long: rule("smaller", { salvage: true }),
    answer_loops: rule("smaller", { salvage: true }),
    context_overflow: rule("smaller"),
    format_refused: rule("plainer"),
    invalid_output: rule("give-up"),
    bad_image: rule("give-up"),
    no_text_in_photo: rule("give-up"),
    server_error: rule("give-up"),
    queue_full: rule("give-up"),
    cancelled: rule("give-up"),
  },
};

/** What is left to do with a text, or a question, after this error. */
export function remedyFor({ code }: AiError): Remedy {
  return ASK_POLICY.rules[code].remedy;
}

/** Whether what has come of a broken answer may be used. */
export function mayBeSalvaged({ code }: AiError): boolean {
  return ASK_POLICY.rules[code].salvage;
}

/** Whether a model has answered and nothing of it can be used: in no form that was asked for, or without an end. */
export function isUnusable({ code }: AiError): boolean {
  return ["invalid_output", "answer_cut", "answer_too_long", "answer_loops"].includes(code);
}

/** True when the fault lies with server or model: every other call will fail in the same way until it is mended. */
export function isBeyondTheCall(error: AiError): boolean {
  return remedyFor(error) === "stop";
}

/**
 * Whether an import asks no more after this error: every other question would fail in the same way, perhaps after many
 * minutes. A model that stopped may have stumbled over one page, and is not judged by that.
 */
export function endsImport(error: AiError): boolean {
  return isBeyondTheCall(error) && error.code !== "out_of_memory";
}

/** What has happened to one question so far. */
export interface AskHistory {
  readonly priority: Priority;
  /** Earlier failures of the same kind. */
  readonly sameBefore: number;
  /** Milliseconds for which an import may still wait for an absent server; 0 where nobody waits. */
  readonly waitLeftMs: number;
}

export type NextStep =
  | { readonly kind: "repeat"; readonly afterMs: number }
  /** An import waits, and says so. */
  | { readonly kind: "wait"; readonly afterMs: number; readonly isOverWhenFound: boolean }
  | { readonly kind: "end" };

/** What to do next about a failed call. */
export function nextStep(policy: AskPolicy, code: AiErrorCode, history: AskHistory): NextStep {
  const { pausesMs, importsWaitFor } = policy.rules[code];
  const pauseMs = pausesMs[history.sameBefore];
  if (importsWaitFor !== null && history.priority === "batch" && history.waitLeftMs > 0) {
    const afterMs = Math.min(policy.firstWaitMs * 2 ** history.sameBefore, policy.longestWaitMs, history.waitLeftMs);
    return { kind: "wait", afterMs, isOverWhenFound: importsWaitFor === "server" };
  }
  return pauseMs === undefined ? { kind: "end" } : { kind: "repeat", afterMs: pauseMs };
}
