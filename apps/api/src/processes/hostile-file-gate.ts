import PQueue from "p-queue";

/** Each may take hundreds of megabytes; beside the import that is being read there are so many at most. */
const AT_ONCE = 2;

const gate = new PQueue({ concurrency: AT_ONCE });

type EndProcess = () => void;

/** Processes that stay open without work, for the next file of their kind. */
const idle = new Set<EndProcess>();

/**
 * Runs work that opens a file from outside in a process: two at once, whoever sends how many of whatever kind. Whatever
 * has stayed open without work is ended first, but for the caller's `own`: it would count beside the two.
 */
export function atGate<T>(work: () => Promise<T>, own?: EndProcess): Promise<T> {
  return gate.add(() => {
    for (const end of idle) if (end !== own) end();
    return work();
  });
}

/** Says that a process stays open without work, until it is busy again or has ended. */
export function keepIdle(end: EndProcess, isIdle: boolean): void {
  if (isIdle) idle.add(end);
  else idle.delete(end);
}
