import { closeDatabase, openReadOnly } from "@tureen/db/client";
import { integerBetween, seededRandom, type Random } from "@tureen/fake-ollama/seeded-random";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startServer } from "../../../speed/running-server";
import { Family, send } from "../../family";
import { inFolder, listed, progress, type Proof } from "../../proof";
import { restCalls, type WireCall, type WireSchema } from "../../rest-calls";

const AT_ONCE = 4;
/** The ways of saying no that are ours to say; anything else of 500 and above is a fault. */
const DECLARED = new Set([503, 507]);

/** A refusal is a sentence and what somebody needs to go on, never what was sent. */
const MAX_REFUSAL_CHARACTERS = 2048;

/** These sign everyone out, take a password's time, wait for a model, never end, or hold the server shut; each has proofs of its own. */
const LEFT_OUT =
  /backups|login|logout|signOut|changePassword|health|\/events|\/changes|live\.follow|ai\.pull|ai\.selfTest|rate_limit/;
/** A server that is emptied all the time has nothing left that could break, and a copy is made before each. */
const RARE =
  /bulkDelete|resetIngredients|DELETE \/api\/admin\/(?:all|recipes|meal-plans|shopping-lists|ingredients)$|ingredients\/reset/;
const RARITY = 0.01;

/** The door for assistants, as its protocol describes it. */
const MCP: WireCall = {
  method: "POST",
  path: "/mcp",
  schema: {
    properties: {
      jsonrpc: { enum: ["2.0"] },
      id: {},
      method: { enum: ["initialize", "tools/list", "tools/call"] },
      params: { properties: { name: { enum: ["recipes_search", "recipes_create", "larder_list"] }, arguments: {} } },
    },
  },
  isEnveloped: false,
};

/** Addresses that are keys themselves. */
const KEYS: readonly WireCall[] = ["/calendar/{file}", "/media/{id}/{file}"].map((path) => ({
  method: "GET",
  path,
  schema: {},
  isEnveloped: false,
}));

/** Requests as the contracts describe them, bent in every field; raw bytes, nested and huge ones; signed in and not. */
export const proof: Proof = {
  title: "fuzzed requests: schema-aware, raw, nested, huge; signed in and not",
  goal: "0 undeclared 5xx, 0 crashes; others p99 < 300 ms meanwhile (100,000)",
  isInShortForm: false,
  limitMinutes: 60,
  run: () =>
    inFolder(async (folder) => {
      const requests = 100_000;
      const server = await startServer(folder);
      const family = await Family.signIn(server.port);
      for (let number = 0; number < 5; number += 1) await family.addRecipe(`Soup ${number}`);
      const document = await family.call("GET", "/openapi.json");
      // The whole api is behind the procedures: loaded only where they are tried.
      const { trpcCalls } = await import("../../trpc-calls");
      const calls = [...restCalls(document.text), ...trpcCalls(), MCP, ...KEYS].filter(
        ({ path }) => !LEFT_OUT.test(path),
      );
      const random = seededRandom(20_261_122);
      const problems: string[] = [];
      const left = { requests };
      const bystander = watchBystander(family, () => left.requests > 0);
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          while (left.requests > 0) {
            left.requests -= 1;
            progress(requests - left.requests, requests, "requests");
            problems.push(...(await fuzzOnce(server.port, family.token, calls, random)));
          }
        }),
      );
      const { p99Ms, refused } = await bystander;
      if (refused > 0) problems.push(`a bystander was refused ${refused} times`);
      if ((await family.call("GET", "/recipes")).status !== 200) problems.push("the server does not answer any more");
      await server.stop();
      problems.push(...soundness(join(folder, "tureen.sqlite")));
      if (p99Ms >= 300) problems.push(`p99 of others ${p99Ms.toFixed(0)} ms`);
      return {
        result: `${requests} requests to ${calls.length} calls, others p99 ${p99Ms.toFixed(0)} ms; problems: ${listed(problems)}`,
        holds: problems.length === 0,
      };
    }),
};

async function watchBystander(family: Family, goesOn: () => boolean): Promise<{ p99Ms: number; refused: number }> {
  const times: number[] = [];
  let refused = 0;
  while (goesOn()) {
    const { status, milliseconds } = await family.call("GET", "/larder");
    if (status === 200) times.push(milliseconds);
    else refused += 1;
    await pause(10);
  }
  return { p99Ms: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0, refused };
}

