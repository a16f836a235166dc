// The start of the add-on: what its page was filled in with becomes the environment that Tureen reads.
import { existsSync, readFileSync } from "node:fs";

const OPTIONS = process.env.ADDON_OPTIONS ?? "/data/options.json";
const options = existsSync(OPTIONS) ? JSON.parse(readFileSync(OPTIONS, "utf8")) : {};
for (const [name, value] of Object.entries(options))
  if (value !== null && value !== "") process.env[name.toUpperCase()] = String(value);
// Beside the supervisor's own file.
process.env.DATA_DIR = "/data/tureen";

await import("../apps/api/dist/main.js");
