import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "recipe-pages",
    isolate: false,
    include: ["src/**/*.test.ts"],
    setupFiles: ["../network-guard/src/no-network.ts", "../domain/src/testing/same-cases.ts"],
    testTimeout: 180_000,
  },
});
