import Database from "better-sqlite3";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { importBatches, recipes } from "@tureen/db/schema/schema";
import { instantOf } from "#core/clock";
import { realServer, temporaryFolder, type RealServer } from "#testing/real-server";
import { familyCaller } from "#testing/test-caller";
import { testContext, testRequest } from "#testing/test-context";
import { readServerSecret } from "#core/server-secrets.repo";
import { changePassword } from "../auth/auth.service";
import { storePhoto } from "../recipe-photos/photo-files";

interface Entry {
  readonly name: string;
  readonly kind: string;
  readonly recipes: number;
  readonly occasion: string;
}
interface Overview {
  readonly backups: readonly Entry[];
  readonly last_good: Entry | null;
  readonly last_restore: { readonly succeeded: boolean; readonly reason: string } | null;
}

const body = async <T>(response: Response): Promise<T> => (await response.json()) as T; // what the call answers
const overview = async (server: RealServer): Promise<Overview> => body(await server.ask("GET", "/admin/backups"));

async function backUp(server: RealServer): Promise<Entry> {
  const response = await server.ask("POST", "/admin/backups");
  expect(response.status).toBe(201);
  return (await body<{ backup: Entry }>(response)).backup;
}

const addRecipe = (server: RealServer, title: string) =>
  server.ask("POST", "/recipes", { json: { title, instructions: "Cook.", ingredients: "2 leeks" } });

async function titles(server: RealServer): Promise<string[]> {
  const { recipes } = await body<{ recipes: { title: string }[] }>(await server.ask("GET", "/recipes"));
  return recipes.map(({ title }) => title).toSorted();
}

function formWith(bytes: Uint8Array<ArrayBuffer>, name: string): FormData {
  const form = new FormData();
  form.append("backup", new Blob([bytes]), name);
  return form;
}

/** Gives the first recipe a photo; answers the path of its picture. */
async function givePhoto(server: RealServer): Promise<string> {
  const { db } = server.app();
  const photoId = await storePhoto(server.dataFolder, new Map([["320.webp", Buffer.from("a picture of soup")]]));
  db.update(recipes).set({ photoId }).run();
  return join(server.dataFolder, "photos", photoId, "320.webp");
}

/** An import of the file "a.pdf" that is over. */
function insertImport(server: RealServer): void {
  const { db, clock } = server.app();
  const createdAt = instantOf(clock);
  db.insert(importBatches)
    .values({
      sourceName: "Old book.pdf",
      sourceType: "pdf",
      status: "done",
      recipeCount: 0,
      fileName: "a.pdf",
      createdAt,
      finishedAt: createdAt,
    })
    .run();
}

test("a family deletes everything by mistake and gets it back; every device signs in again, with today's password", async () => {
  // As the product does: in a process of its own.
  const server = await realServer(temporaryFolder(), "soup", {});
  // A household that starts without a backup of the last day makes one by itself.
  await expect.poll(async () => (await overview(server)).last_good?.kind).toBe("nightly");
  await addRecipe(server, "Leek soup");
  const picture = await givePhoto(server);
  const phone = server.signIn();
  const epoch = readServerSecret(server.app().db, "epoch");

  const answer = await server.ask("DELETE", "/admin/all");
  const { backup } = await body<{ backup: string }>(answer);
  expect(await titles(server)).toEqual([]);
  expect(existsSync(picture)).toBe(false);
  expect((await overview(server)).backups[0]).toMatchObject({
    name: backup,
    kind: "before-bulk-delete",
    occasion: "all",
    recipes: 1,
  });
  await server.ask("POST", "/auth/login", { json: { password: "soup" } });

  const restored = await server.ask("POST", `/admin/backups/${backup}/restore`, { token: phone });
  expect(restored.status).toBe(200);
  expect((await server.ask("GET", "/recipes", { token: phone })).status).toBe(401);
  const signIn = await body<{ token: string }>(await server.ask("POST", "/auth/login", { json: { password: "soup" } }));
  expect((await server.ask("GET", "/recipes", { token: signIn.token })).status).toBe(200);
  expect(await titles(server)).toEqual(["Leek soup"]);
  expect(readFileSync(picture, "utf8")).toBe("a picture of soup");
  expect(readServerSecret(server.app().db, "epoch")).not.toBe(epoch);
  expect(await overview(server)).toMatchObject({
    backups: [
      { kind: "before-restore", occasion: backup, recipes: 0 },
      { kind: "before-bulk-delete" },
      { kind: "nightly" },
    ],
    last_restore: { succeeded: true },
  });
});

test("a password that has changed since stays changed, and a token that was revoked stays revoked", async () => {
  const server = await realServer();
  const revoked = server.signIn();
  const { name } = await backUp(server);
  await changePassword(testRequest(server.app(), null), {
    currentPassword: "soup",
    newPassword: "stew with dumplings",
  });

  expect((await server.ask("POST", `/admin/backups/${name}/restore`)).status).toBe(200);
  expect((await server.ask("GET", "/recipes", { token: revoked })).status).toBe(401);
  expect((await server.ask("POST", "/auth/login", { json: { password: "soup" } })).status).toBe(401);
  expect((await server.ask("POST", "/auth/login", { json: { password: "stew with dumplings" } })).status).toBe(200);
});

