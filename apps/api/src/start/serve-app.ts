import { text } from "@tureen/messages/text";
import { once } from "node:events";
import type { RequestListener, ServerResponse } from "node:http";
import { createApp, type AppOptions } from "./app";
import type { App } from "#core/app-context";
import { bootstrap, type Started, type StartOptions } from "./bootstrap";
import type { Config } from "#core/config";
import type { Reopen } from "#features/backups/restore/reopen";
import { sweepPhotos } from "#features/recipe-photos/sweep-photos";
import { relinkMeanings } from "#features/ingredients/relink-meanings";
import { keepIndexUpToDate } from "#features/recipes/search/search-index";
import { translatorFor } from "#core/language";
import { startWebhooks } from "#features/webhooks/webhooks.service";
import { endFollowing } from "#features/live/follow-changes";
import type { Log } from "#core/logger";

/** Requests that are under way may finish; whoever has not by then is cut off. */
const GRACE_MS = 3000;
const RETRY_AFTER_SECONDS = 3;

/**
 * The app behind one listener that outlives it: a restore closes the app, swaps its files and opens it again through
 * the very start-up that a crash would lead to, while callers are told to wait a moment.
 * `onLost` is called where it cannot be opened again.
 */
export async function serveApp(
  config: Config,
  log: Log,
  options: AppOptions & Pick<StartOptions, "runBackupTask"> & { readonly onLost: (error: unknown) => void },
) {
  const underWay = new Set<ServerResponse>();

  const reopen: Reopen = async (whenQuiet, own) => {
    handle = sayClosed;
    let refusal: { readonly error: unknown } | null = null;
    try {
      endFollowing(server.app.db);
      await drain(underWay, own);
      await server.app.imports.stop();
      await whenQuiet();
    } catch (error) {
      // Nothing was decided: the same app opens again.
      refusal = { error };
    }
    try {
      await closeApp(server);
      server = await bootstrap(config, log, { ...options, reopen });
    } catch (error) {
      options.onLost(error);
      throw error;
    }
    handle = createApp(server.app, options);
    begin(server.app);
    if (refusal) throw refusal.error;
    return server.restored;
  };

  let server = await bootstrap(config, log, { ...options, reopen });
  let handle: RequestListener = createApp(server.app, options);
  begin(server.app);

  return {
    listener: ((request, response) => {
      underWay.add(response);
      // Compression, the log, a download and this each wait for its end.
      response.setMaxListeners(20);
      response.once("close", () => underWay.delete(response));
      handle(request, response);
    }) satisfies RequestListener,
    /** The context in force: another one after a restore. */
    app: (): App => server.app,
    /** To be printed this once; null where one was given or is in force. */
    generatedPassword: server.generatedPassword,
    /** Ends what goes on for as long as somebody looks, so that the rest can finish. */
    endStreams: (): void => endFollowing(server.app.db),
    close: (): Promise<void> => closeApp(server),
  };
}

function begin(app: App): void {
  app.imports.resume();
  app.backups.begin();
  void sweepPhotos(app);
  keepIndexUpToDate(app);
  startWebhooks(app);
  relinkMeanings(app).catch((error: unknown) => app.log.error({ err: error }, "lines could not be linked anew"));
}

async function closeApp({ app, close }: Started): Promise<void> {
  await app.imports.stop();
  await app.backups.stop();
  close();
}

/** Waits for all but the request that asks for it, which gets its answer from the app that opens again. */
async function drain(underWay: ReadonlySet<ServerResponse>, own: ServerResponse | undefined): Promise<void> {
  const others = [...underWay].filter((response) => response !== own);
  const cutOff = setTimeout(() => others.forEach((response) => response.destroy()), GRACE_MS);
  const ends = others.filter((response) => !response.closed).map((response) => once(response, "close"));
  await Promise.all(ends);
  clearTimeout(cutOff);
}

const RESTORING = text("A backup is being restored. This takes a moment; then everyone signs in again.");

const sayClosed: RequestListener = (request, response) => {
  void translatorFor(request).then((t) => {
    response.writeHead(503, {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      "retry-after": String(RETRY_AFTER_SECONDS),
    });
    response.end(JSON.stringify({ error: t(RESTORING) }));
  });
};
