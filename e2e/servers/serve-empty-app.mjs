// Runs the built product on a data folder of its own, which goes when the server does.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "tureen-e2e-"));
process.env.DATA_DIR = folder;
// No model is connected unless a test brings one: nothing may reach an Ollama that happens to run on this machine.
process.env.OLLAMA_HOST ??= "http://127.0.0.1:9";
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

await import("../../apps/api/dist/main.js");
