import type { Clock } from "#clock";
import type { AiConfig, AiLog, AiSettings } from "./ai-config";
import { AiError } from "./ai-error";
import { createCharsPerToken } from "#ai/model/chars-per-token";
import { answerTokensFor } from "#ai/model/context-window";
import { createLlmQueue, type LlmQueue } from "#ai/model/llm-queue";
import { createModelCatalogue, type ChosenModel, type ModelUse } from "#ai/model/model-catalogue";
import { createModelChat, type ModelRequest } from "#ai/model/model-chat";
import type { InstalledModel } from "#ai/model/model-details";
import { createOllamaTransport, type ChatAnswer } from "#ai/transport/ollama-transport";
import { pullModel, type PullOptions } from "#ai/model/pull-model";
import { documentPrompt } from "#ai/recipes/recipe-prompts";
import { createStoppedModels } from "#ai/model/stopped-models";
import { structuredChat, type StructuredAnswer, type StructuredRequest } from "#ai/model/structured-chat";
import { transcribeImage, type Transcription, type TranscriptionTurn } from "#ai/recipes/transcribe-image";
import { watchTransport } from "#ai/transport/watched-transport";

/** What the text model takes of a document in one request; made for `effectiveChunkSize`. */
interface ContextBudget {
  readonly model: string;
  /** The window as it is really used, in tokens. */
  readonly contextTokens: number;
  readonly answerTokens: number;
  /** Tokens of the prompt around the document. */
  readonly promptTokens: number;
  readonly charsPerToken: number;
}

interface AiHealth {
  readonly isReachable: boolean;
  /** "0.0.0" for a server somebody built; null when it does not answer. */
  readonly version: string | null;
  /** What is wrong, for the family; null when all is well. */
  readonly problem: string | null;
}

/** The kitchen's own model, as services see it. Every failure is an AiError with a sentence for the family. */
export interface AiClient {
  chat(use: ModelUse, request: ModelRequest): Promise<ChatAnswer>;
  structured<T>(use: ModelUse, request: StructuredRequest<T>): Promise<StructuredAnswer<T>>;
  transcribeImage(image: Uint8Array, turn: TranscriptionTurn): Promise<Transcription>;
  /** The model that would serve, chosen or found. */
  choose(use: ModelUse): Promise<ChosenModel>;
  /** Every installed model; "fresh" does not trust what was heard within the last minute. */
  models(freshness?: "cached" | "fresh"): Promise<readonly InstalledModel[]>;
  health(): Promise<AiHealth>;
  pull(model: string, options: PullOptions): Promise<void>;
  /** @param sample text of the document, by which tokens are estimated until the model has been seen at work */
  contextBudget(sample: string): Promise<ContextBudget>;
  load(): ReturnType<LlmQueue["load"]>;
  close(): Promise<void>;
}

export interface AiClientParts {
  readonly config: AiConfig;
  readonly settings: AiSettings;
  readonly log: AiLog;
  readonly clock: Clock;
}

/** Builds the one client of the process; nothing is asked of the server before the first call. */
export function createAiClient({ config, settings, log, clock }: AiClientParts): AiClient {
  const transport = watchTransport(createOllamaTransport(config), config, clock);
  const catalogue = createModelCatalogue(transport, config, settings, clock);
  const queue = createLlmQueue(settings, config.limits.maxWaitingInteractive);
  const charsPerToken = createCharsPerToken();
  const stopped = createStoppedModels(config.retries.stoppedOpenMs, clock);
  const chat = createModelChat({ transport, queue, stopped, charsPerToken, config, log });
  const choose = (use: ModelUse): Promise<ChosenModel> => catalogue.choose(use);

  return {
    choose,
    chat: async (use, request) => chat.send(await choose(use), request),
    structured: async (use, request) => structuredChat(chat, await choose(use), request, log),
    transcribeImage: async (image, turn) => transcribeImage(chat, await choose("vision"), image, turn),
    models: (freshness) => catalogue.list(freshness),
    health: async () => {
      try {
        return { isReachable: true, version: await transport.probe(), problem: null };
      } catch (error) {
        if (!(error instanceof AiError)) throw error;
        return { isReachable: false, version: null, problem: error.message };
      }
    },
    pull: async (model, options) => {
      await pullModel(transport, config, model, options);
      catalogue.hasChanged();
    },
    contextBudget: async (sample) => {
      const { name: model, numCtx } = await choose("text");
      const ratio = charsPerToken.careful(model, sample);
      const promptChars = documentPrompt("").reduce((sum, { content }) => sum + content.length, 0);
      return {
        model,
        contextTokens: numCtx,
        answerTokens: answerTokensFor(numCtx),
        promptTokens: Math.ceil(promptChars / ratio),
        charsPerToken: ratio,
      };
    },
    load: () => queue.load(),
    close: () => transport.close(),
  };
}
