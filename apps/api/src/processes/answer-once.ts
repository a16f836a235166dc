import { errorMessage } from "#core/error-message";
import type { Unanswered } from "./ask-child";

/**
 * In a process that was made for one question: answers it, says so where it cannot, and ends with its parent. `answer`
 * takes whatever its parent sends.
 */
export function answerOnce(answer: (request: never) => unknown): void {
  process.on("disconnect", () => process.exit());
  process.once("message", (request: unknown) => {
    const failed = (error: unknown): Unanswered => ({ ok: false, detail: errorMessage(error) });
    void Promise.resolve(request as never) // what its parent sends it
      .then(answer)
      .catch(failed)
      .then((said: unknown) => process.send?.(said));
  });
}
