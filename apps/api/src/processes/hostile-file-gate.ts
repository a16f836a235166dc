import PQueue from "p-queue";

/** Each may take hundreds of megabytes; beside the import that is being read there are so many at most. */
const AT_ONCE = 2;

const gate = new PQueue({ concurrency: AT_ONCE });

/** Runs work that opens a file from outside in a process: two at once, whoever sends how many of whatever kind. */
export function atGate<T>(work: () => Promise<T>): Promise<T> {
  return gate.add(work);
}
