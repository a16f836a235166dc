// `pnpm dev`: the server from source, restarted when it changes, and Vite in front of it, on the demo household.
import { spawn, spawnSync } from "node:child_process";
import { delimiter } from "node:path";
import { bootstrap, ROOT, toolEnvironment } from "./bootstrap.mjs";

bootstrap();
const env = {
  ...toolEnvironment(),
  DATA_DIR: process.env.DATA_DIR ?? "./data/dev",
  FAMILY_PASSWORD: process.env.FAMILY_PASSWORD ?? "dev",
};
const inRoot = { cwd: ROOT, env, stdio: "inherit", shell: process.platform === "win32" };

// An already filled database is left as it is.
spawnSync("tsx", ["apps/api/src/demo/main.ts", "--if-empty"], inRoot);
process.stdout.write(`Sign in with the password '${env.FAMILY_PASSWORD}'.\n`);
const children = [
  spawn("tsx", ["watch", "--clear-screen=false", "apps/api/src/start/main.ts"], inRoot),
  spawn("vite", ["apps/web", "--config", "apps/web/vite.config.ts"], {
    ...inRoot,
    env: { ...env, PATH: `apps/web/node_modules/.bin${delimiter}${env.PATH}` },
  }),
];
const stop = () => children.forEach((child) => child.kill());
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
for (const child of children) child.on("exit", stop);
