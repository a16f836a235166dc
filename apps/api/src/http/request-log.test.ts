import supertest from "supertest";
import { createApp } from "#start/app";
import { beforeEach, expect, test } from "vitest";
import { createSignIn } from "../features/auth/access-token.service";
import { createLogger } from "#core/logger";
import { testApp } from "../testing/test-app";
import { familyCaller, strangerCaller } from "../testing/test-caller";
import { settlePassword, testContext, testRequest, type TestContext } from "../testing/test-context";
import { createCaller } from "#start/app-router";

let lines: string[];
let app: TestContext;
beforeEach(async () => {
  lines = [];
  app = testContext({ log: createLogger({ write: (line: string) => void lines.push(line) }) });
  await settlePassword(app, "soup tureen");
});

/** What was logged, without the time. */
const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

test("who was slowed down is told, with the address and without the query", async () => {
  app.settings.set("rate_limit_max_requests", 10);
  const { call } = testApp(app);
  for (let attempt = 0; attempt <= 10; attempt += 1) await call("post", "/recipes/suggest?token=secret").send({});
  expect(logged()).toContainEqual(
    expect.objectContaining({
      level: 40,
      msg: "refused",
      status: 429,
      path: "/api/recipes/suggest",
      address: "127.0.0.1",
    }),
  );
  expect(lines.join("")).not.toContain("secret");
});

test.each([
  ["/calendar/KEY.ics", "/calendar/…"],
  ["/%63alendar/KEY.ics", "/calendar/…"],
  ["/CALENDAR/KEY.ics", "/CALENDAR/…"],
  ["/media/KEY/320.webp", "/media/…"],
  ["/me%64ia/KEY/320.webp", "/media/…"],
])("an address that is a key stays out of the log: %s", async (address, told) => {
  app.log.level = "debug";
  await supertest(createApp(app)).get(address);
  expect(logged()).toContainEqual(expect.objectContaining({ path: told }));
  expect(lines.join("")).not.toContain("KEY");
});

test("what could not be saved is told", async () => {
  const { call } = testApp(app);
  app.db.$client.pragma("query_only = 1");
  await call("post", "/larder").send({ ingredientId: 5 });
  app.db.$client.pragma("query_only = 0");
  expect(logged()).toContainEqual(expect.objectContaining({ level: 40, msg: "refused", status: 507 }));
});

test("signing in, wrong passwords, signing out, and tokens that are made or revoked are told, and no secret with them", async () => {
  const { token } = await strangerCaller(app).auth.login({ password: "soup tureen" });
  await strangerCaller(app)
    .auth.login({ password: "a secret guess" })
    .catch(() => undefined);
  await createCaller(testRequest(app, token)).auth.logout();
  const made = await familyCaller(app).auth.createApiToken({ name: "Shopping bot", scope: "write" });
  await familyCaller(app).auth.revokeApiToken({ id: made.apiToken.id });
  const phone = createSignIn(app);
  await createCaller(testRequest(app, phone)).auth.signOutEverywhere();
  expect(logged().map(({ msg }) => msg)).toEqual([
    "signed in",
    "wrong family password",
    "signed out",
    "API token made",
    "API token revoked",
    "signed out everywhere",
  ]);
  for (const secret of [token, made.token, phone, "soup tureen", "a secret guess"])
    expect(lines.join("")).not.toContain(secret);
});
