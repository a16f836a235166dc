import type { ServerResponse } from "node:http";
import { normaliseModelName, type FakeModel } from "./configuration";
import { goJson, goTimestamp } from "./go-json";
import { pause } from "./pause";
import { modelNotFound, OllamaError, refused } from "./refusals";
import type { ServerState } from "./server-state";

const MODIFIED_AT = "2026-08-21T10:00:00.123456789Z";
const PULL_PARTS = 4;

/** GET /api/tags: what is installed. Older servers say nothing of capabilities. */
export function listModels(state: ServerState): unknown {
  const isOld = state.faults.isOn("F25");
  return {
    models: state.configuration.models.map((model) => ({
      name: model.name,
      model: model.name,
      ...remoteFields(model),
      modified_at: MODIFIED_AT,
      size: model.sizeBytes,
      digest: model.digest,
      details: { ...details(model), ...(isOld ? {} : { context_length: model.contextLength }) },
      ...(isOld || !model.reportTagsCapabilities ? {} : { capabilities: model.capabilities }),
    })),
  };
}

function remoteFields({ name, remoteHost }: FakeModel): Record<string, string> {
  return remoteHost === "" ? {} : { remote_model: name.replace(/[:-]cloud$/, ""), remote_host: remoteHost };
}

/** Servers before 0.30 have no such path. */
export function serverStatus(state: ServerState): unknown {
  if (state.installed().isOldDialect) throw new OllamaError(404, "404 page not found", "text/plain");
  const { isCloudOff } = state.configuration.settings;
  return { cloud: { disabled: isCloudOff, source: isCloudOff ? "env" : "none" } };
}

/** POST /api/show: one model, with the context length that it was trained for. */
export function showModel(state: ServerState, body: unknown): unknown {
  const model = requireModel(state, body);
  if (model.brokenBecause !== "") throw refused(500, model.brokenBecause);
  return {
    license: "Apache-2.0",
    modelfile: `FROM ${model.name}`,
    parameters: Object.entries(model.parameters)
      .map(([name, value]) => `${name} ${value}`)
      .join("\n"),
    template: model.path === "rendered" ? "{{ .Prompt }}" : "",
    details: details(model),
    ...remoteFields(model),
    model_info: {
      "general.architecture": model.family,
      "general.parameter_count": 4_000_000_000,
      [`${model.family}.context_length`]: model.contextLength,
      [`${model.family}.block_count`]: 36,
    },
    capabilities: model.capabilities,
    modified_at: MODIFIED_AT,
  };
}

/** GET /api/ps: what is loaded, with the window that was really allocated. */
export function runningModels(state: ServerState): unknown {
  const isOld = state.faults.isOn("F25");
  return {
    models: [...state.engine.loaded()].flatMap(([name, loadKey]) => {
      const model = state.configuration.models.find((candidate) => candidate.name === name);
      if (!model) return [];
      const window = isOld ? {} : { context_length: Number(loadKey.split("|")[0]) };
      return [
        {
          name,
          model: name,
          size: model.sizeBytes,
          digest: model.digest,
          details: details(model),
          expires_at: goTimestamp(Date.now() + 600_000),
          size_vram: 0,
          ...window,
        },
      ];
    }),
  };
}

/** POST /api/pull: progress line by line, then the model is installed. An unknown name ends in an error line under status 200. */
export async function pullModel(
  state: ServerState,
  body: unknown,
  response: ServerResponse,
  signal: AbortSignal,
): Promise<void> {
  const name = nameIn(body);
  const { pullable, pullStepMs } = state.configuration.settings;
  const model = [...pullable, ...state.configuration.models].find(
    (candidate) => normaliseModelName(candidate.name) === normaliseModelName(name),
  );
  response.writeHead(200, { "Content-Type": "application/x-ndjson" });
  const line = async (value: unknown): Promise<void> => {
    if (signal.aborted) return;
    response.write(`${goJson(value)}\n`);
    await pause(pullStepMs, signal);
  };
  await line({ status: "pulling manifest" });
  if (!model) {
    await line({ error: "pull model manifest: file does not exist" });
    response.end();
    return;
  }
  const part = model.digest.slice(0, 12);
  for (let step = 0; step <= PULL_PARTS; step += 1) {
    const completed = Math.floor((model.sizeBytes * step) / PULL_PARTS);
    const progress = { status: `pulling ${part}`, digest: `sha256:${model.digest}`, total: model.sizeBytes };
    await line(completed === 0 ? progress : { ...progress, completed });
  }
  for (const status of ["verifying sha256 digest", "writing manifest"]) await line({ status });
  if (signal.aborted) return;
  state.install(model);
  await line({ status: "success" });
  response.end();
}

function requireModel(state: ServerState, body: unknown): FakeModel {
  const name = nameIn(body);
  if (name === "") throw refused(400, "model is required");
  const model = state.configuration.models.find(
    (candidate) => normaliseModelName(candidate.name) === normaliseModelName(name),
  );
  if (!model) throw modelNotFound(name, state.faults.isOn("F25"));
  return model;
}

/** The package on npm still sends `name`, the documentation says `model`; the server takes both. */
function nameIn(body: unknown): string {
  if (typeof body !== "object" || body === null) throw refused(400, "missing request body");
  const name: unknown = "model" in body && body.model ? body.model : "name" in body ? body.name : "";
  return typeof name === "string" ? name : "";
}

function details(model: FakeModel): Record<string, unknown> {
  return {
    parent_model: "",
    format: "gguf",
    family: model.family,
    families: [model.family],
    parameter_size: "4.0B",
    quantization_level: "Q4_K_M",
  };
}
