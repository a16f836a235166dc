import type { Request, RequestHandler } from "express";
import { isIP } from "node:net";
import { translatorFor } from "#core/language";

/** Names that no stranger can register: of this box, and of networks at home (RFC 6761, 6762, 8375 and ICANN's .internal). */
const HOME_NAMES = /(?:^|\.)(?:localhost|local|home\.arpa|lan|home|internal|fritz\.box)$/;

/**
 * Refuses requests under a name that is not the family's. A page elsewhere can give its own name the address of this box
 * (DNS rebinding), and the browser would then take us for that page; the name that it sends gives it away.
 * @param names further names that the family has set; `*.example.net` is any name below
 */
export function allowedHosts(names: readonly string[]): RequestHandler {
  return async (request, response, next) => {
    // Which of two names is meant, each program on the way would say by itself.
    if (!request.url.startsWith("/") || hostsOf(request) > 1) {
      const t = await translatorFor(request);
      response.status(400).json({ error: t("This request names its host in a way that Tureen does not answer.") });
      return;
    }
    if (isAllowedHost(request.headers.host ?? "", names)) {
      next();
      return;
    }
    const t = await translatorFor(request);
    response.status(421).json({
      error: t("Tureen does not answer under this name. Whoever looks after the box can allow it: ALLOWED_HOSTS."),
    });
  };
}

const hostsOf = ({ rawHeaders }: Request): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length;

/** Addresses, names without a dot and names of the home network are nobody else's. */
export function isAllowedHost(header: string, names: readonly string[]): boolean {
  const host = header.toLowerCase().replace(/:\d*$/, "").replace(/\.$/, "");
  const address = host.startsWith("[") && host.endsWith("]") ? host.slice(1, -1) : host;
  if (host === "" || isIP(address) !== 0) return true;
  if (!host.includes(".") || HOME_NAMES.test(host)) return true;
  return names.some((name) => (name.startsWith("*.") ? host.endsWith(name.slice(1)) : host === name));
}
