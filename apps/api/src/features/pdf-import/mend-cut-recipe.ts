import type { CleanDocument } from "@tureen/domain/pdf-import/clean-pages";
import { locateRecipe } from "@tureen/domain/pdf-import/locate-recipe";
import { titleSimilarity } from "@tureen/domain/pdf-import/overlap-duplicates";
import { comparableWords, findPhrase, indexText, type TextIndex } from "@tureen/domain/pdf-import/text-index";
import type { AiRecipe } from "../../ai/read-recipe-answer";
import type { BookText } from "./book-text";
import type { ChunkAnswer } from "./chunk-answer";

type Piece = ChunkAnswer[number];

/** How far a recipe's title may stand from where the recipe is known to begin: below a chapter's name, say. */
const NEAR_CHARS = 100;

/** Words of a step that are enough to find it again. */
const STEP_PHRASE_WORDS = 4;

const SAME_TITLE = 0.9;

interface MendOptions {
  /** Characters of the longest recipe that fits into one request. */
  readonly room: () => Promise<number>;
  /** What the next chunk shows; null behind the last one. */
  readonly next: { readonly start: number; readonly end: number } | null;
  /** Reads the recipes of a text; none where that fails. */
  readonly read: (text: string) => Promise<readonly AiRecipe[]>;
}

/** A recipe that the end of its piece cuts, and where it really ends. */
interface CutRecipe {
  readonly recipe: AiRecipe;
  readonly start: number;
  readonly end: number;
}

/**
 * Reads the recipe that the end of a piece cuts to its end, where no other chunk shows it whole: at once where it fits
 * into a request of its own, else the rest of its steps under its own head, as often as it takes. What cannot be mended is
 * marked as incomplete.
 */
export async function mendCutRecipe(book: BookText, piece: Piece, options: MendOptions): Promise<Piece[]> {
  const cut = findCutRecipe(book, piece, options.next);
  if (cut === null) return [piece];
  const mended = await readToItsEnd(book.document, cut, piece.end, options);
  const others = piece.recipes.filter((recipe) => recipe !== cut.recipe);
  if (mended === null) return [{ ...piece, recipes: [...others, { ...cut.recipe, isComplete: false }] }];
  return [
    { ...piece, recipes: others },
    { start: cut.start, end: cut.end, recipes: [mended], error: "" },
  ];
}

/** The last recipe of a piece, if it goes on behind it. */
function findCutRecipe({ document, beginnings, partEnds }: BookText, piece: Piece, next: MendOptions["next"]): CutRecipe | null {
  if (partEnds.includes(piece.end) || beginnings.includes(piece.end)) return null;
  const index = indexText(document.text.slice(piece.start, piece.end));
  let last: { recipe: AiRecipe; start: number } | undefined;
  for (const recipe of piece.recipes) {
    const place = locateRecipe(index, { title: recipe.title, ingredients: recipe.ingredients.map(({ name }) => name), steps: recipe.steps });
    if (place?.isTitleFound && (last === undefined || place.start > last.start)) last = { recipe, start: place.start };
  }
  if (last === undefined) return null;
  const start = last.start + piece.start;
  const end = [...beginnings, ...partEnds].reduce((nearest, border) => (border > start && border < nearest ? border : nearest), document.text.length);
  // Where this recipe's beginning is known, so is the next one's; else the model has to say that it saw no end.
  const isKnown = beginnings.some((beginning) => Math.abs(beginning - start) <= NEAR_CHARS);
  const isCut = end > piece.end && (isKnown || !last.recipe.isComplete);
  const isWholeInNext = next !== null && next.start <= start && next.end >= end;
  return isCut && !isWholeInNext ? { recipe: last.recipe, start, end } : null;
}

/** The whole recipe; null where it could not be read to its end. */
async function readToItsEnd(document: CleanDocument, cut: CutRecipe, pieceEnd: number, { room, read }: MendOptions): Promise<AiRecipe | null> {
  const roomChars = await room();
  if (cut.end - cut.start <= roomChars) return sameRecipe(await read(document.text.slice(cut.start, cut.end)), cut.recipe);
  let whole = cut.recipe;
  for (let reached = pieceEnd; reached < cut.end; ) {
    const rest = nextStretch(document, cut, whole, reached, roomChars);
    if (rest === null) return null;
    const tail = sameRecipe(await read(rest.text), cut.recipe);
    if (tail === null || tail.steps.length === 0) return null;
    whole = { ...whole, steps: [...whole.steps.slice(0, -1), ...tail.steps], isComplete: tail.isComplete };
    reached = rest.end;
  }
  return whole;
}

/**
 * The text of the next request: the recipe up to its first step, then from the last step that was read, which may be cut
 * itself, as far as there is room. Null where its steps do not stand in the text as they were read.
 */
function nextStretch(document: CleanDocument, cut: CutRecipe, read: AiRecipe, reached: number, roomChars: number): { text: string; end: number } | null {
  const seen = document.text.slice(cut.start, reached);
  const index = indexText(seen);
  const headEnd = lineOf(index, placesOfStep(index, read.steps.at(0)).at(0));
  const from = lineOf(index, placesOfStep(index, read.steps.at(-1)).at(-1));
  if (!headEnd || from === undefined) return null;
  const head = seen.slice(0, headEnd);
  const start = cut.start + from;
  const limit = start + roomChars - head.length;
  const end = limit >= cut.end ? cut.end : document.text.lastIndexOf("\n", limit) + 1;
  return end > reached ? { text: head + document.text.slice(start, end), end } : null;
}

/** Where a step begins; steps of one recipe may well begin alike. */
function placesOfStep(index: TextIndex, step: string | undefined): readonly number[] {
  return findPhrase(index, comparableWords(step ?? "").slice(0, STEP_PHRASE_WORDS));
}

/** Where the line begins that holds the word at `place`. */
function lineOf({ text, offsets }: TextIndex, place: number | undefined): number | undefined {
  const offset = place === undefined ? undefined : offsets[place];
  return offset === undefined ? undefined : text.lastIndexOf("\n", offset) + 1;
}

function sameRecipe(recipes: readonly AiRecipe[], wanted: AiRecipe): AiRecipe | null {
  return recipes.find((recipe) => titleSimilarity(recipe.title, wanted.title) >= SAME_TITLE) ?? null;
}
