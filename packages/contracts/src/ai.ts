import { z } from "zod";
import { uploadedPhoto } from "./recipes/recipe-photos";
import { difficulty } from "./recipes/recipe-fields";
import { ingredientLine } from "./recipes/recipe-lines";

/** Where a line of the answer stands in the text it was read from. Null: there is no source text to look in. */
export const grounding = z.object({ name_found: z.boolean(), amount_found: z.boolean() }).nullable();

/** What is odd about a line that was made up: no food in it, far too much for so few, in no step. */
const oddity = z.enum(["unreadable", "too-much", "unused"]).nullable();

export const aiIngredientLine = ingredientLine.omit({ id: true }).extend({ grounding, oddity });
export type AiIngredientLine = z.output<typeof aiIngredientLine>;

/** The recipe fields of an answer (specification, section 3); `tags` is a list here. */
export const aiRecipe = z.object({
  title: z.string(),
  description: z.string(),
  cuisine: z.string(),
  difficulty,
  /** Null where the source says what it makes instead, "24 cookies" (extension). */
  servings: z.number().nullable(),
  /** That the source does not say for how many it is, and `servings` is the usual number. */
  servings_assumed: z.boolean(),
  yield_amount: z.number().nullable(),
  yield_noun: z.string(),
  prep_time: z.number().nullable(),
  cook_time: z.number().nullable(),
  instructions: z.string(),
  tags: z.array(z.string()),
  ingredients: z.array(aiIngredientLine),
});
export type AiRecipe = z.output<typeof aiRecipe>;

/** When the model fails, the call still answers 200: `success: false` and a sentence (decisions, section 2). */
const failure = z.object({ success: z.literal(false), error: z.string() });

export const suggestInput = z.object({
  description: z
    .string("Please enter a recipe description")
    .trim()
    .min(1, "Please enter a recipe description")
    .max(10_000, "must not be longer than 10,000 characters"),
});
export const suggestOutput = z.discriminatedUnion("success", [
  z.object({ success: z.literal(true), recipe: aiRecipe, model: z.string() }),
  failure,
]);

export const readPhotoInput = z.object({ image: uploadedPhoto });
/** `sourceText` is what was read off the photo, to check the recipe against; `note` a sentence where not all of it came into the recipe. */
export const readPhotoOutput = z.discriminatedUnion("success", [
  z.object({
    success: z.literal(true),
    interpretedRecipe: aiRecipe,
    model: z.string(),
    sourceText: z.string(),
    note: z.string().optional(),
  }),
  failure,
]);

/** Several photos may be the pages of one recipe (extension). */
export const readPhotosInput = z.object({
  images: z
    .array(z.object({ image: z.string().max(40_000_000), imageFormat: z.string().max(100).default("image/jpeg") }))
    .min(1, "Please choose a photo first.")
    .max(10),
});

export const suggestFromMealInput = z.object({
  image: z
    .string("Please choose a photo first.")
    .min(1, "Please choose a photo first.")
    .max(40_000_000, "is too large"),
  imageFormat: z.string().max(100).default("image/jpeg"),
  description: z.string().max(10_000).default(""),
});

export const installedModel = z.object({
  name: z.string(),
  sizeBytes: z.number(),
  contextLength: z.number().nullable(),
  canRead: z.boolean(),
  canSee: z.boolean(),
  /** Where it answers when that is not at home; null for a model that runs on Ollama's own machine. */
  remoteHost: z.string().nullable(),
  /** Why Ollama itself cannot read the model; null where it can. */
  problem: z.string().nullable(),
});

/** What the admin page's doctor finds; `problem` is a sentence with the remedy, null where all is well. */
export const aiHealthOutput = z.object({
  host: z.string(),
  isReachable: z.boolean(),
  version: z.string().nullable(),
  problem: z.string().nullable(),
  /** Sentences about what is well but not as it should be: what may leave the house, an old server. */
  notes: z.array(z.string()),
  models: z.array(installedModel),
  textModel: z.string().nullable(),
  visionModel: z.string().nullable(),
  /** Context window in tokens and the chunk of a PDF that really fits, beside the setting. */
  textContextTokens: z.number().nullable(),
  chunkChars: z.number().nullable(),
});

export const pullModelInput = z.object({
  model: z
    .string()
    .trim()
    .min(1, "is missing")
    .max(200)
    .regex(/^[\w./:-]+$/, "is not a model's name"),
});
export const pullProgress = z.object({
  status: z.string(),
  completedBytes: z.number().nullable(),
  totalBytes: z.number().nullable(),
  error: z.string().nullable(),
});

export const selfTestResult = z.object({
  name: z.string(),
  passed: z.boolean(),
  amountsRight: z.number(),
  amountsTotal: z.number(),
  unitsRight: z.number(),
  stepsRight: z.number(),
  stepsTotal: z.number(),
  tokensPerSecond: z.number().nullable(),
  seconds: z.number(),
  error: z.string().nullable(),
});
/** `note` says where the models answered when that was not at home. */
export const selfTestOutput = z.object({
  results: z.array(selfTestResult),
  verdict: z.string(),
  note: z.string().nullable(),
});
