import { TEXT_LIMITS } from "@tureen/contracts/primitives";
import type { Oddity } from "@tureen/domain/recipes/odd-lines";
import { readAmount } from "@tureen/domain/quantities/read-amount";
import { toNumber } from "@tureen/domain/quantities/rational";
import { DEFAULT_DIFFICULTY } from "@tureen/domain/recipes/difficulty";
import { plannedServings, readSaidYield, yieldOfAll } from "@tureen/domain/recipes/said-yield";
import { z } from "zod";
import { isRecord } from "#ai/model/json-text";
import { cleanText } from "./clean-text";
import { RECIPE_BOUNDS } from "./recipe-schema";
import type { Checked } from "#ai/model/structured-chat";

/** A line of ingredients as a model or a text has it, cleaned and bounded; our own parser reads it. */
export interface AiLine {
  readonly raw: string;
  /** Heading that it stands under; '' for none. */
  readonly section: string;
  /** What is odd about it where the recipe was made up. */
  readonly oddity?: Oddity | null;
  /** Whether the picture that it stands on does not show its amount for certain. */
  readonly isUncertain?: boolean;
}

/** A recipe as a model gave it, cleaned and bounded; data from outside, never markup. */
export interface AnsweredRecipe {
  readonly title: string;
  readonly description: string;
  readonly cuisine: string;
  readonly difficulty: "Easy" | "Medium" | "Hard";
  /** Null where it says what is made instead. */
  readonly servings: number | null;
  /** That the model named none, and it is the usual number. */
  readonly servingsAssumed: boolean;
  /** What is made and is no people, "24 cookies": null and '' where none is said. */
  readonly yieldAmount: number | null;
  readonly yieldNoun: string;
  /** Null where the model named none. */
  readonly prepTimeMinutes: number | null;
  readonly cookTimeMinutes: number | null;
  readonly ingredients: readonly AiLine[];
  readonly steps: readonly string[];
  readonly tags: readonly string[];
  /** False when the answer was cut off, or a text or list fills all the room that an answer has for it and may go on. */
  readonly isComplete: boolean;
}

const MAX_MINUTES = 10_080;
const MAX_INGREDIENTS = 200;
const MAX_STEPS = 200;
/** An answer that no grammar bounded may have longer ones than ours. */
const MAX_STEP_LENGTH = 5_000;
const MAX_TAGS = 20;

/** A field may be missing altogether: what it then means is said once, in the transformation. */
const anything = z.unknown().optional();
const limited = (maxLength: number) => anything.transform((value) => cleanText(value, maxLength));
const numberSchema = anything.transform(asNumber);
const listSchema = anything.transform((value): unknown[] =>
  Array.isArray(value) ? value : typeof value === "string" ? value.split("\n") : [],
);

const minutesSchema = numberSchema.transform((value) => (value > 0 && value <= MAX_MINUTES ? Math.round(value) : null));

/** Names that a model gives the fields where no grammar gives ours. */
const USUAL_NAMES: Readonly<Record<string, string>> = {
  title: "dish",
  name: "dish",
  cuisine: "dish_origin",
  description: "dish_summary",
  difficulty: "effort",
  servings: "for_people",
  recipeYield: "makes",
  yield: "makes",
  cook_time: "minutes_cooking",
  prep_time: "minutes_preparing",
  instructions: "steps",
};

const recipeSchema = z.object({
  dish: limited(TEXT_LIMITS.title),
  dish_summary: limited(1_000),
  dish_origin: limited(100),
  effort: anything.transform(asDifficulty),
  for_people: anything,
  makes: anything,
  minutes_preparing: minutesSchema,
  minutes_cooking: minutesSchema,
  ingredients: listSchema,
  steps: listSchema,
  tags: listSchema,
});

/** Reads an answer that should hold exactly one whole recipe; a list of one counts. */
export function readOneRecipe(value: unknown): Checked<AnsweredRecipe> {
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

function readRecipe(value: unknown): AnsweredRecipe | undefined {
  const parsed = recipeSchema.safeParse(isRecord(value) ? inOurNames(value) : value);
  if (!parsed.success) return undefined;
  const { data } = parsed;
  const ingredients = data.ingredients.slice(0, MAX_INGREDIENTS).flatMap(readIngredient);
  const steps = texts(data.steps, MAX_STEPS, MAX_STEP_LENGTH).map((step) =>
    step.replace(/^(?:step\s*)?\d{1,2}[.):]\s+/i, ""),
  );
  return {
    title: data.dish,
    description: data.dish_summary,
    cuisine: data.dish_origin,
    difficulty: data.effort,
    ...yieldOf([data.for_people, data.makes]),
    prepTimeMinutes: data.minutes_preparing,
    cookTimeMinutes: data.minutes_cooking,
    ingredients,
    steps,
    tags: texts(data.tags, MAX_TAGS, 40),
    isComplete: !isAtItsBounds(data),
  };
}

