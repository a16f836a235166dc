import { TEXT_LIMITS } from "@tureen/contracts/primitives";
import { readAmount } from "@tureen/domain/quantities/read-amount";
import { toNumber } from "@tureen/domain/quantities/rational";
import { z } from "zod";
import { cleanText } from "./clean-text";
import { RECIPE_BOUNDS } from "./recipe-schema";
import type { Reading } from "#ai/model/structured-chat";

/** An ingredient as a model gave it, cleaned and bounded. */
export interface AiIngredient {
  readonly name: string;
  /** 0 where the model named none. */
  readonly amount: number;
  readonly unit: string;
  readonly preparationNotes: string;
  /** Heading that it stands under; none from a model. */
  readonly section?: string;
}

/** A recipe as a model gave it, cleaned and bounded; data from outside, never markup. */
export interface AiRecipe {
  readonly title: string;
  readonly description: string;
  readonly cuisine: string;
  readonly difficulty: "Easy" | "Medium" | "Hard";
  readonly servings: number;
  /** Null where the model named none. */
  readonly prepTimeMinutes: number | null;
  readonly cookTimeMinutes: number | null;
  readonly ingredients: readonly AiIngredient[];
  readonly steps: readonly string[];
  readonly tags: readonly string[];
  /** False when the answer was cut off, or a text or list fills all the room that an answer has for it and may go on. */
  readonly isComplete: boolean;
}

const MAX_AMOUNT = 100_000;
const MAX_SERVINGS = 100;
const MAX_MINUTES = 10_080;
const MAX_INGREDIENTS = 200;
const MAX_STEPS = 200;
/** An answer that no grammar bounded may have longer ones than ours. */
const MAX_STEP_LENGTH = 5_000;
const MAX_TAGS = 20;
/** Defaults of AI results (specification, section 9). */
export const DEFAULT_SERVINGS = 4;
export const DEFAULT_DIFFICULTY = "Easy";

/** A field may be missing altogether: what it then means is said once, in the transformation. */
const anything = z.unknown().optional();
const limited = (maxLength: number) => anything.transform((value) => cleanText(value, maxLength));
const numberSchema = anything.transform(asNumber);
const listSchema = anything.transform((value): unknown[] =>
  Array.isArray(value) ? value : typeof value === "string" ? value.split("\n") : [],
);

const amountSchema = numberSchema.transform((amount) => (amount >= 0 && amount <= MAX_AMOUNT ? amount : 0));
const minutesSchema = numberSchema.transform((value) => (value > 0 && value <= MAX_MINUTES ? Math.round(value) : null));

const ingredientSchema = z.preprocess(
  (value) => (typeof value === "string" ? { name: value } : value),
  z.object({
    name: limited(TEXT_LIMITS.name),
    amount: amountSchema,
    unit: limited(40),
    preparation_notes: limited(300),
  }),
);

const recipeSchema = z.object({
  title: limited(TEXT_LIMITS.title),
  description: limited(1_000),
  cuisine: limited(100),
  difficulty: anything.transform(asDifficulty),
  servings: numberSchema.transform((value) => (value >= 1 && value <= MAX_SERVINGS ? value : DEFAULT_SERVINGS)),
  prep_time: minutesSchema,
  cook_time: minutesSchema,
  ingredients: listSchema,
  instructions: listSchema,
  tags: listSchema,
});

/** Reads an answer that should hold exactly one whole recipe; a list of one counts. */
export function readOneRecipe(value: unknown): Reading<AiRecipe> {
  const recipe = readRecipe(candidatesIn(value)[0]);
  const problems = recipe ? problemsOf(recipe) : ["the answer is not a JSON object with the fields of a recipe"];
  return recipe && problems.length === 0 ? { ok: true, value: recipe } : { ok: false, problems };
}

function candidatesIn(value: unknown): unknown[] {
  if (Array.isArray(value))
    return value.flatMap((inner: unknown) =>
      isRecord(inner) && Array.isArray(inner["recipes"]) ? candidatesIn(inner) : [inner],
    );
  if (!isRecord(value)) return [];
  const { recipes, recipe } = value;
  if (Array.isArray(recipes)) return recipes;
  return [isRecord(recipe) ? recipe : value];
}

function readRecipe(value: unknown): AiRecipe | undefined {
  const parsed = recipeSchema.safeParse(value);
  if (!parsed.success) return undefined;
  const { title, description, cuisine, difficulty, servings, prep_time, cook_time } = parsed.data;
  const ingredients = parsed.data.ingredients.slice(0, MAX_INGREDIENTS).flatMap(readIngredient);
  const steps = texts(parsed.data.instructions, MAX_STEPS, MAX_STEP_LENGTH).map((step) =>
    step.replace(/^(?:step\s*)?\d{1,2}[.):]\s+/i, ""),
  );
  return {
    title,
    description,
    cuisine,
    difficulty,
    servings,
    prepTimeMinutes: prep_time,
    cookTimeMinutes: cook_time,
    ingredients,
    steps,
    tags: texts(parsed.data.tags, MAX_TAGS, 40),
    isComplete: !isAtItsBounds(parsed.data),
  };
}

type RecipeLists = Pick<z.output<typeof recipeSchema>, "ingredients" | "instructions">;

/** Whether something ends exactly where the grammar of the answer ends it, which no cook does by chance, or is longer than what is kept. */
function isAtItsBounds({ ingredients, instructions }: RecipeLists): boolean {
  const isFull = (length: number, bound: number, longest: number): boolean => length === bound || length > longest;
  const charsOf = (text: unknown): number => (typeof text === "string" ? Array.from(text).length : 0);
  return (
    isFull(ingredients.length, RECIPE_BOUNDS.ingredients, MAX_INGREDIENTS) ||
    isFull(instructions.length, RECIPE_BOUNDS.steps, MAX_STEPS) ||
    instructions.some((step) => isFull(charsOf(step), RECIPE_BOUNDS.stepChars, MAX_STEP_LENGTH)) ||
    ingredients.some((line) => isRecord(line) && charsOf(line["name"]) >= RECIPE_BOUNDS.ingredientName)
  );
}

function readIngredient(value: unknown): AiIngredient[] {
  const parsed = ingredientSchema.safeParse(value);
  if (!parsed.success || parsed.data.name === "") return [];
  const { name, amount, unit, preparation_notes: preparationNotes } = parsed.data;
  return [{ name, amount, unit, preparationNotes }];
}

function texts(values: readonly unknown[], maxCount: number, maxLength: number): string[] {
  return values
    .slice(0, maxCount)
    .flatMap((value) => cleanText(isRecord(value) ? (value["text"] ?? value["step"]) : value, maxLength) || []);
}

function problemsOf(recipe: AiRecipe): string[] {
  return [
    ...(recipe.title === "" ? ["title is empty"] : []),
    ...(recipe.ingredients.length === 0 ? ["ingredients is empty"] : []),
    ...(recipe.steps.length === 0 ? ["instructions is empty"] : []),
  ];
}

/** A number, or a text that a person would write for one ("1 1/2", "½", "2-3": the upper end); NaN for anything else. */
function asNumber(value: unknown): number {
  if (typeof value === "number") return value;
  if (typeof value !== "string") return Number.NaN;
  const reading = readAmount(value);
  return reading ? toNumber(reading.amountMax ?? reading.amount) : Number.NaN;
}

function asDifficulty(value: unknown): AiRecipe["difficulty"] {
  const word = typeof value === "string" ? value.trim().toLowerCase() : "";
  return word === "medium" ? "Medium" : word === "hard" ? "Hard" : DEFAULT_DIFFICULTY;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
