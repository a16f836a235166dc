import { expect, test } from "vitest";
import { familyCaller, strangerCaller } from "#testing/test-caller";
import { CHEAP_HASH, settlePassword, testContext, type TestContext, testRequest } from "#testing/test-context";
import { createCaller } from "#start/app-router";
import { readServerSecret } from "#core/server-secrets.repo";
import { hashPassword, verifyPassword } from "./password-hash";

const DAY_MS = 24 * 3600 * 1000;

async function household(password = "soup tureen"): Promise<TestContext> {
  const app = testContext();
  await settlePassword(app, password);
  return app;
}

const callerWith = (app: TestContext, token: string) => createCaller(testRequest(app, token));

test("the right password lets the family in, and the token opens everything", async () => {
  const app = await household();
  const { token, user } = await strangerCaller(app).auth.login({ password: "soup tureen" });
  expect(user).toEqual({ id: 1, username: "family" });
  await expect(callerWith(app, token).larder.list()).resolves.toEqual({ larderItems: [] });
});

test("a wrong password, a password with a space too many, and no token are refused", async () => {
  const app = await household();
  await expect(strangerCaller(app).auth.login({ password: "Soup tureen" })).rejects.toMatchObject({
    code: "UNAUTHORIZED",
  });
  await expect(strangerCaller(app).auth.login({ password: "soup tureen " })).rejects.toMatchObject({
    code: "UNAUTHORIZED",
  });
  await expect(strangerCaller(app).larder.list()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  await expect(callerWith(app, "no such token").larder.list()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
});

test("neither the password nor a token can be read out of the database", async () => {
  const app = await household();
  const { token } = await strangerCaller(app).auth.login({ password: "soup tureen" });
  const everything = JSON.stringify([
    app.db.$client.prepare("select * from access_tokens").all(),
    app.db.$client.prepare("select * from house_secrets").all(),
  ]);
  expect(everything).not.toContain(token);
  expect(everything).not.toContain("soup tureen");
  expect(readServerSecret(app.db, "password-hash")).toMatch(/^scrypt\$/);
});

test("a hash takes 32 MiB and at least three rounds, and tells the right password from any other", async () => {
  const hash = await hashPassword("soup tureen");
  const [scheme, n, r, p] = hash.split("$");
  expect([scheme, n, r]).toEqual(["scrypt", "32768", "8"]);
  expect(Number(p)).toBeGreaterThanOrEqual(3);
  expect(await verifyPassword("soup tureen", hash)).toBe(true);
  expect(await verifyPassword("Soup tureen", hash)).toBe(false);
});

test("a weak hash of an older version is made anew at the next right sign-in, and at no wrong one", async () => {
  const app = testContext({ passwordCost: { ...CHEAP_HASH, p: 4 } });
  await settlePassword(app, "soup tureen");
  const weak = readServerSecret(app.db, "password-hash");
  await expect(strangerCaller(app).auth.login({ password: "guess" })).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  expect(readServerSecret(app.db, "password-hash")).toBe(weak);
  await strangerCaller(app).auth.login({ password: "soup tureen" });
  expect(readServerSecret(app.db, "password-hash")).toMatch(/^scrypt\$2\$1\$4\$/);
  expect(readServerSecret(app.db, "environment-password-hash")).toBe(readServerSecret(app.db, "password-hash"));
  await settlePassword(app, "soup tureen");
  await expect(strangerCaller(app).auth.login({ password: "soup tureen" })).resolves.toBeDefined();
});

test("guessing is slowed down after five tries, for the right password too, and only for that address", async () => {
  const app = await household();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await expect(strangerCaller(app).auth.login({ password: "guess" })).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  }
  await expect(strangerCaller(app).auth.login({ password: "soup tureen" })).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
  });
  const elsewhere = createCaller(testRequest(app, null, "192.168.1.77"));
  await expect(elsewhere.auth.login({ password: "soup tureen" })).resolves.toMatchObject({ user: { id: 1 } });
  app.clock.advance(30_000);
  await expect(strangerCaller(app).auth.login({ password: "soup tureen" })).resolves.toMatchObject({ user: { id: 1 } });
});

