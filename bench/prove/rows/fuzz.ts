import { integerBetween, seededRandom, type Random } from "@tureen/fake-ollama/seeded-random";
import { connect } from "node:net";
import { startHouse } from "../../speed/running-house";
import { Family, send } from "../family";
import { inFolder, listed, type Proof } from "../proof";

const AT_ONCE = 8;
/** The ways of saying no that are ours to say; anything else of 500 and above is a fault. */
const DECLARED = new Set([503, 507]);

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
}
interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}
interface Call {
  readonly method: string;
  readonly path: string;
  readonly schema: Schema;
}

/** Requests as the document describes them, bent in every field; raw bytes, nested and huge ones; signed in and not. */
export const proof: Proof = {
  title: "fuzzed requests: schema-aware, raw, nested, huge; signed in and not",
  goal: "0 undeclared 5xx, 0 crashes; others p99 < 300 ms meanwhile (100,000)",
  isInShortForm: true,
  run: (extent) =>
    inFolder(async (folder) => {
      const requests = extent === "whole" ? 100_000 : 400;
      const house = await startHouse(folder);
      const family = await Family.signIn(house.port);
      for (let number = 0; number < 5; number += 1) await family.addRecipe(`Soup ${number}`);
      const document = await family.call("GET", "/openapi.json");
      const calls = callsOf(document.text);
      const random = seededRandom(20_261_122);
      const problems: string[] = [];
      const bystanderMs: number[] = [];
      const rest = { requests };
      const bystander = (async () => {
        while (rest.requests > 0) {
          const { status, milliseconds } = await family.call("GET", "/larder");
          if (status === 200) bystanderMs.push(milliseconds);
          else problems.push(`a bystander was answered with ${status}`);
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
      })();
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          while (rest.requests > 0) {
            rest.requests -= 1;
            problems.push(...(await fuzzOnce(house.port, family.token, calls, random)));
          }
        }),
      );
      await bystander;
      const p99 = bystanderMs.toSorted((a, b) => a - b)[Math.floor(bystanderMs.length * 0.99)] ?? 0;
      if ((await family.call("GET", "/recipes")).status !== 200) problems.push("the house does not answer any more");
      await house.stop();
      if (extent === "whole" && p99 >= 300) problems.push(`p99 of others ${p99.toFixed(0)} ms`);
      return {
        result: `${requests} requests, others p99 ${p99.toFixed(0)} ms; problems: ${listed(problems)}`,
        holds: problems.length === 0,
      };
    }),
};

function callsOf(document: string): Call[] {
  const { paths } = JSON.parse(document) as { paths: Record<string, Record<string, Operation>> }; // our own document
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      // These sign everyone out, or hold the house shut for a while; each has proofs of its own.
      .filter(() => !/restore|admin\/backups|auth\/login|health|pdf-import\/jobs/.test(path))
      .map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        schema: operation.requestBody?.content["application/json"]?.schema ?? {},
      })),
  );
}

async function fuzzOnce(port: number, token: string, calls: readonly Call[], random: Random): Promise<string[]> {
  const kind = random();
  if (kind < 0.05) {
    await rawBytes(port, random);
    return [];
  }
  const call = calls[integerBetween(random, 0, calls.length - 1)];
  if (!call) return [];
  const path = `/api${call.path.replace(/\{\w+\}/g, () => encodeURIComponent(String(strange(random))))}`;
  const hasBody = call.method === "POST" || call.method === "PUT";
  const body =
    kind < 0.1
      ? `{"a":${"[".repeat(integerBetween(random, 1, 50_000))}`
      : kind < 0.12
        ? "x".repeat(2 ** 20)
        : bend(call.schema, random, 0);
  const answer = await send(port, call.method, path, {
    ...(hasBody ? { body } : {}),
    ...(random() < 0.7 ? { token } : {}),
  });
  const isFault = answer.status >= 500 && !DECLARED.has(answer.status);
  const isBroken = answer.status === 0;
  return isFault || isBroken ? [`${call.method} ${path.slice(0, 80)} was answered with ${answer.status}`] : [];
}

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

function bend(schema: Schema, random: Random, depth: number): unknown {
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
