import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: ["packages/*", "apps/*"],
    // Vitest leaves one core to itself, of two; the main process has little to do once all is loaded.
    maxWorkers: "100%",
  },
});
