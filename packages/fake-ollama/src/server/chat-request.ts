import { normaliseModelName, type FakeModel, type ServerSettings } from "./configuration";
import { readFormat, type Format } from "../schema/grammar";
import { decodeImage, imageType } from "../answers/images";
import { modelNotFound, noVision, refused, undecodableImage } from "./refusals";
import { effectiveNumCtx, type PromptMessage } from "../answers/tokens";

/** A chat or generate request after every check that the real server makes before it queues. */
export interface ChatRequest {
  readonly model: FakeModel;
  readonly messages: readonly PromptMessage[];
  readonly format: Format;
  readonly isStream: boolean;
  readonly rendersOnly: boolean;
  readonly truncate: boolean;
  readonly shift: boolean;
  readonly numCtx: number;
  readonly numPredict: number;
  readonly numKeep: number;
  readonly seed: number;
  /** Whether words that came before are held against the next one: by the call, the model's file or the server's age. */
  readonly punishesRepetition: boolean;
  /** Load-time attributes: another value means another load. */
  readonly loadKey: string;
  readonly isUnload: boolean;
}

export interface Installed {
  readonly models: readonly FakeModel[];
  readonly settings: ServerSettings;
  readonly isOldServer: boolean;
  /** True before version 0.30, whose servers refuse with other words. */
  readonly isOldDialect: boolean;
}

const LOAD_TIME_OPTIONS = ["num_batch", "num_gpu", "num_thread", "use_mmap"];
const INTEGER_OPTIONS = ["num_ctx", "num_predict", "num_keep", "num_batch", "num_gpu", "num_thread", "seed", "top_k"];
const GO_DURATION = /^-?(\d+(\.\d+)?(ns|us|µs|ms|s|m|h))+$/;

/** Reads and checks the body; throws a Refusal in the real server's words. */
export function readChatRequest(body: unknown, endpoint: "chat" | "generate", installed: Installed): ChatRequest {
  if (!isRecord(body)) throw refused(400, "missing request body");
  const model = findModel(body["model"], endpoint, installed);
  if (!model.capabilities.includes("completion")) throw refused(400, `"${model.name}" does not support ${endpoint}`);
  if (body["think"] === true && !model.capabilities.includes("thinking"))
    throw refused(400, `"${model.name}" does not support thinking`);
  checkKeepAlive(body["keep_alive"]);
  const options = readOptions(body["options"]);
  const numCtx = effectiveNumCtx(model, options.get("num_ctx") ?? installed.settings.defaultNumCtx);
  const shift = installed.isOldServer || body["shift"] !== false;
  const messages = endpoint === "chat" ? readMessages(body["messages"]) : readPrompt(body);
  checkImages(model, messages);
  const loadTime = LOAD_TIME_OPTIONS.map((name) => options.get(name) ?? "");
  return {
    model,
    messages,
    format: readFormat(body["format"], installed.isOldDialect),
    isStream: body["stream"] !== false,
    rendersOnly: body["_debug_render_only"] === true,
    truncate: body["truncate"] !== false,
    shift,
    numCtx,
    numPredict: readNumPredict(options.get("num_predict"), numCtx),
    numKeep: options.get("num_keep") ?? 4,
    seed: options.get("seed") ?? -1,
    punishesRepetition: punishesRepetition(model, options, installed.isOldDialect),
    loadKey: [numCtx, shift, ...loadTime].join("|"),
    isUnload: body["keep_alive"] === 0,
  };
}

function punishesRepetition(model: FakeModel, options: ReadonlyMap<string, number>, isOldDialect: boolean): boolean {
  const said = (name: string, standard: number): number => options.get(name) ?? model.parameters[name] ?? standard;
  return (
    said("repeat_penalty", isOldDialect ? 1.1 : 1) > 1 ||
    said("presence_penalty", 0) > 0 ||
    said("frequency_penalty", 0) > 0
  );
}

function findModel(name: unknown, endpoint: "chat" | "generate", installed: Installed): FakeModel {
  if (typeof name !== "string" || name.trim() === "")
    throw refused(endpoint === "chat" ? 400 : 404, "model is required");
  const model = installed.models.find((candidate) => normaliseModelName(candidate.name) === normaliseModelName(name));
  if (!model) throw modelNotFound(name, installed.isOldServer);
  return model;
}

function checkKeepAlive(keepAlive: unknown): void {
  if (typeof keepAlive === "string" && !GO_DURATION.test(keepAlive)) {
    throw refused(400, `time: missing unit in duration ${JSON.stringify(keepAlive)}`);
  }
}

function readOptions(options: unknown): ReadonlyMap<string, number> {
  const entries = Object.entries(isRecord(options) ? options : {});
  for (const [name, value] of entries) {
    if (INTEGER_OPTIONS.includes(name) && !Number.isInteger(value))
      throw refused(500, `option "${name}" must be of type integer`);
  }
  return new Map(
    entries.flatMap(([name, value]): [string, number][] => (typeof value === "number" ? [[name, value]] : [])),
  );
}

function readNumPredict(wanted: number | undefined, numCtx: number): number {
  return wanted === undefined || wanted < 0 ? 10 * numCtx : wanted;
}

function readMessages(messages: unknown): PromptMessage[] {
  if (messages === undefined || messages === null) return [];
  if (!Array.isArray(messages))
    throw refused(400, "json: cannot unmarshal object into Go struct field ChatRequest.messages of type []api.Message");
  return messages.map((message: unknown) => {
    const fields = isRecord(message) ? message : {};
    return {
      role: textOf(fields["role"], "user").toLowerCase(),
      content: textOf(fields["content"]),
      images: readImages(fields["images"]),
    };
  });
}

function readPrompt(body: Readonly<Record<string, unknown>>): PromptMessage[] {
  const system = textOf(body["system"]);
  const prompt = textOf(body["prompt"]);
  const turns: PromptMessage[] = system === "" ? [] : [{ role: "system", content: system, images: [] }];
  return prompt === "" ? turns : [...turns, { role: "user", content: prompt, images: readImages(body["images"]) }];
}

function readImages(images: unknown): Buffer[] {
  return Array.isArray(images) ? images.map(decodeImage) : [];
}

function checkImages(model: FakeModel, messages: readonly PromptMessage[]): void {
  const images = messages.flatMap((message) => message.images);
  if (images.length === 0) return;
  if (!model.capabilities.includes("vision")) throw noVision(model.name, model.path === "native" ? 500 : 400);
  if (images.some((image) => ["unknown", "webp"].includes(imageType(image)))) throw undecodableImage();
}

function textOf(value: unknown, fallback = ""): string {
  return typeof value === "string" ? value : fallback;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
