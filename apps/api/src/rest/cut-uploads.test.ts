import { createServer } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createApp } from "#start/app";
import { createSignIn } from "../features/auth/access-token.service";
import { testContext } from "../testing/test-context";

/** A server with a folder for uploads of its own, and a socket to it on which an upload of a PDF has begun. */
async function startServer(): Promise<{
  folder: string;
  beginUpload: (sizeBytes: number, sent: Buffer) => Promise<Socket>;
}> {
  const folder = mkdtempSync(join(tmpdir(), "tureen-cut-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const app = testContext({ uploadsFolder: folder });
  app.settings.set("rate_limit_max_requests", 1000);
  const server = createServer(createApp(app)).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port
  const token = createSignIn(app);
  const beginUpload = async (sizeBytes: number, sent: Buffer): Promise<Socket> => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    await once(socket, "connect");
    const head = '--soup\r\nContent-Disposition: form-data; name="pdf"; filename="book.pdf"\r\n\r\n';
    const lines = [
      "POST /api/pdf-import/upload HTTP/1.1",
      "Host: localhost",
      `Authorization: Bearer ${token}`,
      "Content-Type: multipart/form-data; boundary=soup",
      sizeBytes > 0 ? `Content-Length: ${sizeBytes}` : "Transfer-Encoding: chunked",
    ];
    socket.write(`${lines.join("\r\n")}\r\n\r\n`);
    const body = Buffer.concat([Buffer.from(head), sent]);
    if (sizeBytes > 0) socket.write(body);
    else socket.write(Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from("\r\n")]));
    return socket;
  };
  return { folder, beginUpload };
}

/** What this process holds open below a folder, where the system tells. */
function openFiles(folder: string): string[] {
  if (!existsSync("/proc/self/fd")) return [];
  return readdirSync("/proc/self/fd").flatMap((handle) => {
    try {
      const path = readlinkSync(`/proc/self/fd/${handle}`);
      return path.startsWith(folder) ? [path] : [];
    } catch {
      return []; // closed since the folder was read
    }
  });
}

const nothingIsLeft = (folder: string): Promise<void> =>
  expect.poll(() => [readdirSync(folder), openFiles(folder)]).toEqual([[], []]);

test("uploads that are cut off leave neither a file nor an open handle behind", async () => {
  const { folder, beginUpload } = await startServer();
  const sockets = await Promise.all(Array.from({ length: 12 }, () => beginUpload(5_000_000, Buffer.alloc(200_000))));
  await expect.poll(() => readdirSync(folder)).toHaveLength(12);
  for (const socket of sockets) socket.destroy();
  await nothingIsLeft(folder);
});

test("an upload that turns out too large is refused, and leaves nothing behind", async () => {
  const { folder, beginUpload } = await startServer();
  const socket = await beginUpload(0, Buffer.alloc(51 * 1024 * 1024));
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toContain("413");
  socket.destroy();
  await nothingIsLeft(folder);
});
