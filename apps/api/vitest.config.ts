import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "api",
    isolate: false,
    include: ["src/**/*.test.ts"],
    setupFiles: ["../../packages/network-guard/src/loopback-only.ts", "src/testing/setup.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
