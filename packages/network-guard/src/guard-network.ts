import { Socket } from "node:net";

/** Ports that a system gives to whoever asks for any; a fixed port is of a server that no test has started. */
const FIRST_FREE_PORT = 32_768;
/** The discard port: tests name it where nobody is to answer. */
const NOBODYS_PORT = 9;

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/i;

/** Nobody's names, for ever (RFC 6761, section 6.4). */
const UNKNOWN_NAME = /\.invalid\.?$/i;

const connect = Reflect.get(Socket.prototype, "connect") as (...args: unknown[]) => Socket; // node's own
const refused: string[] = [];

/**
 * Refuses every connection of this process, fetch included, that a test may not make, before a name is looked up.
 * @param loopback true where tests start servers of their own on this machine; false where nothing may be reached at all
 */
export function guardNetwork({ loopback }: { readonly loopback: boolean }): void {
  Socket.prototype.connect = function guarded(this: Socket, ...args: unknown[]) {
    const target = targetOf(args);
    if (target === null || (loopback && isOwn(target))) return Reflect.apply(connect, this, args);
    if (UNKNOWN_NAME.test(target.host)) return fail(this, nameUnknown(target.host));
    const sentence = `This test tried to reach ${target.host}:${target.port}. Tests reach nothing but servers that they start themselves.`;
    refused.push(sentence);
    return fail(this, new Error(sentence));
  };
}

function fail(socket: Socket, error: Error): Socket {
  process.nextTick(() => socket.destroy(error));
  return socket;
}

/** As a resolver says it, without asking one. */
function nameUnknown(host: string): Error {
  return Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), {
    code: "ENOTFOUND",
    syscall: "getaddrinfo",
    hostname: host,
  });
}

/** What was refused since the last look, a sentence for each connection. */
export function takeRefused(): string[] {
  return refused.splice(0);
}

/** For after each test: what the product made of the refusal does not count. @throws Error with the sentences */
export function failIfRefused(): void {
  const sentences = takeRefused();
  if (sentences.length > 0) throw new Error(sentences.join("\n"));
}

interface Target {
  readonly host: string;
  readonly port: number;
}

/** Where a socket is asked to connect to: `(port, host)`, `({ port, host })`, or node's own list of the two; null for a pipe. */
function targetOf(args: readonly unknown[]): Target | null {
  const [first, second] = Array.isArray(args[0]) ? (args[0] as unknown[]) : args; // node's own normalized arguments
  if (typeof first === "object" && first !== null) {
    const { path, port, host } = first as { path?: unknown; port?: unknown; host?: unknown }; // net.connect's options
    return typeof path === "string"
      ? null
      : { host: typeof host === "string" ? host : "localhost", port: Number(port) };
  }
  if (typeof first === "string" && Number.isNaN(Number(first))) return null;
  return { host: typeof second === "string" ? second : "localhost", port: Number(first) };
}

function isOwn({ host, port }: Target): boolean {
  return LOOPBACK.test(host.replace(/^\[|\]$/g, "")) && (port === NOBODYS_PORT || port >= FIRST_FREE_PORT);
}
