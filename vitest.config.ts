import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      { test: { name: "card", include: ["scripts/design-card.test.mjs"] } },
      {
        test: {
          // Together they share what each process would read and compile anew.
          name: "packages",
          isolate: false,
          // A young heap that fits what a test makes and forgets.
          execArgv: ["--max-semi-space-size=64"],
          include: ["packages/*/src/**/*.test.ts"],
          // Those that open servers have a configuration of their own.
          exclude: ["packages/{fake-ollama,network-guard}/**"],
          setupFiles: ["packages/network-guard/src/no-network.ts", "packages/domain/src/testing/same-cases.ts"],
          testTimeout: 180_000,
        },
      },
      "packages/{fake-ollama,network-guard}",
      "apps/*",
    ],
    // A worker more would read and compile all modules once more, and takes the time that it saves by waiting.
    maxWorkers: availableParallelism(),
  },
});
