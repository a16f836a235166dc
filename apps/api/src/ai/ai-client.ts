import type { Text } from "@tureen/messages/text";
import type { Clock } from "#core/clock";
import type { AiConfig, AiLog, AiSettings } from "./ai-config";
import { throwUnlessAiError } from "./ai-error";
import { isBeyondTheCall } from "./model/ask-policy";
import { type CallOptions, type CallQueue, createCallQueue } from "./model/call-queue";
import { createCharsPerToken } from "./model/chars-per-token";
import { measureModel } from "./model/measure-model";
import { createModelCatalogue, type ChosenModel, type ModelUse } from "./model/model-catalogue";
import { type AskOptions, createModelChat, type ModelRequest, type Send } from "./model/model-chat";
import type { InstalledModel } from "./model/model-details";
import { createModelSpeeds, type SpeedStore, type TimeRange } from "./model/model-speeds";
import { pullModel, type PullOptions } from "./model/pull-model";
import { createRepeatCall, type ServerWait, type WaitOptions } from "./model/repeat-call";
import { structuredChat, type StructuredAnswer, type StructuredRequest } from "./model/structured-chat";
import { recipeTextPrompt } from "./recipes/recipe-prompts";
import { transcribeImage, type Transcription } from "./recipes/transcribe-image";
import { monitorTransport } from "./transport/monitored-transport";
import { createOllamaTransport, type ChatAnswer } from "./transport/ollama-transport";

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
  /** Whether Ollama itself was told to use no cloud models; null where it does not say. */
  readonly isCloudOff: boolean | null;
  /** What is wrong, for the family; null when all is well. */
  readonly problem: Text | null;
}

/** The kitchen's own model, as services see it. Every failure is an AiError with a sentence for the family. */
export interface AiClient {
  chat(use: ModelUse, request: ModelRequest): Promise<ChatAnswer>;
  structured<T>(use: ModelUse, request: StructuredRequest<T>): Promise<StructuredAnswer<T>>;
  transcribeImage(image: Uint8Array, options: AskOptions): Promise<Transcription>;
  /** The model that would serve, chosen or found. */
  choose(use: ModelUse): Promise<ChosenModel>;
  /** Every installed model; "fresh" does not trust what was heard within the last minute. */
  models(freshness?: "cached" | "fresh"): Promise<readonly InstalledModel[]>;
  health(): Promise<AiHealth>;
  pull(model: string, options: PullOptions): Promise<void>;
  /** @param sample text of the document, by which tokens are estimated until the model has been seen at work */
  contextBudget(sample: string): Promise<ContextBudget>;
  /**
   * Loads the text model and lets it show how quickly it reads and writes, and whether the server answers several
   * questions at once; nothing is asked where that is known.
   */
  measure(options: CallOptions): Promise<void>;
  /** How long the text model takes to read and to write so many tokens; null until it has been seen at work. */
  estimate(tokensToRead: number, tokensToWrite: number): Promise<TimeRange | null>;
  /** The same client for an import, whose calls outlast an absent server. */
  waiting(options: WaitOptions): AiClient;
  load(): ReturnType<CallQueue["load"]>;
  close(): Promise<void>;
}

export interface AiClientParts {
  readonly config: AiConfig;
  readonly settings: AiSettings;
  readonly log: AiLog;
  readonly clock: Clock;
  readonly speedStore: SpeedStore;
}

/** After so long a server is measured again before the next import: it may have been started anew. */
const PARALLEL_KEPT_MS = 10 * 60_000;