/** Who eats and what is made, of all that an answer says of either; the usual number where it says neither. */
function yieldOf(
  said: readonly unknown[],
): Pick<AnsweredRecipe, "servings" | "servingsAssumed" | "yieldAmount" | "yieldNoun"> {
  const read = said.flatMap((each) =>
    typeof each === "string" || typeof each === "number" ? [readSaidYield(cleanText(String(each), 200))] : [],
  );
  const { servings, ...made } = yieldOfAll(read);
  return { ...made, ...plannedServings(servings, made.yieldAmount !== null) };
}

function inOurNames(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [USUAL_NAMES[key] ?? key, field]));
}

type RecipeLists = Pick<z.output<typeof recipeSchema>, "ingredients" | "steps">;

/** Whether something ends exactly where the grammar of the answer ends it, which no cook does by chance, or is longer than what is kept. */
function isAtItsBounds({ ingredients, steps }: RecipeLists): boolean {
  const isFull = (length: number, bound: number, longest: number): boolean => length === bound || length > longest;
  const charsOf = (text: unknown): number => (typeof text === "string" ? Array.from(text).length : 0);
  return (
    isFull(ingredients.length, RECIPE_BOUNDS.ingredients, MAX_INGREDIENTS) ||
    isFull(steps.length, RECIPE_BOUNDS.steps, MAX_STEPS) ||
    steps.some((step) => isFull(charsOf(step), RECIPE_BOUNDS.stepChars, MAX_STEP_LENGTH)) ||
    ingredients.some((line) => isFull(charsOf(line), RECIPE_BOUNDS.ingredientChars, TEXT_LIMITS.line))
  );
}

function readIngredient(value: unknown): AiLine[] {
  const raw = isRecord(value) ? asLine(value) : cleanText(value, TEXT_LIMITS.line);
  const line = raw.replace(/^(?:[-*•–]|\d{1,2}[.)])\s+/, "");
  return /\p{L}/u.test(line) ? [{ raw: line, section: "" }] : [];
}

/** A line of fields, from a model that was free to choose its form. */
function asLine(fields: Readonly<Record<string, unknown>>): string {
  const field = (...names: readonly string[]): string =>
    cleanText(names.map((name) => fields[name]).find(Boolean), 200);
  const name = field("name", "ingredient", "food", "item");
  const amount = field("amount", "quantity");
  const measure = amount === "" || name.startsWith(amount) ? "" : `${amount} ${field("unit")} `;
  const notes = field("preparation_notes", "notes", "preparation");
  return `${measure}${name}${notes === "" ? "" : `, ${notes}`}`.replace(/\s+/g, " ");
}

function texts(values: readonly unknown[], maxCount: number, maxLength: number): string[] {
  return values
    .slice(0, maxCount)
    .flatMap((value) => cleanText(isRecord(value) ? (value["text"] ?? value["step"]) : value, maxLength) || []);
}

function problemsOf(recipe: AnsweredRecipe): string[] {
  return [
    ...(recipe.title === "" ? ["dish is empty"] : []),
    ...(recipe.ingredients.length === 0 ? ["ingredients is empty"] : []),
    ...(recipe.steps.length === 0 ? ["steps is empty"] : []),
  ];
}

/** A number, or a text that a person would write for one ("1 1/2", "½", "2-3": the upper end); NaN for anything else. */
function asNumber(value: unknown): number {
  if (typeof value === "number") return value;
  if (typeof value !== "string") return Number.NaN;
  const reading = readAmount(value);
  return reading ? toNumber(reading.amountMax ?? reading.amount) : Number.NaN;
}

function asDifficulty(value: unknown): AnsweredRecipe["difficulty"] {
  const word = typeof value === "string" ? value.trim().toLowerCase() : "";
  return word === "medium" ? "Medium" : word === "hard" ? "Hard" : DEFAULT_DIFFICULTY;
}
