import { expect, test } from "vitest";
import { mayCall, TOKEN_SCOPES, type Access } from "./token-scope";

test.each<[Access, readonly string[]]>([
  ["open", ["read", "write", "admin", "person"]],
  ["read", ["read", "write", "admin", "person"]],
  ["write", ["write", "admin", "person"]],
  ["admin", ["admin", "person"]],
  ["person", ["person"]],
])("a call that asks for %s may be made by %j", (access, scopes) => {
  expect([...TOKEN_SCOPES, "person" as const].filter((scope) => mayCall(scope, access))).toEqual(scopes);
});
