import type { Request } from "express";
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isIPv6 } from "node:net";
import type { App, RequestContext } from "#core/app-context";
import { translateFor } from "#core/language";
import { gateUser } from "./guards/gate-user";

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
 * What throttles count by: an IPv4 address (also one mapped into IPv6, however it is written), or the /64 network of an IPv6
 * address, because one home owns all of a /64.
 */
export function addressKey(ip: string | undefined): string {
  if (!ip) return "unknown";
  const plain = ip.split("%")[0] ?? ip;
  if (!isIPv6(plain)) return ip;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join(".");
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** The eight numbers of an IPv6 address; the last two may be written as an IPv4 address. */
function groupsOf(address: string): number[] {
  const numbers = (part: string): number[] =>
    part
      .split(":")
      .filter(Boolean)
      .flatMap((group) => {
        if (!group.includes(".")) return [Number.parseInt(group, 16)];
        const [a = 0, b = 0, c = 0, d = 0] = group.split(".").map(Number);
        return [(a << 8) | b, (c << 8) | d];
      });
  const [head = "", tail] = address.split("::");
  const [before, after] = [numbers(head), numbers(tail ?? "")];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<number>(zeros).fill(0), ...after];
}
