import { DatabaseProblem } from "@tureen/db/client";
import { Problem } from "@tureen/messages/problem";
import type { Speaker } from "@tureen/messages/speakers";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { asAppError } from "#core/app-error";
import { type Config, ConfigProblem, consoleLanguage, readConfig } from "#core/config";
import { createLogger } from "#core/logger";
import { outsideHomeNote } from "#features/ai/outside-home";
import { announce } from "./announce";
import { guardConnections, guardParts, SERVER_OPTIONS } from "#http/guards/connection-guard";
import { listeningHost } from "#http/listening-host";
import { problemServer } from "./problem-page";
import { stopOnSignal } from "./stop-on-signal";
import { translatorOf } from "#core/language";
import { REPOSITORY_ROOT } from "#core/repository-root";
import { serveApp } from "./serve-app";

async function start(t: Speaker): Promise<void> {
  // Whoever else uses this box reads nothing of the family's, also where the data folder is shared.
  process.umask(0o077);
  const config = readConfig();
  const log = createLogger();
  const webFolder = join(REPOSITORY_ROOT, "apps", "web", "dist");
  const household = await serveApp(config, log, {
    ...(existsSync(webFolder) ? { webFolder } : {}),
    onLost: (error) => refuse(t("Tureen cannot open its database again: {reason}", { reason: String(error) })),
  });

  const server = createServer(SERVER_OPTIONS);
  guardConnections(server, guardParts(household.app), household.listener);
  stopOnSignal(server, {
    log,
    endsWithParent: isNpmStart(config),
    endStreams: () => household.endStreams(),
    close: () => household.close(),
  });
  server.on("error", (error) => refuse(listenProblem(error, config.PORT, t)));
  server.listen(config.PORT, await listeningHost(config.HOST), () => {
    announce(server, config, household.generatedPassword, t);
    void outsideHomeNote(config.OLLAMA_HOST).then((note) => note && process.stdout.write(`${t(note)}\n\n`));
  });
}

function refuse(sentence: string): never {
  process.stderr.write(`\n${sentence}\n\n`);
  process.exit(1);
}

function listenProblem(error: Error, port: number, t: Speaker): string {
  if ("code" in error && error.code === "EADDRINUSE") {
    return t(
      "Port {port} is taken, perhaps by a Tureen that already runs. Stop it, or choose another port: PORT={next} npm start",
      { port: String(port), next: String(port + 1) },
    );
  }
  return t("Tureen cannot listen on port {port}: {reason}", { port: String(port), reason: error.message });
}

/** By `npm start` or `npm run start:windows`. */
const isNpmStart = ({ npm_lifecycle_event: script }: Config): boolean => script?.startsWith("start") ?? false;

/** The database needs a person: they are told on the page, too, until they stop this process. */
function tellProblem(problem: DatabaseProblem, t: Speaker): void {
  process.stderr.write(`\n${problem.in(t)}\n\n`);
  createLogger().fatal(problem.message);
  const config = readConfig();
  const server = problemServer(problem);
  server.on("error", (error) => refuse(listenProblem(error, config.PORT, t)));
  stopOnSignal(server, { log: createLogger(), endsWithParent: isNpmStart(config), close: async () => undefined });
  void listeningHost(config.HOST).then((host) => server.listen(config.PORT, host));
}

function tellWhy(error: unknown, t: Speaker): void {
  if (error instanceof DatabaseProblem) {
    tellProblem(error, t);
    return;
  }
  if (error instanceof ConfigProblem) refuse(error.message);
  const known = asAppError(error);
  if (known) refuse(t("Tureen could not start. {reason}", { reason: known.in(t) }));
  if (error instanceof Problem) refuse(error.in(t));
  throw error;
}

void translatorOf(consoleLanguage()).then((t) => start(t).catch((error: unknown) => tellWhy(error, t)));
