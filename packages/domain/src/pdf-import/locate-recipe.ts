import { comparableWords, findPhrase, nextPhrase, nextPlace, type TextIndex } from "./text-index";

/** What is known of a recipe that a model read from a text. */
export interface ReadRecipe {
  readonly title: string;
  /** Names of its ingredients. */
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
}

/** Where a recipe stands in a text: UTF-16 offsets, `end` exclusive. */
export interface RecipeWindow {
  readonly start: number;
  readonly end: number;
  /** Whether the title itself was found; else the window is where its ingredients are. */
  readonly isTitleFound: boolean;
  /** Whether the title has a line of its own there; false where a step speaks of the dish, say. */
  readonly isTitleALine: boolean;
}

/** Words after its title within which a recipe's ingredients are looked for. */
const INGREDIENT_REACH_WORDS = 700;

/**
 * Words that may stand between two parts of a recipe, a note of half a page, within which its next step is looked for: a
 * recipe may have eight pages of steps, but "Bake until golden" on its own far behind them is of another.
 */
const STEP_GAP_WORDS = 200;

/** Words of a step that are enough to find it again. */
const STEP_PHRASE_WORDS = 4;

/** Places of one title that are weighed; a title as common as "Soup" may stand in every second line. */
const MAX_TITLE_PLACES = 200;

/** So little that no distance outweighs a part, in the longest chunk with all recipes of one name. */
const WORTH_OF_A_WORD = 1e-7;

/**
 * Where in the text a recipe was read: at that place of its title after which most of its ingredients and steps
 * stand (a list of contents names the title as well), the closest together of equals; up to the last of them that
 * is found without a gap that another recipe would fit into. Null when neither title nor ingredients are there, as with a recipe that the model made up.
 */
export function locateRecipe(index: TextIndex, recipe: ReadRecipe): RecipeWindow | null {
  return locateRecipes(index, [recipe])[0] ?? null;
}

/**
 * The same for all recipes of one answer, which has them in the order of the text: two of one title ("Vinaigrette") never
 * share its place, and the later one stands behind the earlier. One that no place of its title is left for is where its
 * ingredients are.
 */
export function locateRecipes(index: TextIndex, recipes: readonly ReadRecipe[]): (RecipeWindow | null)[] {
  const namesakes = new Map<string, number[]>();
  recipes.forEach(({ title }, position) => {
    const name = comparableWords(title).join(" ");
    const known = namesakes.get(name);
    if (known) known.push(position);
    else namesakes.set(name, [position]);
  });
  const parts = recipes.map(partsOf);
  const windows: (RecipeWindow | null)[] = recipes.map(() => null);
  for (const [name, positions] of namesakes) {
    const own = positions.flatMap((position) => parts[position] ?? []);
    const title = name === "" ? [] : name.split(" ");
    const standings = placeInOrder(index, own, placesOfTitle(index, title));
    positions.forEach((position, nth) => {
      const standing = standings[nth];
      windows[position] = standing ? windowOfTitle(index, standing, title.length) : locateIngredients(index, own[nth]);
    });
  }
  return windows;
}

function locateIngredients(index: TextIndex, parts: RecipeParts | undefined): RecipeWindow | null {
  if (parts === undefined) return null;
  const [found] = placeInOrder(index, [parts], placesOfRarestIngredient(index, parts.names));
  return found && found.ingredients * 2 >= parts.names.length
    ? { ...spanOf(index, found), isTitleFound: false, isTitleALine: false }
    : null;
}

function windowOfTitle(index: TextIndex, standing: Standing, titleWords: number): RecipeWindow {
  const isTitleALine = opensLine(index, standing.place) && opensLine(index, standing.place + titleWords);
  return { ...spanOf(index, standing), isTitleFound: true, isTitleALine };
}

function spanOf(index: TextIndex, { place, last }: Standing): { start: number; end: number } {
  return { start: index.offsets[place] ?? 0, end: endOfWord(index, last) };
}

