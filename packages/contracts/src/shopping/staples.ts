import { MOST_WEEKS } from "@tureen/domain/shopping-lists/staple-rhythm";
import { z } from "zod";
import { readShape, writeShape, type Fields } from "../fields";
import {
  idSchema,
  localDateSchema,
  numberSchema,
  operationIdSchema,
  quantityOrNone,
  requiredText,
  revisionSchema,
  TEXT_LIMITS,
} from "../primitives";
import { textField } from "../usual-fields";

/** The fields of a staple: what goes on lists in a rhythm of its own (extension). */
export const STAPLE_FIELDS = {
  id: { kind: "derived", column: "id", read: z.number().int() },
  /** Null where the catalogue does not have it. */
  ingredient_id: { kind: "found", columns: ["ingredientId"], read: z.number().int().nullable() },
  name: { kind: "derived", columns: ["name"], read: z.string() },
  sub_type: textField("subType", TEXT_LIMITS.name),
  /** 0 for "as needed". */
  amount: { kind: "edited", column: "amount", read: z.number(), write: quantityOrNone },
  unit: textField("unit", 100),
  /** 0 for every list, else so many weeks from one list to the next. */
  every_weeks: {
    kind: "edited",
    column: "everyWeeks",
    read: z.number().int(),
    write: numberSchema
      .pipe(z.number().int("must be a whole number").min(0, "must not be negative").max(MOST_WEEKS))
      .optional(),
  },
  /** The latest day up to the `date` that was asked for on which a list took it; null where none has. */
  last_listed: { kind: "derived", columns: [], read: z.string().nullable() },
  /** The larder has it always, so that it is not offered. */
  in_larder: { kind: "derived", columns: [], read: z.boolean() },
  /** Whether it belongs on a list that is made on the `date` that was asked for; null where none was. */
  is_due: { kind: "derived", columns: [], read: z.boolean().nullable() },
  revision: { kind: "derived", column: "revision", read: z.number().int() },
} as const satisfies Fields;

export const staple = z.object(readShape(STAPLE_FIELDS));
export type Staple = z.output<typeof staple>;

export const staplesOutput = z.object({ staples: z.array(staple) });
export const stapleOutput = z.object({ staple });

/** `date` is the day on which the client makes its list: the server knows no family's day. */
export const listStaplesInput = z.object({ date: localDateSchema.optional() });
export type ListStaplesInput = z.output<typeof listStaplesInput>;

export const addStapleInput = z
  .object({
    ...writeShape(STAPLE_FIELDS),
    ingredientId: idSchema.optional(),
    name: requiredText(TEXT_LIMITS.name).optional(),
    operation_id: operationIdSchema,
  })
  .refine(({ ingredientId, name }) => ingredientId !== undefined || name !== undefined, {
    path: ["name"],
    message: "is missing",
  });
export type AddStapleInput = z.output<typeof addStapleInput>;

export const updateStapleInput = z.object({
  id: idSchema,
  ...writeShape(STAPLE_FIELDS),
  revision: revisionSchema,
});
export type UpdateStapleInput = z.output<typeof updateStapleInput>;

/** More than any family has. */
const MOST_STAPLES = 500;
export const stapleIds = z.array(idSchema).max(MOST_STAPLES, `must not be more than ${MOST_STAPLES}`);

/** Puts staples on a list that is there; `date` is the client's day. */
export const listWithStaplesInput = z.object({
  id: idSchema,
  staple_ids: stapleIds,
  date: localDateSchema,
  operation_id: operationIdSchema,
});
export type ListWithStaplesInput = z.output<typeof listWithStaplesInput>;
