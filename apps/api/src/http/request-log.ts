import type { RequestHandler } from "express";
import type { Log } from "#core/logger";
import { addressKey } from "./request-context";

/** What a family may want to know of afterwards: somebody was slowed down, nothing could be saved. */
const TOLD_STATUSES = new Set([421, 429, 503, 507]);

/** The addresses of the calendar, of a photo and of a link for guests are keys, however they are written. */
function withoutSecret(path: string): string {
  return decoded(path).replace(/\/(calendar|media|guest)\/.*/is, "/$1/…");
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * One line a request at DEBUG: what was asked and how it ended, without query, headers or body. What was refused for its
 * frequency, its host or the state of the disk is told at WARN, with the address.
 */
export function requestLog(log: Log): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    response.on("finish", () => {
      const isTold = TOLD_STATUSES.has(response.statusCode);
      if (!isTold && !log.isLevelEnabled("debug")) return;
      const ms = Math.round(performance.now() - startedAt);
      // The path leaves out the query, where a token might have been put by mistake.
      const line = {
        method: request.method,
        path: withoutSecret(request.originalUrl.split("?")[0] ?? ""),
        status: response.statusCode,
        ms,
      };
      if (isTold) log.warn({ ...line, address: addressKey(request.ip) }, "refused");
      else log.debug(line, "request");
    });
    next();
  };
}
