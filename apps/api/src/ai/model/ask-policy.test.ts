import { describe, expect, it } from "vitest";
import { AiError, type AiErrorCode } from "#ai/ai-error";
import { ASK_POLICY, mayBeSalvaged, nextStep, remedyFor, type AskHistory, type Remedy } from "./ask-policy";

const person: AskHistory = { priority: "interactive", sameBefore: 0, waitLeftMs: 0 };
const book: AskHistory = { priority: "batch", sameBefore: 0, waitLeftMs: 300_000 };

/** What happens to a person's call, to an import's, and what is left to do in the end. */
const TABLE: readonly (readonly [AiErrorCode, person: string, book: string, Remedy, salvage: boolean])[] = [
  ["ollama_unreachable", "end", "wait 1000", "stop", false],
  ["not_ollama", "end", "wait 1000", "stop", false],
  ["busy", "repeat 1000", "wait 1000", "give-up", false],
  ["refused_host", "end", "end", "stop", false],
  ["no_model", "end", "end", "stop", false],
  ["model_missing", "end", "end", "stop", false],
  ["unknown_model", "end", "end", "give-up", false],
  ["model_no_vision", "end", "end", "stop", false],
  ["model_cannot_chat", "end", "end", "stop", false],
  ["cloud_model", "end", "end", "stop", false],
  ["no_internet", "end", "end", "give-up", false],
  ["not_signed_in", "end", "end", "stop", false],
  ["rate_limited", "end", "end", "stop", false],
  ["cloud_refused", "end", "end", "stop", false],
  ["out_of_memory", "repeat 5000", "repeat 5000", "stop", false],
  ["only_thinking", "end", "end", "stop", false],
  ["too_slow", "end", "end", "stop", false],
  ["interrupted", "repeat 1000", "repeat 1000", "give-up", true],
  ["timeout", "end", "end", "smaller", true],
  ["answer_cut", "end", "end", "smaller", true],
  ["answer_too_long", "end", "end", "smaller", true],
  ["answer_loops", "end", "end", "smaller", true],
  ["context_overflow", "end", "end", "smaller", false],
  ["format_refused", "end", "end", "plainer", false],
  ["invalid_output", "end", "end", "give-up", false],
  ["bad_image", "end", "end", "give-up", false],
  ["no_text_in_photo", "end", "end", "give-up", false],
  ["server_error", "end", "end", "give-up", false],
  ["queue_full", "end", "end", "give-up", false],
  ["cancelled", "end", "end", "give-up", false],
];

const told = (code: AiErrorCode, history: AskHistory): string => {
  const step = nextStep(ASK_POLICY, code, history);
  return step.kind === "end" ? "end" : `${step.kind} ${step.afterMs}`;
};

describe("what is done about a call that failed", () => {
  it("is said for every kind of failure", () => {
    expect(TABLE.map(([code]) => code).toSorted()).toEqual(Object.keys(ASK_POLICY.rules).toSorted());
  });

  it.each(TABLE)("%s: a person %s, an import %s, then %s (salvage: %s)", (code, forPerson, forBook, then, salvage) => {
    const error = new AiError(code);
    expect([told(code, person), told(code, book), remedyFor(error), mayBeSalvaged(error)]).toEqual([
      forPerson,
      forBook,
      then,
      salvage,
    ]);
  });

  it("a model that stopped and an answer that broke off are repeated once", () => {
    expect(told("out_of_memory", { ...book, sameBefore: 1 })).toBe("end");
    expect(told("interrupted", { ...book, sameBefore: 1 })).toBe("end");
  });

  it("a person asks a busy server for half a minute", () => {
    const steps = Array.from({ length: 6 }, (_, sameBefore) => told("busy", { ...person, sameBefore }));
    expect(steps).toEqual(["repeat 1000", "repeat 2000", "repeat 4000", "repeat 8000", "repeat 16000", "end"]);
  });

  it("an import waits longer each time, never longer in all than it may, and then gives up", () => {
    const waits = [0, 1, 3, 4, 9].map((sameBefore) => told("ollama_unreachable", { ...book, sameBefore }));
    expect(waits).toEqual(["wait 1000", "wait 2000", "wait 8000", "wait 15000", "wait 15000"]);
    expect(told("ollama_unreachable", { ...book, waitLeftMs: 300 })).toBe("wait 300");
    expect(told("ollama_unreachable", { ...book, waitLeftMs: 0 })).toBe("end");
  });

  it("a probe ends the wait for a server that was away, only an answer the wait for a turn", () => {
    expect(nextStep(ASK_POLICY, "not_ollama", book)).toMatchObject({ isOverWhenFound: true });
    expect(nextStep(ASK_POLICY, "busy", book)).toMatchObject({ isOverWhenFound: false });
  });
});
