import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "db",
    isolate: false,
    include: ["src/**/*.test.ts"],
    setupFiles: ["../network-guard/src/no-network.ts"],
    // Each commit is synced to a disk that other programs may keep busy.
    testTimeout: 180_000,
  },
});