/** Each recipe at a place of its own, in the order given, so that most of all their parts stand behind their places. */
function placeInOrder(
  index: TextIndex,
  recipes: readonly RecipeParts[],
  places: readonly number[],
): (Standing | undefined)[] {
  const standings = recipes.map((parts) => places.map((place) => ({ place, ...evidenceAfter(index, parts, place) })));
  // What the recipes from one on are worth at the places from one on, told from the end.
  const worth = Array.from({ length: recipes.length + 1 }, () => new Float64Array(places.length + 1));
  const worthOf = (recipe: number, place: number): number => worth[recipe]?.[place] ?? 0;
  const worthHere = (recipe: number, place: number): number =>
    worthOfStanding(standings[recipe]?.[place]) + worthOf(recipe + 1, place + 1);
  for (let recipe = recipes.length - 1; recipe >= 0; recipe--) {
    for (let place = places.length - 1; place >= 0; place--) {
      const best = Math.max(worthHere(recipe, place), worthOf(recipe, place + 1), worthOf(recipe + 1, place));
      worth[recipe]?.fill(best, place, place + 1);
    }
  }
  const found: (Standing | undefined)[] = [];
  for (let place = 0; place < places.length && found.length < recipes.length;) {
    const recipe = found.length;
    const isHere =
      worthHere(recipe, place) >= worthOf(recipe, place + 1) && worthHere(recipe, place) >= worthOf(recipe + 1, place);
    if (isHere) found.push(standings[recipe]?.[place]);
    if (isHere || worthOf(recipe, place + 1) >= worthOf(recipe + 1, place)) place++;
    else found.push(undefined);
  }
  return found;
}

/** One for the place, one for each part that is found; of equals the one whose parts stand closer together. */
function worthOfStanding(standing: Standing | undefined): number {
  return standing ? 1 + standing.found - (standing.last - standing.place) * WORTH_OF_A_WORD : 0;
}

function partsOf({ ingredients, steps }: ReadRecipe): RecipeParts {
  return {
    names: ingredients.map(comparableWords).filter((words) => words.length > 0),
    steps: steps.map(comparableWords).filter((words) => words.length >= 2),
  };
}

/** Where the title has a line of its own, else where it begins one, else wherever its words stand. */
function placesOfTitle(index: TextIndex, words: readonly string[]): readonly number[] {
  const places = findPhrase(index, words);
  const opening = places.filter((place) => opensLine(index, place));
  const alone = opening.filter((place) => opensLine(index, place + words.length));
  return (alone.length > 0 ? alone : opening.length > 0 ? opening : places).slice(0, MAX_TITLE_PLACES);
}

/** Whether the word at `place` is the first of its line; so is the end of the text. */
function opensLine({ lines }: TextIndex, place: number): boolean {
  return lines[place] !== lines[place - 1];
}

interface RecipeParts {
  readonly names: readonly (readonly string[])[];
  readonly steps: readonly (readonly string[])[];
}

interface Evidence {
  /** Ingredients and steps within reach. */
  readonly found: number;
  readonly ingredients: number;
  /** Place of the last word that belongs to the recipe. */
  readonly last: number;
}

/** A recipe at one place of its title. */
interface Standing extends Evidence {
  readonly place: number;
}

function placesOfRarestIngredient(index: TextIndex, names: RecipeParts["names"]): readonly number[] {
  const places = names.map((words) => findPhrase(index, words)).filter((found) => found.length > 0);
  return (places.toSorted((left, right) => left.length - right.length)[0] ?? []).slice(0, MAX_TITLE_PLACES);
}

function evidenceAfter(index: TextIndex, parts: RecipeParts, place: number): Evidence {
  const ingredients = parts.names
    .map((words) => nextPlace(index, words.at(-1) ?? "", place, place + INGREDIENT_REACH_WORDS))
    .filter((at) => at !== undefined);
  const steps = endsOfSteps(
    index,
    parts.steps,
    place,
    ingredients.length > 0 ? Math.max(...ingredients) : place + INGREDIENT_REACH_WORDS,
  );
  return {
    found: ingredients.length + steps.length,
    ingredients: ingredients.length,
    last: Math.max(place, ...ingredients, ...steps),
  };
}

/**
 * Places of the last words of the steps that stand after `place`, each behind the one before it where it can, and none far
 * behind all others. A step that is not found is taken to be as long as it was read.
 *
 * @param listEnd where the steps begin at the latest
 */
function endsOfSteps(index: TextIndex, steps: RecipeParts["steps"], place: number, listEnd: number): number[] {
  const ends: number[] = [];
  let [reached, behind] = [listEnd, place];
  for (const words of steps) {
    const phrase = words.slice(0, STEP_PHRASE_WORDS);
    const to = reached + STEP_GAP_WORDS;
    const at = nextPhrase(index, phrase, behind, to) ?? nextPhrase(index, phrase, place, behind);
    if (at === undefined) reached += words.length;
    else {
      const end = Math.min(at + words.length, index.words.length) - 1;
      ends.push(end);
      reached = Math.max(reached, end);
      behind = at + 1;
    }
  }
  return ends;
}

function endOfWord(index: TextIndex, place: number): number {
  const from = index.offsets[place] ?? 0;
  return from + index.text.slice(from, index.offsets[place + 1] ?? index.text.length).trimEnd().length;
}
