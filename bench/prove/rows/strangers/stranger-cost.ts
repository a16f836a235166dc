import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { startServer } from "../../../speed/running-server";
import { send } from "../../family";
import { inFolder, listed, type Proof } from "../../proof";

const MB = 2 ** 20;
const ROUNDS = 7;
const JSON_TYPE = { "content-type": "application/json" };
const FORM = { "content-type": "multipart/form-data; boundary=soup" };

/** Each as much as one request can carry, sent without a password. */
const REQUESTS: readonly (readonly [string, string, string, string | Buffer | undefined, Record<string, string>])[] = [
  ["nested, tRPC", "POST", "/trpc/auth.login", `{"json":${"[".repeat(15.7 * MB)}`, JSON_TYPE],
  ["nested, REST", "POST", "/api/auth/login", `{"password":${"[".repeat(MB)}`, JSON_TYPE],
  ["nested, batch", "POST", "/trpc/auth.login?batch=1", `{"0":{"json":${"{".repeat(8 * MB)}`, JSON_TYPE],
  ["nested input", "GET", `/trpc/larder.list?input=${"[".repeat(8000)}`, undefined, {}],
  ["a thousand calls", "GET", `/trpc/${"larder.list,".repeat(900)}?batch=1`, undefined, {}],
  [
    "compressed",
    "POST",
    "/api/auth/login",
    gzipSync(Buffer.alloc(200 * MB, " ")),
    { ...JSON_TYPE, "content-encoding": "gzip" },
  ],
  ["large photo", "POST", "/api/recipes/suggest-with-image", JSON.stringify({ image: "A".repeat(28 * MB) }), JSON_TYPE],
  ["a password", "POST", "/api/auth/login", JSON.stringify({ password: "ä".repeat(1000) }), JSON_TYPE],
  ["nested, MCP", "POST", "/mcp", `{"jsonrpc":"2.0","params":${"[".repeat(MB)}`, JSON_TYPE],
  ["an export", "POST", "/api/recipe-imports/preview", Buffer.alloc(28 * MB, 1), FORM],
  ["a backup", "POST", "/api/admin/backups/upload", Buffer.alloc(28 * MB, 1), FORM],
  ["a page", "POST", "/api/recipes/read-page", JSON.stringify({ source: "<p>".repeat(4 * MB) }), JSON_TYPE],
  ["everything", "GET", "/api/export", undefined, {}],
  ["the live stream", "GET", "/trpc/live.follow", undefined, {}],
  ["a calendar", "GET", `/calendar/${"A".repeat(43)}.ics`, undefined, {}],
  ["a picture", "GET", `/media/${"a".repeat(32)}/320.webp`, undefined, {}],
  ["the document", "GET", "/api/openapi.json", undefined, {}],
  ["the page", "GET", "/recipes", undefined, {}],
];

const H = "Host: localhost\r\n";
const POST = `POST /api/auth/login HTTP/1.1\r\n${H}Content-Type: application/json\r\n`;

/** What no HTTP client would send. */
const BYTES: readonly (readonly [string, string])[] = [
  ["pipelined", `GET /api/openapi.json HTTP/1.1\r\n${H}\r\n`.repeat(2000)],
  ["pipelined passwords", `${POST}Content-Length: 16\r\n\r\n{"password":"a"}`.repeat(2000)],
  ["chunks of a byte", `${POST}Transfer-Encoding: chunked\r\n\r\n${"1\r\n[\r\n".repeat(200_000)}`],
  ["headers", `GET /recipes HTTP/1.1\r\n${H}${"X: y\r\n".repeat(1900)}\r\n`],
  ["languages", `${POST}Accept-Language: ${"de;q=0.5,".repeat(1700)}\r\nContent-Length: 2\r\n\r\n{}`],
];
const TIMEOUT_MS = 1000;

type Work = readonly [string, (port: number) => Promise<unknown>];

const byFetch = ([name, method, path, body, headers]: (typeof REQUESTS)[number]): Work => [
  name,
  async (port) => {
    const sent = body === undefined ? {} : { body: typeof body === "string" ? body : new Uint8Array(body) };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, ...sent }).catch(() => null);
    await response?.arrayBuffer().catch(() => undefined);
  },
];

const byBytes = ([name, bytes]: (typeof BYTES)[number]): Work => [
  name,
  (port) =>
    new Promise<void>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
      socket.on("error", () => undefined).resume();
      socket.once("close", () => resolve()).setTimeout(TIMEOUT_MS, () => socket.destroy());
    }),
];

export const proof: Proof = {
  title: "any one request without a password",
  goal: "costs < 50 ms of the event loop and < 20 MB",
  isInShortForm: false,
  limitMinutes: 5,
  run: () =>
    inFolder(async (folder) => {
      const server = await startServer(folder);
      // What is made once and kept is not the cost of a request.
      for (const path of ["/api/openapi.json", "/recipes", "/api/health"]) await send(server.port, "GET", path);
      await send(server.port, "POST", "/api/auth/login", { body: { password: "?" } });
      const costs: string[] = [];
      const problems: string[] = [];
      for (const [name, work] of [...REQUESTS.map(byFetch), ...BYTES.map(byBytes)]) {
        const held: number[] = [];
        const grown: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          const before = await server.state();
          await work(server.port);
          const after = await server.state();
          // It cannot have been held for longer than the server has worked, whatever else the machine did.
          held.push(Math.min(after.longestMs, after.workedMs));
          grown.push(Math.max(0, after.residentMb - before.residentMb));
        }
        // What a request costs, it costs each time; a busy machine holds one of them up by itself.
        const [heldMs, grownMb] = [Math.min(...held), Math.min(...grown)];
        costs.push(`${name} ${heldMs.toFixed(0)} ms, ${grownMb.toFixed(0)} MB`);
        if (heldMs >= 50 || grownMb >= 20) problems.push(costs.at(-1) ?? name);
      }
      await server.stop();
      return { result: `${costs.join("; ")}. Too dear: ${listed(problems)}`, holds: problems.length === 0 };
    }),
};
