import type { Db } from "@tureen/db/client";
import { announceCommit } from "@tureen/db/in-transaction";
import { AppError } from "#core/app-error";
import type { Log } from "#core/logger";
import { askChild } from "#processes/ask-child";
import { startChild } from "#processes/start-child";
import type { ChangeName, MakeLargeChange, OrderOf, ResultOf } from "./large-changes";

const MAX_HEAP_MB = 256;
/** Bringing a large household back on a slow box; only what hangs for good is ended. */
const TIMEOUT_MS = 30 * 60_000;

export interface ChangeRequest {
  readonly database: string;
  readonly name: ChangeName;
  readonly order: OrderOf<ChangeName>;
}

export type ChangeAnswer =
  | { readonly ok: true; readonly result: ResultOf<ChangeName> }
  | {
      readonly ok: false;
      readonly detail: string;
      /** What is said of it; null for a fault of ours. */
      readonly said: Pick<AppError, "kind" | "sentence"> | null;
    };

/** Changes the database from a process of its own: a deletion of 10,000 recipes would hold everybody up for half a second. */
export function changeInChild(db: Db, log: Log): MakeLargeChange {
  return async <Name extends ChangeName>(name: Name, order: OrderOf<Name>) => {
    const child = startChild(import.meta.url, "change-child", MAX_HEAP_MB, log);
    const request: ChangeRequest = { database: db.$client.name, name, order };
    const answer = await askChild<ChangeAnswer>(child, request, TIMEOUT_MS).finally(() => announceCommit(db));
    if (!answer.ok) throw answer.said ? new AppError(answer.said.kind, answer.said.sentence) : new Error(answer.detail);
    return answer.result as ResultOf<Name>; // what the change of this name answers
  };
}
