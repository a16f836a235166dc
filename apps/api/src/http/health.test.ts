import { waitOutsideOfStatements } from "@tureen/db/file/until-writable";
import Database from "better-sqlite3";
import { closeDatabase, openDatabase, type Db } from "@tureen/db/client";
import { testDatabase } from "@tureen/db/testing/test-database";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import supertest from "supertest";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createApp } from "#start/app";
import { asAppError } from "#core/app-error";
import { createSignIn } from "../features/auth/access-token.service";
import { testContext } from "../testing/test-context";

let folder: string;
let path: string;
let db: Db;
let server: ReturnType<typeof createApp>;
let authorization: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tureen-health-"));
  path = join(folder, "tureen.sqlite");
  writeFileSync(path, testDatabase().$client.serialize());
  db = openDatabase(path);
  const app = testContext({ db });
  server = createApp(app);
  authorization = `Bearer ${createSignIn(app)}`;
});

afterEach(() => {
  closeDatabase(db);
  db.$client.close();
  rmSync(folder, { recursive: true, force: true });
});

const health = async () => {
  const { status, body } = await supertest(server).get("/api/health");
  return [status, (body as { error?: string }).error] as const; // what it answers
};
const addFood = () =>
  supertest(server).post("/api/admin/ingredients").set({ authorization }).send({ name: "Moon fruit" });

test("a sound box is healthy", async () => {
  expect(await health()).toEqual([200, undefined]);
});

test("a database that was taken away is told, and the calls are refused with the same sentence", async () => {
  rmSync(`${path}-wal`);
  const [status, sentence] = await health();
  expect([status, sentence]).toEqual([503, expect.stringContaining("were removed while Tureen was running")]);
  expect((await addFood()).body).toEqual({ error: sentence });
  expect(sentence).not.toContain(folder);
});

describe("while another program has locked the database", () => {
  test("reading goes on, writing is refused with a sentence once it has waited, and health says so", async () => {
    waitOutsideOfStatements(db, 100);
    const other = new Database(path);
    other.exec("begin immediate");
    const writing = addFood().then((answer) => answer);
    const reading = await supertest(server).get("/api/larder").set({ authorization });
    expect(reading.status).toBe(200);
    const refused = await writing;
    expect([refused.status, refused.get("retry-after")]).toEqual([503, "5"]);
    expect((refused.body as { error: string }).error).toMatch(/^Another program is writing to the database\./);
    expect(await health()).toEqual([503, (refused.body as { error: string }).error]);
    other.exec("commit");
    other.close();
    expect((await addFood()).status).toBe(201);
    expect((await health())[0]).toBe(200);
  });

  test("a write waits until it is over", async () => {
    const other = new Database(path);
    other.exec("begin immediate");
    const writing = addFood().then(({ status }) => status);
    await supertest(server).get("/api/larder").set({ authorization });
    other.exec("commit");
    other.close();
    expect(await writing).toBe(201);
  });
});

test("a disk that took nothing is unhealthy until it takes something again", async () => {
  db.$client.pragma(`max_page_count = ${Number(db.$client.pragma("page_count", { simple: true }))}`);
  let status = 201;
  for (let number = 0; number < 200 && status === 201; number += 1)
    ({ status } = await supertest(server)
      .post("/api/admin/ingredients")
      .set({ authorization })
      .send({ name: `Moon fruit number ${number} ${"of the sea ".repeat(8)}` }));
  expect(status).toBe(507);
  db.$client.pragma("query_only = ON");
  expect(await health()).toEqual([503, expect.stringContaining("Nothing was saved")]);
  db.$client.pragma("query_only = OFF");
  expect((await health())[0]).toBe(200);
});

describe("what the box does not allow is a sentence with the file, its owner and who Tureen runs as, and no path", () => {
  const refused = (code: string, where = path) =>
    asAppError(Object.assign(new Error(`${code}: ${where}`), { code, path: where }));
  test.each([
    ["EACCES", "", /^Tureen runs as \S+ and may not read or change tureen\.sqlite, which belongs to \S+\./],
    ["EPERM", "/photos/3f/large.webp", /may not read or change .+, which belongs to/],
    ["ENOTDIR", "/large.webp", /A file stands where Tureen needs a folder \(tureen\.sqlite\)/],
    ["EMFILE", "", /Too many files are open/],
  ])("%s", (code, below, sentence) => {
    const error = refused(code, path + below);
    expect(error?.kind).toBe("unavailable");
    expect(error?.message).toMatch(sentence);
    expect(error?.message).not.toContain(folder);
  });
});
