import type { RequestHandler } from "express";
import helmet from "helmet";

/**
 * The page loads nothing from outside and runs no inline script: with the token in local storage this is the second lock.
 * Inline styles are allowed because dialogs and toasts place themselves with them.
 */
export function securityHeaders(): RequestHandler {
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
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: "no-referrer" },
    frameguard: { action: "deny" },
    // Plain HTTP is the usual case on a home network; whoever adds TLS adds HSTS at the same place.
    strictTransportSecurity: false,
    // Browsers ignore these two on plain HTTP and say so on the console.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
}
