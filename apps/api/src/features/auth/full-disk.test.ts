import { beforeEach, expect, test } from "vitest";
import { livedInHousehold } from "#testing/lived-in-household";
import { strangerCaller } from "#testing/test-caller";
import { settlePassword, type TestContext, testRequest } from "#testing/test-context";
import { testApp } from "#testing/test-app";
import { createCaller } from "#start/app-router";
import { createSignIn } from "./access-token.service";

let app: TestContext;
beforeEach(async () => {
  ({ app } = await livedInHousehold());
  await settlePassword(app, "soup tureen");
});

/** From now on the database refuses writes as it does on a disk that takes none. */
const stopTaking = (): unknown => app.db.$client.pragma("query_only = 1");
const takeAgain = (): unknown => app.db.$client.pragma("query_only = 0");

test("on a disk that takes no more, reading and signing in go on", async () => {
  const phone = createCaller(testRequest(app, createSignIn(app)));
  stopTaking();
  app.clock.advance(2 * 3600 * 1000);
  expect((await phone.recipes.list()).recipes).toHaveLength(2);
  const { token } = await strangerCaller(app).auth.login({ password: "soup tureen" });
  const laptop = createCaller(testRequest(app, token));
  expect((await laptop.recipes.list()).recipes).toHaveLength(2);
});

test("nor does it keep a browser out whose language would be the household's: a later sign-in settles that", async () => {
  const signIn = () =>
    createCaller({ ...testRequest(app, null), languages: "de-DE,en-US;q=0.8" }).auth.login({ password: "soup tureen" });
  stopTaking();
  await signIn();
  expect(app.settings.isChosen("language")).toBe(false);
  takeAgain();
  await signIn();
  expect(app.settings.choice("language")).toBe("de");
});

test("what cannot be saved is answered with 507 and a sentence, on both wires", async () => {
  const { call } = testApp(app);
  stopTaking();
  const answer = await call("post", "/larder").send({ ingredientId: 5 });
  expect([answer.status, answer.body.error]).toEqual([507, expect.stringContaining("Nothing was saved")]);
});

test("a sign-in that was kept in memory outlives the restart once the disk takes it, and ends with the others", async () => {
  stopTaking();
  const { token } = await strangerCaller(app).auth.login({ password: "soup tureen" });
  const stored = (): unknown => app.db.$client.prepare("select count(*) from access_tokens").pluck().get();
  const before = Number(stored());
  takeAgain();
  app.clock.advance(2 * 60_000);
  const laptop = createCaller(testRequest(app, token));
  await laptop.larder.list();
  expect(stored()).toBe(before + 1);
  stopTaking();
  const other = await strangerCaller(app).auth.login({ password: "soup tureen" });
  takeAgain();
  await laptop.auth.signOutEverywhere();
  for (const ended of [token, other.token])
    await expect(createCaller(testRequest(app, ended)).larder.list()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
});
