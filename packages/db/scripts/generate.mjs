// Generates a named migration and makes its tables STRICT, those of a key of several columns WITHOUT ROWID, so that their rows
// lie in its order and are not found by way of an index: drizzle-kit writes neither, and drops the words in rebuilds.
// Usage: pnpm db:generate NAME [--custom]
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const packageFolder = join(dirname(fileURLToPath(import.meta.url)), "..");
const migrationsFolder = join(packageFolder, "migrations");
const [name, ...flags] = process.argv.slice(2);

if (!name || !/^[a-z0-9-]+$/.test(name)) {
  process.stderr.write("Give the migration a name of small letters and dashes: pnpm db:generate add-photos\n");
  process.exit(2);
}

const before = new Set(sqlFiles());
const generated = spawnSync("drizzle-kit", ["generate", "--name", name, ...flags], {
  cwd: packageFolder,
  stdio: "inherit",
  env: { ...process.env, PATH: `${join(packageFolder, "node_modules", ".bin")}:${process.env.PATH}` },
});
if (generated.status !== 0) process.exit(generated.status ?? 1);

// A rename makes drizzle-kit ask; without a terminal it prints an error and still exits with 0.
const added = sqlFiles().filter((file) => !before.has(file));
process.stdout.write(
  added.length > 0
    ? `Wrote ${added.join(", ")}\n`
    : "No migration was written: nothing changed, or a question was left open.\n",
);

for (const file of added) {
  const path = join(migrationsFolder, file);
  writeFileSync(path, withTableOptions(readFileSync(path, "utf8")));
}

/** Ends every plain CREATE TABLE with its options; virtual tables stay as they are. */
function withTableOptions(sql) {
  return sql.replace(
    /(CREATE TABLE [\s\S]*?\n\));/g,
    (table) => `${table.slice(0, -1)} ${/^\s*PRIMARY KEY\(/m.test(table) ? "STRICT, WITHOUT ROWID" : "STRICT"};`,
  );
}

function sqlFiles() {
  try {
    return readdirSync(migrationsFolder).filter((file) => file.endsWith(".sql"));
  } catch {
    return [];
  }
}
