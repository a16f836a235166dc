import type {
  ChangeListsInput,
  ChangeListsOutput,
  ListOperation,
  OperationResult,
} from "@tureen/contracts/list-changes";
import { inTransaction, type Transaction } from "@tureen/db/in-transaction";
import { text, type Text } from "@tureen/messages/text";
import type { Translate } from "@tureen/messages/translate";
import type { RequestContext } from "#core/app-context";
import { instantOf } from "#core/clock";
import { deviceOf } from "#core/sign-ins/authenticate";
import { readServerSecret } from "#core/server-secrets.repo";
import { readList } from "../shopping-lists.service";
import { findList } from "../shopping-lists.repo";
import { applyChange, type Refused } from "./apply-change";
import { deleteChangesBefore, findChange, insertChange } from "./list-changes.repo";

/** Ids are remembered for longer than a phone may lie in a drawer with a change that nobody has confirmed to it. */
const KEPT_MS = 400 * 24 * 60 * 60_000;

/**
 * Makes the changes that a phone sends, in their order and in one transaction. Each carries an id of the phone's making:
 * one that was dealt with before is answered with what became of it and changes nothing, whoever sends it and however
 * often (docs/decisions/0018).
 */
export function changeLists(ctx: RequestContext, { operations }: ChangeListsInput): ChangeListsOutput {
  const { app } = ctx;
  return inTransaction(app.db, (tx) => {
    const results = operations.map((operation) => changeOnce(ctx, tx, operation));
    deleteChangesBefore(tx, instantOf({ now: () => app.clock.now() - KEPT_MS }));
    const listIds = [...new Set(operations.map((operation) => operation.list_id))];
    return {
      epoch: readServerSecret(tx, "epoch") ?? "",
      results,
      shoppingLists: listIds.flatMap((id) => (findList(tx, id) ? [readList(tx, id).shoppingList] : [])),
    };
  });
}

function changeOnce(ctx: RequestContext, tx: Transaction, operation: ListOperation): OperationResult {
  const { app, t } = ctx;
  const { id, list_id: listId, change } = operation;
  const known = findChange(tx, id);
  if (known) {
    const refused = known.refusal && { refusal: known.refusal, itemName: known.itemName };
    return resultOf(id, refused, "already", t);
  }
  const refused: Refused = findList(tx, listId)
    ? applyChange(app, tx, listId, change, deviceOf(ctx))
    : { refusal: "list-deleted", itemName: "" };
  insertChange(tx, {
    id,
    listId,
    refusal: refused?.refusal ?? null,
    itemName: refused?.itemName ?? "",
    createdAt: instantOf(app.clock),
  });
  return resultOf(id, refused, "applied", t);
}

function resultOf(id: string, refused: Refused, outcome: "applied" | "already", t: Translate): OperationResult {
  if (!refused) return { id, outcome, reason: null };
  return { id, outcome: "refused", reason: { code: refused.refusal, sentence: t(sentenceOf(refused)) } };
}

function sentenceOf({ refusal, itemName }: NonNullable<Refused>): Text {
  if (refusal === "list-deleted") return text("Somebody has deleted this list in the meantime.");
  if (itemName === "") return text("This item is no longer on the list.");
  return refusal === "item-removed"
    ? text("Somebody has taken {name} off the list in the meantime.", { name: itemName })
    : text("No longer on the list: {name}", { name: itemName });
}
