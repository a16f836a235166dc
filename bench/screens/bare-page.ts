import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What a page can be at the least: a line of HTML, and a button that counts its touches. */
const PAGE = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title>
<main><h1>Bare</h1><button style="padding: 2rem" onclick="this.textContent = Number(this.textContent) + 1">0</button></main>`;

/** The bare page by itself: what this browser on this machine takes for nothing, beside which the product's screens are read. */
export async function serveBarePage(): Promise<{ readonly address: string; readonly close: () => void }> {
  const server = createServer((_request, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(PAGE);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a TCP server's address
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
