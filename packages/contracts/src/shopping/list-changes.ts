import { z } from "zod";
import { clearableText, idSchema, quantitySchema, requiredText, TEXT_LIMITS, yesNoSchema } from "../primitives";
import { shoppingList } from "./shopping-lists";

const uuid = z.uuid("must be a UUID").toLowerCase();
const itemId = z.string("must be text").min(1, "is missing").max(100, "is too long");

/** What an item was when somebody changed it: where its id is gone, it is found again by this. */
const seenItem = z.object({
  name: z.string("must be text").max(TEXT_LIMITS.line, "is too long"),
  sub_type: clearableText(TEXT_LIMITS.line),
  unit: clearableText(TEXT_LIMITS.line),
});
export type SeenItem = z.output<typeof seenItem>;

const itemNote = z
  .string("must be text")
  .trim()
  .max(TEXT_LIMITS.notes, `must not be longer than ${TEXT_LIMITS.notes} characters`);
const ofItem = { item_id: itemId, seen: seenItem.optional() };

/** One thing that a person does to a list. Each sets one field of one item; of two, the later in the server's order holds. */
const listChange = z.discriminatedUnion(
  "kind",
  [
    z.object({ kind: z.literal("tick"), ...ofItem, is_ticked: yesNoSchema }),
    /** A line as people write it, "2 kg dog food"; `item_id` is the id that the phone has given to its first item. */
    z.object({ kind: z.literal("add"), item_id: uuid, line: requiredText(TEXT_LIMITS.name) }),
    /** Without a unit the amount is in the one that the item has. */
    z.object({ kind: z.literal("amount"), ...ofItem, amount: quantitySchema, unit: clearableText(100) }),
    z.object({ kind: z.literal("note"), ...ofItem, note: itemNote }),
    z.object({ kind: z.literal("remove"), ...ofItem }),
    /** Takes a removal back. */
    z.object({ kind: z.literal("restore"), ...ofItem }),
    /** Bought after all although the larder should have it, or the other way round. */
    z.object({ kind: z.literal("move"), ...ofItem, group: z.enum(["buy", "larder"]) }),
    /** Makes one item of the food in all its measures, by a weight that is known; the item becomes the sum. */
    z.object({ kind: z.literal("join"), ...ofItem }),
    /** Takes that back. */
    z.object({ kind: z.literal("split"), ...ofItem }),
  ],
  "must be a change of a list",
);
export type ListChange = z.output<typeof listChange>;
/** As a client writes it. */
export type ListChangeSent = z.input<typeof listChange>;

/** A change on its way from a phone. Sent twice under one id, it is done once. */
const listOperation = z.object({ id: uuid, list_id: idSchema, change: listChange });
export type ListOperation = z.output<typeof listOperation>;
export type ListOperationSent = z.input<typeof listOperation>;

/** Most operations of one call; a phone that was away for longer sends several calls. */
export const MAX_OPERATIONS = 100;

export const changeListsInput = z.object({
  operations: z.array(listOperation).max(MAX_OPERATIONS, `must not be more than ${MAX_OPERATIONS}`),
});
export type ChangeListsInput = z.output<typeof changeListsInput>;

/** Why a change cannot be made any more. */
const refusal = z.enum(["list-deleted", "item-removed", "item-gone"]);
export type Refusal = z.output<typeof refusal>;

const operationResult = z.object({
  id: z.string(),
  /** "already": the same id was done before, and nothing was done now. */
  outcome: z.enum(["applied", "already", "refused"]),
  /** Only where it was refused. */
  reason: z.object({ code: refusal, sentence: z.string() }).nullable(),
});
export type OperationResult = z.output<typeof operationResult>;

export const changeListsOutput = z.object({
  /** Another one when the family's data was restored from a copy: what was done since that copy is not in it. */
  epoch: z.string(),
  /** One for each operation, in their order. */
  results: z.array(operationResult),
  /** The lists spoken of that are there, as they are now. */
  shoppingLists: z.array(shoppingList),
});
export type ChangeListsOutput = z.output<typeof changeListsOutput>;
