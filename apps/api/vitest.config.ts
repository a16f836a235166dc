import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "api",
    isolate: false,
    // A young heap that fits what a test makes and forgets.
    execArgv: ["--max-semi-space-size=64"],
    include: ["src/**/*.test.ts"],
    setupFiles: [
      "../../packages/network-guard/src/loopback-only.ts",
      "../../packages/domain/src/testing/same-cases.ts",
      "src/testing/setup.ts",
    ],
    testTimeout: 180_000,
    // What a test waits for decides, never how long it took.
    expect: { poll: { timeout: 90_000 } },
    hookTimeout: 180_000,
  },
});
