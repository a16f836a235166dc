import PQueue from "p-queue";

/** Each may take hundreds of megabytes; beside the import that is being read there are so many at most. */
const AT_ONCE = 3;

const gate = new PQueue({ concurrency: AT_ONCE });

/** What is opened; one of each, so that two books or exports that were made to harm do not keep a photo waiting. */
type HostileFile = "photo" | "print" | "book" | "export" | "page" | "cookbook";

const kinds = new Map<HostileFile, PQueue>();

function turnOf(kind: HostileFile): PQueue {
  const turn = kinds.get(kind) ?? new PQueue({ concurrency: 1 });
  kinds.set(kind, turn);
  return turn;
}

type EndProcess = () => void;

/** Processes that stay open without work, for the next file of their kind. */
const idle = new Set<EndProcess>();

/**
 * Runs work that opens a file from outside in a process: one of a kind and three at once, whoever sends how many. Whatever
 * has stayed open without work is ended first, but for the caller's `own`: it would count beside them.
 */
export function atGate<T>(kind: HostileFile, work: () => Promise<T>, own?: EndProcess): Promise<T> {
  return turnOf(kind).add(() =>
    gate.add(() => {
      for (const end of idle) if (end !== own) end();
      return work();
    }),
  );
}

/** Says that a process stays open without work, until it is busy again or has ended. */
export function keepIdle(end: EndProcess, isIdle: boolean): void {
  if (isIdle) idle.add(end);
  else idle.delete(end);
}
