import type { RequestHandler } from "express";
import type { IncomingMessage } from "node:http";
import { type Config, PATH_PREFIX } from "#core/config";
import { trustProxy } from "#core/trusted-proxies";

/** The header by which Home Assistant's ingress says where it shows what it asks for. */
const INGRESS_HEADER = "x-ingress-path";

/** Below which path of its domain a browser has this server: "" or "/tureen". */
export type BasePathOf = (request: IncomingMessage) => string;

/** The path that Home Assistant shows us under, which only a proxy that is believed can say; null for any other request. */
export function ingressPath({ TRUST_PROXY }: Config): (request: IncomingMessage) => string | null {
  const trusts = trustProxy(TRUST_PROXY);
  return ({ headers, socket }) => {
    const path = headers[INGRESS_HEADER];
    if (typeof path !== "string" || !trusts(socket.remoteAddress ?? "", 0)) return null;
    return path.length <= 200 && PATH_PREFIX.test(path) ? path : null;
  };
}

/** What the ingress says of this request, else what is set for all of them. */
export function basePathOf(config: Config): BasePathOf {
  const ofIngress = ingressPath(config);
  return (request) => ofIngress(request) ?? config.BASE_PATH;
}

/** Proxies keep the path before ours, or take it away: both lead to the same addresses, and so does asking directly. */
export function belowBasePath(basePath: BasePathOf): RequestHandler {
  return (request, response, next) => {
    const base = basePath(request);
    const [path, ...query] = request.url.split("?");
    if (base !== "" && path === base) {
      response.redirect(308, [`${base}/`, ...query].join("?"));
      return;
    }
    if (base !== "" && request.url.startsWith(`${base}/`)) request.url = request.url.slice(base.length);
    next();
  };
}
