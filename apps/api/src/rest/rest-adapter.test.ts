import { Validator } from "@seriousme/openapi-schema-validator";
import supertest from "supertest";
import { expect, test } from "vitest";
import { testApp } from "../testing/test-app";
import { settlePassword, testContext } from "../testing/test-context";
import { REST_ROUTES } from "#start/rest-routes";

const SOUP = { title: "Leek soup", instructions: "Cook.", ingredients: [{ name: "leek", amount: 2, unit: "piece" }] };

const pathOf = (path: string): string =>
  path
    .replace(/:startDate/, "2026-11-16")
    .replace(/:endDate/, "2026-11-22")
    .replace(/:\w+/g, "1");

test("every documented call but signing in is closed to strangers", async () => {
  const { server } = testApp(testContext());
  const signIns: readonly string[] = ["auth.login", "auth.enter"];
  for (const row of REST_ROUTES.filter(({ procedure }) => !signIns.includes(procedure))) {
    const method = row.method.toLowerCase() as "get" | "post" | "put" | "delete";
    for (const authorization of ["", "Bearer", "Bearer nonsense", "Basic abc"]) {
      const response = await supertest(server)
        [method](`/api${pathOf(row.path)}`)
        .set("Authorization", authorization);
      expect([row.method, row.path, response.status, typeof response.body.error]).toEqual([
        row.method,
        row.path,
        401,
        "string",
      ]);
    }
  }
});

test("the token works whatever the case of the scheme, and not from the query", async () => {
  const app = testContext();
  const { server, call } = testApp(app);
  const token = (await call("get", "/larder")).request.getHeader("Authorization").slice(7);
  await supertest(server).get("/api/larder").set("Authorization", `bearer ${token}`).expect(200);
  await supertest(server).get(`/api/larder?token=${token}`).expect(401);
});

test("health and the document are open", async () => {
  const { server } = testApp(testContext());
  await supertest(server)
    .get("/api/health")
    .expect(200, /"status":"ok"/);
  const { body } = await supertest(server).get("/api/openapi.json").expect(200);
  expect(Object.keys(body.paths)).toContain("/recipes/{id}");
});

test("a generic validator accepts the OpenAPI document, and it names every row", async () => {
  const { server } = testApp(testContext());
  const { body } = await supertest(server).get("/api/openapi.json");
  expect(await new Validator().validate(body)).toMatchObject({ valid: true });
  for (const row of REST_ROUTES) {
    const operation = body.paths[row.path.replace(/:(\w+)/g, "{$1}")]?.[row.method.toLowerCase()];
    expect(operation?.responses, `${row.method} ${row.path}`).toBeDefined();
  }
});

test("whatever goes wrong below /api, the answer is one sentence in JSON", async () => {
  const { server, call } = testApp(testContext());
  const cases: [supertest.Test, number][] = [
    [supertest(server).get("/api/no/such/call"), 404],
    [call("get", "/recipes/%E0%A4%A"), 400],
    [call("post", "/recipes").set("Content-Type", "application/json").send("{ not json"), 400],
    [call("post", "/recipes").set("Content-Type", "application/json").send("[]"), 400],
    [call("post", "/recipes").set("Content-Type", "text/plain").send("hello"), 415],
    [call("post", "/recipes").send({ title: "x".repeat(2_000_000) }), 413],
    [call("get", "/recipes/abc"), 400],
    [call("get", "/recipes/999999"), 404],
    [call("put", "/recipes/99999999999999999999"), 400],
    [call("get", "/meal-planning/2026-02-30/2026-03-01"), 400],
    [call("put", "/shopping-list/7/lock"), 404],
    [call("put", "/admin/settings/no_such_setting").send({ value: 1 }), 404],
  ];
  for (const [request, status] of cases) {
    const response = await request;
    expect([response.request.method, response.request.url, response.status]).toEqual([
      response.request.method,
      response.request.url,
      status,
    ]);
    expect(Object.keys(response.body as object)).toContain("error");
    expect(response.text).not.toMatch(/\bat .*\.(ts|js):\d|SQLITE|<html/i);
    expect(response.type).toBe("application/json");
  }
});

