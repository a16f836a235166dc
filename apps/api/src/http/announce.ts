import type { Server } from "node:http";
import { homeUrls } from "./home-addresses";

/** Prints where the family finds Tureen, and the generated password this one time. */
export function announce(server: Server, host: string, generatedPassword: string | null): void {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const lines = ["", "Tureen is ready.", `  On this box:    http://localhost:${port}`];
  for (const url of homeUrls(host, port)) lines.push(`  In your home:   ${url}`);
  if (generatedPassword !== null) {
    lines.push(
      "",
      `  Family password: ${generatedPassword}`,
      "  Write it down: it is shown this once. You can change it on the Admin page.",
    );
  }
  process.stdout.write(`${lines.join("\n")}\n\n`);
}
