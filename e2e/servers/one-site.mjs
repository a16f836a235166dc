// Loaded into a server of a story (node --import): a name leads to an address of the internet, and a connection to that address
// to the site that the story serves itself (SITE_PORT). All between is the product's, the refusal of addresses at home included.
import dns from "node:dns/promises";
import { syncBuiltinESMExports } from "node:module";
import { Socket } from "node:net";

const { SITE_NAME, SITE_PORT } = process.env;
const ON_THE_INTERNET = "93.184.215.14";

const { lookup } = dns;
dns.lookup = (host, options) =>
  host === SITE_NAME ? Promise.resolve([{ address: ON_THE_INTERNET, family: 4 }]) : lookup(host, options);
syncBuiltinESMExports();

const connect = Reflect.get(Socket.prototype, "connect");
Socket.prototype.connect = function (...args) {
  // Node's own form of them, of `net.connect`; the same list is looked at again.
  const [target] = Array.isArray(args[0]) ? args[0] : args;
  if (target?.host === ON_THE_INTERNET) Object.assign(target, { host: "127.0.0.1", port: Number(SITE_PORT) });
  return connect.apply(this, args);
};
