import type { ChangeListsOutput, ListOperationSent } from "@tureen/contracts/list-changes";
import type { ChangeLog } from "./change-log";
import type { LoggedChange } from "./logged-change";

/** Most changes of one call (contracts, `MAX_OPERATIONS`). */
const BATCH = 100;
/** Seconds between tries grow to this; whoever knows that the server is back says so sooner. */
const LONGEST_PAUSE_MS = 30_000;
const FIRST_PAUSE_MS = 500;
/** A change that the server fails on so often by itself is shown as refused: it must not hold up all others. */
const MOST_FAULTS = 8;

/** Too many calls, a server at work on itself, a full disk: what was sent is in order and may pass later. */
const COMES_BACK: ReadonlySet<number> = new Set([429, 503, 507]);

/** What a failed call says: its HTTP status, null where no server answered, and the server's sentence. */
export interface SendFault {
  readonly status: number | null;
  readonly reason: string | null;
}

interface SenderParts {
  readonly log: ChangeLog;
  readonly send: (operations: ListOperationSent[]) => Promise<ChangeListsOutput>;
  readonly faultOf: (error: unknown) => SendFault;
  /** Lets one tab at a time send; runs the work without it where a browser has no locks. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly pause: (ms: number) => Promise<void>;
  /** What the server has answered, before the log takes note of it. */
  readonly onAnswer: (answer: ChangeListsOutput) => void | Promise<void>;
  /** Tells whether the server was reached. */
  readonly onReached: (isReached: boolean) => void;
  /** The server no longer knows who this is. */
  readonly onSignedOut: (error: unknown) => void;
}

export interface ChangeSender {
  /** Sends what waits, now; without anything waiting nothing happens. */
  readonly wake: () => void;
  readonly stop: () => void;
}

/**
 * Sends what waits in the log, in its order, until nothing waits. An answer that is lost is asked for again under the same
 * ids; a server that is away is asked again after pauses that grow; an ended sign-in ends the sending and keeps the log.
 */
export function createChangeSender(parts: SenderParts): ChangeSender {
  const { log, pause, onReached } = parts;
  let isStopped = false;
  let isRunning = false;
  let interrupt = (): void => undefined;

  async function run(): Promise<void> {
    // Another tab may have sent meanwhile.
    await log.reload();
    let failures = 0;
    let faultsOfFirst = 0;
    let batchSize = BATCH;
    while (!isStopped) {
      const batch = log.waiting().slice(0, batchSize);
      const [first] = batch;
      if (!first) return;
      try {
        const answer = await parts.send(batch.map(operationOf));
        if (isStopped) return;
        onReached(true);
        await parts.onAnswer(answer);
        log.settle(answer);
        [failures, faultsOfFirst] = [0, 0];
        batchSize = Math.min(BATCH, batchSize * 2);
      } catch (error) {
        if (isStopped) return;
        const { status, reason } = parts.faultOf(error);
        onReached(status !== null);
        if (status === 401) {
          isStopped = true;
          parts.onSignedOut(error);
          return;
        }
        const isFault = status !== null && !COMES_BACK.has(status);
        if (isFault && batch.length > 1) {
          // One of them may be what the server cannot take: find out which.
          batchSize = 1;
          continue;
        }
        if (isFault && (status < 500 || (faultsOfFirst += 1) >= MOST_FAULTS)) {
          log.refuse(first.id, reason ?? "");
          [faultsOfFirst, batchSize] = [0, BATCH];
          continue;
        }
        failures += 1;
        const waitMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
        await Promise.race([pause(waitMs), new Promise<void>((resolve) => (interrupt = resolve))]);
      }
    }
  }

  function wake(): void {
    interrupt();
    if (isRunning || isStopped || log.waiting().length === 0) return;
    isRunning = true;
    void parts.alone(run).finally(() => {
      isRunning = false;
      // Something may have been added between the last look and now.
      wake();
    });
  }

  return {
    wake,
    stop: () => {
      isStopped = true;
      interrupt();
    },
  };
}

function operationOf({ id, listId, change }: LoggedChange): ListOperationSent {
  return { id, list_id: listId, change };
}
