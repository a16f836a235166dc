import { parseLocalDate, type LocalDate } from "@tureen/domain/dates/local-date";
import { z } from "zod";

/** `schema`, with null and '' read as "nothing", which is null. What else is wrong is said in the schema's own words. */
export const orBlank = <S extends z.ZodType>(schema: S) =>
  z.union([z.literal("").transform(() => null), z.null(), schema], {
    error: (issue) => (issue.code === "invalid_union" ? issue.errors.at(-1)?.at(0)?.message : undefined),
  });

/** Longest texts that a family may store, in characters. Beyond them the call is refused, nothing is cut. */
export const TEXT_LIMITS = {
  name: 200,
  title: 300,
  line: 1000,
  notes: 2000,
  description: 5000,
  recipeNotes: 10_000,
  instructions: 100_000,
  block: 100_000,
} as const;

/** Largest amount that any call accepts (decisions, section 2). */
export const MAX_AMOUNT = 1_000_000_000;

/** Ids are positive integers; a numeric string is accepted (decisions, section 2). */
export const idSchema = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d{1,16}$/, "must be a number")
        .transform(Number),
    ],
    "must be a number",
  )
  .pipe(z.number().int("must be a whole number").positive("must be a positive number").max(Number.MAX_SAFE_INTEGER));

/** Input that names one thing by its id. */
export const byIdSchema = z.object({ id: idSchema });

/** A calendar date, `YYYY-MM-DD`; a date that does not exist is refused. */
export const localDateSchema = z
  .string("must be a date like 2026-11-20")
  .refine((text) => parseLocalDate(text) !== null, "must be a real date like 2026-11-20")
  .transform((text) => text as LocalDate); // checked by the line above

/** Text that must have something in it; kept without the space around it. */
export const requiredText = (maxLength: number) =>
  z.string("is missing").trim().min(1, "is missing").max(maxLength, `must not be longer than ${maxLength} characters`);

/** Optional text: null and '' clear it, absent leaves it as it is (decisions, section 2). Empty is stored as ''. */
export const clearableText = (maxLength: number) =>
  z
    .string("must be text")
    .trim()
    .max(maxLength, `must not be longer than ${maxLength} characters`)
    .nullable()
    .transform((text) => text ?? "")
    .optional();

const numericText = z
  .string()
  .trim()
  .regex(/^-?\d{1,12}([.,]\d{1,12})?$/, "must be a number")
  .transform((text) => Number(text.replace(",", ".")));

/** A finite number, or a string holding one. */
export const numberSchema = z.union([z.number("must be a number"), numericText], "must be a number");

export const yesNoSchema = z.boolean("must be true or false");

/** A number of minutes, 0 to a year; null and '' clear it. */
export const minutesSchema = orBlank(
  numberSchema.pipe(z.number().min(0, "must not be negative").max(525_600, "must not be longer than a year")),
).optional();

/** Planned or written servings: above 0, at most 10,000. */
export const servingsSchema = numberSchema.pipe(
  z.number().positive("must be more than 0").max(10_000, "must not be more than 10,000"),
);

/** A stock or list amount: 0 to 1e9. */
export const quantitySchema = numberSchema.pipe(
  z.number().min(0, "must not be negative").max(MAX_AMOUNT, "is too large"),
);

/** The same where nothing means 0; absent leaves it as it is. */
export const quantityOrNone = orBlank(quantitySchema)
  .transform((quantity) => quantity ?? 0)
  .optional();

/** The revision that an update was based on; a stale one is refused with 409, absent means "whatever it is now". */
export const revisionSchema = numberSchema
  .pipe(z.number().int("must be a whole number").positive("must be a positive number"))
  .optional();

/**
 * A creation may carry a UUID of the client's making. The same UUID again is answered with what was created the
 * first time, so that a repeated submit or a replay after a lost answer creates nothing twice.
 */
export const operationIdSchema = z.uuid("must be a UUID").optional();

export const successSchema = z.object({ success: z.literal(true) });
export const messageSchema = successSchema.extend({ message: z.string() });
