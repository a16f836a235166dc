import type { Clock } from "../clock";
import type { AiConfig, AiSettings } from "./ai-config";
import { AiError } from "./ai-error";
import { numCtxFor, TEXT_NUM_CTX, VISION_NUM_CTX } from "./context-window";
import { readModels, readShow, type InstalledModel, type ListedModel } from "./model-details";
import type { OllamaTransport } from "./ollama-transport";

/** What a model is wanted for. */
export type ModelUse = "text" | "vision";

/** A model chosen for some work, with the window that it always gets. */
export interface ChosenModel extends InstalledModel {
  readonly numCtx: number;
}

export interface ModelCatalogue {
  /** Every installed model. @throws AiError when the server cannot be asked */
  list(freshness?: "cached" | "fresh"): Promise<readonly InstalledModel[]>;
  /** The model for the work: the family's choice, else the first installed one that can do it. @throws AiError */
  choose(use: ModelUse): Promise<ChosenModel>;
  /** Forgets what is installed, after a pull. */
  forget(): void;
}

const LIST_KEPT_MS = 60_000;
/** A model that is missing in a list this old may have been installed since. */
const RECENT_MS = 2_000;

/** Knows the installed models; the list is kept for a minute, details as long as the model's digest stays. */
export function createModelCatalogue(
  transport: Pick<OllamaTransport, "ask">,
  config: AiConfig,
  settings: AiSettings,
  clock: Clock,
): ModelCatalogue {
  const detailsByDigest = new Map<string, InstalledModel>();
  let kept: { readonly models: readonly ListedModel[]; readonly readAt: number } | undefined;
  let asking: Promise<readonly ListedModel[]> | undefined;

  const askForList = async (): Promise<readonly ListedModel[]> => {
    const models = readModels(await transport.ask((client) => client.list()));
    kept = { models, readAt: clock.now() };
    return models;
  };

  const listed = async (maxAgeMs: number): Promise<readonly ListedModel[]> => {
    if (kept && clock.now() - kept.readAt < maxAgeMs) return kept.models;
    asking ??= askForList().finally(() => {
      asking = undefined;
    });
    return asking;
  };

  const detailed = async (model: ListedModel): Promise<InstalledModel> => {
    const known = detailsByDigest.get(`${model.name} ${model.digest}`);
    if (known) return known;
    const details = readShow(model, await transport.ask((client) => client.show({ model: model.name }), model.name));
    detailsByDigest.set(`${model.name} ${model.digest}`, details);
    return details;
  };

  const named = async (name: string): Promise<InstalledModel> => {
    const find = (models: readonly ListedModel[]): ListedModel | undefined =>
      models.find((model) => fullName(model.name) === fullName(name));
    const model = find(await listed(LIST_KEPT_MS)) ?? find(await listed(RECENT_MS));
    if (!model) throw new AiError("model_missing", { model: name, host: config.host });
    return detailed(model);
  };

  const firstAble = async (use: ModelUse): Promise<InstalledModel> => {
    for (const maxAgeMs of [LIST_KEPT_MS, RECENT_MS]) {
      for (const model of await listed(maxAgeMs)) {
        const details = await detailed(model);
        if (isAble(details, use)) return details;
      }
    }
    throw new AiError("no_model", { need: use, host: config.host });
  };

  const choose = async (use: ModelUse): Promise<InstalledModel> => {
    const wish = (use === "text" ? settings.textModel() : settings.visionModel()).trim();
    if (wish === "") return firstAble(use);
    const model = await named(wish);
    if (!model.canChat) throw new AiError("model_cannot_chat", { model: wish });
    if (!isAble(model, use)) throw new AiError("model_no_vision", { model: wish });
    return model;
  };

  /** A model that serves text as well as images has one window for both, or each change of work would load it anew. */
  const defaultNumCtx = async (model: InstalledModel, use: ModelUse): Promise<number> => {
    if (config.numCtx !== undefined) return config.numCtx;
    if (use === "text") return TEXT_NUM_CTX;
    const text = await choose("text").catch(() => undefined);
    return text?.name === model.name ? TEXT_NUM_CTX : VISION_NUM_CTX;
  };

  return {
    list: async (freshness = "cached") => Promise.all((await listed(freshness === "fresh" ? 0 : LIST_KEPT_MS)).map(detailed)),
    choose: async (use) => {
      const model = await choose(use);
      return { ...model, numCtx: numCtxFor(await defaultNumCtx(model, use), model.contextLength) };
    },
    forget: () => {
      kept = undefined;
    },
  };
}

function isAble(model: InstalledModel, use: ModelUse): boolean {
  return model.canChat && (use === "text" || model.canSeeImages);
}

/** "x" means "x:latest". */
function fullName(name: string): string {
  return name.includes(":") ? name : `${name}:latest`;
}
