import { parseArgs } from "node:util";
import { defaultConfiguration } from "./server/configuration";
import { runFakeOllama } from "./run-fake-ollama";

// Stands in for Ollama on a port of its own:
//   node --import tsx packages/fake-ollama/src/main.ts --port 11435 --control-port 11436 [--context 16384] [--path native]
const { values } = parseArgs({
  options: {
    port: { type: "string", default: "0" },
    "control-port": { type: "string", default: "0" },
    context: { type: "string" },
    path: { type: "string" },
    // Ends with the process that holds the other end of standard input.
    "with-parent": { type: "boolean", default: false },
  },
});

const configuration = defaultConfiguration({
  ...(values.context === undefined ? {} : { contextLength: Number(values.context) }),
  ...(values.path === "native" || values.path === "rendered" ? { path: values.path } : {}),
});
const running = await runFakeOllama(configuration, {
  port: Number(values.port),
  controlPort: Number(values["control-port"]),
});
process.stdout.write(`${JSON.stringify({ port: running.port, controlPort: running.controlPort })}\n`);

if (values["with-parent"]) {
  process.stdin.resume();
  process.stdin.on("end", stop);
}
process.on("SIGTERM", stop);
process.on("SIGINT", stop);

function stop(): void {
  void running.stop().finally(() => process.exit(0));
}