function soundness(path: string): string[] {
  const db = openReadOnly(path);
  const integrity = String(db.$client.pragma("integrity_check", { simple: true }));
  const broken = (db.$client.pragma("foreign_key_check") as unknown[]).length; // one row a broken reference
  closeDatabase(db);
  return integrity === "ok" && broken === 0 ? [] : [`integrity ${integrity}, ${broken} broken references`];
}

async function fuzzOnce(port: number, token: string, calls: readonly WireCall[], random: Random): Promise<string[]> {
  const kind = random();
  if (kind < 0.05) {
    await rawBytes(port, random);
    return [];
  }
  const call = pickCall(calls, random);
  const content =
    kind < 0.1
      ? `{"a":${"[".repeat(integerBetween(random, 1, 50_000))}`
      : kind < 0.12
        ? "x".repeat(2 ** 20)
        : bend(call.schema, random, 0);
  const body = call.isEnveloped && typeof content !== "string" ? { json: content } : content;
  const isSent = call.method === "POST" || call.method === "PUT";
  const path = call.path.replace(/\{\w+\}/g, () => encodeURIComponent(parameter(random)));
  const query = call.isEnveloped && !isSent ? `?input=${encodeURIComponent(asText(body).slice(0, 8000))}` : "";
  const method = random() < 0.03 ? pickMethod(random) : call.method;
  const answer = await send(port, method, path + query, {
    ...(method === "POST" || method === "PUT" ? { body } : {}),
    ...(random() < 0.7 ? { token } : {}),
    headers: { accept: "application/json, text/event-stream" },
  });
  if (answer.status >= 400 && answer.text.length > MAX_REFUSAL_CHARACTERS)
    return [`${method} ${path.slice(0, 80)} was refused with ${answer.text.length} characters`];
  const isFault = answer.status >= 500 && !DECLARED.has(answer.status);
  return isFault || answer.status === 0
    ? [`${method} ${path.slice(0, 80)} was answered with ${answer.status} to ${asText(body).slice(0, 120)}`]
    : [];
}

const METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"];
const pickMethod = (random: Random): string => METHODS[integerBetween(random, 0, METHODS.length - 1)] ?? "GET";

function pickCall(calls: readonly WireCall[], random: Random): WireCall {
  for (;;) {
    const call = calls[integerBetween(random, 0, calls.length - 1)];
    if (call && (!RARE.test(`${call.method} ${call.path}`) || random() < RARITY)) return call;
  }
}

const asText = (body: unknown): string =>
  (typeof body === "string" ? body : (JSON.stringify(body) ?? "")).toWellFormed();

/** No address can carry half a character. */
const parameter = (random: Random): string =>
  random() < 0.6 ? String(integerBetween(random, 1, 5)) : String(strange(random)).toWellFormed();

const STRANGE: readonly unknown[] = [
  "",
  " ",
  "\0",
  "\ud83d",
  "🍲",
  "x".repeat(5000),
  "<img src=x onerror=alert(1)>",
  "'; drop table recipes; --",
  "__proto__",
  0,
  -1,
  1,
  2,
  1.5,
  1e308,
  2 ** 53,
  null,
  true,
  [],
  {},
  [[]],
  "2026-11-22",
  "2026-02-30",
  "1/2",
  "NaN",
];
const strange = (random: Random): unknown => STRANGE[integerBetween(random, 0, STRANGE.length - 1)];

function bend(schema: WireSchema, random: Random, depth: number): unknown {
  if (random() < 0.15 || depth > 5) return strange(random);
  if (schema.enum) return schema.enum[integerBetween(random, 0, schema.enum.length - 1)];
  if (schema.anyOf) return bend(schema.anyOf[integerBetween(random, 0, schema.anyOf.length - 1)] ?? {}, random, depth);
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties)
        .filter(() => random() < 0.85)
        .map(([name, field]) => [name, bend(field, random, depth + 1)]),
    );
  if (schema.items)
    return Array.from({ length: integerBetween(random, 0, 3) }, () => bend(schema.items ?? {}, random, depth + 1));
  if (schema.type === "string") return random() < 0.5 ? "Leek soup" : strange(random);
  return random() < 0.5 ? integerBetween(random, 0, 4) : strange(random);
}

async function rawBytes(port: number, random: Random): Promise<void> {
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  const bytes = Buffer.from(
    Array.from({ length: integerBetween(random, 1, 400) }, () => integerBetween(random, 0, 255)),
  );
  const begin = random() < 0.5 ? "POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\n" : "";
  await new Promise<void>((resolve) => {
    socket.once("connect", () => {
      socket.write(begin);
      socket.end(bytes);
    });
    socket.once("close", () => resolve());
    socket.setTimeout(2000, () => socket.destroy());
    socket.resume();
  });
}
