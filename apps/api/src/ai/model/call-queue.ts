import { setTimeout as pause } from "node:timers/promises";
import PQueue from "p-queue";
import { AiError } from "#ai/ai-error";

/** A person is waiting for "interactive" work; "batch" work is an import in the background. */
export type Priority = "interactive" | "batch";

/** How a call of the model waits for its turn, and until when. */
export interface CallOptions {
  readonly priority: Priority;
  readonly signal?: AbortSignal | undefined;
}

/** A place at the model, as the work that holds it sees it. */
export interface QueueSlot {
  /** Aborted when the caller leaves, or when the work has to make way. */
  readonly signal: AbortSignal;
  /** Tells that the answer has begun: from now on the work makes way for nobody. */
  readonly hasBegun: () => void;
}

export type CallQueue = ReturnType<typeof createCallQueue>;

interface QueueLimits {
  /** Calls at once. */
  readonly atOnce: () => number;
  /** Pause between two starts of an import's calls, in milliseconds. */
  readonly pauseMs: () => number;
  /** People that may wait for a turn. */
  readonly maxWaitingInteractive: number;
}

interface Call {
  readonly priority: Priority;
  /** Reason of the abort where the call makes way for a person's. */
  readonly preemption: AbortController;
  isRunning: boolean;
  hasBegun: boolean;
}

const PLACES = { interactive: 2, preempted: 1, batch: 0 } as const;

/** Tells a call that had to make way from one that was cancelled. */
class Preempted extends Error {}

/**
 * The one queue of the process in front of the model. People come before imports, and a call of an import that has not
 * begun to answer makes way for them: it is asked again later.
 */
export function createCallQueue({ atOnce, pauseMs, maxWaitingInteractive }: QueueLimits) {
  const queue = new PQueue({ concurrency: 1 });
  const calls = new Set<Call>();
  let lastStartAtMs = Number.NEGATIVE_INFINITY;

  /** Takes a changed limit to heart. */
  const refresh = (): void => {
    queue.concurrency = Math.max(1, atOnce());
  };

  const waitingPeople = (): number =>
    [...calls].filter(({ priority, isRunning }) => priority === "interactive" && !isRunning).length;

  /** One call of an import for each person who would have to wait, the last that was started first. */
  const preemptForPeople = (): void => {
    const leaving = [...calls].filter(({ preemption }) => preemption.signal.aborted).length;
    if (queue.pending < queue.concurrency || leaving >= waitingPeople()) return;
    const call = [...calls].findLast(
      (other) => other.priority === "batch" && other.isRunning && !other.hasBegun && !other.preemption.signal.aborted,
    );
    call?.preemption.abort(new Preempted());
  };

  const untilNextStart = async (signal: AbortSignal): Promise<void> => {
    const now = performance.now();
    const startAtMs = Math.max(now, lastStartAtMs + pauseMs());
    lastStartAtMs = startAtMs;
    if (startAtMs > now) await pause(Math.ceil(startAtMs - now), undefined, { signal });
  };

  const runOnce = async <T>(
    options: CallOptions,
    place: number,
    work: (place: QueueSlot) => Promise<T>,
  ): Promise<T> => {
    const call: Call = {
      priority: options.priority,
      preemption: new AbortController(),
      isRunning: false,
      hasBegun: false,
    };
    const signal = options.signal ? AbortSignal.any([options.signal, call.preemption.signal]) : call.preemption.signal;
    // The queue frees a place at once when its signal aborts; a call that runs must have left the server first.
    const left = new AbortController();
    const leave = (): void => (call.isRunning ? undefined : left.abort());
    options.signal?.addEventListener("abort", leave, { once: true });
    calls.add(call);
    refresh();
    const done = queue.add(
      async () => {
        call.isRunning = true;
        if (options.priority === "batch") await untilNextStart(signal);
        return work({ signal, hasBegun: () => (call.hasBegun = true) });
      },
      { priority: place, signal: left.signal },
    );
    if (options.priority === "interactive") preemptForPeople();
    try {
      return await done;
    } catch (error) {
      if (options.signal?.aborted) throw new AiError("cancelled");
      throw call.preemption.signal.aborted ? call.preemption.signal.reason : error;
    } finally {
      options.signal?.removeEventListener("abort", leave);
      calls.delete(call);
      refresh();
    }
  };

  return {
    /**
     * Runs the work when it has its turn, and runs it again when it had to make way for a person.
     * @throws AiError `queue_full` when too many people wait, `cancelled` when the signal aborts
     */
    run: async <T>(options: CallOptions, work: (place: QueueSlot) => Promise<T>): Promise<T> => {
      if (options.signal?.aborted) throw new AiError("cancelled");
      if (options.priority === "interactive" && waitingPeople() >= maxWaitingInteractive)
        throw new AiError("queue_full");
      for (let place: number = PLACES[options.priority]; ; place = PLACES.preempted) {
        try {
          return await runOnce(options, place, work);
        } catch (error) {
          if (!(error instanceof Preempted)) throw error;
        }
      }
    },
    /** Calls under way and calls that wait, for the admin page and tests. */
    load: () => ({ active: queue.pending, waiting: queue.size }),
    refresh,
  };
}
