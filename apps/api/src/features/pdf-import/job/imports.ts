import { text } from "@tureen/messages/text";
import type { ImportJob } from "@tureen/contracts/pdf-import";

/** Said to whoever would change an import to which something is being done. */
export const STILL_BRINGING_IN = text(
  "Recipes of this import are still being brought in. Please wait until that is done.",
);

/** The imports of this process: they go on when the browser leaves, and after a restart. */
export interface ImportRunner {
  /** Makes sure that there is room before a file is taken in. @throws AppError too-many */
  checkRoom(): void;
  /** Begins an import, or has it wait behind those that are there. */
  start(batchId: number): void;
  /** Does something to an import that has ended, which nobody takes back meanwhile. @throws AppError conflict while something is done */
  hold<T>(batchId: number, work: () => Promise<T>): Promise<T>;
  isHeld(batchId: number): boolean;
  /** Resolves when the import is over, however it ended. */
  finished(batchId: number): Promise<void>;
  /** Ends an import; what has come in stays. False when it is not running. */
  cancel(batchId: number): boolean;
  /** Ends every import, those that wait included, and resolves when none is at work any more. */
  cancelAll(): Promise<void>;
  /**
   * How an import goes on: what its open questions may take, as a range that only falls between two answers, null while
   * nobody can say; and what it waits for, as a text is kept, '' while it does not wait. Of one that is over, neither.
   */
  goingOn(batchId: number): Pick<ImportJob, "eta" | "waitingFor">;
  /** The book that is being read; null while none is. */
  current(): number | null;
  /** Calls back on every change of this import, until the returned function is called. */
  watch(batchId: number, onChange: () => void): () => void;
  /** Takes up what a restart interrupted. */
  resume(): void;
  /** Stops at once; everything that was answered is on the disk and is not asked again. */
  stop(): Promise<void>;
}
