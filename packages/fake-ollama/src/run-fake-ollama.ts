import type { Server } from "node:http";
import { createServer as createTcpServer, type AddressInfo, type Server as TcpServer, type Socket } from "node:net";
import { createApiServer } from "./server/api-server";
import type { Configuration } from "./server/configuration";
import { createControlServer } from "./server/control-server";
import { ServerState } from "./server/server-state";

export interface RunningFakeOllama {
  readonly port: number;
  readonly controlPort: number;
  stop(): Promise<void>;
}

/** Starts the double inside this process, on the given ports or on free ones. */
export async function runFakeOllama(
  initial: Configuration,
  ports: { port: number; controlPort: number },
): Promise<RunningFakeOllama> {
  const state = new ServerState(initial);
  const api = createApiServer(state);
  const port = await listen(api, ports.port);
  const listener = new SwitchableListener(
    api,
    port,
    () => state.configuration.faults.find((fault) => fault.id === "F22")?.variant ?? openUnless(state),
  );
  const control = createControlServer(state, listener);
  const controlPort = await listen(control, ports.controlPort);
  return {
    port,
    controlPort,
    stop: async () => {
      await Promise.all([listener.close(), close(control)]);
    },
  };
}

type ListenerState = "open" | "refused" | "black-hole";

function openUnless(state: ServerState): ListenerState {
  return state.faults.isOn("F22") ? "refused" : "open";
}

/** One port that can answer, be closed, or take connections without ever reading from them. */
class SwitchableListener {
  readonly #api: Server;
  readonly #port: number;
  readonly #wanted: () => string;
  readonly #deaf: TcpServer;
  readonly #deafSockets = new Set<Socket>();
  #current: string = "open";

  constructor(api: Server, port: number, wanted: () => string) {
    this.#api = api;
    this.#port = port;
    this.#wanted = wanted;
    this.#deaf = createTcpServer({ pauseOnConnect: true }, (socket) => {
      this.#deafSockets.add(socket);
      socket.on("close", () => this.#deafSockets.delete(socket));
      socket.on("error", () => socket.destroy());
    });
  }

  async apply(): Promise<void> {
    const wanted = this.#wanted();
    if (wanted === this.#current) return;
    await this.close();
    this.#current = wanted;
    if (wanted === "open") await listen(this.#api, this.#port);
    if (wanted === "black-hole") await listen(this.#deaf, this.#port);
  }

  async close(): Promise<void> {
    if (this.#current === "open") await close(this.#api);
    for (const socket of this.#deafSockets) socket.destroy();
    if (this.#current === "black-hole") await close(this.#deaf);
    this.#current = "refused";
  }
}

function listen(server: Server | TcpServer, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      // Safe: a TCP server that listens has an address with a port.
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function close(server: Server | TcpServer): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ("closeAllConnections" in server) server.closeAllConnections();
  });
}
