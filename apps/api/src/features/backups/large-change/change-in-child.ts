import type { Db } from "@tureen/db/client";
import { announceCommit } from "@tureen/db/in-transaction";
import type { Log } from "#core/logger";
import { askNewChild } from "#processes/ask-child";
import type { ChangeName, MakeLargeChange, OrderOf } from "./large-changes";

/** Bringing a large household back on a slow box; only what hangs for good is ended. */
const LIMITS = { maxHeapMb: 256, timeoutMs: 30 * 60_000 };

export interface ChangeRequest {
  readonly database: string;
  readonly name: ChangeName;
  readonly order: OrderOf<ChangeName>;
}

/** Changes the database from a process of its own: a deletion of 10,000 recipes would hold everybody up for half a second. */
export function changeInChild(db: Db, log: Log): MakeLargeChange {
  return (name, order) => {
    const request: ChangeRequest = { database: db.$client.name, name, order };
    const changed = askNewChild<never>(import.meta.url, "change-child", { ...LIMITS, log }, request);
    return changed.finally(() => announceCommit(db));
  };
}
