import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The bundle carries a copy of the migrations beside it; undefined from source, which uses the package's own. */
export function bundledMigrations(): string | undefined {
  const beside = join(dirname(fileURLToPath(import.meta.url)), "migrations");
  return existsSync(beside) ? beside : undefined;
}
