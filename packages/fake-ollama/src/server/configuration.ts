import type { Carelessness } from "../answers/careless";
import type { Fault } from "../faults/faults";

type Capability = "completion" | "vision" | "tools" | "thinking" | "embedding";

/** One installed model: what the real server would know about it, and how fast it pretends to be. */
export interface FakeModel {
  readonly name: string;
  readonly digest: string;
  readonly family: string;
  /** "rendered": the server renders the prompt itself; "native": the model file brings a Jinja template. They overflow differently. */
  readonly path: "rendered" | "native";
  readonly capabilities: readonly Capability[];
  /** Trained context length in tokens. */
  readonly contextLength: number;
  readonly bytesPerToken: number;
  readonly tokensPerImage: number;
  /** Prompt tokens per second; 0 takes no time. */
  readonly promptTps: number;
  /** Answer tokens per second; 0 takes no time. */
  readonly genTps: number;
  readonly loadMs: number;
  readonly thinkDefault: boolean;
  /** What its file says for calls that do not say it themselves, as `presence_penalty 1.5`. */
  readonly parameters: Readonly<Record<string, number>>;
  /** False as on servers that list no capabilities in /api/tags. */
  readonly reportTagsCapabilities: boolean;
  readonly hasBos: boolean;
  readonly sizeBytes: number;
  /** What the server answers instead of details; "" for a model that is sound. */
  readonly brokenBecause: string;
  /** Address of the server that really answers, as for a cloud model; "" for one that runs here. */
  readonly remoteHost: string;
}

/** What belongs to the server and not to one model. */
export interface ServerSettings {
  readonly version: string;
  /** Requests that one loaded model answers at once (OLLAMA_NUM_PARALLEL). */
  readonly numParallel: number;
  /** Requests that may wait for a model to be loaded (OLLAMA_MAX_QUEUE). */
  readonly maxQueue: number;
  /** Context of a request that names none. */
  readonly defaultNumCtx: number;
  readonly seed: number;
  /** Longest piece of an answer in one frame, in characters. */
  readonly frameChars: number;
  /** Names that /api/pull can bring, with the model that is then installed. */
  readonly pullable: readonly FakeModel[];
  /** How long a server whose cores all compute lets questions about its models wait. */
  readonly metadataMs: number;
  /** Whether cloud models are switched off (OLLAMA_NO_CLOUD). */
  readonly isCloudOff: boolean;
  /** Pause between two lines of a pull. */
  readonly pullStepMs: number;
}

/** An answer kept ready for one image or one prompt; every condition that is given must hold. */
export interface Fixture {
  readonly imageSha256?: string;
  /** Pixels; two either way are forgiven, since a renderer rounds. */
  readonly width?: number;
  readonly height?: number;
  readonly promptSha256?: string;
  readonly promptIncludes?: string;
  readonly content: string;
}

/** One answer of a script; the pieces become frames as they are. */
export interface ScriptedAnswer {
  readonly frames: readonly string[];
  readonly thinking?: string;
  readonly doneReason?: "stop" | "length";
}

export interface ResponderSettings {
  /** "extract" reads recipes out of what it sees; fixtures are looked up first and scripts come before both. */
  readonly kind: "extract" | "fixture" | "script";
  readonly fixtures: readonly Fixture[];
  readonly script: readonly ScriptedAnswer[];
  /** How the model errs where it reads recipes; an honest one does not. */
  readonly carelessness?: Carelessness | undefined;
}

/** Everything that the control plane can set; `reset` brings back the state at start. */
export interface Configuration {
  readonly settings: ServerSettings;
  readonly models: readonly FakeModel[];
  readonly faults: readonly Fault[];
  readonly responder: ResponderSettings;
}

const PLAIN_MODEL: Omit<FakeModel, "name"> = {
  digest: "",
  family: "qwen35",
  path: "rendered",
  capabilities: ["completion"],
  contextLength: 262_144,
  bytesPerToken: 3.2,
  tokensPerImage: 768,
  promptTps: 0,
  genTps: 0,
  loadMs: 0,
  thinkDefault: false,
  parameters: {},
  reportTagsCapabilities: true,
  hasBos: false,
  sizeBytes: 2_700_000_000,
  brokenBecause: "",
  remoteHost: "",
};

/** A model from the few fields that a test cares about. */
export function fakeModel(model: Partial<FakeModel> & { readonly name: string }): FakeModel {
  return { ...PLAIN_MODEL, ...model, digest: model.digest || digestOf(model.name) };
}

/** The state of a double that was started without wishes: a text model, a vision model, an imported one and one for embeddings. */
export function defaultConfiguration(
  changes: { readonly contextLength?: number; readonly path?: FakeModel["path"] } = {},
): Configuration {
  const models = [
    fakeModel({
      name: "qwen3.5:4b",
      capabilities: ["completion", "tools", "thinking"],
      thinkDefault: true,
      parameters: { presence_penalty: 1.5, temperature: 1, top_k: 20, top_p: 0.95 },
      ...changes,
    }),
    fakeModel({
      name: "qwen3-vl:8b-instruct",
      family: "qwen3vl",
      capabilities: ["completion", "vision"],
      sizeBytes: 6_200_000_000,
      ...changes,
    }),
    fakeModel({ name: "imported:latest", family: "llama", path: "native", contextLength: 32_768, hasBos: true }),
    fakeModel({
      name: "nomic-embed-text:latest",
      family: "nomic-bert",
      capabilities: ["embedding"],
      contextLength: 2_048,
    }),
  ];
  return {
    settings: {
      version: "0.32.15",
      numParallel: 1,
      maxQueue: 512,
      defaultNumCtx: 4_096,
      seed: 1,
      frameChars: 6,
      pullable: [
        fakeModel({ name: "granite4:3b", family: "granite", contextLength: 131_072, sizeBytes: 2_000_000_000 }),
      ],
      metadataMs: 0,
      isCloudOff: true,
      pullStepMs: 0,
    },
    models,
    faults: [],
    responder: { kind: "extract", fixtures: [], script: [] },
  };
}

/** "x" means "x:latest", as everywhere in Ollama. */
export function normaliseModelName(name: string): string {
  return name.includes(":") ? name : `${name}:latest`;
}

function digestOf(name: string): string {
  let state = 2_166_136_261;
  let digest = "";
  for (let round = 0; digest.length < 64; round += 1) {
    for (const character of `${name}${round}`)
      state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
    digest += state.toString(16).padStart(8, "0");
  }
  return digest;
}
