import { DEFAULT_DIFFICULTY, DIFFICULTIES, readDifficulty } from "@tureen/domain/recipes/difficulty";
import { COOK_TIMES, RECIPE_ORDERS } from "@tureen/domain/recipes/recipe-filter";
import { joinTags } from "@tureen/domain/recipes/tags";
import { readAmount } from "@tureen/domain/quantities/read-amount";
import { toNumber } from "@tureen/domain/quantities/rational";
import { z } from "zod";
import {
  clearableText,
  idSchema,
  MAX_AMOUNT,
  minutesSchema,
  numberSchema,
  operationIdSchema,
  orBlank,
  requiredText,
  revisionSchema,
  servingsSchema,
  TEXT_LIMITS,
} from "./primitives";

export const difficulty = z.enum(DIFFICULTIES);

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

/** A line as it is read: what was written, what was understood, and what the catalogue calls it. */
export const ingredientLine = z.object({
  id: z.number().int(),
  name: z.string(),
  ingredient_id: z.number().int().nullable(),
  ingredient_name: z.string(),
  amount: z.number(),
  /** Lower end of a range ("2-3" is amount 3, amount_min 2), else null. */
  amount_min: z.number().nullable(),
  /** As a person writes it: "1½", "2–3", "". */
  amount_text: z.string(),
  unit: z.string(),
  sub_type: z.string().nullable(),
  preparation_notes: z.string().nullable(),
  /** Size of one pack ("2 × 400 g tins"); it does not scale, the count does. */
  pack: z.object({ amount: z.number(), unit: z.string() }).nullable(),
  /** The line as it was first written. */
  raw: z.string(),
  /** Heading that the line stands under, else null. */
  section: z.string().nullable(),
  /** A further food of the line before it: both have the same `raw`, which stands in the text once. */
  shares_raw: z.boolean(),
});
export type IngredientLine = z.output<typeof ingredientLine>;

/** Most lines of one recipe, and the longest line that amount, unit, name, kind and notes make together. */
const MAX_LINES = 500;
const MAX_RAW_LINE = 4000;

/** A line that names no food within these bounds stays a line of text: it is kept, but not in the catalogue. */
const lineName = z.string("must be text").trim().max(TEXT_LIMITS.line, "is too long").nullish();

/**
 * A line as it is sent. `id` is the line's own, where it was read before; the food is named by `ingredient_id`, `name`
 * or `ingredient_name`, or the line is sent as it was written, in `raw`, and read by the server.
 */
export const ingredientLineInput = z.object({
  id: idSchema.nullish(),
  ingredient_id: idSchema.nullish(),
  name: lineName,
  ingredient_name: lineName,
  amount: amountInput.optional(),
  unit: clearableText(100),
  sub_type: clearableText(TEXT_LIMITS.name),
  preparation_notes: clearableText(TEXT_LIMITS.notes),
  raw: z.string("must be text").max(MAX_RAW_LINE, "is too long").nullish(),
  section: clearableText(TEXT_LIMITS.name),
  shares_raw: z.boolean("must be true or false").optional(),
});
export type IngredientLineInput = z.output<typeof ingredientLineInput>;

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

export const recipe = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  cuisine: z.string(),
  difficulty,
  servings: z.number().nullable(),
  prep_time: z.number().nullable(),
  cook_time: z.number().nullable(),
  instructions: z.string(),
  tags: z.string(),
  ingredients: z.union([z.array(ingredientLine), z.string()]),
  notes: z.string(),
  /** An address of the web, or a book and its page. */
  source: z.string(),
  photo: recipePhoto.nullable(),
  favourite: z.boolean(),
  /** 1 to 5; null where nobody has said. */
  rating: z.number().int().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  revision: z.number().int(),
  /** The last day on which it was cooked (YYYY-MM-DD), null for never, and how often (extension). */
  last_cooked: z.string().nullable().default(null),
  times_cooked: z.number().int().default(0),
});
export type Recipe = z.output<typeof recipe>;

/** What a card shows; the list and the search answer with these. */
export const recipeCard = recipe.pick({
  id: true,
  title: true,
  description: true,
  cuisine: true,
  difficulty: true,
  servings: true,
  prep_time: true,
  cook_time: true,
  tags: true,
  last_cooked: true,
  times_cooked: true,
  photo: true,
  favourite: true,
  rating: true,
});
export type RecipeCard = z.output<typeof recipeCard>;

/** What a recipe was before its edits of the last 30 days, the newest first; `trash.restore` makes one the recipe again. */
export const recipeVersionsOutput = z.object({
  versions: z.array(
    z.object({
      undo_id: z.uuid(),
      written_at: z.string(),
      replaced_at: z.string(),
      /** What the edit that replaced it has changed. */
      changed: z.array(z.enum(["title", "ingredients", "instructions", "details"])),
      title: z.string(),
      ingredients: z.array(z.string()),
      instructions: z.string(),
    }),
  ),
});
export type RecipeVersions = z.output<typeof recipeVersionsOutput>;

