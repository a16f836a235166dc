import { text } from "@tureen/messages/text";
import { inTransaction, type NotAPromise, type Transaction } from "@tureen/db/in-transaction";
import { createHash } from "node:crypto";
import { z } from "zod";
import type { AppContext } from "#core/app-context";
import { conflict } from "#core/app-error";
import { instantOf } from "#core/clock";
import { deleteOperationsBefore, findOperation, insertOperation } from "./operations.repo";

/** No phone sends a change again after a month, and the answer to an undo is worth as long as the undo: 30 days. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** What a client sends with an id of its own making. */
interface Operation {
  readonly operation_id?: string | undefined;
}

/**
 * Does `work` in one transaction and keeps its answer under the client's UUID: the same UUID again is answered with
 * what happened the first time, and nothing is done twice (decisions, section 5), for 30 days. Without a UUID it is a
 * transaction like any other. What `work` returns must be plain JSON; what it throws leaves no trace, so that another try works.
 * @throws AppError conflict where the UUID belongs to a call of another procedure, or for something else.
 */
export function runOnce<T>(
  app: AppContext,
  input: Operation,
  procedure: string,
  work: (tx: Transaction) => NotAPromise<T>,
): T {
  return inTransaction<T>(app.db, (tx) => {
    if (input.operation_id === undefined) return work(tx);
    const uuid = input.operation_id.toLowerCase();
    const asked = hashOf(input);
    const done = findOperation(tx, uuid);
    const kept = done && keptAnswer(done.answerJson);
    if (done && (done.procedure !== procedure || (kept?.asked ?? asked) !== asked))
      throw conflict(text("This operation was used for something else already. Send it again under a new id."));
    // The same procedure wrote this answer.
    if (kept) return kept.answer as NotAPromise<T>;
    const answer = work(tx);
    deleteOperationsBefore(tx, instantOf({ now: () => app.clock.now() - KEPT_MS }));
    insertOperation(tx, {
      uuid,
      procedure,
      answerJson: JSON.stringify({ v: 1, asked, answer }),
      createdAt: instantOf(app.clock),
    });
    return answer;
  });
}

/** What was asked for, but for its id. */
const hashOf = ({ operation_id: _id, ...asked }: Operation): string =>
  createHash("sha256").update(JSON.stringify(asked, exactly)).digest("base64url");

/** An exact amount that was read from the wire has parts that JSON knows no number for. */
const exactly = (_key: string, value: unknown): unknown => (typeof value === "bigint" ? `${value}n` : value);

const versioned = z.object({ v: z.literal(1), asked: z.string().optional(), answer: z.unknown() });

/** Answers from before there were versions stand there as they are; those of earlier versions do not say what was asked for. */
function keptAnswer(json: string): { readonly asked?: string | undefined; readonly answer?: unknown } {
  const kept: unknown = JSON.parse(json);
  const read = versioned.safeParse(kept);
  return read.success ? read.data : { answer: kept };
}
