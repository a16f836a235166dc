// Fails when the schema has changed and no migration says so. Works on a copy: nothing in the tree is touched.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const packageFolder = join(dirname(fileURLToPath(import.meta.url)), "..");
const copy = mkdtempSync(join(packageFolder, "node_modules", ".migrations-"));

try {
  cpSync(join(packageFolder, "migrations"), copy, { recursive: true });
  const before = readdirSync(copy).length;
  const generated = spawnSync(
    join(packageFolder, "node_modules", ".bin", "drizzle-kit"),
    [
      "generate",
      "--name",
      "check",
      "--dialect",
      "sqlite",
      "--schema",
      "./src/schema/schema.ts",
      "--out",
      relative(packageFolder, copy),
    ],
    { cwd: packageFolder, encoding: "utf8" },
  );
  const isUnchanged = generated.status === 0 && readdirSync(copy).length === before;
  if (!isUnchanged) {
    process.stderr.write(
      `${generated.stdout}${generated.stderr}\nThe schema has changed without a migration. Run: pnpm db:generate NAME\n`,
    );
    process.exitCode = 1;
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
