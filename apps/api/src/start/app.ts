import express, { type Express } from "express";
import type { App } from "#core/app-context";
import { languageReady } from "#core/language";
import { sendCalendar } from "#features/calendar/send-calendar";
import { guestPages } from "#features/guest-links/send-guest-page";
import { basePathOf, belowBasePath, ingressPath } from "#http/base-path";
import { requestLog } from "#http/request-log";
import { allowedHosts } from "#http/guards/allowed-hosts";
import { trustProxy } from "#core/trusted-proxies";
import { compressed } from "#http/answers/compressed";
import { securityHeaders } from "#http/guards/security-headers";
import { gateUser } from "#http/guards/gate-user";
import { health } from "#http/health";
import { wholeDatabase } from "#http/whole-database";
import { photoFiles } from "#features/recipe-photos/send-photo";
import { webApp } from "#http/web-app";
import { mcpHandler } from "#mcp/mcp-handler";
import { openApiDocument } from "#rest/openapi";
import { restErrors, restRouter, unknownCall } from "#rest/rest-adapter";
import type { JsonSchema } from "#trpc/procedure-schemas";
import { appRouter } from "./app-router";
import { mcpTools } from "./mcp-tools";
import { procedures } from "./procedures";
import { REST_ROUTES } from "./rest-routes";
import { trpcHandler } from "#trpc/trpc-handler";

export interface AppOptions {
  /** Folder of the built web app; absent where only the api is wanted. */
  readonly webFolder?: string;
}

let document: JsonSchema | undefined;
const openApi = (): JsonSchema => (document ??= openApiDocument(procedures, REST_ROUTES));

/** The whole product as one Express app: REST below /api, tRPC below /trpc, the web app everywhere else. */
export function createApp(app: App, options: AppOptions = {}): Express {
  const server = express();
  server.disable("x-powered-by");
  server.set("query parser", "simple");
  // Answers of the calls are never cached: a hash of each would be work for nothing.
  server.set("etag", false);
  server.set("trust proxy", trustProxy(app.config.TRUST_PROXY));
  const ofIngress = ingressPath(app.config);
  const basePath = basePathOf(app.config);
  server.use(
    securityHeaders((request) => ofIngress(request) !== null),
    requestLog(app.log),
    allowedHosts(app.config.ALLOWED_HOSTS),
    belowBasePath(basePath),
    languageReady,
  );

  // Before what compresses: tRPC's adapter gives no length, so that each small answer would be compressed, too, at half the
  // requests a second (0.46 of the bare tRPC server's instead of 0.95).
  server.use("/trpc", trpcHandler(app, appRouter, procedures));
  server.use(compressed());

  server.use("/api", (_request, response, next) => {
    response.set("Cache-Control", "no-store");
    next();
  });
  server.get("/api/health", health(app));
  server.get("/api/openapi.json", (request, response) => {
    response.json({ ...openApi(), servers: [{ url: `${basePath(request)}/api` }] });
  });
  server.use("/api", wholeDatabase(app), restRouter(app, procedures, REST_ROUTES), unknownCall, restErrors(app));

  server.use("/mcp", wholeDatabase(app), mcpHandler(app, { procedures, tools: mcpTools }), restErrors(app));

  server.get("/calendar/:file", wholeDatabase(app), sendCalendar(app, basePath));
  server.use("/guest", wholeDatabase(app), guestPages(app, basePath));
  server.use("/media", photoFiles(app.dataFolder));
  if (options.webFolder)
    server.use(webApp(options.webFolder, { basePath, gateUser: (request) => gateUser(app.config, request) }));
  server.use(unknownCall, restErrors(app));
  return server;
}
