import type { Request } from "express";
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isIPv6 } from "node:net";
import type { App, RequestContext } from "#core/app-context";
import { translateFor } from "#core/language";
import { gateUser } from "./gate-user";

/**
 * Who asks, from where, and a signal for when they leave before the answer. A request has one context, however many ask
 * for it; what most calls do without is made when it is first asked for.
 */
export function requestContext(app: App, request: IncomingMessage, response: ServerResponse): RequestContext {
  const known = contexts.get(request);
  // A backup may be restored while a long body comes in.
  if (known?.app === app) return known;
  let log: RequestContext["log"] | undefined;
  let t: RequestContext["t"] | undefined;
  let address: string | undefined;
  let signal: AbortSignal | undefined;
  const context: RequestContext = {
    app,
    token: bearerToken(request.headers.authorization),
    response,
    languages: request.headers["accept-language"],
    get t() {
      return (t ??= translateFor(request));
    },
    get gateUser() {
      return gateUser(app.config, request);
    },
    get address() {
      // Express has seen the request before a procedure asks.
      return (address ??= addressKey((request as Request).ip));
    },
    get port() {
      return request.socket.localPort ?? app.config.PORT;
    },
    get signal() {
      return (signal ??= abortedWhenLeft(response));
    },
    get log() {
      return (log ??= app.log.child({ requestId: randomUUID() }));
    },
  };
  contexts.set(request, context);
  return context;
}

const contexts = new WeakMap<IncomingMessage, RequestContext>();

function abortedWhenLeft(response: ServerResponse): AbortSignal {
  const left = new AbortController();
  const abortUnlessAnswered = (): void => {
    if (!response.writableFinished) left.abort();
  };
  if (response.closed) abortUnlessAnswered();
  else response.once("close", abortUnlessAnswered);
  return left.signal;
}

/** The token of `Authorization: Bearer …`; the scheme's case does not matter (RFC 9110). */
export function bearerToken(header: string | undefined): string | null {
  return /^bearer +([^\s]{1,500})$/i.exec(header?.trim() ?? "")?.[1] ?? null;
}

/**
 * What throttles count by: an IPv4 address (also one mapped into IPv6), or the /64 network of an IPv6 address, because
 * one home owns all of a /64.
 */
export function addressKey(ip: string | undefined): string {
  if (!ip) return "unknown";
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = "", tail] = ip.toLowerCase().split("%")[0]?.split("::") ?? [];
  const before = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  return `${[...before, ...zeros, ...after].slice(0, 4).join(":")}::/64`;
}
