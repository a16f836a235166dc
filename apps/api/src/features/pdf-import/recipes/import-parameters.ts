import { effectiveChunkSize, type ChunkSize } from "@tureen/domain/pdf-import/chunk-size";
import type { ChunkBounds } from "@tureen/domain/pdf-import/chunk-text";
import { z } from "zod";
import { AiError } from "#ai/ai-error";
import type { AppContext } from "#app-context";
import type { BookText } from "#features/pdf-import/pages/book-text";
import { updateBatch } from "#features/pdf-import/store/import-batch.repo";

/** Characters at the beginning of a book that tell in which script it is written. */
const SAMPLE_CHARS = 20_000;

const parametersSchema = z.object({
  /** Settings `pdf_chunk_size` and `pdf_overlap_size`, in characters. */
  mostChunkChars: z.number().int().positive(),
  mostOverlapChars: z.number().int().min(0),
  /** What the model's context allows of them, by what is known of the model: chunks that are asked next are laid out so. */
  chunkChars: z.number().int().positive(),
  overlapChars: z.number().int().min(0),
  /** 0 is no limit. */
  maxRecipes: z.number().int().min(0),
});

/** What an import goes by from beginning to end; a setting that changes meanwhile must not move its chunks. */
export type ImportParameters = z.output<typeof parametersSchema>;

/** Null until the text is read and the chunks can be laid out. */
export function readParameters(json: string): ImportParameters | null {
  const parsed = parametersSchema.safeParse(JSON.parse(json));
  return parsed.success ? parsed.data : null;
}

/**
 * Takes the settings as they are, and the chunk that the model can really take of them; the family is told where it is
 * less.
 * @throws AiError where there is no model, or one whose context is too small for a recipe
 */
export async function chooseParameters(app: AppContext, batchId: number, book: BookText): Promise<ImportParameters> {
  const most = {
    mostChunkChars: app.settings.number("pdf_chunk_size"),
    mostOverlapChars: app.settings.number("pdf_overlap_size"),
  };
  const { model, contextTokens, size } = await measureChunk(app, book, most);
  if (!size) throw new AiError("context_overflow", { model, numCtx: contextTokens });
  const parameters = { ...most, ...boundsOf(size), maxRecipes: app.settings.number("max_recipes_per_import") };
  if (size.isReduced)
    app.log.info(
      { batchId },
      `pdf_chunk_size ${most.mostChunkChars} reduced to ${size.chunkChars}: model ${model}, num_ctx ${contextTokens}`,
    );
  updateBatch(app.db, batchId, { model });
  keepParameters(app, batchId, parameters);
  return parameters;
}

/** The chunk that the model can take by what is known of it now; null where that cannot be said at the moment. */
export async function chunkSizeNow(
  app: AppContext,
  book: BookText,
  parameters: ImportParameters,
): Promise<ChunkBounds | null> {
  try {
    const { size } = await measureChunk(app, book, parameters);
    return size && boundsOf(size);
  } catch (error) {
    if (!(error instanceof AiError)) throw error;
    return null;
  }
}

export function keepParameters(app: AppContext, batchId: number, parameters: ImportParameters): void {
  updateBatch(app.db, batchId, { parametersJson: JSON.stringify(parameters) });
}

type Most = Pick<ImportParameters, "mostChunkChars" | "mostOverlapChars">;

async function measureChunk(
  app: AppContext,
  { document }: BookText,
  { mostChunkChars, mostOverlapChars }: Most,
): Promise<{ model: string; contextTokens: number; size: ChunkSize | null }> {
  const budget = await app.ai.contextBudget(document.text.slice(0, SAMPLE_CHARS));
  return {
    ...budget,
    size: effectiveChunkSize({ ...budget, chunkSizeChars: mostChunkChars, overlapChars: mostOverlapChars }),
  };
}

function boundsOf({ chunkChars, overlapChars }: ChunkSize): ChunkBounds {
  return { chunkChars, overlapChars };
}
