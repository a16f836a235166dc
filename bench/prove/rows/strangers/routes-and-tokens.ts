import { openVerified } from "@tureen/db/client";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { startServer } from "../../../speed/running-server";
import { makeToken, revokeToken } from "../../api-token";
import { Family, send } from "../../family";
import { inFolder, listed, type Proof } from "../../proof";

const FOR_ASSISTANTS = { accept: "application/json, text/event-stream" };
const GUESSED = "A".repeat(43);

/** Over the wire of the built product; the procedures of the web app's own wire are tried in the api's tests. */
export const proof: Proof = {
  title: "every route x no, garbage, old, revoked token; x token of lesser scope",
  goal: "401 or 403, no effect",
  isInShortForm: false,
  limitMinutes: 10,
  run: () =>
    inFolder(async (folder) => {
      const problems: string[] = [];
      const server = await startServer(folder);
      const family = await Family.signIn(server.port);
      await family.addRecipe("Soup");
      const read = await makeToken(family, "read");
      const write = await makeToken(family, "write");
      const revoked = await makeToken(family, "admin");
      await revokeToken(family, revoked);
      const old = await oldSignIn(server.port, join(folder, "tureen.sqlite"));
      const { text } = await family.call("GET", "/openapi.json");
      const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, { "x-token-scope"?: string }>> }; // our own
      let tries = 0;
      for (const [path, methods] of Object.entries(paths)) {
        for (const [method, { "x-token-scope": scope }] of Object.entries(methods)) {
          if (scope === undefined) continue;
          const call = `/api${path.replace(/\{(?:start|end)Date\}/g, "2026-11-22").replace(/\{\w+\}/g, "1")}`;
          const expected: [string | undefined, number][] = [
            [undefined, 401],
            ["garbage", 401],
            [revoked.token, 401],
            [old, 401],
          ];
          if (scope !== "read") expected.push([read.token, 403]);
          if (scope === "admin") expected.push([write.token, 403]);
          for (const [token, status] of expected) {
            tries += 1;
            const answer = await send(server.port, method.toUpperCase(), call, token === undefined ? {} : { token });
            if (answer.status !== status)
              problems.push(`${method} ${path} was answered with ${answer.status}, not ${status}`);
          }
        }
      }
      for (const [what, status, expected] of await besideTheRoutes(family, [read.token, write.token, revoked.token])) {
        tries += 1;
        if (status !== expected) problems.push(`${what} was answered with ${status}, not ${expected}`);
      }
      if ((await family.recipes()).length !== 1) problems.push("the recipe is gone");
      await server.stop();
      return { result: `${tries} calls, problems: ${listed(problems)}`, holds: problems.length === 0 };
    }),
};

/** A sign-in that nobody has used for 180 days: its time is moved, for the server's clock is the box's. */
async function oldSignIn(port: number, database: string): Promise<string> {
  const { token } = await Family.signIn(port);
  const db = openVerified(database);
  db.$client
    .prepare("update access_tokens set expires_at_seconds = ? where token_hash = ?")
    .run(Math.floor(Date.now() / 1000), createHash("sha256").update(token).digest("base64url"));
  db.$client.close();
  return token;
}

/**
 * What is no row of REST: assistants' door, the stream of changes, and the two addresses that are keys themselves. Answers what
 * was tried, the status, and what it should have been.
 */
async function besideTheRoutes(
  family: Family,
  [read = "", write = "", revoked = ""]: readonly string[],
): Promise<readonly (readonly [string, number, number])[]> {
  const ask = async (method: string, path: string, token?: string, body?: unknown): Promise<number> => {
    const { status, text } = await send(family.port, method, path, {
      ...(token === undefined ? {} : { token }),
      ...(body === undefined ? {} : { body }),
      headers: FOR_ASSISTANTS,
    });
    // The protocol says no inside of an answer.
    return text.includes('"isError":true') ? 403 : status;
  };
  const call = (name: string, input: object): object => ({
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name, arguments: input },
  });
  const soup = call("recipes_create", { title: "Forged soup", instructions: "Cook.", ingredients: "1 leek" });
  const tried: (readonly [string, number, number])[] = [];
  for (const [kind, token] of [
    ["no", undefined],
    ["garbage", "garbage"],
    ["revoked", revoked],
  ] as const) {
    tried.push([`MCP with ${kind} token`, await ask("POST", "/mcp", token, soup), 401]);
    tried.push([`GET of MCP with ${kind} token`, await ask("GET", "/mcp", token), 401]);
    tried.push([`the live stream with ${kind} token`, await ask("GET", "/trpc/live.follow", token), 401]);
  }
  tried.push(["writing by MCP with a token that reads", await ask("POST", "/mcp", read, soup), 403]);
  const forbidden = call("admin_bulkDelete", { kind: "all" });
  tried.push(["a tool that is none", await ask("POST", "/mcp", write, forbidden), 403]);
  for (const path of [`/calendar/${GUESSED}.ics`, "/calendar/..%2ftureen.sqlite", "/media/..%2ftureen.sqlite"])
    tried.push([path, await ask("GET", path), 404]);
  const { text } = await send(family.port, "POST", "/trpc/calendar.turnOn", {
    token: family.token,
    body: { json: { language: "en" } },
  });
  const dead = /\/calendar\/[\w-]+\.ics/.exec(text)?.[0] ?? "/calendar/none";
  tried.push(["the calendar's address", await ask("GET", dead), 200]);
  await send(family.port, "POST", "/trpc/calendar.turnOff", { token: family.token, body: {} });
  tried.push(["an address of the calendar that was turned off", await ask("GET", dead), 404]);
  return tried;
}
