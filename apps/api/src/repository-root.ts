import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Both apps/api/src and apps/api/dist are three folders below it. */
export const REPOSITORY_ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "..");
