// The first test of the suite: the house is built of the parts that its owner's design card names, so that whoever knows them is
// at home (docs/decisions/0026).
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/** What each part of the house is built of. */
const CARD = {
  "apps/web": [
    "react",
    "react-dom",
    "@trpc/react-query",
    "@trpc/client",
    "superjson",
    "@tanstack/react-query",
    "wouter",
    "sonner",
    "radix-ui",
    "react-hook-form",
  ],
  "apps/api": ["express", "@trpc/server", "superjson", "ollama", "pdf-parse", "zod"],
  "packages/contracts": ["zod"],
  "packages/db": ["drizzle-orm", "better-sqlite3"],
};

/** The text of a part's own product code: no test, no double. */
function sourceOf(part) {
  return readdirSync(join(ROOT, part, "src"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/[\\/]testing[\\/]/.test(path))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
}

test.each(Object.entries(CARD))("%s is built of %s", (part, packages) => {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, part, "package.json"), "utf8"));
  const source = sourceOf(part);
  const isImported = (name) => new RegExp(`(?:from|import\\(|import) ?"${name}(?:/[^"]*)?"`).test(source);
  expect(packages.filter((name) => !(name in dependencies))).toEqual([]);
  expect(packages.filter((name) => !isImported(name))).toEqual([]);
});

test("calls go by the libraries' own ways: tRPC's Express adapter, its React hooks, superjson at both ends", () => {
  expect(sourceOf("apps/api")).toContain('from "@trpc/server/adapters/express"');
  expect(sourceOf("apps/api")).toMatch(/transformer: superjson\b/);
  expect(sourceOf("apps/web")).toMatch(/createTRPCReact</);
  expect(sourceOf("apps/web")).toMatch(/transformer: superjson\b|transformer\b.*superjson/);
  expect(sourceOf("packages/db")).toContain(".prepare()");
});
