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
}

/** Words after its title within which a recipe's ingredients are looked for. */
const INGREDIENT_REACH_WORDS = 700;

/** Words after its title within which its steps are looked for: a recipe of eight pages. */
const STEP_REACH_WORDS = 4000;

/** Words of a step that are enough to find it again. */
const STEP_PHRASE_WORDS = 4;

/** Places of one title that are weighed; a title as common as "Soup" may stand in every second line. */
const MAX_TITLE_PLACES = 200;

/**
 * Where in the text a recipe was read: at that place of its title after which most of its ingredients and steps
 * stand (a list of contents names the title as well), the closest together of equals; up to the last of them that
 * is found. Null when neither title nor ingredients are there, as with a recipe that the model made up.
 */
export function locateRecipe(index: TextIndex, recipe: ReadRecipe): RecipeWindow | null {
  const parts: RecipeParts = {
    names: recipe.ingredients.map(comparableWords).filter((words) => words.length > 0),
    steps: recipe.steps.map(comparableWords).filter((words) => words.length >= 2),
  };
  const titlePlaces = placesOfTitle(index, comparableWords(recipe.title));
  const isTitleFound = titlePlaces.length > 0;
  let best: (Evidence & { place: number }) | undefined;
  for (const place of isTitleFound ? titlePlaces : placesOfRarestIngredient(index, parts.names)) {
    const evidence = evidenceAfter(index, parts, place);
    const isBetter = best === undefined || evidence.found > best.found;
    const isCloser = best !== undefined && evidence.found === best.found && evidence.last - place < best.last - best.place;
    if (isBetter || isCloser) best = { place, ...evidence };
  }
  if (best === undefined || (!isTitleFound && best.ingredients * 2 < parts.names.length)) return null;
  return { start: index.offsets[best.place] ?? 0, end: endOfWord(index, best.last), isTitleFound };
}

/** Where the title has a line of its own, else where it begins one, else wherever its words stand. */
function placesOfTitle(index: TextIndex, words: readonly string[]): readonly number[] {
  const places = findPhrase(index, words);
  const opening = places.filter((place) => index.lines[place] !== index.lines[place - 1]);
  const alone = opening.filter((place) => index.lines[place + words.length - 1] !== index.lines[place + words.length]);
  return (alone.length > 0 ? alone : opening.length > 0 ? opening : places).slice(0, MAX_TITLE_PLACES);
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

function placesOfRarestIngredient(index: TextIndex, names: RecipeParts["names"]): readonly number[] {
  const places = names.map((words) => findPhrase(index, words)).filter((found) => found.length > 0);
  return (places.toSorted((left, right) => left.length - right.length)[0] ?? []).slice(0, MAX_TITLE_PLACES);
}

function evidenceAfter(index: TextIndex, parts: RecipeParts, place: number): Evidence {
  const ingredients = parts.names
    .map((words) => nextPlace(index, words.at(-1) ?? "", place, place + INGREDIENT_REACH_WORDS))
    .filter((at) => at !== undefined);
  const steps = parts.steps.flatMap((words) => {
    const at = nextPhrase(index, words.slice(0, STEP_PHRASE_WORDS), place, place + STEP_REACH_WORDS);
    return at === undefined ? [] : [Math.min(at + words.length, index.words.length) - 1];
  });
  return {
    found: ingredients.length + steps.length,
    ingredients: ingredients.length,
    last: Math.max(place, ...ingredients, ...steps),
  };
}

function endOfWord(index: TextIndex, place: number): number {
  const from = index.offsets[place] ?? 0;
  return from + index.text.slice(from, index.offsets[place + 1] ?? index.text.length).trimEnd().length;
}
