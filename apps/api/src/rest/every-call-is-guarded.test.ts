import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import table from "../../../../docs/product/access.json" with { type: "json" };
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "#start/app";
import { createApiToken, createSignIn, revokeApiToken } from "../features/auth/access-token.service";
import { livedInHousehold } from "../testing/lived-in-household";
import type { TestContext } from "../testing/test-context";
import { appRouter } from "#start/app-router";
import { REST_ROUTES } from "#start/rest-routes";

/** Who may call what, by hand: what the code says of itself is not asked. */
const ACCESS = new Map(
  Object.entries(table).flatMap(([access, names]) =>
    names.map((name) => [name, access as keyof typeof table] as const),
  ),
);

const accessOf = (name: string): keyof typeof table => {
  const access = ACCESS.get(name);
  if (!access) throw new Error(`docs/product/access.json does not say who may call ${name}`);
  return access;
};

const PROCEDURES = Object.entries(appRouter._def.procedures);

/** Every way in: the documented calls, and the procedures by the web app's own wire. */
const CALLS = [
  ...REST_ROUTES.map((row) => ({
    name: `${row.method} ${row.path}`,
    method: row.method,
    path: `/api${row.path.replace(/:startDate|:endDate/g, "2026-11-22").replace(/:\w+/g, "1")}`,
    access: accessOf(row.procedure),
  })),
  ...PROCEDURES.map(([path, procedure]) => {
    const method = (procedure as unknown as { _def: { type: string } })._def.type === "mutation" ? "POST" : "GET"; // what tRPC keeps
    return { name: `tRPC ${path}`, method, path: `/trpc/${path}`, access: accessOf(path) };
  }),
];

/** Kinds of callers from whom may least; each may what those before it may, and a stranger only what is open. */
const KINDS = ["open", "read", "write", "admin", "person"] as const;

let app: TestContext;
let port: number;
let strangers: Readonly<Record<string, string>>;
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
  await response.body?.cancel(); // a stream of changes has no end
  return response.status;
}

test("the table of who may call what names every procedure, and no other", () => {
  expect([...ACCESS.keys()].toSorted()).toEqual(PROCEDURES.map(([name]) => name).toSorted());
});

test.each(CALLS)("$name: $access, and open to nobody else", async ({ method, path, access }) => {
  const [opens, ...lesser] = KINDS.slice(0, KINDS.indexOf(access)).map(
    (kind) => [kind, authorizationOf(kind)] as const,
  );
  const before = changes();
  if (opens)
    for (const kind of ["none", "revoked"])
      expect([kind, await statusOf(method, path, strangers[kind] ?? "")]).toEqual([kind, 401]);
  for (const [kind, authorization] of lesser)
    expect([kind, await statusOf(method, path, authorization)]).toEqual([kind, 403]);
  expect(changes()).toBe(before);
  // Whoever may is let in, whatever then becomes of a call that says nothing.
  for (const kind of KINDS.slice(KINDS.indexOf(access)))
    expect([401, 403], kind).not.toContain(await statusOf(method, path, authorizationOf(kind)));
});

test.each([
  ["GET", "/api/larder"],
  ["POST", "/api/larder"],
  ["GET", "/trpc/larder.list"],
  ["POST", "/trpc/larder.add"],
])("%s %s is closed to whatever a stranger says of himself", async (method, path) => {
  for (const [kind, authorization] of Object.entries(strangers))
    expect([kind, await statusOf(method, path, authorization)]).toEqual([kind, 401]);
});

/** A token of its own for each call: some of them end the one that they come with, or all others. */
function authorizationOf(kind: (typeof KINDS)[number]): string {
  if (kind === "open") return "";
  return `Bearer ${kind === "person" ? createSignIn(app) : createApiToken(app, { name: kind, scope: kind }).token}`;
}

test("a batch is closed call by call", async () => {
  const writer = authorizationOf("write");
  const before = changes();
  const path = "/trpc/admin.resetIngredients,auth.signOutEverywhere?batch=1";
  expect(await statusOf("POST", path, "")).toBe(401);
  expect(await statusOf("POST", path, writer)).toBe(403);
  expect(changes()).toBe(before);
});
