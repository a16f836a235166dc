import { keep } from "@tureen/messages/text";
import { setTimeout as pause } from "node:timers/promises";
import { AiError, type AiErrorCode, throwUnlessAiError } from "#ai/ai-error";
import type { AiLog } from "#ai/ai-config";
import { nextStep, type AskPolicy } from "./ask-policy";
import type { CallOptions } from "./call-queue";

/** How an import waits for a server that is away. */
export interface WaitOptions {
  /** How long the server may be away, and how long one call is tried again. */
  readonly totalWaitMs: number;
  readonly signal: AbortSignal;
  /** Told what is being waited for, as a text is kept; '' when the wait is over. */
  readonly onWait: (sentence: string) => void;
}

/**
 * The wait that all calls of one import share: when it is used up they fail at once, each with its own error, until the server
 * is back. It is counted from its beginning, or from a call's own first try where that was earlier.
 */
export interface ServerWait extends WaitOptions {
  awaySinceMs?: number | undefined;
}

interface RepeatOptions extends CallOptions {
  readonly purpose: string;
  /** Given where an import waits for an absent server. */
  readonly wait?: ServerWait | undefined;
  /** False for what is answered from memory: only the server's own word proves that it is back. */
  readonly provesServer: boolean;
}

export type RepeatCall = ReturnType<typeof createRepeatCall>;

/** @param probe looks whether the server is there; throws where it is not */
export function createRepeatCall(policy: AskPolicy, probe: () => Promise<unknown>, log: AiLog) {
  /** Does the work, again and again as far as the policy says so. @throws AiError the last failure, `cancelled` for a pause that is aborted */
  return async function repeatCall<T>(
    { purpose, priority, signal, wait, provesServer }: RepeatOptions,
    work: () => Promise<T>,
  ): Promise<T> {
    const firstTryAtMs = performance.now();
    const failures: AiErrorCode[] = [];
    const isBack = (): void => {
      if (wait?.awaySinceMs === undefined) return;
      wait.awaySinceMs = undefined;
      wait.onWait("");
    };
    for (;;) {
      try {
        const result = await work();
        if (provesServer) isBack();
        return result;
      } catch (error) {
        throwUnlessAiError(error);
        const { code, sentence } = error;
        const sameBefore = failures.filter((before) => before === code).length;
        failures.push(code);
        const sinceMs = Math.min(wait?.awaySinceMs ?? Infinity, firstTryAtMs);
        const waitLeftMs = wait ? Math.max(0, sinceMs + wait.totalWaitMs - performance.now()) : 0;
        const step = nextStep(policy, code, { priority, sameBefore, waitLeftMs });
        if (step.kind === "end") {
          if (policy.rules[code].importsWaitFor !== null) wait?.onWait("");
          throw error;
        }
        if (wait && step.kind === "wait") {
          wait.awaySinceMs ??= performance.now();
          wait.onWait(keep(sentence));
        }
        log.warn({ purpose, code, delayMs: step.afterMs }, "asking the model again after a pause");
        await pauseUnlessAborted(step.afterMs, signal ?? wait?.signal);
        // A probe costs nothing, and lets the next call through at once when the server is there again.
        const isThere = await probe().then(
          () => true,
          () => false,
        );
        if (isThere && step.kind === "wait" && step.isOverWhenFound) isBack();
      }
    }
  };
}

async function pauseUnlessAborted(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  const jitter = 1 + Math.random() * 0.2;
  try {
    await pause(delayMs * jitter, undefined, signal ? { signal } : {});
  } catch {
    throw new AiError("cancelled");
  }
}
