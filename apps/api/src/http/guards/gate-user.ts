import type { IncomingMessage } from "node:http";
import type { Config } from "#core/config";
import { trustProxy } from "#core/trusted-proxies";

const MAX_CHARS = 100;

/**
 * Whom a gate in front of Tureen (Authelia, Authentik, HTTP Basic) has let in, by the header that the household has named: said by
 * a proxy that is believed, on the connection itself, and once. Null for everybody else, whatever they send.
 */
export function gateUser(
  { TRUSTED_USER_HEADER: header, TRUST_PROXY }: Config,
  request: IncomingMessage,
): string | null {
  if (!header || !trustProxy(TRUST_PROXY)(request.socket.remoteAddress ?? "", 0)) return null;
  // A second one may be a stranger's, which the proxy has passed on.
  const [said, ...more] = request.headersDistinct[header] ?? [];
  if (said === undefined || more.length > 0) return null;
  const user = Buffer.from(said, "latin1").toString("utf8").trim();
  return user === "" || user.length > MAX_CHARS ? null : user;
}
