import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { catalogs } from "./catalog-plugin";
import { packageImports } from "./vite.config";

export default defineConfig({
  plugins: [packageImports(), catalogs(), react()],
  test: {
    name: "web",
    isolate: false,
    // A young heap that fits what a test makes and forgets: a sixth of a page test's processor time.
    execArgv: ["--max-semi-space-size=64"],
    environment: "happy-dom",
    // A script tag in a test is there to be read, not to be fetched.
    environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["../../packages/network-guard/src/no-network.ts", "src/testing/setup.ts"],
    // A whole page in a simulated browser, on a machine that runs other tests meanwhile.
    testTimeout: 180_000,
    // What a test waits for decides, never how long it took.
    expect: { poll: { timeout: 90_000 } },
    restoreMocks: true,
  },
});
