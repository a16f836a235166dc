import { afterEach, expect, it, vi } from "vitest";
import { serverFault } from "./server-fault";
import { serverLink, trpc } from "./trpc";

afterEach(() => vi.unstubAllGlobals());

const server = () => trpc.createClient({ links: [serverLink] });

/** A server that answers each request so; how it was asked. */
function answering(body: unknown, status = 200) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string, { method }: RequestInit) => {
    asked.push(`${method} ${decodeURIComponent(address).split("&")[0]}`);
    return Response.json(body, { status });
  });
  return asked;
}

it("asks for the calls of one moment in one request; what takes long has one of its own", async () => {
  const asked = answering([{ result: { data: { json: "first" } } }, { result: { data: { json: "second" } } }]);
  const { larder, shops, ai } = server();
  const quick = Promise.all([shops.list.query(), larder.list.query()]);
  void ai.selfTest.mutate().catch(() => undefined);
  expect(await quick).toEqual(["first", "second"]);
  await expect.poll(() => asked).toHaveLength(2);
  expect(asked.toSorted()).toEqual(["GET /trpc/shops.list,larder.list?batch=1", "POST /trpc/ai.selfTest?batch=1"]);
});

it("says what a server says that takes no calls just now", async () => {
  const error = "A backup is being restored. This takes a moment; then everyone signs in again.";
  answering({ error }, 503);
  for (const call of [() => server().shops.list.query(), () => server().ai.selfTest.mutate()]) {
    const thrown: unknown = await call().catch((failure: unknown) => failure);
    expect(serverFault(thrown)).toMatchObject({ status: 503, reason: error });
  }
});

it("says that another sign-in stands in front, where a web server asks for one; a refusal of the server's own is none", async () => {
  const page = new Response("<h1>401 Authorization Required</h1>", {
    status: 401,
    headers: { "content-type": "text/html", "www-authenticate": 'Basic realm="Home"' },
  });
  vi.stubGlobal("fetch", async () => page);
  const thrown: unknown = await server()
    .shops.list.query()
    .catch((failure: unknown) => failure);
  expect(serverFault(thrown)).toMatchObject({ status: 511, reason: expect.stringMatching(/^Another sign-in stands/) });
  answering({ error: "Please sign in with the family password." }, 401);
  const refused: unknown = await server()
    .shops.list.query()
    .catch((failure: unknown) => failure);
  expect(serverFault(refused)).toMatchObject({ status: 401 });
});
