import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "recipe-formats",
    isolate: false,
    include: ["src/**/*.test.ts"],
    setupFiles: ["../network-guard/src/no-network.ts"],
    testTimeout: 180_000,
  },
});
