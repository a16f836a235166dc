import { Problem } from "@tureen/messages/problem";
import { asAppError } from "#core/app-error";
import { errorMessage } from "#core/error-message";
import type { ChildAnswer } from "./ask-child";
import { denyNetwork, watchMemory } from "./child-safety";

/**
 * In a process of its own, without a network: answers whatever its parent asks, says so where it cannot, and ends with its parent.
 * @param answer takes whatever its parent sends
 * @param maxMemoryBytes resident memory at which it ends itself, for what opens hostile files
 */
export function answerParent(answer: (request: never) => unknown, maxMemoryBytes?: number): void {
  denyNetwork();
  if (maxMemoryBytes !== undefined) watchMemory(maxMemoryBytes);
  process.on("disconnect", () => process.exit());
  process.on("message", (request: unknown) => {
    void Promise.resolve(request as never) // what its parent sends it
      .then(answer)
      .then((result): ChildAnswer => ({ ok: true, result }), unanswered)
      // The server ends this process when it has the answer: whoever ends by itself may end before it has arrived.
      .then((said) => process.send?.(said));
  });
}

function unanswered(error: unknown): ChildAnswer {
  const { code, path } = error as { readonly code?: string; readonly path?: string }; // what the disk says
  const problem = error instanceof Problem ? asAppError(error) : null;
  const said = problem && { kind: problem.kind, sentence: problem.sentence };
  return { ok: false, detail: errorMessage(error).slice(0, 500), code, path, said };
}
