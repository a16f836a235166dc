import { createServer, type IncomingMessage, type Server } from "node:http";
import { fakeModel, type FakeModel } from "./configuration";
import { endPauses, pauseAgain } from "./pause";
import type { ConfigurationChange, ServerState } from "./server-state";

/** What the control plane needs beside the state: a listener that can be closed. */
export interface Listener {
  /** Applies F22: "refused" closes the port, "black-hole" takes connections and never reads; without it the listener opens again. */
  apply(): Promise<void>;
}

/** GET requests, stats; POST mode, model, hurry, reset. On a port of its own, so that the product cannot reach it by mistake. */
export function createControlServer(state: ServerState, listener: Listener): Server {
  return createServer((request, response) => {
    void answer(state, listener, request).then(
      (body) => {
        response.writeHead(200, { "Content-Type": "application/json" });
        response.end(JSON.stringify(body));
      },
      (error: unknown) => {
        response.writeHead(400, { "Content-Type": "application/json" });
        response.end(JSON.stringify({ error: error instanceof Error ? error.message : "unknown error" }));
      },
    );
  });
}

async function answer(state: ServerState, listener: Listener, request: IncomingMessage): Promise<unknown> {
  const body = await readJson(request);
  if (request.method === "POST" && request.url !== "/hurry") pauseAgain();
  switch (`${request.method} ${request.url}`) {
    case "GET /requests":
      return state.log.entries;
    case "GET /stats":
      return { ...state.log.stats, ...state.engine.stats };
    case "POST /mode":
      // Safe: only tests send this, through the typed client in start-fake-ollama.
      state.change(body as ConfigurationChange);
      await listener.apply();
      return { success: true };
    case "POST /model":
      // Safe for the same reason.
      state.install(fakeModel(body as Partial<FakeModel> & { name: string }));
      return { success: true };
    case "POST /hurry":
      endPauses();
      return { success: true };
    case "POST /reset":
      state.reset();
      await listener.apply();
      return { success: true };
    default:
      throw new Error(`The control plane knows no ${request.method} ${request.url}.`);
  }
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  // Safe: without an encoding set, a request yields Buffers.
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  return text === "" ? {} : (JSON.parse(text) as unknown);
}
