import { CLOUD_HOST, isCloudName } from "@tureen/domain/settings/cloud-models";
import { z } from "zod";
import type { AiError } from "#ai/ai-error";

/** One line of the server's list of models. */
export interface ListedModel {
  readonly name: string;
  readonly digest: string;
  readonly sizeBytes: number;
  readonly family: string;
  readonly families: readonly string[];
  readonly parameterSize: string;
  readonly quantization: string;
  /** Where it answers when that is not at home ("ollama.com"): the list of models holds no more of it than its name. */
  readonly remoteHost: string | undefined;
  /** Undefined where an older server does not list them. */
  readonly capabilities: readonly string[] | undefined;
}

/** A model with everything that the product asks about it. */
export interface InstalledModel extends Omit<ListedModel, "capabilities" | "families"> {
  /** Trained context length in tokens; undefined where the server does not say. */
  readonly contextLength: number | undefined;
  readonly canChat: boolean;
  readonly canSeeImages: boolean;
  /** True for models that think aloud when they are let. */
  readonly canThink: boolean;
  /** Why the server could not describe the model, which can then do nothing; undefined where it could. */
  readonly problem: AiError | undefined;
}

const text = z.string().catch("");
const words = z.array(z.string()).nullish().catch(undefined);

const detailsSchema = z
  .object({ family: text, families: words, parameter_size: text, quantization_level: text })
  .partial()
  .catch({});

const listSchema = z.object({
  models: z
    .array(
      z.object({
        name: z.string(),
        digest: text,
        size: z.number().catch(0),
        remote_host: text,
        remote_model: text,
        details: detailsSchema.optional(),
        capabilities: words,
      }),
    )
    .nullish(),
});

const showSchema = z.object({
  model_info: z.record(z.string(), z.unknown()).nullish().catch(undefined),
  projector_info: z.record(z.string(), z.unknown()).nullish().catch(undefined),
  capabilities: words,
});

/** Families whose models see, for servers that do not list capabilities. */
const SEEING_FAMILIES = ["clip", "mllama", "qwen25vl", "qwen3vl", "gemma3", "gemma4"];

/** Reads GET /api/tags. Fields that are missing are empty; a body of another shape is an empty list. */
export function readModels(body: unknown): ListedModel[] {
  const parsed = listSchema.safeParse(body);
  return (parsed.data?.models ?? []).map(({ name, digest, size, details, capabilities, ...remote }) => ({
    name,
    digest,
    sizeBytes: size,
    remoteHost: remoteHostOf(name, size, remote),
    family: details?.family ?? "",
    families: details?.families ?? [],
    parameterSize: details?.parameter_size ?? "",
    quantization: details?.quantization_level ?? "",
    capabilities: capabilities ?? undefined,
  }));
}

/** No model that could write fits in here. */
const SMALLEST_MODEL_BYTES = 1_000_000;

/** A copy of a cloud model may have any name: what the list says of it counts first, then its name, then how little it holds. */
function remoteHostOf(
  name: string,
  sizeBytes: number,
  remote: { readonly remote_host: string; readonly remote_model: string },
): string | undefined {
  if (remote.remote_host !== "") return hostIn(remote.remote_host);
  const isRemote = remote.remote_model !== "" || isCloudName(name) || sizeBytes < SMALLEST_MODEL_BYTES;
  return isRemote ? CLOUD_HOST : undefined;
}

/** "https://ollama.com:443" */
function hostIn(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : address;
}

/** Completes a listed model by what POST /api/show says; what neither says is guessed from the family. */
export function readShow(listed: ListedModel, body: unknown): InstalledModel {
  const show = showSchema.safeParse(body).data;
  const { capabilities: listedCapabilities, families, ...model } = listed;
  const capabilities =
    show?.capabilities ?? listedCapabilities ?? guessCapabilities(model.family, families, show?.projector_info != null);
  const architecture = show?.model_info?.["general.architecture"];
  const contextLength =
    typeof architecture === "string" ? show?.model_info?.[`${architecture}.context_length`] : undefined;
  return {
    ...model,
    contextLength: typeof contextLength === "number" && contextLength > 0 ? contextLength : undefined,
    canChat: capabilities.includes("completion"),
    canSeeImages: capabilities.includes("vision"),
    canThink: capabilities.includes("thinking"),
    problem: undefined,
  };
}

/** A model of the list whose details the server does not give: a broken one is named, and chosen for nothing. */
export function unreadableModel(
  { capabilities: _capabilities, families: _families, ...model }: ListedModel,
  problem: AiError,
): InstalledModel {
  return { ...model, contextLength: undefined, canChat: false, canSeeImages: false, canThink: false, problem };
}

function guessCapabilities(family: string, families: readonly string[], hasProjector: boolean): string[] {
  if (/bert|embed/i.test(family)) return ["embedding"];
  const sees = hasProjector || [family, ...families].some((name) => SEEING_FAMILIES.includes(name));
  return sees ? ["completion", "vision"] : ["completion"];
}
