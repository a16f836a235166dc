import type { Problem } from "@tureen/messages/problem";
import type { Speaker } from "@tureen/messages/speakers";
import { text } from "@tureen/messages/text";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { html } from "#core/html";
import { translatorFor } from "#core/language";

/**
 * Answers every request with what keeps Tureen from starting, in the language that it asks for: the family sees a page and
 * not a browser's error, and whoever looks after the box reads what to do. Nothing more is opened and nothing is written.
 */
export function problemServer(problem: Problem): Server {
  return createServer((request, response) => {
    void translatorFor(request).then((t) => answer(request, response, problem, t));
  });
}

function answer(request: IncomingMessage, response: ServerResponse, problem: Problem, t: Speaker): void {
  const wantsPage = request.headers.accept?.includes("text/html") ?? false;
  response.writeHead(503, {
    "content-type": wantsPage ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    connection: "close",
  });
  response.end(wantsPage ? pageOf(problem, t) : JSON.stringify({ error: problem.in(t) }));
}

function pageOf(problem: Problem, t: Speaker): string {
  const title = t(text("Tureen does not start"));
  return html`<!doctype html>
    <html lang="${t.language}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${title}</title>
      <body style="font:1.1rem/1.5 sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem">
        <h1>${title}</h1>
        <p>${problem.in(t)}</p>
      </body>
    </html>`.source;
}
