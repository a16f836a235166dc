import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createApp } from "#start/app";
import { createSignIn } from "../../features/auth/access-token.service";
import { testContext } from "../../testing/test-context";
import { guardConnections, guardParts, SERVER_OPTIONS } from "./connection-guard";

interface GuardedServer {
  readonly server: Server;
  readonly token: string;
  /** Opens a connection and sends so much of a request. */
  send(begun: string): Promise<Socket>;
  /** The status that a signed-in phone is answered with, on a connection of its own. */
  phone(): Promise<number>;
}

async function guardedServer(): Promise<GuardedServer> {
  const app = testContext();
  const token = createSignIn(app);
  const server = createServer(SERVER_OPTIONS).listen(0, "127.0.0.1");
  guardConnections(
    server,
    guardParts(() => app),
    createApp(app),
  );
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port
  const send = async (begun: string): Promise<Socket> => {
    const socket = connect(port, "127.0.0.1").on("error", () => undefined);
    onTestFinished(() => void socket.destroy());
    await once(socket, "connect");
    socket.write(begun);
    return socket;
  };
  const phone = async (): Promise<number> => {
    const headers = { authorization: `Bearer ${token}`, connection: "close" };
    return (await fetch(`http://127.0.0.1:${port}/api/larder`, { headers })).status;
  };
  return { server, token, send, phone };
}

const connections = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))));

const HALF_A_HEAD = "GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow:";
const HALF_A_BODY =
  'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60\r\n\r\n{"pass';

test.each([
  ["connections that say nothing", ""],
  ["half-sent heads", HALF_A_HEAD],
  ["half-sent passwords", HALF_A_BODY],
])("%s push each other out, and the family is served", async (_name, begun) => {
  const household = await guardedServer();
  for (let batch = 0; batch < 4; batch += 1) {
    await Promise.all(Array.from({ length: 50 }, () => household.send(begun)));
    expect(await household.phone()).toBe(200);
  }
  await expect.poll(() => connections(household.server)).toBeLessThanOrEqual(64);
});

test("a phone that has asked for something keeps its connection among a hundred strangers", async () => {
  const household = await guardedServer();
  const ask = `GET /api/larder HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${household.token}\r\n\r\n`;
  const phone = await household.send(ask);
  await once(phone, "data");
  await Promise.all(Array.from({ length: 100 }, () => household.send(HALF_A_HEAD)));
  await household.phone();
  phone.write(ask);
  const [answer] = (await once(phone, "data")) as [Buffer];
  expect(answer.toString()).toContain("200 OK");
});

test.each([
  ["a stranger", ""],
  ["the family", "family"],
])(
  "a thousand requests of %s in one piece end their connection, and nothing is answered to them",
  async (_who, who) => {
    const household = await guardedServer();
    const authorization = who === "" ? "" : `Authorization: Bearer ${household.token}\r\n`;
    const socket = await household.send("");
    const closed = once(socket, "close");
    let text = "";
    socket.on("data", (part) => void (text += String(part)));
    socket.write(`GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n${authorization}\r\n`.repeat(1000));
    await closed;
    expect(text.split("HTTP/1.1 200").length - 1).toBeLessThanOrEqual(4);
    expect(await household.phone()).toBe(200);
  },
);

test("requests that follow each other on one connection are all answered, a few at a time too", async () => {
  const household = await guardedServer();
  const socket = await household.send("");
  let text = "";
  socket.on("data", (part) => void (text += String(part)));
  const answers = () => text.split("HTTP/1.1 200").length - 1;
  for (let round = 1; round <= 5; round += 1) {
    socket.write("GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(4));
    await expect.poll(answers).toBe(round * 4);
  }
});

test("a stranger's body must say how long it is; the family's need not", async () => {
  const household = await guardedServer();
  const chunked = (authorization: string) =>
    `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nAccept-Language: de\r\n${authorization}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const stranger = await household.send(chunked("") + "1\r\n[\r\n".repeat(10_000));
  const [refusal] = (await once(stranger, "data")) as [Buffer];
  expect(refusal.toString()).toMatch(/^HTTP\/1\.1 411 [\s\S]*Connection: close[\s\S]*Bitte/i);
  const phone = await household.send(`${chunked(`Authorization: Bearer ${household.token}\r\n`)}2\r\n{}\r\n0\r\n\r\n`);
  const [answer] = (await once(phone, "data")) as [Buffer];
  expect(answer.toString()).toContain("HTTP/1.1 400");
});

test("an idle connection outlives those that the proxies of the README keep", async () => {
  const { server } = await guardedServer();
  expect(server.keepAliveTimeout).toBeGreaterThan(120_000);
  expect(server.headersTimeout).toBeLessThanOrEqual(10_000);
});
