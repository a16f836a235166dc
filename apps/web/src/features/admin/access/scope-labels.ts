import { type Text, text } from "@tureen/messages/text";
import type { TokenScope } from "@tureen/domain/auth/token-scope";

/** What an API token may do, in the words of the admin page. */
export const SCOPE_LABELS: Readonly<Record<TokenScope, Text>> = {
  read: text("Read"),
  write: text("Read and write"),
  admin: text("Everything on this page"),
};
