import type { AnyRouter } from "@trpc/server";
import { createExpressMiddleware } from "@trpc/server/adapters/express";
import { Router, type ErrorRequestHandler, type Request, type RequestHandler } from "express";
import type { App } from "#core/app-context";
import { isFamily } from "#core/sign-ins/authenticate";
import { refuseCostlyJson } from "#http/bodies/json-bounds";
import { photoBudget } from "#http/bodies/body-budget";
import { readTextBody, STRANGERS_BODY_BYTES, USUAL_BODY_BYTES } from "#http/bodies/read-body";
import { translateFor } from "#core/language";
import { wholeDatabase } from "../http/whole-database";
import { requestContext } from "../http/request-context";
import { errorToSend } from "#http/errors/known-error";
import { ERROR_KINDS } from "#core/app-error";
import type { ProcedureTable } from "./procedure-table";

/** The web app sends at most this many calls in one request. */
const MAX_CALLS = 20;

/** The procedures over HTTP, as the web app calls them; a body is bounded before any of it is parsed. */
export function trpcHandler(app: App, router: AnyRouter, procedures: ProcedureTable): Router {
  const handler = Router();
  handler.use(
    wholeDatabase(app),
    boundedInput(app, procedures),
    createExpressMiddleware({
      router,
      createContext: ({ req, res }) => requestContext(app, req, res),
      maxBatchSize: MAX_CALLS,
      responseMeta: () => ({
        headers: new Headers([
          ["cache-control", "no-store"],
          // A proxy that collects an answer would hold back what a procedure yields.
          ["x-accel-buffering", "no"],
        ]),
      }),
    }),
    trpcErrors(app),
  );
  return handler;
}

function boundedInput(app: App, procedures: ProcedureTable): RequestHandler {
  return async (request, response, next) => {
    if (request.method === "GET") {
      const input = request.query["input"];
      if (typeof input === "string") refuseCostlyJson(Buffer.from(input));
      next();
      return;
    }
    const limit = isFamily(requestContext(app, request, response))
      ? largestBodyOf(request, procedures)
      : STRANGERS_BODY_BYTES;
    if (limit > USUAL_BODY_BYTES) await photoBudget.admit(request, response, limit);
    readTextBody(limit)(request, response, next);
  };
}

function largestBodyOf(request: Request, procedures: ProcedureTable): number {
  const paths = request.path.slice(1).split(",", MAX_CALLS);
  return Math.max(...paths.map((path) => procedures.maxBodyBytesOf(path)));
}

/** What is refused before a procedure is reached, in the form in which the web app expects its errors. */
function trpcErrors(app: App): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const known = errorToSend(app, error);
    const message = known.in(translateFor(request));
    const { status, code } = ERROR_KINDS[known.kind];
    response.status(status).json({
      error: { json: { message, code: -32_600, data: { code, httpStatus: status, body: known.fields } } },
    });
  };
}
