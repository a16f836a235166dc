import type { TokenScope } from "@tureen/domain/auth/token-scope";

/** What an API token may do, in the words of the admin page. */
export const SCOPE_LABELS: Readonly<Record<TokenScope, string>> = {
  read: "Read",
  write: "Read and write",
  admin: "Everything on this page",
};
