import type { ChildProcess } from "node:child_process";
import { errorMessage } from "#core/error-message";

/** Why a process has no answer. */
export interface Unanswered {
  readonly ok: false;
  readonly detail: string;
}

/**
 * Asks a process its only question and ends it. `timeoutMs`: how long it may take.
 * @throws Error that says why there is no answer: too slow, ended, or never begun
 */
export function askChild<Answer>(child: ChildProcess, request: object, timeoutMs: number): Promise<Answer> {
  return new Promise<Answer>((resolve, reject) => {
    const fail = (reason: string): void => reject(new Error(reason));
    const timer = setTimeout(fail, timeoutMs, "did not come to an end").unref();
    child.once("message", (answer: Answer) => resolve(answer));
    // What it has said arrives before its channel closes; its exit may be told earlier.
    child.once("disconnect", () => fail("ended without an answer"));
    child.once("error", reject);
    child.once("close", () => clearTimeout(timer));
    child.send(request, (error) => error && reject(error));
  }).finally(() => child.kill("SIGKILL"));
}

/** The same; where there is no answer, why. */
export async function askChildSafely<Answer>(
  child: ChildProcess,
  request: object,
  timeoutMs: number,
): Promise<Answer | Unanswered> {
  try {
    return await askChild<Answer>(child, request, timeoutMs);
  } catch (error) {
    return { ok: false, detail: errorMessage(error) };
  }
}
