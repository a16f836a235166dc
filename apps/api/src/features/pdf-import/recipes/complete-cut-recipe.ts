import type { CleanDocument } from "@tureen/domain/pdf-import/pages/clean-pages";
import { locateRecipes } from "@tureen/domain/pdf-import/locate-recipe";
import { titleSimilarity } from "@tureen/domain/pdf-import/overlap-duplicates";
import { comparableWords, findPhrase, indexText, type TextIndex } from "@tureen/domain/pdf-import/text-index";
import type { AiRecipe } from "#ai/recipes/read-recipe-answer";
import type { BookText } from "#features/pdf-import/pages/book-text";
import type { ChunkAnswer } from "./chunk-answer";
import { asRead } from "./find-recipes";

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

/** A recipe whose title stands in a piece; offset in the document. */
interface StandingRecipe {
  readonly recipe: AiRecipe;
  readonly start: number;
}

/** A recipe that the end of its piece cuts, and where it really ends. */
interface CutRecipe extends StandingRecipe {
  readonly end: number;
}

/**
 * Reads the recipe that the end of a piece cuts to its end, where no other chunk shows it whole: at once where it fits
 * into a request of its own, else the rest of its steps under its own head, as often as it takes. What cannot be mended is
 * marked as incomplete.
 */
export async function completeCutRecipe(book: BookText, piece: Piece, options: MendOptions): Promise<Piece[]> {
  const standing = standingRecipes(book.document, piece);
  const last = standing.at(-1);
  // Small models call many a recipe incomplete; one with its title in the piece and another one behind it is cut by no edge.
  const between = new Set(standing.slice(0, -1).map(({ recipe }) => recipe));
  const recipes = piece.recipes.map((recipe) =>
    between.has(recipe) ? { ...recipe, isComplete: !recipe.isShortened } : recipe,
  );
  const cut = last && findCut(book, last, piece.end, options.next);
  if (!cut) return [{ ...piece, recipes }];
  const mended = await readToItsEnd(book.document, cut, piece.end, options);
  const others = recipes.filter((recipe) => recipe !== cut.recipe);
  if (mended === null) return [{ ...piece, recipes: [...others, { ...cut.recipe, isComplete: false }] }];
  return [
    { ...piece, recipes: others },
    { start: cut.start, end: cut.end, recipes: [mended], error: "" },
  ];
}

/** The recipes whose titles stand in the piece, in the order of the text. */
function standingRecipes({ text }: CleanDocument, piece: Piece): StandingRecipe[] {
  const index = indexText(text.slice(piece.start, piece.end));
  const places = locateRecipes(index, piece.recipes.map(asRead));
  const standing = piece.recipes.flatMap((recipe, position): StandingRecipe[] => {
    const place = places[position];
    return place?.isTitleFound ? [{ recipe, start: place.start + piece.start }] : [];
  });
  return standing.toSorted((left, right) => left.start - right.start);
}

/**
 * Where the last recipe of a piece ends, if it goes on behind the piece: as the beginnings of the recipes around it tell,
 * or as the model says, who saw no end. What looks like a beginning may be a heading within the recipe.
 */
function findCut(
  { beginnings, partEnds }: BookText,
  { recipe, start }: StandingRecipe,
  pieceEnd: number,
  next: MendOptions["next"],
): CutRecipe | null {
  if (partEnds.includes(pieceEnd)) return null;
  const end = Math.min(...[...beginnings, ...partEnds].filter((border) => border > pieceEnd));
  const isBeginningKnown = beginnings.some((beginning) => Math.abs(beginning - start) <= NEAR_CHARS);
  const isEndSeen = beginnings.some((border) => border > start + NEAR_CHARS && border <= pieceEnd);
  const isCut = !recipe.isComplete || (isBeginningKnown && !isEndSeen);
  const isWholeInNext = next !== null && next.start <= start && next.end >= end;
  return isCut && !isWholeInNext ? { recipe, start, end } : null;
}

/** The whole recipe; null where it could not be read to its end. */
async function readToItsEnd(
  document: CleanDocument,
  cut: CutRecipe,
  pieceEnd: number,
  { room, read }: MendOptions,
): Promise<AiRecipe | null> {
  const roomChars = await room();
  if (cut.end - cut.start <= roomChars)
    return sameRecipe(await read(document.text.slice(cut.start, cut.end)), cut.recipe);
  let whole = cut.recipe;
  for (let reached = pieceEnd; reached < cut.end;) {
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
function nextStretch(
  document: CleanDocument,
  cut: CutRecipe,
  read: AiRecipe,
  reached: number,
  roomChars: number,
): { text: string; end: number } | null {
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
