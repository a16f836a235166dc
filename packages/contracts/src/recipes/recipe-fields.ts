import { DEFAULT_DIFFICULTY, DIFFICULTIES, readDifficulty } from "@tureen/domain/recipes/difficulty";
import { joinTags } from "@tureen/domain/recipes/tags";
import { fractionOf, isPositive, toNumber, ZERO, type Rational } from "@tureen/domain/quantities/rational";
import { readAmount } from "@tureen/domain/quantities/read-amount";
import { z } from "zod";
import type { ColumnOf, FieldKind, FieldOf, Fields } from "../fields";
import {
  MAX_AMOUNT,
  minutesSchema,
  numberSchema,
  orBlank,
  requiredText,
  servingsSchema,
  TEXT_LIMITS,
} from "../primitives";
import { textField, yesNoField } from "../usual-fields";
import { ingredientLine, ingredientLineInput } from "./recipe-lines";

export const difficulty = z.enum(DIFFICULTIES);

/** Most lines of one recipe. */
const MAX_LINES = 500;

/** A list of lines, or one text block that is kept as it came. */
export const ingredientsInput = z.union(
  [
    z.array(ingredientLineInput).max(MAX_LINES, `must not be more than ${MAX_LINES} lines`),
    z
      .string()
      .max(TEXT_LIMITS.block, "is too long")
      .refine(
        (text) => text.split("\n").filter((line) => line.trim() !== "").length <= MAX_LINES,
        `must not be more than ${MAX_LINES} lines`,
      ),
  ],
  "must be a list of ingredients or a text",
);

/**
 * A recipe's photo: WebP pictures of three widths at `${address}/320.webp`, `/800.webp` and `/1600.webp`, for whoever knows the
 * address; it never shows another picture.
 */
const recipePhoto = z.object({
  address: z.string(),
  /** A few blurred pixels as a `data:` URL, to be shown until the picture is there. */
  placeholder: z.string(),
});

/** A photo of the gallery, or of a step by its number from 1: the instructions' lines that are not blank. */
const placedPhoto = recipePhoto.extend({ step: z.number().int().nullable() });

const tag = z.string("must be text").max(100, "must not be longer than 100 characters");
const tagsInput = z
  .union(
    [
      z.array(tag).max(100, "must not be more than 100").transform(joinTags),
      z.string().max(2000, "is too long"),
      z.null(),
    ],
    "must be a text or a list of texts",
  )
  .transform((tags) => tags ?? "")
  .optional();

const difficultyInput = z
  .string("must be Easy, Medium or Hard")
  .trim()
  .nullable()
  .transform((text, context) => {
    if (!text) return DEFAULT_DIFFICULTY;
    const found = readDifficulty(text);
    if (!found) context.addIssue({ code: "custom", message: "must be Easy, Medium or Hard" });
    return found ?? z.NEVER;
  })
  .optional();

const NO_AMOUNT = "must be a number above 0";

/** A number, or what a person writes for one ("1 1/2", "½"); of a range the lower end. */
const yieldAmount = z.union([z.number(), z.string().max(100)], NO_AMOUNT).transform((sent, context): Rational => {
  const reading = typeof sent === "string" ? readAmount(sent.trim()) : null;
  const amount = typeof sent === "number" ? fractionOf(sent) : (reading?.amount ?? ZERO);
  if (isPositive(amount) && toNumber(amount) <= MAX_AMOUNT) return amount;
  context.addIssue({ code: "custom", message: NO_AMOUNT });
  return z.NEVER;
});

const stars = numberSchema.pipe(
  z.number().int("must be a whole number").min(1, "must be 1 to 5").max(5, "must be 1 to 5"),
);

