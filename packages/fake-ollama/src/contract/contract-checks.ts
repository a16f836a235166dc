import { equal, match, ok } from "node:assert/strict";
import { asRecord, SMALL_WINDOW, type ContractResponse, type ContractServer } from "./contract-server";

export interface ContractCheck {
  readonly id: string;
  readonly title: string;
  /** Throws when the server behaves otherwise; gives a reason when it cannot be checked here. */
  readonly run: (server: ContractServer) => Promise<string | void>;
}

const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const NO_SUCH_MODEL = "tureen-has-no-such-model:1b";
const TOO_LONG = "cinnamon nutmeg cardamom ".repeat(1_500);

const long = (more: Record<string, unknown>): Record<string, unknown> => ({
  messages: [{ role: "user", content: TOO_LONG }],
  ...more,
});
const picture = (image: string): Record<string, unknown> => ({
  messages: [{ role: "user", content: "What is this?", images: [image] }],
});
const titleSchema = (title: Record<string, unknown>): Record<string, unknown> => ({
  format: { type: "object", properties: { title }, required: ["title"] },
});

function check(id: string, title: string, run: ContractCheck["run"]): ContractCheck {
  return { id, title, run };
}

function refuses(answer: ContractResponse, status: number | readonly number[], words: RegExp): void {
  ok([status].flat().includes(answer.status), `status ${answer.status}: ${answer.text.slice(0, 200)}`);
  match(answer.error, words);
}

/** frame* (done | error), every frame with its fields, counters on the last. */
function isWellFormedStream(
  { contentType, frames, text }: ContractResponse,
  textField: "message" | "response",
): Record<string, unknown> {
  match(contentType, /^application\/x-ndjson/);
  equal(frames.length, text.trimEnd().split("\n").length, "a line is no JSON object");
  const last = frames.at(-1) ?? {};
  for (const frame of frames) {
    equal(typeof frame["model"], "string");
    match(String(frame["created_at"]), RFC_3339);
    equal(frame["done"], frame === last);
    ok(textField in frame, `a frame has no ${textField}`);
  }
  match(String(last["done_reason"]), /^(stop|length)$/);
  for (const counter of ["total_duration", "prompt_eval_count", "eval_count"])
    equal(typeof last[counter], "number", counter);
  return last;
}

