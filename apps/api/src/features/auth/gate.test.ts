import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import supertest from "supertest";
import { expect, onTestFinished, test } from "vitest";
import { createApp } from "#start/app";
import { ConfigProblem, readConfig } from "#core/config";
import { testContext } from "#testing/test-context";

/** A household behind a gate: "1" is a proxy on this box, which every test here is. */
function behind(environment: Record<string, string>) {
  const webFolder = mkdtempSync(join(tmpdir(), "tureen-web-"));
  onTestFinished(() => rmSync(webFolder, { recursive: true }));
  writeFileSync(join(webFolder, "index.html"), '<!doctype html><html lang="en"></html>');
  const app = testContext({ config: readConfig(environment) });
  const server = createApp(app, { webFolder });
  const enter = (user: string, headers: Record<string, string | string[]> = {}) =>
    supertest(server)
      .post("/api/auth/gate")
      .set(headers as Record<string, string>)
      .send({ user });
  return { app, server, enter };
}

const GATE = { TRUST_PROXY: "1", TRUSTED_USER_HEADER: "Remote-User" };

test("whoever the gate has let in is named on the page, and signs in without the password", async () => {
  const { server, enter } = behind(GATE);
  const page = await supertest(server).get("/login").set("Remote-User", 'Anna "<b>"').expect(200);
  expect(page.text).toContain('data-gate-user="Anna &quot;&lt;b&gt;&quot;"');
  expect((await supertest(server).get("/login")).text).not.toContain("data-gate-user");
  const { body } = await enter("anna", { "Remote-User": "anna" }).expect(200);
  expect(body).toMatchObject({ user: { id: 1, username: "family" } });
  const { token } = body as { token: string };
  await supertest(server).get("/api/larder").set("Authorization", `Bearer ${token}`).expect(200);
  // The header alone is no sign-in: a page elsewhere cannot act through somebody's browser.
  await supertest(server).get("/api/larder").set("Remote-User", "anna").expect(401);
});

test.each([
  ["without a proxy that is believed", { TRUST_PROXY: "10.1.1.1", TRUSTED_USER_HEADER: "Remote-User" }],
  ["where the household does not want it", { TRUST_PROXY: "1" }],
])("a header that is forged %s gets nothing", async (_where, environment) => {
  const { server, enter } = behind(environment);
  for (const name of ["Remote-User", "remote-user", "REMOTE-USER"]) await enter("anna", { [name]: "anna" }).expect(401);
  await enter("anna", { "Remote-User": "anna", "X-Forwarded-For": "10.1.1.1" }).expect(401);
  expect((await supertest(server).get("/login").set("Remote-User", "anna")).text).not.toContain("data-gate-user");
});

test.each([
  ["another person", "bob", { "Remote-User": "anna" }],
  ["nobody", "anna", {}],
  ["an empty name", "anna", { "Remote-User": " " }],
  ["another header", "anna", { "X-Remote-User": "anna" }],
  ["two people", "anna", { "Remote-User": ["anna", "bob"] }],
])("a gate that names %s lets nobody in", async (_what, user, headers) => {
  const { enter } = behind(GATE);
  const { body } = await enter(user, headers).expect(401);
  expect(body).toEqual({
    error: "Nothing in front of Tureen vouches for you here. Please sign in with the family password.",
  });
});

test("the header needs a proxy, or the start says so", () => {
  for (const TRUST_PROXY of ["", "off"])
    expect(() => readConfig({ TRUST_PROXY, TRUSTED_USER_HEADER: "Remote-User" })).toThrow(
      /TRUSTED_USER_HEADER: needs TRUST_PROXY/,
    );
  expect(() => readConfig({ ...GATE, TRUSTED_USER_HEADER: "Remote User" })).toThrow(ConfigProblem);
});
