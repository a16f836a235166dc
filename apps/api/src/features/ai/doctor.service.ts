import { effectiveChunkSize } from "@tureen/domain/pdf-import/chunk-size";
import type { Text } from "@tureen/messages/text";
import { throwUnlessAiError } from "#ai/ai-error";
import type { ModelUse } from "#ai/model/model-catalogue";
import type { InstalledModel } from "#ai/model/model-details";
import type { AppContext, RequestContext } from "#app-context";

/** Plain English text; what a chunk of a PDF comes to until the model has been seen at work. */
const SAMPLE = "Heat the oil in a large pan and fry the onion for 10 minutes until soft. ".repeat(20);

/** What the admin page says about the kitchen's model: reachable, which models, which serve, how much they hold. */
export async function checkHealth({ app, t }: RequestContext) {
  const sayProblem = (problem: Text | null): string | null => problem && t(problem);
  const { isReachable, version, problem } = await app.ai.health();
  if (!isReachable)
    return { ...NOTHING, host: app.config.OLLAMA_HOST, isReachable, version, problem: sayProblem(problem) };
  const { models, problem: listProblem } = await installed(app);
  if (listProblem !== null)
    return { ...NOTHING, host: app.config.OLLAMA_HOST, isReachable, version, problem: t(listProblem) };
  const text = await choose(app, "text");
  const vision = await choose(app, "vision");
  const budget = text.model ? await app.ai.contextBudget(SAMPLE) : null;
  return {
    host: app.config.OLLAMA_HOST,
    isReachable,
    version,
    problem: sayProblem(text.problem ?? vision.problem),
    models: models.map((model) => ({
      name: model.name,
      sizeBytes: model.sizeBytes,
      contextLength: model.contextLength ?? null,
      canRead: model.canChat,
      canSee: model.canSeeImages,
      problem: sayProblem(model.problem?.sentence ?? null),
    })),
    textModel: text.model,
    visionModel: vision.model,
    textContextTokens: budget?.contextTokens ?? null,
    chunkChars: (budget && effectiveChunkSize({ ...budget, ...chunkSettings(app) })?.chunkChars) ?? null,
  };
}

const chunkSettings = (app: AppContext) => ({
  chunkSizeChars: app.settings.number("pdf_chunk_size"),
  overlapChars: app.settings.number("pdf_overlap_size"),
});

const NOTHING = { models: [], textModel: null, visionModel: null, textContextTokens: null, chunkChars: null };

async function installed(app: AppContext): Promise<{ models: readonly InstalledModel[]; problem: Text | null }> {
  try {
    return { models: await app.ai.models("fresh"), problem: null };
  } catch (error) {
    throwUnlessAiError(error);
    return { models: [], problem: error.sentence };
  }
}

async function choose(app: AppContext, use: ModelUse): Promise<{ model: string | null; problem: Text | null }> {
  try {
    return { model: (await app.ai.choose(use)).name, problem: null };
  } catch (error) {
    throwUnlessAiError(error);
    return { model: null, problem: error.sentence };
  }
}
