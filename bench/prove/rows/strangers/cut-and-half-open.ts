import { once } from "node:events";
import { readdirSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { startServer } from "../../../speed/running-server";
import { Family, send } from "../../family";
import { openFilesBelow, openHandles } from "../../process-facts";
import { inFolder, listed, lookUntil, type Proof } from "../../proof";

const AT_ONCE = 20;

/** Uploads that are cut off, and connections that are never finished. */
export const proof: Proof = {
  title: "cut uploads and half-open connections",
  goal: "1,000 of each: handles, files and disk back to the start; the family is served",
  isInShortForm: false,
  limitMinutes: 5,
  run: () =>
    inFolder(async (folder) => {
      const uploads = 1000;
      const connections = 1000;
      const problems: string[] = [];
      const server = await startServer(folder);
      const family = await Family.signIn(server.port);
      await family.addRecipe("Soup");
      await family.call("PUT", "/admin/settings/rate_limit_max_requests", { value: 1000 });
      await family.call("PUT", "/admin/settings/rate_limit_window_minutes", { value: 1 });
      const handlesBefore = openHandles(server.pid) ?? 0;
      for (let number = 0; number < uploads; number += AT_ONCE)
        await Promise.all(
          Array.from({ length: AT_ONCE }, (_, at) => cutUpload(server.port, family.token, number + at)),
        );
      const inUploads = (): number =>
        readdirSync(join(folder, "uploads")).length + openFilesBelow(server.pid, join(folder, "uploads"));
      const left = await lookUntil(inUploads, (count) => count === 0, 20_000);
      if (left > 0) problems.push(`${left} files or handles of uploads are left`);

      const sockets: Socket[] = [];
      let served = 0;
      for (let number = 0; number < connections; number += AT_ONCE) {
        sockets.push(
          ...(await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => halfOpen(server.port, number + at)))),
        );
        const { status } = await send(server.port, "GET", "/api/larder", {
          token: family.token,
          headers: { connection: "close" },
        });
        if (status === 200) served += 1;
      }
      if (served < connections / AT_ONCE)
        problems.push(`the family was served ${served} of ${connections / AT_ONCE} times`);
      for (const socket of sockets) socket.destroy();
      const handlesAfter = await lookUntil(
        () => openHandles(server.pid) ?? 0,
        (count) => count <= handlesBefore + 5,
        20_000,
      );
      if (handlesAfter > handlesBefore + 5) problems.push(`${handlesBefore} handles became ${handlesAfter}`);
      await server.stop();
      return {
        result: `${uploads} uploads, ${connections} connections, ${handlesBefore} handles before and ${handlesAfter} after; problems: ${listed(problems)}`,
        holds: problems.length === 0,
      };
    }),
};

/** Every call that takes a file, and the name of its part. */
const UPLOADS = [
  ["POST /api/pdf-import/upload", "pdf"],
  ["POST /api/recipe-imports/preview", "file"],
  ["POST /api/admin/backups/upload", "backup"],
  ["POST /api/recipes/upload-image", "image"],
  ["PUT /api/recipes/1/photo", "photo"],
] as const;

async function cutUpload(port: number, token: string, number: number): Promise<void> {
  const [call, part] = UPLOADS[number % UPLOADS.length] ?? UPLOADS[0];
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  await once(socket, "connect");
  const head = '--soup\r\nContent-Disposition: form-data; name="PART"; filename="book.pdf"\r\n\r\n%PDF-1.7\n'.replace(
    "PART",
    part,
  );
  socket.write(
    `${call} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=soup\r\nContent-Length: 3000000\r\n\r\n${head}`,
  );
  await new Promise<void>((resolve) => void socket.write(Buffer.alloc(300_000), () => resolve()));
  socket.destroy();
}

async function halfOpen(port: number, number: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  await Promise.race([once(socket, "connect"), once(socket, "close")]);
  if (number % 3 === 1) socket.write("GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow:");
  if (number % 3 === 2)
    socket.write(
      "POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60\r\n\r\n{",
    );
  return socket;
}
