import { networkInterfaces } from "node:os";
import type { Config } from "#core/config";

/** IPv4 addresses of this box that phones at home can reach, the likeliest first. */
export function homeAddresses(): string[] {
  const addresses = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter((address) => address.family === "IPv4" && !address.internal)
    .map((address) => address.address);
  return addresses.toSorted((left, right) => likelihood(left) - likelihood(right));
}

/** Where phones find a server that listens on `host` and `port`: "http://192.168.1.20:3000/tureen". Empty where none can reach it. */
export function homeUrls({ HOST: host, BASE_PATH: base }: Pick<Config, "HOST" | "BASE_PATH">, port: number): string[] {
  const isReachable = host === "0.0.0.0" || host === "::";
  const addresses = isReachable
    ? homeAddresses()
    : [host].filter((address) => !/^(?:127\.|localhost$|::1$)/.test(address));
  return addresses.map((address) => `http://${address.includes(":") ? `[${address}]` : address}:${port}${base}`);
}

/** Routers give out 192.168; 172.16 to 31 is mostly a container's own network. */
function likelihood(address: string): number {
  if (address.startsWith("192.168.")) return 0;
  return address.startsWith("172.") ? 2 : 1;
}
