import Database from "better-sqlite3";
import { closeDatabase, openDatabase } from "@tureen/db/client";
import { testDatabase } from "@tureen/db/testing/test-database";
import { waitOutsideOfStatements } from "@tureen/db/file/until-writable";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { relinkMeanings } from "#features/ingredients/relink-meanings";
import { mixedBook } from "#testing/mixed-book";
import { openPdfHere } from "#testing/open-here";
import { temporaryFolder } from "#testing/real-server";
import { testApp } from "#testing/test-app";
import { familyCaller } from "#testing/test-caller";
import { testContext, type TestContext } from "#testing/test-context";

/** Milliseconds for which another program writes: a statement that waited for it would not let it come to its end here. */
const WRITES_FOR_MS = 300;

let app: TestContext;
/** Begins a transaction of another program, which ends in a while. */
let writeElsewhere: () => void;

beforeEach(() => {
  const path = join(temporaryFolder(), "tureen.sqlite");
  writeFileSync(path, testDatabase().$client.serialize());
  const db = openDatabase(path);
  waitOutsideOfStatements(db);
  const other = new Database(path);
  onTestFinished(() => {
    other.close();
    closeDatabase(db);
  });
  writeElsewhere = () => {
    other.exec("begin immediate");
    setTimeout(() => other.exec("commit"), WRITES_FOR_MS);
  };
  app = testContext({
    db,
    openPdf: async (file, options) => {
      const pdf = await openPdfHere(file, options);
      // When the book is looked at, and when it is read.
      writeElsewhere();
      return pdf;
    },
  });
});

test("a book comes in though another program writes again and again while it is read", async () => {
  const { call } = testApp(app);
  const imported = await call("post", "/pdf-import/upload?rules_only=true").attach("pdf", mixedBook().pdf, "Book.pdf");
  expect(imported.status).toBe(200);
  expect((imported.body as { importedRecipes: unknown[] }).importedRecipes.length).toBeGreaterThan(0);
});

test("lines are linked anew, what was saved last is found, and somebody signs out, all once it has written", async () => {
  const family = familyCaller(app);
  await family.recipes.create({ title: "Soup", instructions: "Cook.", ingredients: "2 leeks" });
  app.settings.set("kitchen_words", "american");
  writeElsewhere();
  await relinkMeanings(app);
  writeElsewhere();
  // Whoever searches does not wait for it.
  await family.recipes.search({ q: "soup" });
  expect(await family.auth.logout()).toEqual({ success: true });
  await expect(family.recipes.list()).rejects.toThrow("Please sign in");
});
