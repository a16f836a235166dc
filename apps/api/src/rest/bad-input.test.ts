import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { databaseProblems, livedInHousehold } from "../testing/lived-in-household";
import { expectAnswered } from "../testing/refusals";
import { json, serve } from "../testing/serve";
import { anyJson, fieldsFor, runsOf, valueFor, WILD_SEED, type InputSchema } from "../testing/wild-input";
import { openApiDocument } from "./openapi";
import { procedures } from "#start/procedures";
import { REST_ROUTES } from "#start/rest-routes";

interface Operation {
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: "path" | "query";
    readonly schema: InputSchema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: InputSchema }>> };
}
// Plain JSON made from zod; the shape above is what these tests look at.
const { paths } = openApiDocument(procedures, REST_ROUTES) as unknown as {
  paths: Record<string, Record<string, Operation>>;
};

/** No address can carry half a character. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** A path parameter that stays one segment of its path. */
const segment = (schema: InputSchema, name: string) =>
  valueFor(schema, anyJson, name)
    .map((value) =>
      (typeof value === "string" ? value : JSON.stringify(value)).slice(0, 500).replace(LONE_SURROGATE, "?"),
    )
    .filter((text) => text !== "" && !/^\.{1,2}$/.test(text));

describe("whatever is sent to a documented call is answered or refused in a sentence, and breaks nothing", () => {
  // What follows the data takes no input, and ends with the sign-in: src/live/live.test.ts holds it.
  const rows = REST_ROUTES.filter((row) => !row.upload && row.procedure !== "live.follow");
  test.each(rows.map((row) => [`${row.method} ${row.path}`, row] as const))("%s", async (_name, row) => {
    const { app } = await livedInHousehold();
    const send = await serve(app);
    const operation = paths[row.path.replace(/:(\w+)/g, "{$1}")]?.[row.method.toLowerCase()];
    const inPath = operation?.parameters?.filter((parameter) => parameter.in === "path") ?? [];
    const inQuery = operation?.parameters?.filter((parameter) => parameter.in === "query") ?? [];
    const body = operation?.requestBody?.content["application/json"]?.schema;
    const request = fc.record({
      path: fc.record(Object.fromEntries(inPath.map(({ name, schema }) => [name, segment(schema, name)]))),
      query: fc.record(Object.fromEntries(inQuery.map(({ name, schema }) => [name, segment(schema, name)])), {
        requiredKeys: [],
      }),
      body: fc.oneof({ arbitrary: fieldsFor(body ?? {}, anyJson), weight: 9 }, { arbitrary: anyJson, weight: 1 }),
    });
    await fc.assert(
      fc.asyncProperty(request, async (sent) => {
        const path = row.path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(sent.path[name] ?? ""));
        const query = Object.entries(sent.query)
          .map(([name, value]) => `${name}=${encodeURIComponent(value ?? "")}`)
          .join("&");
        const hasBody = row.method === "POST" || row.method === "PUT";
        const answer = await send(row.method, query ? `${path}?${query}` : path, hasBody ? json(sent.body) : undefined);
        const isSignIn = row.procedure === "auth.login" || row.procedure === "auth.enter";
        if (!(isSignIn && answer.status === 401)) expectAnswered(answer, row.status ?? 200, `${row.method} ${path}`);
      }),
      {
        seed: WILD_SEED,
        // Bodies are the procedures' inputs, which src/trpc/bad-input.test.ts tries more often.
        numRuns: runsOf(row.procedure, body || operation?.parameters ? 8 : 2),
        endOnFailure: true,
      },
    );
    expect(await databaseProblems(app)).toEqual([]);
  });
});

describe("a body that is none is refused", () => {
  const deep = "[".repeat(100_000);
  test.each([
    ["a torn object", "application/json", '{"title": "Soup', 400],
    ["a list", "application/json", "[]", 400],
    ["a text", "application/json", '"soup"', 400],
    ["a number without end", "application/json", "1e999", 400],
    ["null", "application/json", "null", 400],
    ["a hundred thousand brackets", "application/json", deep, 400],
    ["bytes that are no text", "application/json", Uint8Array.of(0x7b, 0xff, 0xfe, 0x7d), 400],
    ["two megabytes", "application/json", JSON.stringify({ title: "x".repeat(2 ** 21) }), 413],
    ["a form", "application/x-www-form-urlencoded", "title=Soup", 415],
    ["plain text", "text/plain", '{"title":"Soup"}', 415],
    [
      "a prototype",
      "application/json",
      '{"__proto__":{"title":"Soup"},"constructor":{"prototype":{"instructions":"Cook."}}}',
      400,
    ],
  ])("%s", async (_name, type, content, status) => {
    const { app } = await livedInHousehold();
    const send = await serve(app);
    const answer = await send("POST", "/recipes", { type, content });
    expect(answer.status).toBe(status);
    expectAnswered(answer, 201, "POST /recipes");
    expect(await databaseProblems(app)).toEqual([]);
  });
});

describe("an upload that is none is refused", () => {
  const part = (head: string, content: string): string =>
    `--soup\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n--soup--\r\n`;
  const multipart = "multipart/form-data; boundary=soup";
  const uploads: readonly (readonly [string, string, string])[] = [
    ["JSON", "application/json", "{}"],
    ["a form without a boundary", "multipart/form-data", part('name="image"; filename="a.jpg"', "x")],
    [
      "a form that is cut off",
      multipart,
      '--soup\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nx',
    ],
    ["a form with nothing in it", multipart, "--soup--\r\n"],
    ["a field instead of a file", multipart, part('name="image"', "x")],
    ["an empty file", multipart, part('name="image"; filename="a.jpg"', "")],
    ["a text that calls itself a photo", multipart, part('name="image"; filename="../../a.jpg\0"', "not a photo")],
    ["a head that is none", multipart, "--soup\r\n\r\nx\r\n--soup--\r\n"],
    ["a thousand parts", multipart, part('name="a"', "x").replace("--soup--\r\n", "").repeat(1000) + "--soup--\r\n"],
  ];
  const rows = REST_ROUTES.filter((row) => row.upload);
  test.each(rows.flatMap((row) => uploads.map(([name, type, content]) => [name, row.path, type, content] as const)))(
    "%s, to %s",
    async (_name, path, type, content) => {
      const { app } = await livedInHousehold();
      const send = await serve(app);
      const answer = await send("POST", path, { type, content });
      expect(answer.status).not.toBe(200);
      expectAnswered(answer, 200, `POST ${path}`);
    },
  );
});
