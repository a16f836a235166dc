import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { App } from "#core/app-context";
import { isFamily } from "#core/sign-ins/authenticate";
import { translatorFor } from "#core/language";
import { addressKey, requestContext } from "../request-context";
import { trustProxy } from "#core/trusted-proxies";

/** For the head of a request, from its first byte or from the connection on. */
const HEAD_TIMEOUT_MS = 10_000;
/** For the body of somebody who has not signed in: a password. */
const STRANGERS_BODY_TIMEOUT_MS = 10_000;
/** 50 MB at 1 Mbit/s take seven minutes; Node's own limit would cut such an upload off. */
const REQUEST_TIMEOUT_MS = 30 * 60_000;
/** Longer than proxies keep theirs (Caddy two minutes): it is the proxy that closes, or a request would meet its end. */
const KEEP_ALIVE_MS = 150_000;
const CHECK_EVERY_MS = 1_000;

const MAX_SOCKETS = 1_000;
const MAX_STRANGERS = 256;
const MAX_STRANGERS_OF_AN_ADDRESS = 64;

/** Requests of one connection that wait for their answer; browsers and proxies send one after the other. */
const MAX_PIPELINED = 4;

/** For `createServer`: looks for requests that take too long once a second. */
export const SERVER_OPTIONS = { connectionsCheckingInterval: CHECK_EVERY_MS } as const;

interface ConnectionGuardParts {
  /** Whether the request comes from a member of the family. */
  readonly isFamily: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Whether the connection comes from a proxy that is believed: the whole household may come through one address. */
  readonly isProxy: (address: string) => boolean;
}

/** How the guard knows the family and its proxies; `current` is the context in force. */
export function guardParts(current: () => App): ConnectionGuardParts {
  const trusts = trustProxy(current().config.TRUST_PROXY);
  return {
    // While a backup is being restored nobody can be known.
    isFamily: (request, response) =>
      current().db.$client.open && isFamily(requestContext(current(), request, response)),
    isProxy: (address) => trusts(address, 0),
  };
}

/**
 * Bounds what connections can hold without a password. A connection is a stranger's until a request on it comes from the
 * family; of one address, and of all, only so many strangers are kept, and the oldest makes room for the newest. Half-sent
 * requests by the thousand push each other out, and nobody else.
 *
 * Node hands on all requests that arrive in one piece before it does anything else: a connection with more of them than
 * anybody needs is ended at once. A stranger's body says how long it is, for one of a hundred thousand chunks of a byte each
 * takes as long as a hundred thousand requests.
 * @param listener what answers
 */
export function guardConnections(
  server: Server,
  { isFamily, isProxy }: ConnectionGuardParts,
  listener: RequestListener,
): void {
  server.headersTimeout = HEAD_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.maxConnections = MAX_SOCKETS;

  // Oldest first: a map keeps the order in which it was filled.
  const strangers = new Map<Socket, string>();

  const makeRoom = (address: string, isOfProxy: boolean): void => {
    const ofAddress = [...strangers].filter(([, other]) => other === address).map(([socket]) => socket);
    const [oldestOfAddress] = ofAddress;
    const [oldest] = strangers.keys();
    if (ofAddress.length >= MAX_STRANGERS_OF_AN_ADDRESS && !isOfProxy) oldestOfAddress?.destroy();
    else if (strangers.size >= MAX_STRANGERS) oldest?.destroy();
  };

  server.on("connection", (socket: Socket) => {
    const address = addressKey(socket.remoteAddress);
    makeRoom(address, isProxy(socket.remoteAddress ?? ""));
    strangers.set(socket, address);
    socket.once("close", () => strangers.delete(socket));
  });

  const unanswered = new WeakMap<Socket, number>();

  const countIn = (socket: Socket, response: ServerResponse): boolean => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    response.once("close", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    return count <= MAX_PIPELINED;
  };

  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    // What had arrived with the request that was too much.
    if (socket.destroyed) return;
    if (!countIn(socket, response)) {
      socket.destroy();
      return;
    }
    // Nothing more is to come of it, and the connection is the family's.
    const isKnown = !strangers.has(socket) && !hasBody(request);
    if (isKnown || isFamily(request, response)) {
      strangers.delete(socket);
    } else if (request.headers["transfer-encoding"] !== undefined) {
      void refuseChunks(request, response);
      return;
    } else {
      const timer = setTimeout(() => socket.destroy(), STRANGERS_BODY_TIMEOUT_MS).unref();
      const stop = (): void => clearTimeout(timer);
      request.once("end", stop).once("close", stop);
    }
    listener(request, response);
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** The connection ends with the answer: nothing more of the body is read. */
async function refuseChunks(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const t = await translatorFor(request);
  response.writeHead(411, { "content-type": "application/json; charset=utf-8", connection: "close" });
  response.end(JSON.stringify({ error: t("Please say how long the body is (Content-Length), or sign in first.") }));
}