/** The fields of a recipe that a card of the list shows, too. */
export const CARD_FIELDS = {
  id: { kind: "derived", column: "id", read: z.number().int() },
  title: { kind: "edited", column: "title", read: z.string(), write: requiredText(TEXT_LIMITS.title).optional() },
  description: textField("description", TEXT_LIMITS.description),
  cuisine: textField("cuisine", TEXT_LIMITS.name),
  difficulty: { kind: "edited", column: "difficulty", read: difficulty, write: difficultyInput },
  servings: {
    kind: "edited",
    column: "servings",
    read: z.number().nullable(),
    write: orBlank(servingsSchema).optional(),
  },
  prep_time: { kind: "edited", column: "prepTimeMinutes", read: z.number().nullable(), write: minutesSchema },
  cook_time: { kind: "edited", column: "cookTimeMinutes", read: z.number().nullable(), write: minutesSchema },
  tags: { kind: "edited", column: "tags", read: z.string(), write: tagsInput },
  /** The last day on which it was cooked (YYYY-MM-DD), null for never, and how often (extension). */
  last_cooked: { kind: "derived", column: "lastCookedOn", read: z.string().nullable().default(null) },
  times_cooked: { kind: "derived", column: "timesCooked", read: z.number().int().default(0) },
  photo: { kind: "picture", columns: ["photoId", "photoPlaceholder"], read: recipePhoto.nullable() },
  favourite: yesNoField("mark", "isFavourite"),
  /** 1 to 5; null where nobody has said. */
  rating: { kind: "mark", column: "rating", read: z.number().int().nullable(), write: orBlank(stars).optional() },
} as const satisfies Fields;

/** Photos that a recipe has at most, those of its steps among them. */
export const MOST_PHOTOS = 30;

/** The fields of a recipe. Ingredients are rows of their own, or the one text that the column holds. */
export const RECIPE_FIELDS = {
  ...CARD_FIELDS,
  /** All of them: the gallery, of which the first is `photo`, then those of steps in the order of the steps (extension). */
  photos: { kind: "picture", columns: ["morePhotosJson"], read: z.array(placedPhoto) },
  instructions: {
    kind: "edited",
    column: "instructions",
    read: z.string(),
    write: requiredText(TEXT_LIMITS.instructions).optional(),
  },
  ingredients: {
    kind: "edited",
    columns: ["ingredientsText"],
    read: z.union([z.array(ingredientLine), z.string()]),
    write: ingredientsInput
      .nullable()
      .transform((ingredients) => ingredients ?? [])
      .optional(),
  },
  /** That nobody has said for how many it is: true until somebody confirms the number or changes it. */
  servings_assumed: yesNoField("assumption", "servingsAssumed"),
  /** What it makes where that is not people, "24 cookies": the number, and what is counted. Null and '' where nobody has said. */
  yield_amount: {
    kind: "edited",
    column: "yieldAmount",
    read: z.number().nullable(),
    shown: (stored: Rational | null) => stored && toNumber(stored),
    write: orBlank(yieldAmount).optional(),
  },
  yield_noun: textField("yieldNoun", TEXT_LIMITS.name),
  notes: textField("notes", TEXT_LIMITS.recipeNotes),
  /** An address of the web, or a book and its page. */
  source: textField("source", TEXT_LIMITS.line),
  /** What its source says of its nutrition, a nutrient a line; nobody here has computed it. */
  stated_nutrition: textField("statedNutrition", TEXT_LIMITS.notes),
  /** Address of its video. */
  video_url: textField("videoUrl", TEXT_LIMITS.line),
  created_at: { kind: "derived", column: "createdAt", read: z.string() },
  updated_at: { kind: "derived", column: "updatedAt", read: z.string() },
  revision: { kind: "derived", column: "revision", read: z.number().int() },
} as const satisfies Fields;

/** What somebody writes of a recipe. */
export type EditedRecipeField = FieldOf<typeof RECIPE_FIELDS, "edited">;
/** Columns of a recipe's fields of these kinds. */
export type RecipeColumn<Kind extends FieldKind> = ColumnOf<typeof RECIPE_FIELDS, Kind>;
