import { longestRecipeChars } from "@tureen/domain/pdf-import/chunk-size";
import { splitChunk, type Chunk, type ChunkRange } from "@tureen/domain/pdf-import/chunk-text";
import type { AiClient } from "#ai/ai-client";
import { AiError } from "#ai/ai-error";
import { isBeyondTheCall } from "#ai/model/ask-policy";
import type { AiRecipe } from "#ai/recipes/read-recipe-answer";
import { readDocument, type DocumentRequest, type PieceReading } from "#ai/recipes/read-recipes";
import type { AppContext } from "#app-context";
import type { BookText } from "#features/pdf-import/pages/book-text";
import type { ChunkAnswer } from "./chunk-answer";
import type { OpenChunk } from "./chunk-queue";
import { saveAnswer, updateAttempts } from "#features/pdf-import/store/import-chunk.repo";
import { completeCutRecipe } from "./complete-cut-recipe";

/** Shorter text is not split any more: it holds a recipe or two. */
const MIN_SPLIT_CHARS = 1500;

interface Piece {
  readonly text: string;
  readonly chunk: Chunk;
}

interface AskOptions {
  /** Most characters that two halves of a chunk share. */
  readonly overlapChars: number;
  readonly signal: AbortSignal;
}

/**
 * Lets the model read one chunk, and keeps the answer as it came: of the whole, or of the pieces that it had to be split
 * into. A chunk that fails is kept with the reason.
 *
 * @returns the fault where server or model are to blame, not the chunk; else null
 * @throws AiError cancelled
 */
export async function askChunk(
  app: AppContext,
  book: BookText,
  { id, attempts, chunk, next }: OpenChunk,
  { overlapChars, signal }: AskOptions,
): Promise<AiError | null> {
  signal.throwIfAborted();
  let requests = 0;
  const { ai } = app;
  const piece: Piece = { text: chunk.text, chunk };
  const turn = { priority: "batch", signal, onRequest: () => (requests += 1) } as const;
  const split = ({ chunk: tooMuch }: Piece): Piece[] | null =>
    splitChunk(book.document, tooMuch, overlapChars, MIN_SPLIT_CHARS)?.map((half) => ({
      text: half.text,
      chunk: half,
    })) ?? null;
  try {
    const readings = await readDocument(ai, piece, { turn, split });
    const answer = await mendAnswer(
      ai,
      book,
      readings.map((reading) => answerOf(reading, readings)),
      next,
      turn,
    );
    const nothingCame = answer.every((part) => part.error !== "" && part.recipes.length === 0);
    saveAnswer(app.db, id, {
      status: nothingCame ? "failed" : "answered",
      attempts: attempts + requests,
      answerJson: JSON.stringify(answer),
      error: answer.find((part) => part.error !== "")?.error ?? "",
    });
    return null;
  } catch (error) {
    if (!(error instanceof AiError) || error.code === "cancelled") {
      updateAttempts(app.db, id, attempts + requests);
      throw error;
    }
    giveUpChunk(app, { id, attempts: attempts + requests, chunk }, error);
    return error;
  }
}

/** Keeps the reason why a chunk was not read: it costs its pages, not the book, and can be read again later. */
export function giveUpChunk(
  app: AppContext,
  { id, attempts, chunk }: Pick<OpenChunk, "id" | "attempts" | "chunk">,
  { message }: AiError,
): void {
  const answer: ChunkAnswer = [{ start: chunk.start, end: chunk.end, recipes: [], error: message }];
  saveAnswer(app.db, id, { status: "failed", attempts, answerJson: JSON.stringify(answer), error: message });
}

/** Recipes that pieces of the answer cut are read to their ends, before the answer counts as one. */
async function mendAnswer(
  ai: AiClient,
  book: BookText,
  answer: ChunkAnswer,
  next: ChunkRange | null,
  turn: DocumentRequest<Piece>["turn"],
): Promise<ChunkAnswer> {
  const mended: ChunkAnswer = [];
  for (const [index, piece] of answer.entries()) {
    const pieces = await completeCutRecipe(book, piece, {
      next: answer.slice(index + 1).find(({ end }) => end > piece.end) ?? next,
      room: async () => longestRecipeChars(await ai.contextBudget(book.document.text.slice(piece.start, piece.end))),
      read: (text) => readRecipes(ai, text, turn),
    });
    mended.push(...pieces);
  }
  return mended;
}

/**
 * The recipes of a text that is asked for besides; none where the model fails on it, which leaves what is there already.
 * A fault that is not the text's own is thrown: the chunk is to be asked again, not kept with half a recipe.
 */
async function readRecipes(
  ai: AiClient,
  text: string,
  turn: DocumentRequest<Piece>["turn"],
): Promise<readonly AiRecipe[]> {
  try {
    const readings = await readDocument(ai, { text }, { turn, split: () => null });
    return readings.flatMap(({ recipes }) => recipes);
  } catch (error) {
    if (!(error instanceof AiError) || error.code === "cancelled" || isBeyondTheCall(error)) throw error;
    return [];
  }
}

/** What a piece lacks is said by the parts that it was read again in, where there are any. */
function answerOf(
  { piece, recipes, error }: PieceReading<Piece>,
  all: readonly PieceReading<Piece>[],
): ChunkAnswer[number] {
  const { start, end } = piece.chunk;
  const hasParts = all.some(
    ({ piece: { chunk } }) => chunk !== piece.chunk && chunk.start >= start && chunk.end <= end,
  );
  return { start, end, recipes: [...recipes], error: hasParts ? "" : (error?.message ?? "") };
}
