import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { answerChat } from "./chat-route";
import { refusalOf } from "../faults/fault-refusals";
import { goJson } from "./go-json";
import { listModels, pullModel, runningModels, serverStatus, showModel } from "./model-routes";
import { pause } from "./pause";
import { askRemote, remoteOf } from "./remote-model";
import { OllamaError, refused } from "./refusals";
import type { LoggedRequest } from "./request-log";
import type { ServerState } from "./server-state";

interface Call {
  readonly state: ServerState;
  readonly body: unknown;
  readonly response: ServerResponse;
  readonly entry: LoggedRequest;
  readonly signal: AbortSignal;
}

type Route = (call: Call) => Promise<void> | void;

const ROUTES: Readonly<Record<string, Readonly<Record<string, Route>>>> = {
  "/": { GET: sendRunning, HEAD: sendRunning },
  "/api/version": {
    GET: ({ state, response }) => send(response, { version: state.version() }),
    HEAD: ({ response }) => send(response, {}),
  },
  "/api/tags": { GET: (call) => sendOfModels(call, listModels), HEAD: ({ response }) => send(response, {}) },
  "/api/status": { GET: ({ state, response }) => send(response, serverStatus(state)) },
  "/api/ps": { GET: ({ state, response }) => send(response, runningModels(state)) },
  "/api/show": { POST: show },
  "/api/pull": { POST: ({ state, body, response, signal }) => pullModel(state, body, response, signal) },
  "/api/chat": { POST: (call) => chat(call, "chat") },
  "/api/generate": { POST: (call) => chat(call, "generate") },
};

/** The server that the product talks to. It looks like Ollama and nothing on it tells otherwise. */
export function createApiServer(state: ServerState): Server {
  const server = createServer((request, response) => void handle(state, request, response));
  server.requestTimeout = 0;
  server.headersTimeout = 0;
  server.keepAliveTimeout = 1_000;
  return server;
}

async function handle(state: ServerState, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = new URL(request.url ?? "/", "http://double").pathname;
  const { log } = state;
  const entry = log.open(request.method ?? "", path, request.headers);
  const gone = new AbortController();
  request.socket.setNoDelay(true);
  response.on("close", () => {
    if (!response.writableFinished) gone.abort();
    if (entry.fault?.startsWith("F04")) log.close(entry, "server");
    log.close(entry, response.writableFinished ? "server" : "client");
  });
  try {
    const route = findRoute(path, request.method ?? "");
    const raw = await readBody(request);
    refuseForServerFault(state, entry, path);
    await route({ state, body: parseBody(raw, request.method ?? ""), response, entry, signal: gone.signal });
  } catch (error) {
    refuse(response, entry, error);
  }
}

function findRoute(path: string, method: string): Route {
  const methods = ROUTES[path];
  if (!methods) throw new OllamaError(404, "404 page not found", "text/plain");
  const route = methods[method];
  if (!route) throw new OllamaError(405, "405 method not allowed", "text/plain");
  return route;
}

/** A refused Host header or a proxy in between meets every call; chat calls ask for themselves, with their number. */
function refuseForServerFault(state: ServerState, entry: LoggedRequest, path: string): void {
  if (["/api/chat", "/api/generate"].includes(path)) return;
  const fault = state.faults.pick({ model: undefined, chatNumber: undefined });
  const refusal = fault && refusalOf(fault, "");
  if (!fault || !refusal) return;
  entry.fault = fault.id;
  throw refusal;
}

function chat({ state, body, response, entry, signal }: Call, endpoint: "chat" | "generate"): Promise<void> {
  const chatNumber = state.log.openChat(entry);
  return answerChat(state, { endpoint, body, response, entry, chatNumber, signal });
}

function refuse(response: ServerResponse, entry: LoggedRequest, error: unknown): void {
  const refusal =
    error instanceof OllamaError ? error : refused(500, error instanceof Error ? error.message : "unknown error");
  entry.status = refusal.status;
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const type = refusal.contentType === "" ? {} : { "Content-Type": refusal.contentType };
  response.writeHead(refusal.status, { ...type, "Content-Length": Buffer.byteLength(refusal.body) });
  response.end(refusal.body);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  // Safe: without an encoding set, a request yields Buffers.
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

function parseBody(raw: string, method: string): unknown {
  if (method !== "POST") return undefined;
  if (raw.trim() === "") throw refused(400, "missing request body");
  try {
    const body: unknown = JSON.parse(raw);
    return body;
  } catch {
    throw refused(400, `invalid character '${raw.trim().charAt(0)}' looking for beginning of value`);
  }
}

/** Details of a cloud model are asked for where it answers. */
async function show(call: Call): Promise<void> {
  const remote = remoteOf(call.state, call.body);
  if (remote) await askRemote(call.state, remote, "/api/show", call.body);
  await sendOfModels(call, showModel);
}

async function sendOfModels(
  { state, body, response, signal }: Call,
  read: (state: ServerState, body: unknown) => unknown,
): Promise<void> {
  await pause(state.configuration.settings.metadataMs, signal);
  send(response, read(state, body));
}

function sendRunning({ response }: Call): void {
  response.writeHead(200, { "Content-Type": "text/plain; charset=utf-8" });
  response.end("Ollama is running");
}

function send(response: ServerResponse, body: unknown): void {
  const text = goJson(body);
  response.writeHead(200, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
  });
  response.end(text);
}
