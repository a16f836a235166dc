import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import type { Agent } from "undici";

/** Finds the IP addresses of a name. */
export type Resolve = (host: string) => Promise<readonly { readonly address: string }[]>;

/** By whom this box asks. */
export const resolveByDns: Resolve = (host) => lookup(host, { all: true });

/** An address of the web as somebody wrote it, with `scheme` where it says none; null for files, data, and names with a password. */
export function webAddress(written: string, scheme: "http" | "https"): URL | null {
  const hasScheme = /^[a-z][a-z\d+.-]*:/i.test(written) && !/^[\w.-]+:\d+(?:\/|$)/.test(written);
  const whole = hasScheme ? written : `${scheme}://${written}`;
  const url = URL.canParse(whole) ? new URL(whole) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "" ? url : null;
}

/** The IP addresses that a URL leads to, looked up this once; whoever connects afterwards uses {@link agentTo} with one of them. */
export async function addressesOf(url: URL, resolve: Resolve): Promise<readonly string[]> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  return isIP(host) ? [host] : (await resolve(host)).map(({ address }) => address);
}

/**
 * An agent whose connections go to the one address that was looked at, whatever the name says by now; the certificate is still
 * the name's.
 */
export async function agentTo(address: string, options: Agent.Options = {}): Promise<Agent> {
  const { Agent: UndiciAgent, buildConnector } = await import("./undici");
  const connectTo = buildConnector({});
  return new UndiciAgent({
    ...options,
    connect: (target, done) => connectTo({ ...target, hostname: address }, done),
    pipelining: 0,
  });
}
