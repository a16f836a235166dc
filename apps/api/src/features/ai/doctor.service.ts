import { effectiveChunkSize } from "@tureen/domain/pdf-import/chunk-size";
import { text, type Text } from "@tureen/messages/text";
import { throwUnlessAiError } from "#ai/ai-error";
import type { ModelUse } from "#ai/model/model-catalogue";
import type { InstalledModel } from "#ai/model/model-details";
import type { AppContext, RequestContext } from "#core/app-context";
import { outsideHomeNote } from "./outside-home";

/** Plain English text; what a chunk of a PDF comes to until the model has been seen at work. */
const SAMPLE = "Heat the oil in a large pan and fry the onion for 10 minutes until soft. ".repeat(20);

const CLOUD_IS_ON = text(
  "This Ollama may let models answer from ollama.com. Tureen asks none of them unless you allow it; with OLLAMA_NO_CLOUD=1 in Ollama's own environment it cannot.",
);

const RECOMMENDED = [0, 32, 15] as const;

/** What a server that is older than it should be costs; null for a new one, and for one that somebody built ("0.0.0"). */
function oldServerNote(version: string | null): Text | null {
  const parts = (version ?? "").split(".").map((part) => Number.parseInt(part, 10));
  const place = RECOMMENDED.findIndex((part, index) => parts[index] !== part);
  const isOld = place !== -1 && (parts[place] ?? Number.NaN) < (RECOMMENDED[place] ?? 0);
  if (version === null || !isOld || parts.every((part) => part === 0)) return null;
  return text(
    "This is Ollama {version}. Before 0.32.15 some models think aloud instead of answering, long texts may be cut in silence and a chat may hang. Update it when you can.",
    { version },
  );
}

/** What the admin page says about the kitchen's model: reachable, which models, which serve, how much they hold. */
export async function checkHealth({ app, t }: RequestContext) {
  const sayProblem = (problem: Text | null): string | null => problem && t(problem);
  const { isReachable, version, isCloudOff, problem } = await app.ai.health();
  const outside = await outsideHomeNote(app.config.OLLAMA_HOST);
  const notes = [outside, isCloudOff === false ? CLOUD_IS_ON : null, oldServerNote(version)].flatMap((note) =>
    note ? [t(note)] : [],
  );
  const server = { host: app.config.OLLAMA_HOST, isReachable, version, notes };
  if (!isReachable) return { ...NOTHING, ...server, problem: sayProblem(problem) };
  const { models, problem: listProblem } = await installed(app);
  if (listProblem !== null) return { ...NOTHING, ...server, problem: t(listProblem) };
  const reader = await choose(app, "text");
  const seer = await choose(app, "vision");
  const budget = reader.model ? await app.ai.contextBudget(SAMPLE) : null;
  return {
    ...server,
    problem: sayProblem(reader.problem ?? seer.problem),
    models: models.map((model) => ({
      name: model.name,
      sizeBytes: model.sizeBytes,
      contextLength: model.contextLength ?? null,
      canRead: model.canChat,
      canSee: model.canSeeImages,
      remoteHost: model.remoteHost ?? null,
      problem: sayProblem(model.problem?.sentence ?? null),
    })),
    textModel: reader.model,
    visionModel: seer.model,
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
