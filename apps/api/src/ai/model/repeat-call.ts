import { keep } from "@tureen/messages/text";
import { ConstantBackoff, handleWhen, retry } from "cockatiel";
import { setTimeout as pause } from "node:timers/promises";
import { AiError, type AiErrorCode, isAiError } from "#ai/ai-error";
import type { AiLog } from "#ai/ai-config";
import { nextStep, type AskPolicy, type NextStep } from "./ask-policy";
import type { Priority } from "./call-queue";
import type { ServerWait } from "./server-wait";

interface RepeatOptions {
  readonly policy: AskPolicy;
  readonly purpose: string;
  readonly priority: Priority;
  readonly signal?: AbortSignal | undefined;
  /** Given where an import waits for an absent server. */
  readonly wait?: ServerWait | undefined;
  /** False for what is answered from memory: only the server's own word proves that it is back. */
  readonly provesServer: boolean;
  /** Looks whether the server is there. @throws AiError */
  readonly probe: () => Promise<unknown>;
  readonly log: AiLog;
}

/** Does the work, again and again as far as the policy says so. @throws AiError the last failure, `cancelled` for a pause that is aborted */
export async function repeatCall<T>(work: () => Promise<T>, options: RepeatOptions): Promise<T> {
  const { policy, priority, wait, log } = options;
  const firstTryAtMs = performance.now();
  const failures: AiErrorCode[] = [];
  let step: NextStep = { kind: "end" };
  let error = new AiError("cancelled");

  function decide(failure: Error): boolean {
    if (!isAiError(failure)) return false;
    error = failure;
    const sameBefore = failures.filter((code) => code === failure.code).length;
    const waitLeftMs = wait?.leftMs(firstTryAtMs) ?? 0;
    step = nextStep(policy, failure.code, { priority, sameBefore, waitLeftMs });
    failures.push(failure.code);
    if (step.kind === "end" && policy.rules[failure.code].importsWaitFor !== null) wait?.givesUp();
    return step.kind !== "end";
  }

  async function beforeRepeating(): Promise<void> {
    if (step.kind === "end") return;
    if (step.kind === "wait") wait?.waits(keep(error.sentence));
    const { purpose } = options;
    log.warn({ purpose, code: error.code, delayMs: step.afterMs }, "asking the model again after a pause");
    await pauseUnlessAborted(step.afterMs, options.signal ?? wait?.signal);
    // A probe costs nothing, and lets the next call through at once when the server is there again.
    const isThere = await options.probe().then(
      () => true,
      () => false,
    );
    if (isThere && step.kind === "wait" && step.isOverWhenFound) wait?.isBack();
  }

  const repeated = retry(handleWhen(decide), {
    maxAttempts: Number.POSITIVE_INFINITY,
    backoff: new ConstantBackoff(0),
  });
  const result = await repeated.execute(async ({ attempt }) => {
    if (attempt > 0) await beforeRepeating();
    return work();
  });
  if (options.provesServer) wait?.isBack();
  return result;
}

async function pauseUnlessAborted(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  const jitter = 1 + Math.random() * 0.2;
  try {
    await pause(delayMs * jitter, undefined, signal ? { signal } : {});
  } catch {
    throw new AiError("cancelled");
  }
}
