import { startServer } from "../../speed/running-server";
import { Family, send } from "../family";
import { inFolder, listed, type Proof } from "../proof";

/** Over the wire of the built product; the procedures of the web app's own wire are tried in the api's tests. */
export const proof: Proof = {
  title: "every route x no, garbage, old, revoked token; x token of lesser scope",
  goal: "401 or 403, no effect",
  isInShortForm: true,
  limitMinutes: 10,
  run: () =>
    inFolder(async (folder) => {
      const problems: string[] = [];
      const server = await startServer(folder);
      const family = await Family.signIn(server.port);
      await family.addRecipe("Soup");
      const read = await makeToken(family, "read");
      const write = await makeToken(family, "write");
      const revoked = await makeToken(family, "admin");
      await send(server.port, "POST", "/trpc/auth.revokeApiToken", {
        token: family.token,
        body: { json: { id: revoked.apiToken.id } },
      });
      const { text } = await family.call("GET", "/openapi.json");
      const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, { "x-token-scope"?: string }>> }; // our own
      let tries = 0;
      for (const [path, methods] of Object.entries(paths)) {
        for (const [method, { "x-token-scope": scope }] of Object.entries(methods)) {
          if (scope === undefined) continue;
          const call = `/api${path.replace(/\{(?:start|end)Date\}/g, "2026-11-22").replace(/\{\w+\}/g, "1")}`;
          const expected: [string | undefined, number][] = [
            [undefined, 401],
            ["garbage", 401],
            [revoked.token, 401],
          ];
          if (scope !== "read") expected.push([read.token, 403]);
          if (scope === "admin") expected.push([write.token, 403]);
          for (const [token, status] of expected) {
            tries += 1;
            const answer = await send(server.port, method.toUpperCase(), call, token === undefined ? {} : { token });
            if (answer.status !== status)
              problems.push(`${method} ${path} was answered with ${answer.status}, not ${status}`);
          }
        }
      }
      if ((await family.recipes()).length !== 1) problems.push("the recipe is gone");
      await server.stop();
      return { result: `${tries} calls, problems: ${listed(problems)}`, holds: problems.length === 0 };
    }),
};

interface NewToken {
  readonly token: string;
  readonly apiToken: { readonly id: number };
}

async function makeToken(family: Family, scope: string): Promise<NewToken> {
  const { text } = await send(family.port, "POST", "/trpc/auth.createApiToken", {
    token: family.token,
    body: { json: { name: scope, scope } },
  });
  return (JSON.parse(text) as { result: { data: { json: NewToken } } }).result.data.json; // tRPC's envelope
}
