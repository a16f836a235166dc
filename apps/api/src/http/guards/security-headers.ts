import type { RequestHandler, Request, Response } from "express";
import helmet from "helmet";

/**
 * The page loads nothing from outside and runs no inline script: with the token in local storage this is the second lock.
 * Inline styles are allowed because dialogs and toasts place themselves with them.
 * @param isFramed whether a page of the same address shows this one within itself, as Home Assistant does; no other may
 */
export function securityHeaders(isFramed: (request: Request) => boolean): RequestHandler {
  const headers = headersSetBy(policy("'none'"));
  const framed = headersSetBy(policy("'self'"));
  return (request, response, next) => {
    for (const [name, value] of isFramed(request) ? framed : headers) response.setHeader(name, value);
    next();
  };
}

/** The headers are the same for every answer: helmet works them out once. */
function headersSetBy(handler: RequestHandler): readonly (readonly [string, string])[] {
  const headers = new Map<string, string>();
  const response = {
    setHeader: (name: string, value: string) => void headers.set(name, value),
    removeHeader: (name: string) => void headers.delete(name),
  };
  // helmet's middlewares set and remove headers and do nothing else.
  handler({} as Request, response as unknown as Response, () => undefined);
  return [...headers];
}

function policy(ancestors: "'none'" | "'self'"): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: [ancestors],
      },
    },
    referrerPolicy: { policy: "no-referrer" },
    frameguard: { action: ancestors === "'none'" ? "deny" : "sameorigin" },
    // Plain HTTP is the usual case on a home network; whoever adds TLS adds HSTS at the same place.
    strictTransportSecurity: false,
    // Browsers ignore these two on plain HTTP and say so on the console.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
}