test("the address of a calendar that was given up stays out of force, and today's goes on", async () => {
  const server = await realServer();
  const turnOn = async () =>
    (await body<{ path: string }>(await server.ask("POST", "/admin/calendar", { json: { language: "en" } }))).path;
  // It lies beside the calls, not below them.
  const status = async (path: string) => (await server.ask("GET", `/..${path}`)).status;
  const givenUp = await turnOn();
  const { name } = await backUp(server);
  const todays = await turnOn();
  expect(await status(givenUp)).toBe(404);

  expect((await server.ask("POST", `/admin/backups/${name}/restore`)).status).toBe(200);
  expect(await status(givenUp)).toBe(404);
  expect(await status(todays)).toBe(200);
});

test("a copy holds nothing that lets a device in, not even between its rows", async () => {
  const server = await realServer();
  server.signIn();
  const { token_hash: hash } = server.app().db.$client.prepare("select token_hash from access_tokens").get() as {
    token_hash: string;
  };
  const { name } = await backUp(server);
  const bytes = readFileSync(join(server.dataFolder, "backups", `${name}.sqlite`));
  expect(bytes.includes(hash)).toBe(false);
});

test("a download is one file with all of it: another box takes it in, pictures and all", async () => {
  const server = await realServer();
  await addRecipe(server, "Leek soup");
  insertImport(server);
  const page = join("uploads", "a.pdf.pages", "7.jpg");
  mkdirSync(join(server.dataFolder, "uploads", "a.pdf.pages"));
  writeFileSync(join(server.dataFolder, page), "a picture of page 7");
  const { name } = await backUp(server);

  const download = await server.ask("GET", `/admin/backups/${name}/file`);
  expect(download.headers.get("content-disposition")).toBe(`attachment; filename="${name}.zip"`);
  const archive = new Uint8Array(await download.arrayBuffer());

  const other = await realServer(temporaryFolder(), "another password");
  const upload = await other.ask("POST", "/admin/backups/upload", { form: formWith(archive, `${name}.zip`) });
  expect(upload.status).toBe(201);
  const { backup } = await body<{ backup: Entry }>(upload);
  expect(backup).toMatchObject({ kind: "uploaded", occasion: `${name}.zip`, recipes: 1 });
  expect((await other.ask("POST", `/admin/backups/${backup.name}/restore`)).status).toBe(200);
  expect(await titles(other)).toEqual(["Leek soup"]);
  expect(readFileSync(join(other.dataFolder, page), "utf8")).toBe("a picture of page 7");
  expect((await other.ask("POST", "/auth/login", { json: { password: "another password" } })).status).toBe(200);
});

test("pictures of a rolled back import stay with the copies that name them", async () => {
  const server = await realServer();
  insertImport(server);
  const pages = join(server.dataFolder, "uploads", "a.pdf.pages");
  mkdirSync(pages);
  writeFileSync(join(pages, "7.jpg"), "a picture of page 7");

  expect((await server.ask("DELETE", "/admin/import-batches/1")).status).toBe(200);
  expect(readdirSync(join(server.dataFolder, "uploads"))).toEqual([]);
  const [copy] = (await overview(server)).backups;
  expect(copy).toMatchObject({ kind: "before-rollback", occasion: "Old book.pdf" });
  const restored = await server.ask("POST", `/admin/backups/${copy?.name}/restore`);
  expect(await restored.text()).toMatch(/success/);
  expect(readFileSync(join(pages, "7.jpg"), "utf8")).toBe("a picture of page 7");
});

test("what is no backup is refused in a sentence, and nothing is kept of it", async () => {
  const server = await realServer();
  await addRecipe(server, "Leek soup");
  const refusals: [string, Uint8Array<ArrayBuffer>, RegExp][] = [
    ["a shopping list", new TextEncoder().encode("2 leeks"), /not a backup of Tureen/],
    ["a ZIP that is cut off", new TextEncoder().encode("PK\u0003\u0004 and no more"), /damaged or not whole/],
    ["a database of another program", foreignDatabase(server), /not one of Tureen's/],
    ["a database that is damaged", damagedDatabase(server), /damaged/],
    ["a household of a newer version", newerDatabase(server), /newer version/],
  ];
  for (const [what, bytes, sentence] of refusals) {
    const response = await server.ask("POST", "/admin/backups/upload", { form: formWith(bytes, "file") });
    expect([what, response.status, (await body<{ error: string }>(response)).error]).toEqual([
      what,
      422,
      expect.stringMatching(sentence),
    ]);
  }
  expect(readdirSync(join(server.dataFolder, "uploads"))).toEqual([]);
  expect((await overview(server)).backups.filter(({ kind }) => kind === "uploaded")).toEqual([]);
});

function bytesOf(path: string, fill: (client: Database.Database) => void): Uint8Array<ArrayBuffer> {
  const client = new Database(path);
  fill(client);
  client.close();
  return new Uint8Array(readFileSync(path));
}

function foreignDatabase(server: RealServer): Uint8Array<ArrayBuffer> {
  return bytesOf(join(server.dataFolder, "photos.sqlite"), (client) => client.exec("create table photos (id integer)"));
}

function damagedDatabase(server: RealServer): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(server.app().db.$client.serialize());
  for (let page = 5; page < 40; page++) bytes.fill(0x5a, page * 4096, page * 4096 + 2000);
  return bytes;
}

