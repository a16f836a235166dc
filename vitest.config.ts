import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: ["packages/*", "apps/*"],
    // One more than cores: the tests of the api wait for processes and the disk a good part of their time.
    maxWorkers: availableParallelism() + 1,
  },
});
