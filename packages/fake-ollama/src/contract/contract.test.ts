import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CONTRACT } from "./contract-checks";
import { contractServer, type ContractServer } from "./contract-server";
import { startFakeOllama, type StartedFakeOllama } from "../start-fake-ollama";

let double: StartedFakeOllama;
const servers = new Map<string, ContractServer>();

beforeAll(async () => {
  double = await startFakeOllama();
  servers.set("rendered", await contractServer(double.url, "qwen3.5:4b"));
  servers.set("native", await contractServer(double.url, "imported:latest"));
});
afterAll(() => double.stop());

describe.each(["rendered", "native"])("the double keeps the contract of a real server (%s)", (path) => {
  it.each(CONTRACT.map(({ id, title, run }) => ({ id, title, run })))("$id: $title", async ({ run }) => {
    const server = servers.get(path);
    expect(server).toBeDefined();
    if (server) await expect(run(server)).resolves.not.toThrow();
  });
});
