import { gzipSync } from "node:zlib";
import { startHouse } from "../../speed/running-house";
import { send } from "../family";
import { inFolder, listed, type Proof } from "../proof";

const MB = 2 ** 20;
const ROUNDS = 5;
const JSON_TYPE = { "content-type": "application/json" };

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
  ["the document", "GET", "/api/openapi.json", undefined, {}],
  ["the page", "GET", "/recipes", undefined, {}],
];

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? 0;

export const proof: Proof = {
  title: "any one request without a password",
  goal: "costs < 50 ms of the event loop and < 20 MB",
  isInShortForm: false,
  limitMinutes: 5,
  run: () =>
    inFolder(async (folder) => {
      const house = await startHouse(folder);
      // What is made once and kept is not the cost of a request.
      for (const path of ["/api/openapi.json", "/recipes", "/api/health"]) await send(house.port, "GET", path);
      await send(house.port, "POST", "/api/auth/login", { body: { password: "?" } });
      const costs: string[] = [];
      const problems: string[] = [];
      for (const [name, method, path, body, headers] of REQUESTS) {
        const held: number[] = [];
        const grown: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          const before = await house.state();
          await fetch(`http://127.0.0.1:${house.port}${path}`, {
            method,
            headers,
            ...(body === undefined ? {} : { body: typeof body === "string" ? body : new Uint8Array(body) }),
          })
            .then((response) => response.arrayBuffer())
            .catch(() => undefined);
          const after = await house.state();
          held.push(after.longestMs);
          grown.push(Math.max(0, after.residentMb - before.residentMb));
        }
        // What a request costs, it costs each time; a busy machine holds one of them up by itself.
        const [heldMs, grownMb] = [median(held), median(grown)];
        costs.push(`${name} ${heldMs.toFixed(0)} ms, ${grownMb.toFixed(0)} MB`);
        if (heldMs >= 50 || grownMb >= 20) problems.push(costs.at(-1) ?? name);
      }
      await house.stop();
      return { result: `${costs.join("; ")}. Too dear: ${listed(problems)}`, holds: problems.length === 0 };
    }),
};
