import { BlockList, isIP } from "node:net";
import { networkInterfaces } from "node:os";

/** Networks of IPv4 that are nobody's on the internet (IANA's registry of special-purpose addresses). */
const SPECIAL_V4 =
  "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4";
/** Within the internet's own 2000::/3: protocols and Teredo, documentation, 6to4. */
const SPECIAL_V6 = "2001::/23 2001:db8::/32 2002::/16 3fff::/20";
/** Networks that only a home has: private ones, a private overlay's, this box, unique local ones. */
const HOME = "10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 172.16.0.0/12 192.168.0.0/16 ::1/128 fc00::/7";
/** Nobody's home, for all that the box is in it: a cloud tells its own keys there. */
const LINK_LOCAL = "169.254.0.0/16 fe80::/10";
/** Prefix of a home's IPv6 network at most: its devices have addresses of the internet, and are no less its own. */
const HOME_PREFIX_BITS = 48;

/** Made for the first address that is looked at, which most servers never see. */
const known = () => (lists ??= makeLists());
let lists: ReturnType<typeof makeLists> | undefined;

function makeLists() {
  return {
    specialV4: networks(SPECIAL_V4.split(" ")),
    specialV6: networks(SPECIAL_V6.split(" ")),
    globalV6: networks(["2000::/3"]),
    nat64: networks(["64:ff9b::/96"]),
    home: networks(HOME.split(" ")),
    linkLocal: networks(LINK_LOCAL.split(" ")),
  };
}

/** Whether an IP address is a public one of the internet: not this box, not the home's network, in no disguise. */
export function isPublicAddress(address: string, ofThisBox: readonly string[] = ownNetworks()): boolean {
  const { specialV4, specialV6, globalV6, nat64 } = known();
  if (networks(ofThisBox).check(address, isIP(address) === 6 ? "ipv6" : "ipv4")) return false;
  if (isIP(address) === 4) return !specialV4.check(address, "ipv4");
  if (isIP(address) !== 6) return false;
  const embedded = nat64.check(address, "ipv6") ? lastFourBytes(address) : null;
  if (embedded !== null) return isPublicAddress(embedded, ofThisBox);
  return globalV6.check(address, "ipv6") && !specialV6.check(address, "ipv6");
}

/** Whether an IP address is one of the home network or of this box. What is neither this nor public is nobody's. */
export function isHomeAddress(address: string, ofThisBox: readonly string[] = ownNetworks()): boolean {
  const { home, linkLocal } = known();
  const family = isIP(address) === 6 ? "ipv6" : "ipv4";
  if (isIP(address) === 0 || linkLocal.check(address, family)) return false;
  return home.check(address, family) || networks(ofThisBox).check(address, family);
}

/** The networks that this box is in, as "address/bits". */
function ownNetworks(): readonly string[] {
  return Object.values(networkInterfaces()).flatMap((each) =>
    (each ?? []).flatMap(({ address, cidr, family }) => {
      if (cidr === null) return [];
      const isOfTheInternet = family === "IPv6" && known().globalV6.check(address, "ipv6");
      return [isOfTheInternet ? `${address}/${HOME_PREFIX_BITS}` : cidr];
    }),
  );
}

function networks(named: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of named) {
    const [address = "", bits = "0"] = entry.split("/");
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? "ipv6" : "ipv4");
  }
  return list;
}

/** "64:ff9b::c0a8:1" is 192.168.0.1; the address of a URL always writes its end as two groups, other sources as four numbers. */
function lastFourBytes(address: string): string | null {
  const dotted = /(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (dotted !== undefined) return dotted;
  const [, high = "0", low = "0"] = /(?:([\da-f]*):)?([\da-f]*)$/i.exec(address) ?? [];
  const bytes = [high, low].flatMap((group) => {
    const value = Number.parseInt(group || "0", 16);
    return [value >> 8, value & 0xff];
  });
  return bytes.join(".");
}
