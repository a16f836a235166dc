import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "domain",
    isolate: false,
    // A young heap that fits what a test makes and forgets.
    execArgv: ["--max-semi-space-size=64"],
    include: ["src/**/*.test.ts"],
    setupFiles: ["../network-guard/src/no-network.ts", "src/testing/same-cases.ts"],
    testTimeout: 180_000,
  },
});
