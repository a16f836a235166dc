import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { AppError } from "#core/app-error";
import type { Log } from "#core/logger";
import { startChild } from "./start-child";

/** What a process answers: what came of its work, or why nothing did. */
export type ChildAnswer =
  | { readonly ok: true; readonly result: unknown }
  | {
      readonly ok: false;
      readonly detail: string;
      readonly code: string | undefined;
      readonly path: string | undefined;
      /** What is said of it; null for a fault of ours, or of a file. */
      readonly said: Pick<AppError, "kind" | "sentence"> | null;
    };

/**
 * Asks a process a question. `timeoutMs`: how long it may take.
 * @throws AppError as the process did; Error where it failed otherwise, was too slow, ended, or never began
 */
export async function askChild<Result>(
  child: ChildProcess,
  request: object,
  timeoutMs: number,
  outer?: AbortSignal,
): Promise<Result> {
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(Math.ceil(timeoutMs)), ...(outer ? [outer] : [])]);
  // What it has said arrives before its channel closes; its exit may be told earlier.
  const ended = once(child, "disconnect", { signal }).then(() => {
    throw new Error("ended without an answer");
  });
  try {
    const heard = once(child, "message", { signal });
    child.send(request, (error) => error && over.abort(error));
    const [answer] = (await Promise.race([heard, ended])) as [ChildAnswer];
    if (answer.ok) return answer.result as Result; // what is asked has its type
    const { said, detail, code, path } = answer;
    throw said ? new AppError(said.kind, said.sentence) : Object.assign(new Error(detail), { code, path });
  } finally {
    over.abort();
  }
}

interface ChildLimits {
  /** V8's own heap. */
  readonly maxHeapMb: number;
  readonly timeoutMs: number;
  readonly log: Log;
}

/** The same of one that is started for this question, and ends with it; `callerUrl` and `name` as {@link startChild} takes them. */
export async function askNewChild<Result>(
  callerUrl: string,
  name: string,
  { maxHeapMb, timeoutMs, log }: ChildLimits,
  request: object,
): Promise<Result> {
  const child = startChild(callerUrl, name, maxHeapMb, log);
  try {
    return await askChild<Result>(child, request, timeoutMs);
  } finally {
    child.kill("SIGKILL");
  }
}
