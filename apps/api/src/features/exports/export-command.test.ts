import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { english } from "@tureen/messages/speakers";
import { expect, test } from "vitest";
import { readConfig } from "#core/config";
import { REPOSITORY_ROOT } from "#core/repository-root";
import { pagesWithPdfParse } from "#testing/read-with-pdf-parse";
import { realServer, temporaryFolder } from "#testing/real-server";
import { exportCommand } from "./export-command";

test("from the box, beside a running server: everything, or the recipes as a book or a file", async () => {
  const server = await realServer();
  await server.ask("POST", "/recipes", { json: { title: "Leek soup", instructions: "Cook.", ingredients: "2 leeks" } });
  await server.ask("POST", "/recipes", {
    json: { title: "Plum cake", instructions: "Bake.", ingredients: "1 kg plums" },
  });
  const from = temporaryFolder();
  const config = readConfig({ DATA_DIR: server.dataFolder });
  const lines: string[] = [];
  const run = (target?: string) => exportCommand(config, { from, target, say: (words) => lines.push(english(words)) });

  await run();
  const [name = ""] = lines;
  expect(name).toMatch(/^Everything is in .*tureen-\d{4}-\d\d-\d\d\.zip$/);
  expect(readFileSync(name.replace("Everything is in ", "")).subarray(0, 2).toString()).toBe("PK");
  await run("book.pdf");
  expect((await pagesWithPdfParse(readFileSync(join(from, "book.pdf")))).join("")).toMatch(
    /Contents[^]*2 leeks[^]*1 kg plums/,
  );
  await run("recipes.json");
  expect(JSON.parse(readFileSync(join(from, "recipes.json"), "utf8"))).toMatchObject([
    { name: "Leek soup" },
    { name: "Plum cake" },
  ]);
  await run("recipes.md");
  expect(readFileSync(join(from, "recipes.md"), "utf8")).toContain("# Plum cake");

  await expect(run("book.pdf")).rejects.toThrow("There is a file");
  await expect(run("nowhere/book.zip")).rejects.toThrow("could not be written: ENOENT");
  await expect(run("recipes.docx")).rejects.toThrow("Name a .zip for everything");
  expect((await server.ask("GET", "/recipes")).status).toBe(200);
  // A file that could not be written to its end is none.
  await server.ask("DELETE", "/recipes/1");
  await server.ask("DELETE", "/recipes/2");
  await expect(run("empty.pdf")).rejects.toThrow("Choose at least one recipe.");
  expect(existsSync(join(from, "empty.pdf"))).toBe(false);
});

test("what the scripts start is what the build makes", () => {
  const build = readFileSync(join(REPOSITORY_ROOT, "apps", "api", "build.mjs"), "utf8");
  for (const script of ["commands.mjs", "start.mjs", "demo.mjs", "kitchen.mjs"]) {
    const source = readFileSync(join(REPOSITORY_ROOT, "scripts", script), "utf8");
    const started = [...source.matchAll(/"api", "dist", "([\w-]+)\.js"/g)].map(([, name = ""]) => name);
    for (const name of started) expect(build).toMatch(new RegExp(`^ *"?${name}"?: "src/`, "m"));
    if (script === "commands.mjs") expect(started).toEqual(["commands"]);
  }
});
