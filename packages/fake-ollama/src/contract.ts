import { parseArgs } from "node:util";
import { CONTRACT } from "./contract/contract-checks";
import { contractServer } from "./contract/contract-server";

// `pnpm ai:contract URL [--model NAME]`: what the product relies on, asked of any server; one line a check.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { model: { type: "string" } } });
const [url] = positionals;
if (url === undefined) {
  process.stderr.write("Say which server: pnpm ai:contract http://127.0.0.1:11434 [--model qwen3.5:4b]\n");
  process.exit(2);
}

const server = await contractServer(url.replace(/\/$/, ""), values.model);
const counts = { passed: 0, failed: 0, skipped: 0 };
process.stdout.write(`${url} with the model ${server.model}\n`);
for (const { id, title, run } of CONTRACT) {
  try {
    const unchecked = await run(server);
    counts[unchecked ? "skipped" : "passed"] += 1;
    process.stdout.write(`${unchecked ? "skip" : "ok  "} ${id} ${title}${unchecked ? ` (${unchecked})` : ""}\n`);
  } catch (error) {
    counts.failed += 1;
    process.stdout.write(
      `FAIL ${id} ${title}: ${error instanceof Error ? error.message.replace(/\s+/g, " ") : "unknown error"}\n`,
    );
  }
}
process.stdout.write(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`);
process.exitCode = counts.failed === 0 ? 0 : 1;
