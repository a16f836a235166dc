import { readAmount } from "@tureen/domain/quantities/read-amount";
import { toNumber } from "@tureen/domain/quantities/rational";
import { z } from "zod";
import { readShape, writeShape, type Fields } from "../fields";
import { idSchema, MAX_AMOUNT, orBlank, TEXT_LIMITS } from "../primitives";
import { optionalTextField, textField, yesNoField } from "../usual-fields";

/**
 * An amount as a person or a program sends it: a number, or text such as "1 1/2", "½", "2-3". What is missing,
 * null or not understood is 0, "no amount" (decisions, section 2). Negative, NaN and above 1e9 are refused.
 */
export const amountInput = z.union(
  [
    z.number().min(0, "must not be negative").max(MAX_AMOUNT, "is too large"),
    z
      .string()
      .max(200, "is too long")
      .refine((text) => !/^\s*[-\u2212\u2013]\s*[\d.,\p{No}]/u.test(text), "must not be negative")
      .refine((text) => text.trim() !== "NaN", "must be a number or text")
      .refine((text) => largestNumberIn(text) <= MAX_AMOUNT, "is too large"),
    z.null(),
  ],
  "must be a number or text",
);

/** The number that the text is by itself, or the upper end of the amount that a person wrote; 0 where it is neither. */
function largestNumberIn(text: string): number {
  const reading = readAmount(text);
  if (reading) return toNumber(reading.amountMax ?? reading.amount);
  const plain = Number(text);
  return Number.isNaN(plain) ? 0 : plain;
}

/** The longest line that amount, unit, name, kind and notes make together. */
const MAX_RAW_LINE = 4000;

/** A line that names no food within these bounds stays a line of text: it is kept, but not in the catalogue. */
const lineName = z.string("must be text").trim().max(TEXT_LIMITS.line, "is too long").nullish();

/** The fields of a recipe's line: what was written, what was understood, and what the catalogue calls it. */
export const LINE_FIELDS = {
  id: { kind: "derived", column: "id", read: z.number().int(), write: idSchema.nullish() },
  name: { kind: "edited", column: "name", read: z.string(), write: lineName },
  ingredient_id: {
    kind: "found",
    column: "ingredientId",
    read: z.number().int().nullable(),
    write: idSchema.nullish(),
  },
  ingredient_name: { kind: "derived", columns: [], read: z.string(), write: lineName },
  amount: {
    kind: "edited",
    columns: ["amountNum", "amountDen", "amountMaxNum", "amountMaxDen"],
    read: z.number(),
    write: amountInput.optional(),
  },
  /** Lower end of a range ("2-3" is amount 3, amount_min 2), else null. */
  amount_min: { kind: "derived", columns: [], read: z.number().nullable() },
  /** As a person writes it: "1½", "2–3", "". */
  amount_text: { kind: "derived", columns: [], read: z.string() },
  unit: textField("unit", 100),
  sub_type: optionalTextField("subType", TEXT_LIMITS.name),
  preparation_notes: optionalTextField("notes", TEXT_LIMITS.notes),
  /** Size of one pack ("2 × 400 g tins"); it does not scale, the count does. */
  pack: {
    kind: "found",
    columns: ["packNum", "packDen", "packUnit"],
    read: z.object({ amount: z.number(), unit: z.string() }).nullable(),
  },
  /** The line as it was first written. */
  raw: {
    kind: "edited",
    column: "raw",
    read: z.string(),
    write: z.string("must be text").max(MAX_RAW_LINE, "is too long").nullish(),
  },
  /** Heading that the line stands under, else null. */
  section: optionalTextField("section", TEXT_LIMITS.name),
  /** The recipe of this household that the line is, "300 g pizza dough"; null for food (extension). */
  recipe_id: {
    kind: "found",
    column: "subRecipeId",
    read: z.number().int().nullable(),
    write: orBlank(idSchema).optional(),
  },
  /** What that recipe is called; null for food (extension). */
  recipe_title: { kind: "derived", columns: [], read: z.string().nullable() },
  /** A further food of the line before it: both have the same `raw`, which stands in the text once. */
  shares_raw: yesNoField("edited", "sharesRaw"),
} as const satisfies Fields;

/** A line as it is read. */
export const ingredientLine = z.object(readShape(LINE_FIELDS));
export type IngredientLine = z.output<typeof ingredientLine>;

/**
 * A line as it is sent. `id` is the line's own, where it was read before; the food is named by `ingredient_id`, `name`
 * or `ingredient_name`, or the line is sent as it was written, in `raw`, and read by the server.
 */
export const ingredientLineInput = z.object(writeShape(LINE_FIELDS));
export type IngredientLineInput = z.output<typeof ingredientLineInput>;
