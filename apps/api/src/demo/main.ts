import { localDateOf } from "@tureen/domain/dates/local-date";
import { Problem } from "@tureen/messages/problem";
import { AppError } from "#core/app-error";
import { bootstrap } from "#start/bootstrap";
import { ConfigProblem, readConfig } from "#core/config";
import { createLogger } from "#core/logger";
import { addDemoPhotos } from "./demo-photos";
import { seedDemo } from "./seed-demo";

/** `pnpm db:demo`: a household to look around in. `--if-empty` leaves a database that holds recipes as it is, silently. */
async function main(): Promise<void> {
  const log = createLogger();
  log.level = "warn";
  const { app, generatedPassword, close } = await bootstrap(readConfig(), log);
  log.level = "warn";
  try {
    const summary = seedDemo(app, localDateOf(new Date()));
    await addDemoPhotos(app);
    process.stdout.write(`${summary}\n`);
    if (generatedPassword !== null) process.stdout.write(`Family password: ${generatedPassword}\n`);
  } catch (error) {
    if (!(error instanceof AppError && process.argv.includes("--if-empty"))) throw error;
  } finally {
    close();
  }
}

try {
  await main();
} catch (error) {
  // A Tureen that runs on the same folder, for one.
  if (!(error instanceof Problem || error instanceof ConfigProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
