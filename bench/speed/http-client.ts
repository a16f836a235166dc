import { performance } from "node:perf_hooks";
import { gunzipSync } from "node:zlib";
import { Client, Pool } from "undici";

/** An answer as it came over the wire. */
export interface Answer {
  readonly status: number;
  readonly etag: string | undefined;
  /** From the request to the last byte. */
  readonly milliseconds: number;
  /** Bytes on the wire, compressed where the server compressed them. */
  readonly bytes: number;
  /** The body, read. Not part of the time. */
  json(): unknown;
}

/** What is asked of the product or of a floor. */
export interface Request {
  readonly method: "GET" | "POST" | "PUT";
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A query of tRPC with superjson's envelope. */
export function trpcQuery(procedure: string, input: unknown): Request {
  const search = input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify({ json: input }))}`;
  return { method: "GET", path: `/trpc/${procedure}${search}` };
}

export function trpcMutation(procedure: string, input: unknown): Request {
  return { method: "POST", path: `/trpc/${procedure}`, body: { json: input } };
}

/** Calls a server as a browser at home does: connections that stay open, compressed answers. */
export class HttpClient {
  readonly origin: string;
  readonly #client: Client;
  #token = "";

  constructor(port: number) {
    this.origin = `http://127.0.0.1:${port}`;
    this.#client = new Client(this.origin, { bodyTimeout: 0, headersTimeout: 0 });
  }

  /** Returns the token, which every later request carries. */
  async signIn(password: string): Promise<string> {
    const answer = await this.send({ method: "POST", path: "/api/auth/login", body: { password } });
    this.#token = (answer.json() as { token: string }).token; // specification, section 7
    return this.#token;
  }

  async send(request: Request): Promise<Answer> {
    const startedAtMs = performance.now();
    const { statusCode, headers, body } = await this.#client.request(this.#wire(request));
    const raw = Buffer.from(await body.arrayBuffer());
    const milliseconds = performance.now() - startedAtMs;
    const text = (): string => (headers["content-encoding"] === "gzip" ? gunzipSync(raw) : raw).toString();
    if (statusCode >= 400) throw new Error(`${request.method} ${request.path} was answered ${statusCode}: ${text()}`);
    return {
      status: statusCode,
      etag: headers.etag?.toString(),
      milliseconds,
      bytes: raw.length,
      json: () => JSON.parse(text()) as unknown,
    };
  }

  /** Requests a second over so many connections, each of which asks again as soon as it has its answer. */
  async throughput(next: (run: number) => Request, connections: number, seconds: number): Promise<number> {
    const startedAtMs = performance.now();
    const untilMs = startedAtMs + seconds * 1000;
    const done = await this.load(next, connections, () => performance.now() < untilMs);
    return (done / (performance.now() - startedAtMs)) * 1000;
  }

  /** Asks over so many connections for as long as `goesOn` says of the requests that were begun; answers how many were answered. */
  async load(next: (run: number) => Request, connections: number, goesOn: (begun: number) => boolean): Promise<number> {
    const pool = new Pool(this.origin, { connections, pipelining: 1 });
    let begun = 0;
    const visitor = async (): Promise<void> => {
      while (goesOn(begun)) {
        const { statusCode, body } = await pool.request(this.#wire(next(begun++)));
        await body.dump({ limit: 100_000_000 });
        if (statusCode >= 400) throw new Error(`Answered ${statusCode} under load.`);
      }
    };
    await Promise.all(Array.from({ length: connections }, visitor));
    await pool.close();
    return begun;
  }

  async close(): Promise<void> {
    await this.#client.destroy();
  }

  #wire({ method, path, body, headers }: Request) {
    return {
      method,
      path,
      headers: {
        "accept-encoding": "gzip",
        authorization: `Bearer ${this.#token}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    };
  }
}

/** What a procedure's answer holds. */
export function dataOf(answer: Answer): unknown {
  return (answer.json() as { result: { data: { json: unknown } } }).result.data.json; // the envelope of tRPC with superjson
}
