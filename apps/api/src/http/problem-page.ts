import { createServer, type Server } from "node:http";

/**
 * Answers every request with what keeps Tureen from starting: the family sees a page and not a browser's error, and whoever
 * looks after the box reads what to do. Nothing is opened and nothing is written.
 */
export function problemServer(sentence: string): Server {
  return createServer((request, response) => {
    const wantsPage = request.headers.accept?.includes("text/html") ?? false;
    response.writeHead(503, {
      "content-type": wantsPage ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
      connection: "close",
    });
    response.end(wantsPage ? pageOf(sentence) : JSON.stringify({ error: sentence }));
  });
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function pageOf(sentence: string): string {
  const text = sentence.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? "");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Tureen does not start</title><body style="font:1.1rem/1.5 sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem"><h1>Tureen does not start</h1><p>${text}</p></body></html>`;
}