test("signing out ends that sign-in and no other", async () => {
  const app = await household();
  const phone = await strangerCaller(app).auth.login({ password: "soup tureen" });
  const laptop = await strangerCaller(app).auth.login({ password: "soup tureen" });
  await callerWith(app, phone.token).auth.logout();
  await expect(callerWith(app, phone.token).larder.list()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  await expect(callerWith(app, laptop.token).larder.list()).resolves.toBeDefined();
});

test("a device that is used stays signed in; one that is not is forgotten after 180 days", async () => {
  const app = await household();
  const { token } = await strangerCaller(app).auth.login({ password: "soup tureen" });
  app.clock.advance(170 * DAY_MS);
  await callerWith(app, token).larder.list();
  app.clock.advance(170 * DAY_MS);
  await callerWith(app, token).larder.list();
  app.clock.advance(181 * DAY_MS);
  await expect(callerWith(app, token).larder.list()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
});

test("a changed password signs every device out and needs the current one", async () => {
  const app = await household();
  const { token } = await strangerCaller(app).auth.login({ password: "soup tureen" });
  await expect(
    callerWith(app, token).auth.changePassword({ currentPassword: "nonsense", newPassword: "ladle" }),
  ).rejects.toMatchObject({ code: "BAD_REQUEST" });
  const changed = await callerWith(app, token).auth.changePassword({
    currentPassword: "soup tureen",
    newPassword: "ladle",
  });
  expect(changed.warning).toMatch(/harder to guess/);
  await expect(callerWith(app, token).larder.list()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  await expect(strangerCaller(app).auth.login({ password: "ladle" })).resolves.toBeDefined();
});

test("guessing the current password is slowed down too, though somebody is signed in", async () => {
  const app = await household();
  const family = familyCaller(app);
  const change = (currentPassword: string) => family.auth.changePassword({ currentPassword, newPassword: "ladle" });
  for (let attempt = 0; attempt < 5; attempt += 1)
    await expect(change("guess")).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await expect(change("soup tureen")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  app.clock.advance(30_000);
  await expect(change("soup tureen")).resolves.toMatchObject({ success: true });
});

test("a restart with the same variable keeps what the admin page set; a changed variable wins", async () => {
  const app = await household("first");
  await familyCaller(app).auth.changePassword({ currentPassword: "first", newPassword: "from the admin page" });
  await settlePassword(app, "first");
  await expect(strangerCaller(app).auth.login({ password: "from the admin page" })).resolves.toBeDefined();
  await settlePassword(app, "second");
  await expect(strangerCaller(app).auth.login({ password: "second" })).resolves.toBeDefined();
});

test("without a password one is generated once, can be typed, and opens the household", async () => {
  const app = testContext();
  const generated = await settlePassword(app);
  expect(generated).toMatch(/^(?:[a-z]+-){5}\d{2,3}$/);
  expect(await settlePassword(app)).toBeNull();
  await expect(strangerCaller(app).auth.login({ password: generated ?? "" })).resolves.toBeDefined();
});

test("a developer's token is shown once, works like a sign-in, tells its last use, and can be revoked", async () => {
  const app = await household();
  const family = familyCaller(app);
  const { token, apiToken } = await family.auth.createApiToken({ name: "Shopping bot" });
  await callerWith(app, token).larder.list();
  const { tokens } = await family.auth.apiTokens();
  expect(tokens).toEqual([
    expect.objectContaining({ id: apiToken.id, name: "Shopping bot", last_used_at: "2026-11-20T12:00:00.000Z" }),
  ]);
  expect(JSON.stringify(tokens)).not.toContain(token);
  await family.auth.revokeApiToken({ id: apiToken.id });
  await expect(callerWith(app, token).larder.list()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
});

test("sign out everywhere means everywhere", async () => {
  const app = await household();
  const family = familyCaller(app);
  await family.auth.signOutEverywhere();
  await expect(family.larder.list()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
});

test("the browser of the first sign-in settles whose kitchen words the family uses", async () => {
  const app = await household();
  const signIn = (languages: string) =>
    createCaller({ ...testRequest(app, null), languages }).auth.login({ password: "soup tureen" });
  await signIn("de-DE,en-US;q=0.8");
  expect(app.settings.choice("kitchen_words")).toBe("american");
  await signIn("en-GB");
  expect(app.settings.choice("kitchen_words")).toBe("american");
});

test("the browser of the first sign-in settles the household's language, which a later choice replaces", async () => {
  const app = await household();
  const signIn = (languages: string) =>
    createCaller({ ...testRequest(app, null), languages }).auth.login({ password: "soup tureen" });
  await signIn("*");
  await signIn("xx,*;q=0.1");
  expect(app.settings.isChosen("language")).toBe(false);
  await signIn("fr-BE;q=0.9,de");
  expect([app.settings.isChosen("language"), app.settings.choice("language")]).toEqual([true, "fr"]);
  await familyCaller(app).settings.update({ key: "language", value: "de" });
  await signIn("fr");
  expect(app.settings.choice("language")).toBe("de");
});
