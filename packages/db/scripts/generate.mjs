// Generates a named migration and mends what drizzle-kit leaves out of it: tables are STRICT, those of a key of several columns
// WITHOUT ROWID, so that their rows lie in its order and are not found by way of an index; a table that is rebuilt keeps its
// triggers, and gets a new column without asking the old table for it; a column that is added says what becomes of it when the
// row goes that it points to. It is tried on an empty database before it is kept.
// Usage: pnpm db:generate NAME [--custom]
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { mendMigration } from "./mend-migration.mjs";

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
  const earlier = sqlFiles().filter((other) => other < file);
  try {
    const texts = earlier.toSorted().map((other) => readFileSync(join(migrationsFolder, other), "utf8"));
    const snapshot = join(migrationsFolder, "meta", `${file.slice(0, 4)}_snapshot.json`);
    const { tables } = JSON.parse(readFileSync(snapshot, "utf8"));
    writeFileSync(path, mendMigration(readFileSync(path, "utf8"), texts, tables));
  } catch (error) {
    process.stderr.write(
      `${file} cannot run as it is: ${error.message}\nMend it, or the schema, before it is committed.\n`,
    );
    process.exitCode = 1;
  }
}

function sqlFiles() {
  try {
    return readdirSync(migrationsFolder).filter((file) => file.endsWith(".sql"));
  } catch {
    return [];
  }
}
