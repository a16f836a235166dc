import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import { performance } from "node:perf_hooks";
import { gunzipSync } from "node:zlib";

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

interface Call {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls a running house as a browser at home does: one connection that stays open, compressed answers. */
export class HouseClient {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });
  private token = "";

  constructor(private readonly port: number) {}

  async signIn(password: string): Promise<Answer> {
    const answer = await this.rest("POST", "/auth/login", { body: { password } });
    const { token } = answer.json() as { token: string }; // specification, section 7
    this.token = token;
    return answer;
  }

  rest(method: "GET" | "POST" | "PUT", path: string, call: Call = {}): Promise<Answer> {
    return this.send(method, `/api${path}`, call);
  }

  query(procedure: string, input: unknown): Promise<Answer> {
    const search = input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify({ json: input }))}`;
    return this.send("GET", `/trpc/${procedure}${search}`, {});
  }

  mutate(procedure: string, input: unknown): Promise<Answer> {
    return this.send("POST", `/trpc/${procedure}`, { body: { json: input } });
  }

  close(): void {
    this.agent.destroy();
  }

  private async send(method: string, path: string, { body, headers }: Call): Promise<Answer> {
    const startedAtMs = performance.now();
    const sent = request({
      agent: this.agent,
      port: this.port,
      host: "127.0.0.1",
      method,
      path,
      headers: {
        "accept-encoding": "gzip",
        authorization: `Bearer ${this.token}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
    });
    sent.end(body === undefined ? undefined : JSON.stringify(body));
    const [response] = (await once(sent, "response")) as [IncomingMessage]; // what the event carries
    const parts: Buffer[] = [];
    for await (const part of response) parts.push(part as Buffer); // a stream without an encoding gives buffers
    const milliseconds = performance.now() - startedAtMs;
    const raw = Buffer.concat(parts);
    const text = (): string => (response.headers["content-encoding"] === "gzip" ? gunzipSync(raw) : raw).toString();
    if ((response.statusCode ?? 500) >= 400)
      throw new Error(`${method} ${path} was answered with ${response.statusCode}: ${text()}`);
    return {
      status: response.statusCode ?? 0,
      etag: response.headers.etag,
      milliseconds,
      bytes: raw.length,
      json: () => JSON.parse(text()) as unknown,
    };
  }
}

/** What a procedure's answer holds. */
export function dataOf(answer: Answer): unknown {
  return (answer.json() as { result: { data: { json: unknown } } }).result.data.json; // the envelope of tRPC with superjson
}
