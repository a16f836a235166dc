import { createServer } from "node:net";

/** What to listen on for this setting: "::" hears IPv6 and IPv4 alike, and is "0.0.0.0" on a box that has no IPv6. */
export async function listeningHost(host: string): Promise<string> {
  if (host !== "::") return host;
  const tried = createServer();
  return new Promise((resolve) => {
    tried.once("error", () => resolve("0.0.0.0"));
    tried.listen(0, host, () => tried.close(() => resolve(host)));
  });
}
