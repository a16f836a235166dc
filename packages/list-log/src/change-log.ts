import type { ChangeListsOutput, ListChangeSent } from "@tureen/contracts/list-changes";
import type { LoggedChange } from "./logged-change";

/** Where the log is kept on this device, shared by its tabs. Each call is whole or fails. */
export interface ChangeStore {
  load: () => Promise<readonly LoggedChange[]>;
  put: (changes: readonly LoggedChange[]) => Promise<void>;
  remove: (ids: readonly string[]) => Promise<void>;
}

/** So many changes that are over are kept for a server that is restored from a copy; a big shop is some hundred of them. */
export const DONE_KEPT = 300;

/** What a person did to lists on this device, until the server has answered for it. */
export interface ChangeLog {
  /** In the order in which they were made; a new array after each change of it. */
  readonly entries: () => readonly LoggedChange[];
  readonly waiting: () => readonly LoggedChange[];
  /** False while the device takes nothing more (full, or withheld): the log then lives as long as the page does. */
  readonly isKept: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Counts at once, and is kept on the device as soon as that is done. */
  readonly append: (listId: number, change: ListChangeSent, itemName: string) => void;
  /** Notes what the server has answered. */
  readonly settle: (answer: Pick<ChangeListsOutput, "epoch" | "results">) => void;
  /** Notes that the server cannot take a change. */
  readonly refuse: (id: string, sentence: string) => void;
  /** Makes a refused change once more, as a new one. */
  readonly retry: (id: string) => void;
  /** Forgets a refused change that somebody has read about. */
  readonly dismiss: (id: string) => void;
  /** Sends again what a server had confirmed that has other data now; what it still has, it knows by its id. */
  readonly distrust: (epoch: string) => void;
  /** Reads what this device keeps, at start and after another tab has changed it. */
  readonly reload: () => Promise<void>;
}

interface LogParts {
  readonly store: ChangeStore;
  /** A new UUID. */
  readonly newId: () => string;
  /** Told after each write that has reached the device: other tabs may look. */
  readonly onKept?: () => void;
}

/** A log over a store; empty until `reload` has read what the device keeps. */
export function createChangeLog({ store, newId, onKept }: LogParts): ChangeLog {
  let entries: readonly LoggedChange[] = [];
  /** What the device does not hold as it is here; a null is to be removed. */
  const unkept = new Map<string, LoggedChange | null>();
  let isKept = true;
  let work: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();

  function publish(next: readonly LoggedChange[]): void {
    entries = next;
    for (const listener of listeners) listener();
  }

  function noteKept(kept: boolean): void {
    if (kept === isKept) return;
    isKept = kept;
    publish([...entries]);
  }

  /** One after the other, and all that could not be written before with it. */
  function keep(): void {
    work = work.then(async () => {
      const batch = [...unkept];
      if (batch.length === 0) return;
      try {
        const changed = batch.flatMap(([, entry]) => entry ?? []);
        const gone = batch.flatMap(([id, entry]) => (entry ? [] : [id]));
        if (changed.length > 0) await store.put(changed);
        if (gone.length > 0) await store.remove(gone);
      } catch {
        noteKept(false);
        return;
      }
      for (const [id, entry] of batch) if (unkept.get(id) === entry) unkept.delete(id);
      noteKept(true);
      onKept?.();
    });
  }

  /** Replaces entries by their ids; a null removes. */
  function write(changes: ReadonlyMap<string, LoggedChange | null>): void {
    if (changes.size === 0) return;
    for (const [id, entry] of changes) unkept.set(id, entry);
    publish(merged(entries, changes));
    keep();
  }

  const change = (ids: ReadonlySet<string>, edit: (entry: LoggedChange) => LoggedChange | null): void =>
    write(new Map(entries.filter(({ id }) => ids.has(id)).map((entry) => [entry.id, edit(entry)])));

  const dismiss = (id: string): void => change(new Set([id]), (entry) => ({ ...entry, state: "dismissed" }));

  function append(listId: number, made: ListChangeSent, itemName: string): void {
    const id = newId();
    const position = (entries.at(-1)?.position ?? 0) + 1;
    const entry = { id, listId, change: made, position, itemName, state: "waiting", sentence: "", epoch: "" } as const;
    write(new Map([[id, entry]]));
  }

  return {
    entries: () => entries,
    waiting: () => entries.filter(({ state }) => state === "waiting"),
    isKept: () => isKept,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    append,
    settle: ({ epoch, results }) => {
      const byId = new Map(results.map((result) => [result.id, result]));
      const settled = entries.flatMap((entry): LoggedChange[] => {
        const result = entry.state === "waiting" ? byId.get(entry.id) : undefined;
        if (!result) return [];
        const sentence = result.reason?.sentence ?? "";
        return [{ ...entry, epoch, state: result.outcome === "refused" ? "refused" : "done", sentence }];
      });
      const changes = new Map<string, LoggedChange | null>(settled.map((entry) => [entry.id, entry]));
      const over = merged(entries, changes).filter(isOver);
      for (const { id } of over.slice(0, Math.max(0, over.length - DONE_KEPT))) changes.set(id, null);
      write(changes);
    },
    refuse: (id, sentence) => change(new Set([id]), (entry) => ({ ...entry, state: "refused", sentence })),
    retry: (id) => {
      const refused = entries.find((entry) => entry.id === id && entry.state === "refused");
      if (!refused) return;
      append(refused.listId, refused.change, refused.itemName);
      dismiss(id);
    },
    dismiss,
    distrust: (epoch) => {
      const lost = entries.filter((entry) => entry.state === "done" && entry.epoch !== epoch);
      change(new Set(lost.map(({ id }) => id)), (entry) => ({ ...entry, state: "waiting", epoch: "" }));
    },
    reload: () => {
      work = work.then(async () => {
        try {
          const kept = await store.load();
          const ids = new Set(kept.map(({ id }) => id));
          // A device whose storage was cleared is told all of it again; what is over is missing elsewhere where it was old.
          const isPruned = kept.filter(isOver).length >= DONE_KEPT;
          for (const entry of entries)
            if (!ids.has(entry.id) && !(isPruned && isOver(entry))) unkept.set(entry.id, entry);
          const now = merged(kept, unkept);
          // Mostly there is nothing, before and after: nobody needs to hear of it.
          if (now.length + entries.length > 0) publish(now);
        } catch {
          noteKept(false);
        }
      });
      keep();
      return work;
    },
  };
}

const isOver = ({ state }: LoggedChange): boolean => state === "done" || state === "dismissed";

function merged(
  entries: readonly LoggedChange[],
  changes: ReadonlyMap<string, LoggedChange | null>,
): readonly LoggedChange[] {
  const rest = entries.filter(({ id }) => !changes.has(id));
  const changed = [...changes.values()].filter((entry) => entry !== null);
  return [...rest, ...changed].toSorted((left, right) => left.position - right.position);
}
