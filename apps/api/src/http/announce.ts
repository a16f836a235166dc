import type { Server } from "node:http";
import { networkInterfaces } from "node:os";

/** Prints where the family finds Tureen, and the generated password this one time. */
export function announce(server: Server, host: string, generatedPassword: string | null): void {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const lines = ["", "Tureen is ready.", `  On this box:    http://localhost:${port}`];
  for (const home of host === "0.0.0.0" || host === "::" ? homeAddresses() : []) lines.push(`  In your home:   http://${home}:${port}`);
  if (generatedPassword !== null) {
    lines.push("", `  Family password: ${generatedPassword}`, "  Write it down: it is shown this once. You can change it on the Admin page.");
  }
  process.stdout.write(`${lines.join("\n")}\n\n`);
}

/** IPv4 addresses of this box that phones at home can reach. */
export function homeAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter((address) => address.family === "IPv4" && !address.internal)
    .map((address) => address.address);
}