export const recipesOutput = z.object({ recipes: z.array(recipe) });
export const recipeOutput = z.object({ recipe });

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

const recipeFields = {
  description: clearableText(TEXT_LIMITS.description),
  cuisine: clearableText(TEXT_LIMITS.name),
  difficulty: difficultyInput,
  servings: orBlank(servingsSchema).optional(),
  prep_time: minutesSchema,
  cook_time: minutesSchema,
  tags: tagsInput,
  notes: clearableText(TEXT_LIMITS.recipeNotes),
  source: clearableText(TEXT_LIMITS.line),
  favourite: z.boolean("must be true or false").optional(),
  rating: orBlank(
    numberSchema.pipe(z.number().int("must be a whole number").min(1, "must be 1 to 5").max(5, "must be 1 to 5")),
  ).optional(),
};

/** The sentence of the specification, section 5, for a recipe without its required parts. */
export const RECIPE_REQUIRED_FIELDS =
  "Please fill in all required fields: title, instructions, and at least one ingredient";

const blankable = (maxLength: number) =>
  z.string(RECIPE_REQUIRED_FIELDS).max(maxLength, `must not be longer than ${maxLength} characters`).nullish();

export const createRecipeInput = z
  .object({
    title: blankable(TEXT_LIMITS.title),
    instructions: blankable(TEXT_LIMITS.instructions),
    ingredients: ingredientsInput.nullish(),
    ...recipeFields,
    operation_id: operationIdSchema,
  })
  .transform((input, context) => {
    const title = input.title?.trim() ?? "";
    const instructions = input.instructions?.trim() ?? "";
    const ingredients = input.ingredients ?? [];
    const hasIngredient = typeof ingredients === "string" ? ingredients.trim() !== "" : ingredients.some(isNamed);
    if (!title || !instructions || !hasIngredient)
      context.addIssue({ code: "custom", message: RECIPE_REQUIRED_FIELDS });
    return { ...input, title, instructions, ingredients };
  });
export type CreateRecipeInput = z.output<typeof createRecipeInput>;

export const updateRecipeInput = z.object({
  id: idSchema,
  title: requiredText(TEXT_LIMITS.title).optional(),
  instructions: requiredText(TEXT_LIMITS.instructions).optional(),
  ingredients: ingredientsInput
    .nullable()
    .transform((ingredients) => ingredients ?? [])
    .optional(),
  ...recipeFields,
  revision: revisionSchema,
});
export type UpdateRecipeInput = z.output<typeof updateRecipeInput>;

/** The recipe list's own query: one window of cards, newest first unless searched. */
export const searchRecipesInput = z.object({
  q: z.string().max(200).default(""),
  difficulty: z.string().max(50).default(""),
  cuisine: z.string().max(200).default(""),
  time: z.enum(["", ...COOK_TIMES]).default(""),
  /** A tag that a recipe must have, whatever its case. */
  tag: z.string().max(100).default(""),
  /** '' is newest first, or what fits a search best first. */
  sort: z.enum(["", ...RECIPE_ORDERS]).default(""),
  cursor: z.number().int().min(0).nullish(),
  limit: z.number().int().min(1).max(100).default(60),
});
export type SearchRecipesInput = z.output<typeof searchRecipesInput>;
export const searchRecipesOutput = z.object({
  recipes: z.array(recipeCard),
  total: z.number().int(),
  nextCursor: z.number().int().nullable(),
});

/** For the meal planner's picker a recipe is just id and title (specification, section 3), plus its servings. */
export const recipeTitlesOutput = z.object({ recipes: z.array(z.object({ id: z.number().int(), title: z.string() })) });

/** The distinct cuisines in use, for the filter. */
export const cuisinesOutput = z.object({ cuisines: z.array(z.string()) });
/** The distinct tags in use, by name. */
export const tagsOutput = z.object({ tags: z.array(z.string()) });

export const duplicateRecipeInput = z.object({ id: idSchema, operation_id: operationIdSchema });

/** Understanding pasted lines: what each line was read as, before anything is saved. */
export const readLinesInput = z.object({ text: z.string("must be text").max(TEXT_LIMITS.block, "is too long") });
export const readLine = ingredientLine.omit({ id: true }).extend({
  /** True where the catalogue knows the food; otherwise saving adds it. */
  is_known: z.boolean(),
});
export type ReadLine = z.output<typeof readLine>;
export const readLinesOutput = z.object({ lines: z.array(readLine) });

function isNamed(line: IngredientLineInput): boolean {
  return Boolean(line.name?.trim() || line.ingredient_name?.trim() || line.ingredient_id || line.raw?.trim());
}
