import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface PathProxy {
  /** "http://127.0.0.1:4000/tureen" */
  readonly address: string;
  /** What was asked for outside of the path: another app's, on this domain. */
  readonly strayed: readonly string[];
  close(): void;
}

/** What stands in front of a server that has one path of a domain: as Caddy's `handle_path` and nginx' `proxy_pass` with a slash take it away, or as `handle` leaves it. */
export async function pathProxy(port: number, path: string, way: "takes it away" | "leaves it"): Promise<PathProxy> {
  const strayed: string[] = [];
  const proxy = createServer((asked, answer) => {
    const url = asked.url ?? "/";
    if (url.startsWith(`${path}/`))
      passOn(asked, answer, { port, url: way === "leaves it" ? url : url.slice(path.length) });
    else {
      strayed.push(url);
      answer.writeHead(404).end("another app");
    }
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const { port: own } = proxy.address() as AddressInfo; // it listens on a port
  return {
    address: `http://127.0.0.1:${own}${path}`,
    strayed,
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

function passOn(asked: IncomingMessage, answer: ServerResponse, { port, url }: { port: number; url: string }): void {
  const headers = {
    ...asked.headers,
    "x-forwarded-for": asked.socket.remoteAddress ?? "",
    "x-forwarded-proto": "http",
  };
  const passed = request({ port, host: "127.0.0.1", path: url, method: asked.method ?? "GET", headers }, (answered) => {
    answer.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(answer);
  });
  passed.on("error", () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end("Bad gateway")));
  // Whoever has left needs no answer: a stream ends with its reader.
  answer.on("close", () => passed.destroy());
  asked.pipe(passed);
}
