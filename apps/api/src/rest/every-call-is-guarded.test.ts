import { mayCall, TOKEN_SCOPES, type TokenScope } from "@tureen/domain/auth/token-scope";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "#start/app";
import { createApiToken, createSignIn, revokeApiToken } from "../features/auth/access-token.service";
import { livedInHousehold } from "../testing/lived-in-household";
import type { TestContext } from "../testing/test-context";
import { appRouter } from "#start/app-router";
import { procedures } from "#start/procedures";
import { REST_ROUTES } from "#start/rest-routes";

/** Every way in: the documented calls, and the procedures by the web app's own wire, one by one and in a batch. */
const CALLS = [
  ...REST_ROUTES.map((row) => ({
    name: `${row.method} ${row.path}`,
    method: row.method,
    path: `/api${row.path.replace(/:startDate|:endDate/g, "2026-11-22").replace(/:\w+/g, "1")}`,
    access: procedures.accessOf(row.procedure),
  })),
  ...Object.entries(appRouter._def.procedures).map(([path, procedure]) => {
    const method = (procedure as unknown as { _def: { type: string } })._def.type === "query" ? "GET" : "POST"; // what tRPC keeps
    return { name: `tRPC ${path}`, method, path: `/trpc/${path}`, access: procedures.accessOf(path) };
  }),
].filter(({ access }) => access !== "open");

let app: TestContext;
let port: number;
let strangers: Readonly<Record<string, string>>;
let scoped: Readonly<Record<TokenScope, string>>;
const server = createServer((request, response) => listener(request, response));
let listener: ReturnType<typeof createApp>;

beforeAll(async () => {
  ({ app } = await livedInHousehold());
  const old = createSignIn(app);
  app.clock.advance(181 * 24 * 3600 * 1000);
  const revoked = createApiToken(app, { name: "revoked", scope: "admin" });
  revokeApiToken(app, { id: revoked.apiToken.id });
  strangers = {
    none: "",
    garbage: "Bearer garbage",
    basic: "Basic ZmFtaWx5OnNvdXA=",
    bare: "Bearer",
    old: `Bearer ${old}`,
    revoked: `Bearer ${revoked.token}`,
  };
  const make = (scope: TokenScope): string => createApiToken(app, { name: scope, scope }).token;
  scoped = { read: make("read"), write: make("write"), admin: make("admin") };
  listener = createApp(app);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ({ port } = server.address() as AddressInfo); // it listens on a port
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Rows that were ever written: a call that is refused leaves it as it is. */
const changes = (): unknown => app.db.$client.prepare("select total_changes()").pluck().get();

async function statusOf(method: string, path: string, authorization: string): Promise<number> {
  const hasBody = method === "POST" || method === "PUT";
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { authorization, ...(hasBody ? { "content-type": "application/json" } : {}) },
    ...(hasBody ? { body: "{}" } : {}),
  });
  await response.arrayBuffer();
  return response.status;
}

test.each(CALLS)(
  "$name is closed to strangers, and to API tokens of lesser scope",
  async ({ method, path, access }) => {
    const before = changes();
    for (const [kind, authorization] of Object.entries(strangers)) {
      expect([kind, await statusOf(method, path, authorization)]).toEqual([kind, 401]);
    }
    for (const scope of TOKEN_SCOPES.filter((candidate) => !mayCall(candidate, access))) {
      expect([scope, await statusOf(method, path, `Bearer ${scoped[scope]}`)]).toEqual([scope, 403]);
    }
    expect(changes()).toBe(before);
  },
);

test("a batch is closed call by call", async () => {
  const before = changes();
  const path = "/trpc/admin.resetIngredients,auth.signOutEverywhere?batch=1";
  expect(await statusOf("POST", path, "")).toBe(401);
  expect(await statusOf("POST", path, `Bearer ${scoped.write}`)).toBe(403);
  expect(changes()).toBe(before);
});

test("each scope may what it is for, and an API token makes no other", async () => {
  expect(await statusOf("GET", "/api/larder", `Bearer ${scoped.read}`)).toBe(200);
  expect(await statusOf("DELETE", "/api/larder/1", `Bearer ${scoped.write}`)).toBe(200);
  expect(await statusOf("POST", "/api/admin/ingredients/reset", `Bearer ${scoped.admin}`)).toBe(200);
  expect(procedures.accessOf("auth.createApiToken")).toBe("person");
});
