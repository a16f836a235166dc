import { inTransaction } from "@tureen/db/in-transaction";
import { longestRecipeChars } from "@tureen/domain/pdf-import/chunk-size";
import { chunkParts, splitChunk, type Chunk } from "@tureen/domain/pdf-import/chunk-text";
import type { AiClient } from "../../ai/ai-client";
import { AiError } from "../../ai/ai-error";
import type { AiRecipe } from "../../ai/read-recipe-answer";
import { readDocument, type DocumentRequest, type PieceReading } from "../../ai/read-recipes";
import type { AppContext } from "../../app-context";
import type { BookText } from "./book-text";
import type { ChunkAnswer } from "./chunk-answer";
import { insertChunks, saveAnswer, selectOpenChunks, type OpenChunk } from "./import-chunk.repo";
import type { ImportParameters } from "./import-parameters";
import { mendCutRecipe } from "./mend-cut-recipe";

/** Shorter text is not split any more: it holds a recipe or two. */
const MIN_SPLIT_CHARS = 1500;

interface Piece {
  readonly text: string;
  readonly chunk: Chunk;
}

interface AskOptions {
  readonly signal: AbortSignal;
  /** Called whenever a chunk has its answer on the disk. */
  readonly onAnswer: () => Promise<void>;
}

interface OpenPiece {
  readonly chunk: Chunk;
  readonly row: OpenChunk;
  /** The chunk behind it in the book. */
  readonly next: Chunk | null;
}

/**
 * Lets the model read every chunk that has no answer yet, as many at once as the setting says, and keeps each answer as
 * it comes. A chunk that fails is kept with the reason; the others go on.
 * @throws AiError cancelled
 */
export async function askChunks(app: AppContext, batchId: number, book: BookText, parameters: ImportParameters, options: AskOptions): Promise<void> {
  const chunks = chunkParts(book.parts, parameters);
  inTransaction(app.db, (tx) => insertChunks(tx, batchId, chunks));
  const rows = new Map(selectOpenChunks(app.db, batchId).map((row) => [`${row.startChar}-${row.endChar}`, row]));
  const open = chunks.flatMap((chunk, index): OpenPiece[] => {
    const row = rows.get(`${chunk.start}-${chunk.end}`);
    return row ? [{ chunk, row, next: chunks[index + 1] ?? null }] : [];
  });
  // The queue of the model keeps to the concurrency of this moment; more workers than it allows would only wait there.
  const workers = Array.from({ length: Math.min(open.length, MAX_WORKERS) }, async () => {
    for (let next = open.shift(); next; next = open.shift()) await askChunk(app, book, next, parameters, options);
  });
  const outcomes = await Promise.allSettled(workers);
  const refused = outcomes.find((outcome) => outcome.status === "rejected");
  if (refused) throw refused.reason;
}

/** The highest that `llm_concurrency` can be set to. */
const MAX_WORKERS = 10;

async function askChunk(app: AppContext, book: BookText, { chunk, row, next }: OpenPiece, parameters: ImportParameters, options: AskOptions): Promise<void> {
  options.signal.throwIfAborted();
  let requests = 0;
  const ai = countingRequests(app.ai, () => (requests += 1));
  const piece: Piece = { text: chunk.text, chunk };
  const turn = { priority: "batch", signal: options.signal } as const;
  const read = await readChunk(ai, piece, {
    turn,
    split: (tooMuch) => splitChunk(book.document, tooMuch.chunk, parameters.overlapChars, MIN_SPLIT_CHARS)?.map((half) => ({ text: half.text, chunk: half })) ?? null,
  });
  const answer = await mendAnswer(ai, book, read, next, turn);
  const nothingCame = answer.every((part) => part.error !== "" && part.recipes.length === 0);
  saveAnswer(app.db, row.id, {
    status: nothingCame ? "failed" : "answered",
    attempts: row.attempts + requests,
    answerJson: JSON.stringify(answer),
    error: answer.find((part) => part.error !== "")?.error ?? "",
  });
  await options.onAnswer();
}

/** A model that is gone costs the chunks that are left, not the book: they can be read again later. */
async function readChunk(ai: AiClient, piece: Piece, request: DocumentRequest<Piece>): Promise<ChunkAnswer> {
  try {
    const readings = await readDocument(ai, piece, request);
    return readings.map((reading) => answerOf(reading, readings));
  } catch (error) {
    if (!(error instanceof AiError) || error.code === "cancelled") throw error;
    return [{ start: piece.chunk.start, end: piece.chunk.end, recipes: [], error: error.message }];
  }
}

/** Recipes that pieces of the answer cut are read to their ends, before the answer counts as one. */
async function mendAnswer(ai: AiClient, book: BookText, answer: ChunkAnswer, next: Chunk | null, turn: DocumentRequest<Piece>["turn"]): Promise<ChunkAnswer> {
  const mended: ChunkAnswer = [];
  for (const [index, piece] of answer.entries()) {
    const pieces = await mendCutRecipe(book, piece, {
      next: answer[index + 1] ?? next,
      room: async () => longestRecipeChars(await ai.contextBudget(book.document.text.slice(piece.start, piece.end))),
      read: (text) => readRecipes(ai, text, turn),
    });
    mended.push(...pieces);
  }
  return mended;
}

/** The recipes of a text that is asked for besides; none where the model fails, which costs nothing that is there already. */
async function readRecipes(ai: AiClient, text: string, turn: DocumentRequest<Piece>["turn"]): Promise<readonly AiRecipe[]> {
  try {
    const readings = await readDocument(ai, { text }, { turn, split: () => null });
    return readings.flatMap(({ recipes }) => recipes);
  } catch (error) {
    if (!(error instanceof AiError) || error.code === "cancelled") throw error;
    return [];
  }
}

/** What a piece lacks is said by the parts that it was read again in, where there are any. */
function answerOf({ piece, recipes, error }: PieceReading<Piece>, all: readonly PieceReading<Piece>[]): ChunkAnswer[number] {
  const { start, end } = piece.chunk;
  const hasParts = all.some(({ piece: { chunk } }) => chunk !== piece.chunk && chunk.start >= start && chunk.end <= end);
  return { start, end, recipes: [...recipes], error: hasParts ? "" : (error?.message ?? "") };
}

/** `totalChunks` is the number of requests really made: each piece that goes out is one. */
function countingRequests(ai: AiClient, count: () => void): AiClient {
  return {
    ...ai,
    structured: (use, request) => {
      count();
      return ai.structured(use, request);
    },
  };
}
