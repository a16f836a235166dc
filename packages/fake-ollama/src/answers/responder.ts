import { createHash } from "node:crypto";
import { copiedCarelessly, type Carelessness } from "./careless";
import type { FakeModel, Fixture, ResponderSettings } from "../server/configuration";
import type { Format } from "../schema/grammar";
import { imageSize } from "./images";
import { answerLabels } from "./label-lines";
import { readIngredient, type FakeIngredient } from "./read-ingredient";
import { readRecipes, type FakeRecipe } from "./read-recipes";
import { writeBySchema } from "../schema/schema-writer";
import type { Random } from "../seeded-random";

interface AskedModel {
  readonly model: FakeModel;
  /** What is left of the prompt after truncation. */
  readonly visibleText: string;
  readonly images: readonly Buffer[];
  readonly format: Format;
  readonly random: Random;
  readonly punishesRepetition: boolean;
}

const RECIPE_CARD = `Grandmother's Pancakes
Serves 4 · Prep 10 min · Cook 20 min

Ingredients
250 g flour
500 ml milk
3 eggs
1 pinch salt
2 tbsp butter, melted

Method
1. Whisk flour, milk, eggs and salt to a smooth batter.
2. Stir in the butter and let the batter rest.
3. Fry thin pancakes on both sides until golden.`;

const MEAL: FakeRecipe = {
  title: "Pasta with Tomatoes and Basil",
  description: "A bowl of pasta with a bright tomato sauce.",
  cuisine: "Italian",
  difficulty: "Easy",
  servings: 4,
  prep_time: 10,
  cook_time: 20,
  ingredients: ["400 g pasta", "600 g tomatoes, chopped", "2 cloves garlic", "3 tbsp olive oil", "1 bunch basil"].map(
    readIngredient,
  ),
  instructions: [
    "Cook the pasta in salted water.",
    "Soften garlic in the oil, add the tomatoes and simmer.",
    "Toss with the pasta and basil.",
  ],
  tags: ["pasta", "weeknight"],
  complete: true,
};

/** What the model would say. Deterministic: the same question and seed give the same answer. */
export function respond(question: AskedModel, settings: ResponderSettings): string {
  const fixture = settings.fixtures.find((candidate) => fits(candidate, question));
  if (fixture) return fixture.content;
  if (settings.kind === "fixture") return "";
  const { carelessness } = settings;
  const { format, visibleText } = question;
  if (format.kind === "schema" && format.schema.type === "string" && format.schema.pattern !== undefined)
    return JSON.stringify(answerLabels({ prompt: visibleText, pattern: format.schema.pattern, carelessness }));
  const document = documentIn(visibleText);
  if (format.kind === "none" && question.images.length > 0) return RECIPE_CARD;
  if (format.kind === "none" && !/json/i.test(visibleText)) return `This is about ${document.trim().slice(0, 80)}.`;
  const recipes = recipesFor(question, document, carelessness).map((recipe) =>
    question.punishesRepetition ? { ...recipe, instructions: [recipe.instructions.join(" ")] } : recipe,
  );
  const loose = {
    recipes: recipes.map(({ ingredients, ...recipe }) => ({
      ...recipe,
      ingredients: ingredients.map(({ line }) => line),
    })),
  };
  if (format.kind === "none") return inMarkdown(loose);
  if (format.kind === "json") return JSON.stringify(loose);
  const { schema } = format;
  const picked = ingredientsIn(document);
  if (schema.properties && "ingredients" in schema.properties && !("steps" in schema.properties))
    return writeBySchema({ ingredients: carelessness === "answers-empty" ? [] : picked }, schema, {
      isAlphabetical: question.model.path === "native",
      random: question.random,
    });
  const knowledge = schema.properties && "recipes" in schema.properties ? { recipes } : inWordsOfPrompt(recipes[0]);
  const isAlphabetical = question.model.path === "native";
  return writeBySchema(isAlphabetical ? forgetful(knowledge) : knowledge, schema, {
    isAlphabetical,
    random: question.random,
  });
}

/** A recipe under the names of its own and of the product's prompts; its lines as lines. */
function inWordsOfPrompt(recipe: FakeRecipe | undefined): Record<string, unknown> {
  if (!recipe) return {};
  return {
    ...recipe,
    dish: recipe.title,
    dish_origin: recipe.cuisine,
    dish_summary: recipe.description,
    effort: recipe.difficulty,
    for_people: recipe.servings,
    minutes_cooking: recipe.cook_time,
    minutes_preparing: recipe.prep_time,
    steps: recipe.instructions,
  };
}

