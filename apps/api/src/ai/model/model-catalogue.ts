import type { Clock } from "#core/clock";
import type { AiConfig, AiSettings } from "#ai/ai-config";
import { AiError, isAiError, throwUnlessAiError } from "#ai/ai-error";
import { readModels, readShow, unreadableModel, type InstalledModel, type ListedModel } from "./model-details";
import type { MonitoredTransport } from "#ai/transport/monitored-transport";

/** What a model is wanted for. */
export type ModelUse = "text" | "vision";

/** A model chosen for some work, with the window that it always gets. */
export interface ChosenModel extends InstalledModel {
  readonly numCtx: number;
}

/** Default windows in tokens; one constant for each model, since another value makes the server load it anew. */
const TEXT_NUM_CTX = 16_384;
const VISION_NUM_CTX = 8_192;
const SMALLEST_NUM_CTX = 4_096;
const LIST_KEPT_MS = 60_000;
/** A model that is missing in a list this old may have been installed since. */
const RECENT_MS = 2_000;

/**
 * Knows the installed models: the list is asked for anew each minute, details when a model's digest has changed. What is
 * known serves until the new answer is there; a server that reads a book with every core may be late with it.
 */
export function createModelCatalogue(
  transport: Pick<MonitoredTransport, "ask" | "ensureReachable">,
  config: AiConfig,
  settings: AiSettings,
  clock: Clock,
) {
  const detailsByName = new Map<string, InstalledModel>();
  /** Asked about once for each list: a broken model must not be waited for before every call. */
  const unreadable = new Map<string, InstalledModel>();
  let kept: { readonly models: readonly ListedModel[]; readonly readAt: number } | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<readonly ListedModel[]> | undefined;

  const askForList = async (): Promise<readonly ListedModel[]> => {
    askedAt = clock.now();
    const models = readModels(await transport.ask((client) => client.list()));
    kept = { models, readAt: clock.now() };
    unreadable.clear();
    return models;
  };

  const refresh = (): Promise<readonly ListedModel[]> => {
    asking ??= askForList().finally(() => {
      asking = undefined;
    });
    return asking;
  };

  const recent = async (maxAgeMs: number): Promise<readonly ListedModel[]> => {
    if (kept && clock.now() - kept.readAt < maxAgeMs) return kept.models;
    await transport.ensureReachable();
    return refresh();
  };

  const known = async (): Promise<readonly ListedModel[]> => {
    if (!kept) return recent(RECENT_MS);
    if (clock.now() - askedAt >= LIST_KEPT_MS) void refresh().catch(() => undefined);
    return kept.models;
  };

  const detailed = async (model: ListedModel): Promise<InstalledModel> => {
    const earlier = detailsByName.get(model.name);
    if (earlier?.digest === model.digest) return earlier;
    try {
      const details = readShow(model, await transport.ask((client) => client.show({ model: model.name }), model.name));
      detailsByName.set(model.name, details);
      return details;
    } catch (error) {
      if (earlier && isAiError(error)) return earlier;
      throw error;
    }
  };

  /** Not even its details are asked for: Ollama would ask for them outside. @throws AiError `cloud_model` */
  const refuseCloud = ({ name, remoteHost }: ListedModel): void => {
    if (remoteHost !== undefined && !settings.allowsCloudModels())
      throw new AiError("cloud_model", { model: name, remoteHost });
  };

  const described = async (model: ListedModel): Promise<InstalledModel> => {
    try {
      refuseCloud(model);
      return unreadable.get(model.name) ?? (await detailed(model));
    } catch (error) {
      throwUnlessAiError(error);
      if (error.code === "cloud_model") return unreadableModel(model, error);
      const broken = unreadableModel(model, error);
      unreadable.set(model.name, broken);
      return broken;
    }
  };

  const named = async (name: string): Promise<InstalledModel> => {
    const find = (models: readonly ListedModel[]): ListedModel | undefined =>
      models.find((model) => fullName(model.name) === fullName(name));
    const model = find(await known()) ?? find(await recent(RECENT_MS));
    if (!model) throw new AiError("model_missing", { model: name, host: config.host });
    refuseCloud(model);
    return detailed(model);
  };

  const firstAble = async (use: ModelUse): Promise<InstalledModel> => {
    const problems: (AiError | undefined)[] = [];
    for (const listed of [known, () => recent(RECENT_MS)]) {
      problems.length = 0;
      for (const model of await listed()) {
        const details = await described(model);
        if (isAble(details, use) && details.remoteHost === undefined) return details;
        problems.push(details.problem);
      }
    }
    const [problem] = problems;
    throw problem && problems.every(Boolean) ? problem : new AiError("no_model", { need: use, host: config.host });
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
    /** Every installed model, broken ones with their problem; "fresh" asks the server. @throws AiError when it cannot be asked */
    list: async (freshness: "cached" | "fresh" = "cached"): Promise<InstalledModel[]> =>
      Promise.all((await (freshness === "fresh" ? recent(0) : known())).map(described)),
    /**
     * The model for the work: the family's choice, else the first installed one that can do it; a broken one is passed over, and
     * so is one that answers from outside the house, which only a choice of the family's and its leave together bring about.
     * Its window is never below 4096, nor above what it was trained for.
     * @throws AiError
     */
    choose: async (use: ModelUse): Promise<ChosenModel> => {
      const model = await choose(use);
      const wanted = Math.max(await defaultNumCtx(model, use), SMALLEST_NUM_CTX);
      return { ...model, numCtx: Math.min(wanted, model.contextLength ?? Infinity) };
    },
    /** Tells that something else is installed now, after a pull. */
    hasChanged: (): void => {
      kept = kept && { ...kept, readAt: Number.NEGATIVE_INFINITY };
      askedAt = Number.NEGATIVE_INFINITY;
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
