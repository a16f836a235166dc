import { BlockList, isIP } from "node:net";

const OFF = ["0", "false", "off", "no"];
const ON = ["1", "true", "on", "yes", "loopback"];

/** One proxy on this box, the addresses and networks that are proxies, or null: nobody is believed. */
export type TrustedProxies = readonly string[] | "one-hop" | null;

/** Reads `TRUST_PROXY`; undefined where it is neither on, off nor a list of addresses and networks. */
export function parseTrustedProxies(setting: string): TrustedProxies | undefined {
  const text = setting.trim().toLowerCase();
  if (OFF.includes(text)) return null;
  if (ON.includes(text)) return "one-hop";
  const named = text.split(",").map((part) => part.trim());
  return named.every(isAddressOrNetwork) ? named : undefined;
}

function isAddressOrNetwork(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/**
 * What Express asks of each hop of X-Forwarded-For, from ours outwards. "One hop" believes a proxy on this box about the one
 * address before it, and nobody else about anything: a private address is a phone's as well as a proxy's.
 */
export function trustProxy(trusted: TrustedProxies | undefined): (address: string, hop: number) => boolean {
  if (!trusted) return () => false;
  const isNamed = namedAddresses(trusted === "one-hop" ? ["127.0.0.0/8", "::1"] : trusted);
  return trusted === "one-hop" ? (address, hop) => hop === 0 && isNamed(address) : isNamed;
}

/** Whether an address is one of the proxies that are believed. */
export function namedAddresses(named: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of named) {
    const [address = "", bits] = entry.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").split("%")[0] ?? "";
    const family = isIP(plain);
    return family !== 0 && list.check(plain, family === 6 ? "ipv6" : "ipv4");
  };
}