/** What comes after its time is forgotten: a unit that is written after the name, four times in five. */
function forgetful(knowledge: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { ingredients } = knowledge;
  if (!Array.isArray(ingredients)) return { ...knowledge };
  // Safe: the double made them.
  const lines = ingredients as readonly FakeIngredient[];
  return { ...knowledge, ingredients: lines.map((each, index) => (index % 5 === 0 ? each : { ...each, unit: "" })) };
}

/** The part between delimiters; where a cut took the first of them, everything before the second; else the whole text. */
function documentIn(visibleText: string): string {
  const end = [...visibleText.matchAll(/<<<END ([0-9a-z]+)>>>/g)].at(-1);
  if (!end) return visibleText.replace(/<\|\w+\|>/g, "").trim();
  const opening = `<<<DOCUMENT ${end[1] ?? ""}>>>`;
  const start = visibleText.lastIndexOf(opening, end.index);
  return visibleText.slice(start < 0 ? 0 : start + opening.length, end.index);
}

function recipesFor(
  question: AskedModel,
  document: string,
  carelessness: Carelessness | undefined,
): readonly FakeRecipe[] {
  if (question.images.length > 0) return [MEAL];
  if (carelessness === "copies-the-example") return exampleIn(question.visibleText);
  const wantsMany =
    question.format.kind === "schema" &&
    question.format.schema.properties !== undefined &&
    "recipes" in question.format.schema.properties;
  const found = copiedCarelessly(readRecipes(document), carelessness);
  return found.length > 0 || wantsMany || carelessness === "answers-empty" ? found : [inventRecipe(document)];
}

/** The recipe that the prompt shows as its example of an answer. */
function exampleIn(visibleText: string): readonly FakeRecipe[] {
  const answer = /Example of the answer:\n(.+)/.exec(visibleText)?.[1] ?? "";
  const value: unknown = answer === "" ? {} : JSON.parse(answer);
  // Safe: the example of a prompt has the fields that the prompt asks for.
  const example = value as { dish?: string; steps?: string[]; ingredients?: string[] };
  const ingredients = (example.ingredients ?? []).map(readIngredient);
  return [{ ...MEAL, title: example.dish ?? "", instructions: example.steps ?? [], ingredients, servings: 2 }];
}

const NUMBER_WORDS =
  "an?|two|three|four|five|six|eight|half|some|ein(?:e[nrms]?)?|zwei|drei|vier|sechs|acht|anderthalb|halbe[sn]?|une?|deux|trois|quatre|six|huit|demi|dos|tres|cuatro|seis|due|tre|quattro|sei";
const AMOUNT_IN_PROSE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:\d[\d/.,½¼¾ ]*|(?:${NUMBER_WORDS})[ -])(?:[\p{L}-]+ (?:of |de |d['’])?){0,2}?[\p{L}-]{3,}(?: (?:of|de) [\p{L}-]+| d['’][\p{L}-]+)?`,
  "giu",
);

/** Amounts and what follows them, as they stand in running prose: "a quart of gooseberries", "vier Stangen Lauch". */
function ingredientsIn(document: string): string[] {
  const measured = [...document.matchAll(AMOUNT_IN_PROSE)].map(([match]) => match.trim());
  return measured.length > 0
    ? measured
    : [...document.matchAll(/(?<=\b(?:the|with|over it) )[a-z]{4,}/g)].map(([word]) => word);
}

function inventRecipe(description: string): FakeRecipe {
  const words = description.replace(/\s+/g, " ").trim().slice(0, 60);
  const title = words.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase()) || MEAL.title;
  const servings = Number(/\bfor (\d{1,2})\b/i.exec(description)?.[1] ?? MEAL.servings);
  return { ...MEAL, title, servings, description: words };
}

function inMarkdown(value: unknown): string {
  return `Here is the JSON you asked for:\n\n\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\`\n`;
}

function fits(fixture: Fixture, question: AskedModel): boolean {
  const { imageSha256, promptSha256, promptIncludes } = fixture;
  if (imageSha256 !== undefined && !question.images.some((image) => sha256(image) === imageSha256)) return false;
  if (promptSha256 !== undefined && sha256(question.visibleText) !== promptSha256) return false;
  if (promptIncludes !== undefined && !question.visibleText.includes(promptIncludes)) return false;
  if (fixture.width === undefined && fixture.height === undefined) return true;
  return question.images.some((image) => {
    const size = imageSize(image);
    const isNear = (wanted: number | undefined, got: number | undefined): boolean =>
      wanted === undefined || Math.abs(wanted - (got ?? 0)) <= 2;
    return isNear(fixture.width, size?.width) && isNear(fixture.height, size?.height);
  });
}

function sha256(data: Buffer | string): string {
  return createHash("sha256").update(data).digest("hex");
}