test("creations answer 201 with the thing, updates 200, deletions success", async () => {
  const { call } = testApp(testContext());
  const created = await call("post", "/recipes").send(SOUP).expect(201);
  const id: number = created.body.recipe.id;
  const changed = await call("put", `/recipes/${id}`).send({ title: "Leek and potato soup" }).expect(200);
  expect(changed.body.recipe).toMatchObject({ id, title: "Leek and potato soup", instructions: "Cook." });
  expect((await call("delete", `/recipes/${id}`).expect(200)).body).toEqual({
    success: true,
    undo_id: expect.any(String),
  });
  await call("get", `/recipes/${id}`).expect(404);
});

test("a path parameter is not overruled by the body", async () => {
  const { call } = testApp(testContext());
  const first = (await call("post", "/recipes").send(SOUP)).body.recipe.id as number;
  const second = (await call("post", "/recipes").send({ ...SOUP, title: "Bean soup" })).body.recipe.id as number;
  await call("put", `/recipes/${first}`).send({ id: second, title: "Changed" }).expect(200);
  expect((await call("get", `/recipes/${second}`)).body.recipe.title).toBe("Bean soup");
});

test("the recipe collection is answered from a cache that knows when it is stale", async () => {
  const { call } = testApp(testContext());
  await call("post", "/recipes").send(SOUP);
  const first = await call("get", "/recipes").expect(200);
  expect(first.body.recipes).toHaveLength(1);
  expect(first.get("Cache-Control")).toBe("private, no-cache");
  const etag = first.get("ETag") ?? "";
  await call("get", "/recipes").set("If-None-Match", etag).expect(304);
  await call("post", "/recipes").send({ ...SOUP, title: "Bean soup" });
  const second = await call("get", "/recipes").set("If-None-Match", etag).expect(200);
  expect(second.body.recipes).toHaveLength(2);
});

test("nobody else's page may ask, frame or script us", async () => {
  const { server, call } = testApp(testContext());
  const response = await call("get", "/larder").set("Origin", "http://elsewhere.example");
  expect(response.get("Access-Control-Allow-Origin")).toBeUndefined();
  expect(response.get("Cache-Control")).toBe("no-store");
  const csp = (await supertest(server).get("/api/health")).get("Content-Security-Policy") ?? "";
  expect(csp).toContain("script-src 'self'");
  expect(csp).toContain("frame-ancestors 'none'");
  expect(csp).not.toMatch(/script-src[^;]*unsafe/);
});

test("a forged forwarding header does not get round the sign-in throttle", async () => {
  const app = testContext();
  await settlePassword(app, "soup tureen");
  const { server } = testApp(app);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const response = await supertest(server)
      .post("/api/auth/login")
      .set({
        "X-Forwarded-For": `10.0.0.${attempt}`,
        Forwarded: `for=10.0.0.${attempt}`,
        "X-Real-IP": `10.0.0.${attempt}`,
      })
      .send({ password: "guess" });
    statuses.push(response.status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
});

test("a refused sign-in says when to try again", async () => {
  const app = testContext();
  await settlePassword(app, "soup tureen");
  const { server } = testApp(app);
  for (let attempt = 0; attempt < 5; attempt += 1)
    await supertest(server).post("/api/auth/login").send({ password: "guess" });
  const response = await supertest(server).post("/api/auth/login").send({ password: "soup tureen" });
  expect(response.status).toBe(429);
  expect(Number(response.get("Retry-After"))).toBeGreaterThan(0);
});

test("signing in without a password, or with a number, is bad input", async () => {
  const { server } = testApp(testContext());
  for (const body of [{}, { password: 5 }, { password: null }, { password: "" }]) {
    await supertest(server).post("/api/auth/login").send(body).expect(400);
  }
});
