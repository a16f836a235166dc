/** What an API token may do; each scope may all that those before it may. */
export const TOKEN_SCOPES = ["read", "write", "admin"] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/**
 * What a call asks of its caller: nothing, a scope, or a person who signed in with the family password. A person may
 * everything.
 */
export type Access = "open" | TokenScope | "person";

/** Whether a token of `scope` may make a call that asks for `access`. A person's sign-in has the scope "person". */
export function mayCall(scope: TokenScope | "person", access: Access): boolean {
  const order: readonly Access[] = ["open", ...TOKEN_SCOPES, "person"];
  return order.indexOf(scope) >= order.indexOf(access);
}
