import { z } from "zod";
import { readShape, writeShape, type Fields } from "../fields";
import { placeSchema } from "../shopping/larder";
import {
  idSchema,
  localDateSchema,
  numberSchema,
  operationIdSchema,
  requiredText,
  revisionSchema,
  servingsSchema,
  TEXT_LIMITS,
} from "../primitives";

/** The fields of frozen portions of a cooked meal (extension). */
export const PORTION_FIELDS = {
  id: { kind: "derived", column: "id", read: z.number().int() },
  /** The recipe that it was, which may be gone; null without one. */
  recipe_id: { kind: "found", column: "recipeId", read: z.number().int().nullable() },
  title: { kind: "edited", column: "title", read: z.string(), write: requiredText(TEXT_LIMITS.title).optional() },
  /** As many as were frozen. */
  portions: {
    kind: "edited",
    column: "portions",
    read: z.number(),
    write: numberSchema
      .pipe(z.number().min(0, "must not be negative").max(10_000, "must not be more than 10,000"))
      .optional(),
  },
  frozen_on: { kind: "edited", column: "frozenOn", read: z.string(), write: localDateSchema.optional() },
  place: { kind: "edited", column: "place", read: z.string(), write: placeSchema },
  /** As many as are not planned or eaten yet. */
  left: { kind: "derived", columns: [], read: z.number() },
  revision: { kind: "derived", column: "revision", read: z.number().int() },
} as const satisfies Fields;

export const frozenPortion = z.object(readShape(PORTION_FIELDS));
export type FrozenPortion = z.output<typeof frozenPortion>;
export const frozenPortionsOutput = z.object({ portions: z.array(frozenPortion) });
export const frozenPortionOutput = z.object({ portion: frozenPortion });

export const freezeInput = z.object({
  recipe_id: idSchema,
  portions: servingsSchema,
  /** The cook's own day. */
  frozen_on: localDateSchema,
  /** The freezer where nothing else is said. */
  place: placeSchema,
  operation_id: operationIdSchema,
});
export type FreezeInput = z.output<typeof freezeInput>;

export const updatePortionInput = z.object({ id: idSchema, ...writeShape(PORTION_FIELDS), revision: revisionSchema });
export type UpdatePortionInput = z.output<typeof updatePortionInput>;