function newerDatabase(server: RealServer): Uint8Array<ArrayBuffer> {
  const path = join(server.dataFolder, "newer.sqlite");
  writeFileSync(path, server.app().db.$client.serialize());
  return bytesOf(path, (client) => {
    client.exec("insert into __drizzle_migrations (hash, created_at) values ('of next year', 99999999999999)");
    client.pragma("journal_mode = DELETE");
  });
}

test("a backup that has rotted on the disk is refused, and the household goes on as it was", async () => {
  const server = await realServer();
  await addRecipe(server, "Leek soup");
  const { name } = await backUp(server);
  const file = join(server.dataFolder, "backups", `${name}.sqlite`);
  const bytes = readFileSync(file);
  bytes[bytes.length - 100] = (bytes[bytes.length - 100] ?? 0) ^ 1;
  writeFileSync(file, bytes);
  const token = server.signIn();
  const response = await server.ask("POST", `/admin/backups/${name}/restore`, { token });
  expect(response.status).toBe(422);
  expect(await body<{ error: string }>(response)).toEqual({
    error: "This backup has been damaged on the disk since it was made. Choose another one.",
  });
  expect((await server.ask("GET", "/recipes", { token })).status).toBe(200);
});

test("where no copy can be made, nothing is deleted, and the admin page says why", async () => {
  const server = await realServer();
  await addRecipe(server, "Leek soup");
  // A file where the folder should be: no user, not even root, can write into it.
  const backups = join(server.dataFolder, "backups");
  await server.app().backups.stop();
  renameSync(backups, `${backups}-away`);
  writeFileSync(backups, "");
  chmodSync(backups, 0o400);
  const response = await server.ask("DELETE", "/admin/recipes");
  expect(response.status).toBe(503);
  expect((await body<{ error: string }>(response)).error).toMatch(
    /^A backup is made before this, .* Nothing was changed\.$/,
  );
  expect(await titles(server)).toEqual(["Leek soup"]);
});

test("what is asked for while a backup is restored waits a moment; what was under way comes to its end", async () => {
  const server = await realServer();
  await addRecipe(server, "Leek soup");
  const { name } = await backUp(server);
  const token = server.signIn();
  const restore = server.ask("POST", `/admin/backups/${name}/restore`, { token });
  const meanwhile = await Promise.all(Array.from({ length: 5 }, () => server.ask("GET", "/recipes", { token })));
  expect((await restore).status).toBe(200);
  for (const answer of meanwhile) expect([200, 401, 503]).toContain(answer.status);
});

test("a bulk deletion that removes nothing takes no copy, so that it pushes no older one out", async () => {
  const app = testContext();
  expect(await familyCaller(app).admin.bulkDelete({ kind: "recipes" })).toMatchObject({ success: true, backup: null });
  expect(await app.backups.list()).toEqual([]);
});

test("a wrong index is made anew where a copy does not verify, and the family is told", async () => {
  const server = await realServer();
  const { db } = server.app();
  await addRecipe(server, "Leek soup");
  // A recipe that an index does not know of: a quick check of each table finds nothing.
  const index =
    "select name from sqlite_master where type = 'index' and tbl_name = 'recipes' and sql is not null limit 1";
  const name = String(db.$client.prepare(index).pluck().get());
  db.$client.unsafeMode(true).pragma("writable_schema = ON");
  const row = db.$client.prepare("select * from sqlite_master where name = ?").get(name) as Record<string, unknown>; // a row of SQLite's own
  db.$client.prepare("delete from sqlite_master where name = ?").run(name);
  db.$client.pragma("writable_schema = RESET");
  const other = new Database(db.$client.name);
  other.exec("insert into recipes (title, instructions, created_at, updated_at) values ('Bean soup', 'Cook.', '', '')");
  other.close();
  db.$client.unsafeMode(true).pragma("writable_schema = ON");
  db.$client
    .prepare(
      "insert into sqlite_master (type, name, tbl_name, rootpage, sql) values (@type, @name, @tbl_name, @rootpage, @sql)",
    )
    .run(row);
  db.$client.pragma("writable_schema = RESET");
  expect(db.$client.pragma("integrity_check", { simple: true })).toMatch(/index/);

  expect((await backUp(server)).recipes).toBe(2);
  expect(await overview(server)).toMatchObject({ index_rebuilt_at: expect.any(String), last_failure: null });
  expect(db.$client.pragma("integrity_check", { simple: true })).toBe("ok");
});
