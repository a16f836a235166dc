import type { CleanDocument } from "@tureen/domain/pdf-import/clean-pages";
import { locateRecipe } from "@tureen/domain/pdf-import/locate-recipe";
import { dropOverlapDuplicates, type FoundRecipe } from "@tureen/domain/pdf-import/overlap-duplicates";
import { indexText, type TextIndex } from "@tureen/domain/pdf-import/text-index";
import type { AiRecipe } from "../../ai/read-recipe-answer";
import type { ChunkAnswer } from "./chunk-answer";

/** A recipe of the book, with where it stands in the text. */
export interface BookRecipe extends FoundRecipe {
  readonly recipe: AiRecipe;
}

/** Collects the recipes of a book as its chunks are answered, each once. */
export interface RecipeCollector {
  /** Takes the next chunk's answer; chunks come in the order of the book. */
  add(answer: ChunkAnswer): void;
  /**
   * The recipes that no later answer can change any more, in the order of the book, without those handed out before.
   * Only neighbours share text, so all but the last chunk's are settled; with `isLast` these are, too.
   */
  settled(isLast: boolean): BookRecipe[];
}

export function createRecipeCollector(document: CleanDocument): RecipeCollector {
  const found: BookRecipe[] = [];
  /** How many of `found` had come before the newest chunk. */
  let beforeNewest = 0;
  let pieces = 0;
  let handedOut = 0;
  return {
    add(answer) {
      beforeNewest = found.length;
      for (const piece of answer) {
        const index = indexText(document.text.slice(piece.start, piece.end));
        for (const recipe of piece.recipes) found.push(locate(index, recipe, piece, pieces));
        pieces += 1;
      }
    },
    settled(isLast) {
      // A duplicate replaces its twin in place, so the first entries of the whole are those of its beginning.
      const whole = dropOverlapDuplicates(found);
      const end = isLast ? whole.length : dropOverlapDuplicates(found.slice(0, beforeNewest)).length;
      const fresh = whole.slice(handedOut, end);
      handedOut = Math.max(handedOut, end);
      return fresh;
    },
  };
}

/** Looks inside the piece alone: the same title may stand for another recipe elsewhere in the book. */
function locate(index: TextIndex, recipe: AiRecipe, piece: ChunkAnswer[number], chunkIndex: number): BookRecipe {
  const read = { title: recipe.title, ingredients: recipe.ingredients.map((ingredient) => ingredient.name), steps: recipe.steps };
  const place = locateRecipe(index, read);
  const inBook = place && { ...place, start: place.start + piece.start, end: place.end + piece.start };
  return { ...read, recipe, chunkIndex, chunkStart: piece.start, chunkEnd: piece.end, place: inBook, isComplete: recipe.isComplete };
}
