import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { cookbook } from "./answers/cookbook";
import { startFakeOllama, type StartedFakeOllama } from "./start-fake-ollama";

let double: StartedFakeOllama;

beforeAll(async () => {
  double = await startFakeOllama();
});
afterAll(() => double.stop());
beforeEach(() => double.control.reset());

const SCHEMA = {
  type: "object",
  properties: {
    recipes: {
      type: "array",
      items: { type: "object", properties: { title: { type: "string" }, complete: { type: "boolean" } } },
    },
  },
};

interface Frame {
  readonly message?: { readonly content: string };
  readonly done?: boolean;
  readonly done_reason?: string;
  readonly prompt_eval_count?: number;
  readonly error?: string;
}

async function post(path: string, body: unknown): Promise<{ status: number; text: string; contentType: string }> {
  const response = await fetch(`${double.url}${path}`, {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return {
    status: response.status,
    text: await response.text(),
    contentType: response.headers.get("content-type") ?? "",
  };
}

function chat(
  document: string,
  more: Record<string, unknown> = {},
): Promise<{ status: number; text: string; contentType: string }> {
  return post("/api/chat", {
    model: "qwen3.5:4b",
    messages: [
      { role: "system", content: "Copy." },
      { role: "user", content: document },
    ],
    ...more,
  });
}

const frames = (text: string): Frame[] =>
  text
    .trimEnd()
    .split("\n")
    .map((line): Frame => JSON.parse(line));
const contentOf = (text: string): string =>
  frames(text)
    .map((frame) => frame.message?.content ?? "")
    .join("");
const titlesIn = (json: string): string[] => [...json.matchAll(/"title":\s*"([^"]+)"/g)].map((match) => match[1] ?? "");

describe("the double streams as the real server does", () => {
  it("sends frames of a few characters and a last one with counters", async () => {
    const { text, contentType } = await chat(cookbook(2), { format: SCHEMA });
    const all = frames(text);
    expect(contentType).toBe("application/x-ndjson");
    expect(all.slice(0, -1).every((frame) => frame.done === false && (frame.message?.content.length ?? 9) <= 7)).toBe(
      true,
    );
    expect(all.at(-1)).toMatchObject({
      done: true,
      done_reason: "stop",
      prompt_eval_count: expect.any(Number) as number,
    });
    expect(titlesIn(contentOf(text))).toEqual(["Dish number 1", "Dish number 2"]);
  });

  it("cuts the segments of the network inside characters", async () => {
    const response = await fetch(`${double.url}/api/chat`, {
      method: "POST",
      body: JSON.stringify({
        model: "qwen3.5:4b",
        messages: [{ role: "user", content: `### RECIPE: ${"½é小".repeat(200)}\n1 cup é\n` }],
        format: SCHEMA,
      }),
    });
    let isCutInside = false;
    for await (const chunk of response.body ?? []) {
      // Safe: fetch yields bytes.
      if (new TextDecoder().decode(chunk as Uint8Array).includes("\uFFFD")) isCutInside = true;
    }
    expect(isCutInside).toBe(true);
  });

  it("writes keys as asked where the server renders the prompt, and alphabetically where the model brings its template", async () => {
    const document = `### RECIPE: Soup\n1 carrot\n2 onions\n1. Cook it.`;
    const order = { type: "object", properties: { title: { type: "string" }, cuisine: { type: "string" } } };
    const rendered = contentOf((await chat(document, { format: order })).text);
    const native = contentOf((await chat(document, { format: order, model: "imported" })).text);
    expect(rendered.indexOf("title")).toBeLessThan(rendered.indexOf("cuisine"));
    expect(native.indexOf("title")).toBeGreaterThan(native.indexOf("cuisine"));
  });
});

describe("the double overflows as the real server does", () => {
  const book = cookbook(60);

  it("silently reads only the tail, cut to half of the window, when nothing forbids it", async () => {
    const { status, text } = await chat(book, { format: SCHEMA, options: { num_ctx: 4096 } });
    const titles = titlesIn(contentOf(text));
    expect(status).toBe(200);
    expect(frames(text).at(-1)?.prompt_eval_count).toBe(2050);
    expect(titles).toContain("Dish number 60");
    expect(titles).not.toContain("Dish number 1");
  });

  it("refuses with exact counts when it must not cut", async () => {
    const { status, text } = await chat(book, { options: { num_ctx: 4096 }, truncate: false, shift: false });
    const inner: unknown = JSON.parse(String(JSON.parse(text).error));
    expect(status).toBe(400);
    expect(inner).toMatchObject({ error: { type: "exceed_context_size_error", n_ctx: 4096 } });
  });

  it("fills the whole window where the server is old and knows neither flag", async () => {
    await double.control.mode({ faults: [{ id: "F25" }] });
    const { text } = await chat(book, { options: { num_ctx: 4096 }, truncate: false, shift: false });
    expect(frames(text).at(-1)?.prompt_eval_count).toBe(4096);
  });

  it("stops an answer at num_predict with `length`", async () => {
    const { text } = await chat(cookbook(10), { format: SCHEMA, options: { num_ctx: 8192, num_predict: 20 } });
    expect(frames(text).at(-1)?.done_reason).toBe("length");
  });
});

describe("the double refuses as the real server does", () => {
  it.each([
    ["an unknown model", { model: "nobody" }, 404, "model 'nobody' not found"],
    ["a model for embeddings", { model: "nomic-embed-text" }, 400, "does not support chat"],
    ["thinking where there is none", { model: "imported", think: true }, 400, "does not support thinking"],
    ["a duration without a unit", { keep_alive: "300" }, 400, "missing unit in duration"],
    ["the poisoned bound", { format: { type: "array", maxItems: 2000 } }, 400, "failed to parse grammar"],
    ["a pattern without anchors", { format: { type: "string", pattern: "a+" } }, 400, "Pattern must start with"],
    ["a format that is neither", { format: "yaml" }, 400, "invalid format"],
    [
      "a window that is no number",
      { options: { num_ctx: "big" } },
      500,
      'option \\"num_ctx\\" must be of type integer',
    ],
  ])("%s", async (_, more, status, words) => {
    const answer = await chat("hello", more);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(words);
  });

  it("a data: prefix before an image, and an image for a model without eyes", async () => {
    const prefixed = await chat("", {
      messages: [{ role: "user", content: "?", images: ["data:image/jpeg;base64,/9j/4AAQ"] }],
    });
    const blind = await chat("", { messages: [{ role: "user", content: "?", images: ["/9j/4AAQ"] }] });
    expect(prefixed.text).toContain("illegal base64 data at input byte 4");
    expect(blind.text).toContain("does not support multimodal requests");
  });

  it("unknown paths and methods in plain text", async () => {
    const unknown = await fetch(`${double.url}/api/nothing`);
    const wrong = await fetch(`${double.url}/api/chat`);
    expect([unknown.status, await unknown.text(), wrong.status]).toEqual([404, "404 page not found", 405]);
  });
});

describe("the double keeps the books of a server", () => {
  it("loads a model once for equal options and again for others", async () => {
    for (const num_ctx of [4096, 4096, 8192]) await chat("hello", { options: { num_ctx }, stream: false });
    expect(await double.control.stats()).toMatchObject({ loads: 1, reloads: 1, chats: 3 });
  });

  it("answers one at a time and sends the others no header, but refuses nobody for it", async () => {
    await double.control.model({ name: "qwen3.5:4b", genTps: 400 });
    const answers = await Promise.all(Array.from({ length: 4 }, () => chat("hello")));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await double.control.stats()).toMatchObject({ maxActive: 1, maxOpenChats: 4, active: 0, openChats: 0 });
  });

  it("refuses with 503 only when the queue for loading is full", async () => {
    await double.control.model({ name: "qwen3.5:4b", loadMs: 150 });
    await double.control.mode({ settings: { maxQueue: 1 } });
    const answers = await Promise.all([4096, 8192, 16384].map((num_ctx) => chat("hello", { options: { num_ctx } })));
    expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 503, 503]);
  });

  it("remembers each request without the bytes of its images", async () => {
    await chat("", {
      model: "qwen3-vl:8b-instruct",
      messages: [{ role: "user", content: "What is this?", images: ["/9j/4AAQ"] }],
    });
    const [request] = await double.control.requests();
    expect(request).toMatchObject({
      method: "POST",
      path: "/api/chat",
      chatNumber: 1,
      status: 200,
      closedBy: "server",
      images: [{ bytes: 6, type: "jpeg" }],
    });
    expect(JSON.stringify(request?.body)).not.toContain("/9j/");
  });

  it("shows the prompt as it would be sent, without a model", async () => {
    const { text } = await chat("hello", { _debug_render_only: true });
    expect(JSON.parse(text)).toMatchObject({
      _debug_info: { rendered_template: expect.stringContaining("hello") as string },
    });
  });
});
