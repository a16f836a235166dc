import { defineConfig } from "@playwright/test";
import { fileURLToPath } from "node:url";
import { installedBrowser } from "../scripts/installed-browser.mjs";
import { FAMILY_PASSWORD } from "./family-password";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const PORT = Number(process.env.E2E_PORT ?? 4517);
const browser = installedBrowser();

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  // One household for all: the stories follow each other as a family's days do.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  // The other tests run beside these, on as little as two cores.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  reporter: "list",
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1366, height: 900 },
    actionTimeout: 90_000,
    // The stories that need it say so: it loads the whole app once more for each new browser.
    serviceWorkers: "block",
    // A trace films every page; `pnpm e2e --trace on` makes one.
    screenshot: "only-on-failure",
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        // A page lives for seconds: what V8 would optimise of it, and tidy up meanwhile, is done before it pays.
        "--js-flags=--no-maglev --no-turbofan --min-semi-space-size=32",
      ],
    },
  },
  projects: [
    { name: "the family's week", testMatch: "family-week.spec.ts" },
    // The other stories are told in the household that the family has lived in, and in one browser.
    { name: "the household", testIgnore: "family-week.spec.ts", dependencies: ["the family's week"] },
  ],
  webServer: {
    command: "node e2e/servers/serve-empty-app.mjs",
    cwd: ROOT,
    url: `http://127.0.0.1:${PORT}/api/health`,
    env: { PORT: String(PORT), FAMILY_PASSWORD },
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
