import type { RestoreOutcome } from "./restore-journal";

/** Closes the house once it is quiet and `whenQuiet` has been done, opens it again, and says how a restore ended. */
export type ReopenHouse = (whenQuiet: () => Promise<void>) => Promise<RestoreOutcome | null>;

/** Where nothing is being served: the demo and the benchmarks. */
export const cannotReopen: ReopenHouse = () => Promise.reject(new Error("Nobody serves this house"));
