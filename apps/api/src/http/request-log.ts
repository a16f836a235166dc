import type { RequestHandler } from "express";
import type { Log } from "../logger";

/** One line a request at DEBUG: what was asked and how it ended, without query, headers or body. */
export function requestLog(log: Log): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    response.on("finish", () => {
      const ms = Math.round(performance.now() - startedAt);
      // baseUrl + path leaves out the query, where a token might have been put by mistake.
      log.debug(
        { method: request.method, path: request.originalUrl.split("?")[0], status: response.statusCode, ms },
        "request",
      );
    });
    next();
  };
}
