import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "fake-ollama",
    isolate: false,
    include: ["src/**/*.test.ts"],
    setupFiles: ["../network-guard/src/loopback-only.ts"],
    testTimeout: 180_000,
  },
});
