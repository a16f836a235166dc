import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const APP = join("apps", "api");
const here = fileURLToPath(import.meta.url);

/** The folder in which apps/api lies, for its sources and for what is built of them. */
export const REPOSITORY_ROOT = resolve(here.slice(0, here.lastIndexOf(APP)));
