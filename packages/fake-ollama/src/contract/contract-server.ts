/** A server under the contract suite: the double or a real Ollama, asked over plain HTTP. */
export interface ContractServer {
  /** A model that writes. */
  readonly model: string;
  /** One without eyes and one that cannot think aloud; undefined where none is installed. */
  readonly blindModel: string | undefined;
  readonly plainModel: string | undefined;
  readonly embeddingModel: string | undefined;
  readonly get: (path: string) => Promise<ContractResponse>;
  readonly post: (path: string, body: unknown) => Promise<ContractResponse>;
  /** POST /api/chat for {@link model} with a short question, a small window and no thinking, changed by `more`. */
  readonly chat: (more?: Readonly<Record<string, unknown>>) => Promise<ContractResponse>;
}

export interface ContractResponse {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  /** The body as JSON; undefined when it is none. */
  readonly json: Record<string, unknown> | undefined;
  /** The body's lines as JSON. */
  readonly frames: readonly Record<string, unknown>[];
  /** `error`, with an error of the engine unpacked from its string. */
  readonly error: string;
}

export const SMALL_WINDOW = 2_048;

/** Looks at what is installed and chooses the models to ask; `wanted` must be installed when it is given. */
export async function contractServer(url: string, wanted: string | undefined): Promise<ContractServer> {
  const get = (path: string): Promise<ContractResponse> => ask(url, path, { method: "GET" });
  const post = (path: string, body: unknown): Promise<ContractResponse> =>
    ask(url, path, { method: "POST", body: typeof body === "string" ? body : JSON.stringify(body) });
  const installed = await installedModels(get, post);
  const model = wanted ?? installed.find(({ capabilities }) => capabilities.includes("completion"))?.name;
  if (model === undefined) throw new Error("No model that writes is installed.");
  const firstWithout = (capability: string): string | undefined =>
    installed.find(({ capabilities }) => capabilities.includes("completion") && !capabilities.includes(capability))
      ?.name;
  return {
    model,
    blindModel: firstWithout("vision"),
    plainModel: firstWithout("thinking"),
    embeddingModel: installed.find(({ capabilities }) => capabilities.includes("embedding"))?.name,
    get,
    post,
    chat: (more) =>
      post("/api/chat", {
        model,
        messages: [{ role: "user", content: "Say hello." }],
        think: false,
        keep_alive: "10m",
        ...more,
        options: { num_ctx: SMALL_WINDOW, num_predict: 24, temperature: 0, seed: 1, ...asRecord(more?.["options"]) },
      }),
  };
}

async function installedModels(
  get: ContractServer["get"],
  post: ContractServer["post"],
): Promise<{ name: string; capabilities: readonly unknown[] }[]> {
  const { json } = await get("/api/tags");
  const models = Array.isArray(json?.["models"]) ? json["models"] : [];
  return Promise.all(
    models.map(async (listed: unknown) => {
      const name = String(asRecord(listed)?.["name"]);
      const capabilities = (await post("/api/show", { model: name })).json?.["capabilities"];
      return { name, capabilities: Array.isArray(capabilities) ? capabilities : ["completion"] };
    }),
  );
}

async function ask(url: string, path: string, init: RequestInit): Promise<ContractResponse> {
  const response = await fetch(`${url}${path}`, init);
  const text = await response.text();
  const json = asRecord(parse(text));
  const frames = text.split("\n").flatMap((line): Record<string, unknown>[] => {
    const frame = asRecord(parse(line));
    return frame ? [frame] : [];
  });
  return {
    status: response.status,
    contentType: response.headers.get("content-type") ?? "",
    text,
    json,
    frames,
    error: errorIn(json ?? frames.at(-1)),
  };
}

function errorIn(body: Record<string, unknown> | undefined): string {
  const error = body?.["error"];
  if (typeof error !== "string") return "";
  const inner = asRecord(asRecord(parse(error))?.["error"]);
  return inner ? JSON.stringify(inner) : error;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The value as a record; undefined for everything that is no JSON object. */
export function asRecord(value: unknown): Record<string, unknown> | undefined {
  // Safe: an object that is no array can be read as a record.
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}
