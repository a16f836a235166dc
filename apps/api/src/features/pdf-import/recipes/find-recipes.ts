import { locateRecipes, type ReadRecipe } from "@tureen/domain/pdf-import/locate-recipe";
import { dropOverlapDuplicates, type FoundRecipe } from "@tureen/domain/pdf-import/overlap-duplicates";
import { indexText, type TextIndex } from "@tureen/domain/pdf-import/text-index";
import type { AiRecipe } from "#ai/recipes/read-recipe-answer";
import type { BookText } from "#features/pdf-import/pages/book-text";
import type { ChunkAnswer } from "./chunk-answer";

/** A recipe of the book, with where it stands in the text. */
export interface BookRecipe extends FoundRecipe {
  readonly recipe: AiRecipe;
}

/** Collects the recipes of a book as its chunks are answered, each once. */
export interface RecipeCollector {
  /** Takes the next chunk's answer, in steps; chunks come in the order of the book. */
  add(answer: ChunkAnswer): Generator<void, void, void>;
  /**
   * The recipes that no later answer can change any more, in the order of the book: those in front of the text that the
   * next chunk begins with. None is handed out twice, and what is handed out is forgotten.
   *
   * @param nextStart where the next chunk begins; Infinity behind the last one
   */
  settled(nextStart: number): BookRecipe[];
}

export function createRecipeCollector({
  document,
  beginnings,
}: Pick<BookText, "document" | "beginnings">): RecipeCollector {
  const known = new Set(beginnings);
  const isAtBeginning = (start: number): boolean => known.has(document.text.lastIndexOf("\n", start - 1) + 1);
  let open: BookRecipe[] = [];
  let pieces = 0;
  return {
    *add(answer) {
      const found: BookRecipe[] = [];
      for (const piece of answer) {
        const index = indexText(document.text.slice(piece.start, piece.end));
        pieces += 1;
        yield;
        const here = locateAll(index, piece, pieces);
        found.push(
          ...here.map((recipe) => ({
            ...recipe,
            isAtBeginning: recipe.place !== null && isAtBeginning(recipe.place.start),
          })),
        );
      }
      yield;
      open = dropOverlapDuplicates([...open, ...found]).toSorted((left, right) => startOf(left) - startOf(right));
    },
    settled(nextStart) {
      const firstOpen = open.findIndex((recipe) => endOf(recipe) > nextStart);
      return open.splice(0, firstOpen === -1 ? open.length : firstOpen);
    },
  };
}

/** Offset of the recipe's title in the book; of its piece where the recipe was not found in it. */
export function startOf({ place, chunkStart }: BookRecipe): number {
  return place?.start ?? chunkStart;
}

export function endOf({ place, chunkEnd }: BookRecipe): number {
  return place?.end ?? chunkEnd;
}

/** Looks inside the piece alone: the same titles may stand for other recipes elsewhere in the book. */
function locateAll(index: TextIndex, piece: ChunkAnswer[number], chunkIndex: number): BookRecipe[] {
  const places = locateRecipes(index, piece.recipes.map(asRead));
  return piece.recipes.map((recipe, position): BookRecipe => {
    const place = places[position];
    const inBook = place ? { ...place, start: place.start + piece.start, end: place.end + piece.start } : null;
    return {
      ...asRead(recipe),
      recipe,
      chunkIndex,
      chunkStart: piece.start,
      chunkEnd: piece.end,
      place: inBook,
      isComplete: recipe.isComplete,
    };
  });
}

/** What of a recipe can be found in the text that it was read from. */
export function asRead({ title, ingredients, steps }: AiRecipe): ReadRecipe {
  return { title, ingredients: ingredients.map(({ name }) => name), steps };
}
