import { send, type Family } from "./family";

interface NewToken {
  readonly token: string;
  readonly apiToken: { readonly id: number };
}

/** Makes an API token of this scope, as the Admin page does. */
export async function makeToken(family: Family, scope: string): Promise<NewToken> {
  const { text } = await send(family.port, "POST", "/trpc/auth.createApiToken", {
    token: family.token,
    body: { json: { name: scope, scope } },
  });
  return (JSON.parse(text) as { result: { data: { json: NewToken } } }).result.data.json; // tRPC's envelope
}

/** Takes a token back. */
export async function revokeToken(family: Family, { apiToken }: NewToken): Promise<void> {
  await send(family.port, "POST", "/trpc/auth.revokeApiToken", {
    token: family.token,
    body: { json: { id: apiToken.id } },
  });
}
