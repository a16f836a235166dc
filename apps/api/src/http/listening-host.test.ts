import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "#core/config";
import { listeningHost } from "./listening-host";

const hasIpv6 = Object.values(networkInterfaces()).some((each) => each?.some(({ address }) => address === "::1"));

test("where nothing is said, the server is heard by IPv4, and by IPv6 where the box has it", async () => {
  const server = createServer((_request, response) => response.end("soup"));
  server.listen(0, await listeningHost(readConfig({}).HOST));
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port
  const loopbacks = hasIpv6 ? ["127.0.0.1", "[::1]"] : ["127.0.0.1"];
  for (const host of loopbacks) expect(await (await fetch(`http://${host}:${port}/`)).text()).toBe("soup");
});

test("what somebody has set is what is listened on", async () => {
  for (const host of ["127.0.0.1", "0.0.0.0", "192.168.1.20"]) expect(await listeningHost(host)).toBe(host);
});
