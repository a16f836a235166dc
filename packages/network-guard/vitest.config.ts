import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "network-guard",
    isolate: false,
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/loopback-only.ts"],
    testTimeout: 180_000,
  },
});
