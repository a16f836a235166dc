import { defineConfig } from "vitest/config";

export default defineConfig({ test: { name: "fake-ollama", include: ["src/**/*.test.ts"], testTimeout: 60_000 } });
