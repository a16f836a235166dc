import type { Queryable } from "@tureen/db/in-transaction";
import { effectiveChunkSize } from "@tureen/domain/pdf-import/chunk-size";
import { z } from "zod";
import { AiError } from "#ai/ai-error";
import type { AppContext } from "#core/app-context";
import type { Book } from "../pages/book";
import { updateBatch } from "../store/import-batch.repo";

/** Lines at the beginning of a book that tell in which script it is written. */
const SAMPLE_LINES = 500;

const parametersSchema = z.object({
  v: z.literal(2),
  /** True where nothing is asked of a model. */
  isRulesOnly: z.boolean(),
  /** Characters of a book that one question shows at most: setting `pdf_chunk_size` and what the model takes. 0 until it is known. */
  windowChars: z.number().int().min(0),
  /** Characters that two questions about one long stretch share at most: setting `pdf_overlap_size`. */
  overlapChars: z.number().int().min(0).default(2_000),
  /** 0 is no limit. */
  maxRecipes: z.number().int().min(0),
});

/** What an import goes by from beginning to end; a setting that changes meanwhile must not move its questions. */
export type ImportParameters = z.output<typeof parametersSchema>;

/** What an import that begins now goes by. */
export function parametersNow(app: AppContext, isRulesOnly: boolean): ImportParameters {
  return {
    v: 2,
    isRulesOnly,
    windowChars: 0,
    overlapChars: app.settings.number("pdf_overlap_size"),
    maxRecipes: app.settings.number("max_recipes_per_import"),
  };
}

/** Null for an import that an older version began. */
export function readParameters(json: string): ImportParameters | null {
  const parsed = parametersSchema.safeParse(JSON.parse(json));
  return parsed.success ? parsed.data : null;
}

/** Replaces those of the import; one that goes on after a restart goes by them. */
export function keepParameters(db: Queryable, batchId: number, parameters: ImportParameters): void {
  updateBatch(db, batchId, { parametersJson: JSON.stringify(parameters) });
}

/**
 * Looks how much of the book the model takes in one question, and keeps that.
 * @throws AiError where there is no model, or one whose context is too small for a recipe
 */
export async function chooseWindow(
  app: AppContext,
  batchId: number,
  { lines }: Book,
  parameters: ImportParameters,
): Promise<ImportParameters> {
  if (parameters.windowChars > 0) return parameters;
  const sample = lines.slice(0, SAMPLE_LINES).map(({ text }) => text);
  const budget = await app.ai.contextBudget(sample.join("\n"));
  const size = effectiveChunkSize({
    ...budget,
    chunkSizeChars: app.settings.number("pdf_chunk_size"),
    overlapChars: app.settings.number("pdf_overlap_size"),
  });
  const { model } = budget;
  if (!size) throw new AiError("context_overflow", { model, numCtx: budget.contextTokens });
  const chosen = { ...parameters, windowChars: size.chunkChars, overlapChars: size.overlapChars };
  updateBatch(app.db, batchId, { model });
  keepParameters(app.db, batchId, chosen);
  return chosen;
}