/** What the product relies on, in the order in which it would be missed. */
export const CONTRACT: readonly ContractCheck[] = [
  check("C01", "GET / says that Ollama is running", async ({ get }) =>
    equal((await get("/")).text, "Ollama is running"),
  ),
  check("C02", "GET /api/version gives a version", async ({ get }) =>
    match(String((await get("/api/version")).json?.["version"]), /^\d+\.\d+/),
  ),
  check("C03", "GET /api/tags lists models with name, size, digest and details", async ({ get }) => {
    const { json } = await get("/api/tags");
    ok(Array.isArray(json?.["models"]) && json["models"].length > 0);
    for (const listed of json["models"]) {
      const model = asRecord(listed) ?? {};
      equal(typeof model["name"], "string");
      equal(typeof model["size"], "number");
      match(String(model["digest"]), /^[0-9a-f]{64}$/);
      ok(asRecord(model["details"]));
    }
  }),
  check("C04", "POST /api/show gives capabilities and the trained context length", async ({ post, model }) => {
    const { json } = await post("/api/show", { model });
    const info = asRecord(json?.["model_info"]) ?? {};
    equal(typeof info[`${String(info["general.architecture"])}.context_length`], "number");
    ok(Array.isArray(json?.["capabilities"]));
  }),
  check("C05", "a model that is not installed is 404", async ({ chat, post }) => {
    refuses(await chat({ model: NO_SUCH_MODEL }), 404, /not found/);
    refuses(await post("/api/show", { model: NO_SUCH_MODEL }), 404, /not found/);
  }),
  check(
    "C06",
    "a chat streams frames and ends with a reason and counters",
    async ({ chat }) => void isWellFormedStream(await chat(), "message"),
  ),
  check("C07", "a generate streams in the same way", async ({ post, model }) => {
    const answer = await post("/api/generate", {
      model,
      prompt: "Say hello.",
      think: false,
      options: { num_ctx: SMALL_WINDOW, num_predict: 24 },
    });
    isWellFormedStream(answer, "response");
  }),
  check("C08", "stream:false gives one body", async ({ chat }) => {
    const answer = await chat({ stream: false });
    match(answer.contentType, /^application\/json/);
    equal(answer.json?.["done"], true);
    equal(asRecord(answer.json["message"])?.["role"], "assistant");
  }),
  check("C09", "num_predict ends an answer with `length`", async ({ chat }) => {
    const answer = await chat({
      options: { num_predict: 1 },
      messages: [{ role: "user", content: "Count from one to a hundred in words, one line each." }],
    });
    equal(isWellFormedStream(answer, "message")["done_reason"], "length");
  }),
  check("C10", "a schema is obeyed", async ({ chat }) => {
    const answer = await chat({
      stream: false,
      ...titleSchema({ type: "string", enum: ["Soup", "Stew"] }),
      options: { num_predict: 200 },
    });
    if (answer.json?.["done_reason"] === "length") return "the model did not finish";
    match(String(asRecord(answer.json?.["message"])?.["content"]), /^\s*\{\s*"title"\s*:\s*"(Soup|Stew)"\s*\}\s*$/);
  }),
  check("C11", "an overlong prompt that must not be cut is refused with exact counts", async ({ chat }) => {
    const answer = await chat(long({ truncate: false, shift: false }));
    refuses(answer, 400, /exceed/);
    match(answer.error, /"n_prompt_tokens":\d+/);
    match(answer.error, /"n_ctx":\d+/);
  }),
  check("C12", "without these flags it is cut in silence or refused, never read whole", async ({ chat }) => {
    const answer = await chat(long({}));
    if (answer.status === 200) ok(Number(answer.frames.at(-1)?.["prompt_eval_count"]) <= SMALL_WINDOW);
    else refuses(answer, 400, /exceed|longer than/);
  }),
  check("C13", "truncate without shift is refused or cut, not an error of the server", async ({ chat }) => {
    ok([200, 400].includes((await chat(long({ truncate: true, shift: false }))).status));
  }),
  check("C14", "a duration needs a unit", async ({ chat }) =>
    refuses(await chat({ keep_alive: "300" }), 400, /missing unit in duration/),
  ),
  check("C15", "keep_alive takes a Go duration and a number", async ({ chat }) => {
    equal((await chat({ keep_alive: "10m" })).status, 200);
    equal((await chat({ keep_alive: 600 })).status, 200);
  }),
  check("C16", "a data: prefix is no base64", async ({ chat }) => {
    refuses(await chat(picture("data:image/jpeg;base64,/9j/4AAQ")), 400, /illegal base64 data at input byte 4/);
  }),
  check("C17", "a model without eyes refuses a picture", async ({ chat, blindModel }) => {
    if (blindModel === undefined) return "every installed model sees";
    const answer = await chat({ model: blindModel, ...picture("/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//") });
    refuses(answer, [400, 500], /multimodal|image/i);
  }),
  check("C18", "the grammar does not take a bound of 2000, or takes it as any other", async ({ chat }) => {
    const answer = await chat(titleSchema({ type: "string", maxLength: 2_000 }));
    if (answer.status === 200) return "this server has no trouble with it";
    refuses(answer, [400, 500], /grammar/);
  }),
  check("C19", "a pattern without anchors is refused", async ({ chat }) => {
    refuses(await chat(titleSchema({ type: "string", pattern: "a+" })), [400, 500], /[Pp]attern/);
  }),
  check("C20", "a format that is neither json nor a schema is refused", async ({ chat }) =>
    refuses(await chat({ format: "yaml" }), 400, /invalid format/),
  ),
  check("C21", "no body, and a body that is no JSON, are 400", async ({ post }) => {
    refuses(await post("/api/chat", ""), 400, /missing request body/);
    refuses(await post("/api/chat", "{oops"), 400, /invalid character/);
  }),
  check("C22", "an option of the wrong type is refused by name", async ({ chat }) => {
    refuses(await chat({ options: { num_ctx: "big" } }), [400, 500], /option "num_ctx" must be of type integer/);
  }),
  check("C23", "an unknown path is 404 and a wrong method 405", async ({ get }) => {
    equal((await get("/api/nothing-here")).status, 404);
    equal((await get("/api/chat")).status, 405);
  }),
  check(
    "C24",
    "think:false is taken by every model, think:true only by those that think",
    async ({ chat, plainModel }) => {
      if (plainModel === undefined) return "every installed model thinks";
      equal((await chat({ model: plainModel, think: false })).status, 200);
      refuses(await chat({ model: plainModel, think: true }), 400, /does not support thinking/);
    },
  ),
  check("C25", "no messages load the model, and the window that it got is told", async ({ chat, get, model }) => {
    equal((await chat({ messages: [], stream: false })).json?.["done_reason"], "load");
    const running = (await get("/api/ps")).json?.["models"];
    ok(Array.isArray(running));
    const loaded = running.map(asRecord).find((candidate) => candidate?.["name"] === model);
    equal(loaded?.["context_length"], SMALL_WINDOW);
  }),
  check("C26", "unknown fields are ignored", async ({ chat }) =>
    equal((await chat({ tureen: { sugar: 1 } })).status, 200),
  ),
  check("C27", "the rendered prompt can be seen without running the model", async ({ chat }) => {
    const info = asRecord((await chat({ _debug_render_only: true, stream: false })).json?.["_debug_info"]);
    match(String(info?.["rendered_template"]), /Say hello\./);
  }),
  check("C28", "a model for embeddings does not chat", async ({ chat, embeddingModel }) => {
    if (embeddingModel === undefined) return "none is installed";
    refuses(await chat({ model: embeddingModel }), 400, /does not support chat/);
  }),
  check("C29", "a pull of a model that nobody knows ends in an error, not in success", async ({ post }) => {
    const answer = await post("/api/pull", { model: NO_SUCH_MODEL });
    ok(answer.error !== "" && !answer.frames.some((frame) => frame["status"] === "success"), answer.text.slice(0, 200));
  }),
];