/** Builds the one client of the process; nothing is asked of the server before the first call. */
export function createAiClient({ config, settings, log, clock, speedStore }: AiClientParts): AiClient {
  const unmeasured = { isShown: false, knownUntil: Number.NEGATIVE_INFINITY };
  let parallel = unmeasured;
  const server = createOllamaTransport(config);
  const transport = monitorTransport(server, config, clock, () => {
    parallel = unmeasured;
  });
  const catalogue = createModelCatalogue(transport, config, settings, clock);
  const charsPerToken = createCharsPerToken();
  const speeds = createModelSpeeds(speedStore);
  // A server works on one question at a time unless it has shown that it does on several.
  const queue = createCallQueue({
    atOnce: () => (parallel.isShown ? settings.llmConcurrency() : 1),
    pauseMs: () => settings.llmBatchDelayMs(),
    maxWaitingInteractive: config.limits.maxWaitingInteractive,
  });
  settings.onChange(() => queue.refresh());
  const repeatCall = createRepeatCall(config.policy, () => transport.probe(), log);
  const chat = createModelChat({ transport, repeatCall, queue, speeds, charsPerToken, config, log });

  async function contextBudget(sample: string): Promise<ContextBudget> {
    const { name: model, numCtx } = await catalogue.choose("text");
    const ratio = charsPerToken.careful(model, sample);
    const promptChars = recipeTextPrompt("").reduce((sum, { content }) => sum + content.length, 0);
    return {
      model,
      contextTokens: numCtx,
      // A recipe as JSON is about half as long again as on the page.
      answerTokens: Math.floor(numCtx / 2),
      promptTokens: Math.ceil(promptChars / ratio),
      charsPerToken: ratio,
    };
  }

  async function measure(options: CallOptions): Promise<void> {
    const model = await catalogue.choose("text");
    const isParallelOpen = settings.llmConcurrency() > 1 && clock.now() >= parallel.knownUntil;
    if (!isParallelOpen && speeds.isKnown(model.digest)) return;
    try {
      const isShown = await queue.run(options, async ({ signal }) => {
        await transport.ensureReachable();
        return measureModel(transport, model, {
          signal,
          slowest: chat.slowestOf(model),
          onMeasured: (sample) => speeds.observe(model.digest, sample),
        });
      });
      parallel = { isShown, knownUntil: clock.now() + PARALLEL_KEPT_MS };
      queue.refresh();
      log.info({ model: model.name, isParallel: isShown }, "the model was measured");
    } catch (error) {
      // Without a measure the work itself will show what the model can do.
      throwUnlessAiError(error);
      if (error.code === "cancelled" || isBeyondTheCall(error)) throw error;
      log.warn({ model: model.name, code: error.code }, "the model could not be measured");
    }
  }

  function clientWith(wait?: ServerWait): AiClient {
    const send: Send = (model, request) => chat.send(model, request, wait);
    /** What is known of a model may come from memory; only the model's own answer proves that the server is back. */
    const outlast = <T>(purpose: string, work: () => Promise<T>): Promise<T> =>
      wait ? repeatCall({ purpose, priority: "batch", wait, provesServer: false }, work) : work();
    const choose = (use: ModelUse): Promise<ChosenModel> => outlast("a model", () => catalogue.choose(use));

    return {
      choose,
      chat: async (use, request) => send(await choose(use), request),
      structured: async (use, request) => structuredChat(send, await choose(use), request, log),
      transcribeImage: async (image, options) => transcribeImage(send, await choose("vision"), image, options),
      models: (freshness) => catalogue.list(freshness),
      health: async () => {
        try {
          const version = await transport.probe();
          return { isReachable: true, version, isCloudOff: await server.isCloudOff(), problem: null };
        } catch (error) {
          throwUnlessAiError(error);
          return { isReachable: false, version: null, isCloudOff: null, problem: error.sentence };
        }
      },
      pull: async (model, options) => {
        await pullModel(transport, config, model, options);
        catalogue.hasChanged();
      },
      contextBudget: (sample) => outlast("the context of a model", () => contextBudget(sample)),
      measure: (options) => outlast("the speed of a model", () => measure(options)),
      estimate: async (tokensToRead, tokensToWrite) =>
        speeds.estimate((await choose("text")).digest, tokensToRead, tokensToWrite),
      waiting: (options) => clientWith({ ...options }),
      load: () => queue.load(),
      close: () => transport.close(),
    };
  }

  return clientWith();
}
