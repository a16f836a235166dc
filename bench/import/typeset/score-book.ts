import { doubtsOf } from "@tureen/domain/recipe-reading/labels/coverage";
import type { BookLine } from "@tureen/domain/recipe-reading/lines/book-line";
import { readBook } from "@tureen/domain/recipe-reading/rules/read-book";
import { recipeFromLines, wordsOfBook, type RecipeDraft } from "@tureen/domain/recipe-reading/recipe-from-lines";
import { letters } from "../letters";
import { FOOTNOTE, type RecipeToSet } from "./recipes-to-set";

/** What is wrong with a recipe that came in as certain. */
export type Mistake =
  | "no recipe"
  | "title"
  | "amount"
  | "line missing"
  | "line foreign"
  | "step missing"
  | "step foreign"
  | "steps cut elsewhere"
  | "foreign text"
  | "servings";

export interface BookScore {
  readonly recipes: number;
  readonly certain: number;
  readonly right: number;
  readonly wrong: readonly { readonly title: string; readonly mistakes: readonly Mistake[] }[];
  /** Recipes that did not come in and have a doubt of their own, which begins with their title. */
  readonly ownDoubts: number;
  readonly doubts: number;
  /** Characters. */
  readonly longestDoubt: number;
}

/** What the rules alone make of a printed book. */
export function scoreBook(truth: readonly RecipeToSet[], lines: readonly BookLine[]): BookScore {
  const reading = readBook(lines);
  const isWord = wordsOfBook(lines);
  const drafts = reading.recipes
    .filter(({ certainty }) => certainty === "certain")
    .map((recipe) => recipeFromLines(lines, recipe, isWord));
  const open = new Set(truth);
  const wrong: BookScore["wrong"][number][] = [];
  let right = 0;
  for (const draft of drafts) {
    const own = closest(open, draft);
    if (own === undefined) {
      wrong.push({ title: draft.title, mistakes: ["no recipe"] });
      continue;
    }
    open.delete(own);
    const mistakes = mistakesIn(draft, own);
    if (mistakes.length === 0) right += 1;
    else wrong.push({ title: draft.title, mistakes });
  }
  const doubts = doubtsOf(reading, reading.recipes);
  const names = doubts.map(({ text }) => letters(text));
  return {
    recipes: truth.length,
    certain: drafts.length,
    right,
    wrong,
    ownDoubts: [...open].filter(({ title }) => names.filter((name) => isTitle(name, title)).length === 1).length,
    doubts: doubts.length,
    longestDoubt: Math.max(
      0,
      ...doubts.map((doubt) => doubt.lines.reduce((sum, line) => sum + (lines[line]?.text.length ?? 0), 0)),
    ),
  };
}

function isTitle(name: string, title: string): boolean {
  return name === letters(title) || (letters(title).length > 12 && letters(title).startsWith(name) && name.length > 8);
}

function closest(open: ReadonlySet<RecipeToSet>, draft: RecipeDraft): RecipeToSet | undefined {
  const byTitle = [...open].find(({ title }) => letters(title) === letters(draft.title));
  if (byTitle) return byTitle;
  const have = new Set(draft.ingredients.map(({ raw }) => letters(raw)));
  const shared = [...open].map((each) => ({
    each,
    count: each.ingredients.filter((line) => have.has(letters(line))).length,
  }));
  const [best] = shared.toSorted((one, other) => other.count - one.count);
  return best && best.count >= 2 ? best.each : undefined;
}

const withoutFigures = (text: string): string => letters(text).replace(/[\d/]/g, "");

function mistakesIn(draft: RecipeDraft, truth: RecipeToSet): Mistake[] {
  const mistakes = new Set<Mistake>();
  if (letters(draft.title) !== letters(truth.title)) mistakes.add("title");
  const sections = new Set(draft.ingredients.map(({ section }) => letters(section)));
  const got = draft.ingredients.map(({ raw }) => letters(raw));
  const wanted = truth.ingredients.map(letters);
  // "For the sauce:" stands among the lines of some recipes.
  const missing = wanted.filter((line) => !got.includes(line) && !sections.has(line));
  const foreign = got.filter((line) => !wanted.includes(line));
  const words = new Set(foreign.map(withoutFigures));
  for (const line of missing) mistakes.add(words.has(withoutFigures(line)) ? "amount" : "line missing");
  const lost = new Set(missing.map(withoutFigures));
  if (foreign.some((line) => !lost.has(withoutFigures(line)))) mistakes.add("line foreign");
  const steps = draft.steps.map(letters);
  const all = steps.join("");
  const whole = truth.steps.map(letters).join("");
  if (all !== whole) {
    if (truth.steps.some((step) => !all.includes(letters(step)))) mistakes.add("step missing");
    if (all.length > whole.length || truth.steps.every((step) => all.includes(letters(step))))
      mistakes.add("step foreign");
    if (mistakes.size === 0) mistakes.add("step missing");
  } else if (steps.length !== truth.steps.length && steps.length > 1) mistakes.add("steps cut elsewhere");
  const said = letters(`${truth.note} ${FOOTNOTE}`);
  const told = draft.description.split("\n").map((line) => letters(line.replace(/^\d+/, "")));
  if (told.some((line) => !said.includes(line))) mistakes.add("foreign text");
  if (draft.servings !== null && draft.servings !== truth.servings) mistakes.add("servings");
  return [...mistakes];
}
