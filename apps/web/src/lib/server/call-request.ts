import type { Operation } from "@trpc/client";
import { callHeaders } from "./call-headers";

type Asked = Pick<Operation, "path" | "type" | "input">;

interface CallInit {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * The request for calls, queries or mutations, as tRPC's protocol has it: the address, and what `fetch` is told. Inputs stand
 * in superjson's envelope without superjson: they are plain JSON, as outputs are (decisions, section 5); what is undefined is
 * left out.
 */
export function requestFor(calls: readonly Asked[]): readonly [address: string, init: CallInit] {
  const address = `/trpc/${calls.map(({ path }) => path).join(",")}?batch=1`;
  const inputs = JSON.stringify(Object.fromEntries(calls.map(({ input }, at) => [at, { json: input }])));
  const headers = { ...callHeaders(), "content-type": "application/json" };
  return calls[0]?.type === "query"
    ? [`${address}&input=${encodeURIComponent(inputs)}`, { method: "GET", headers }]
    : [address, { method: "POST", headers, body: inputs }];
}
