import type { ServerResponse } from "node:http";
import type { RestoreOutcome } from "./restore-journal";

/**
 * Closes the database once it is quiet and `whenQuiet` has been done, opens it again, and says how a restore ended. `own` is
 * the answer to whoever asks for it, which is not waited for.
 */
export type Reopen = (
  whenQuiet: () => Promise<void>,
  own: ServerResponse | undefined,
) => Promise<RestoreOutcome | null>;

/** Where nothing is being served: the demo and the benchmarks. */
export const cannotReopen: Reopen = () => Promise.reject(new Error("Nobody serves this database"));
