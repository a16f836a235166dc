import { networkInterfaces } from "node:os";
import type { Config } from "#core/config";

/** Addresses of this box that phones at home can reach, the likeliest first: IPv4, since people type them, IPv6 where there is no other. */
function homeAddresses(host: string): string[] {
  const outward = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ internal }) => !internal);
  const of = (family: "IPv4" | "IPv6") => outward.flatMap((each) => (each.family === family ? [each.address] : []));
  const addresses = of("IPv4");
  if (addresses.length > 0 || host !== "::")
    return addresses.toSorted((left, right) => likelihood(left) - likelihood(right));
  // An address of one link alone means nothing without the name of the phone's own interface.
  return of("IPv6").filter((address) => !/^fe[89ab]/i.test(address));
}

/** Where phones find a server that listens on `host` and `port`: "http://192.168.1.20:3000/tureen". Empty where none can reach it. */
export function homeUrls({ HOST: host, BASE_PATH: base }: Pick<Config, "HOST" | "BASE_PATH">, port: number): string[] {
  const isReachable = host === "0.0.0.0" || host === "::";
  const addresses = isReachable
    ? homeAddresses(host)
    : [host].filter((address) => !/^(?:127\.|localhost$|::1$)/.test(address));
  return addresses.map((address) => `http://${address.includes(":") ? `[${address}]` : address}:${port}${base}`);
}

/** Routers give out 192.168; 172.16 to 31 is mostly a container's own network. */
function likelihood(address: string): number {
  if (address.startsWith("192.168.")) return 0;
  return address.startsWith("172.") ? 2 : 1;
}
