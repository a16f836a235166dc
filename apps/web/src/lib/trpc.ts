import { httpBatchStreamLink, type HTTPBatchLinkOptions, type TRPCLink } from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "@tureen/api/app-router";
import superjson from "superjson";
import { storedToken } from "./session";

export const trpc = createTRPCReact<AppRouter>();

/** What the procedures take and give: `Outputs["recipes"]["get"]["recipe"]`. */
export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;

/** The header that every call but signing in carries; empty when signed out. */
export function bearerHeader(): Record<string, string> {
  const token = storedToken();
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

/** How long an answer that has been read may take to end. */
const END_MS = 250;

/**
 * tRPC lets go of a streamed answer as soon as it has read its last piece, which a browser takes for a request that was
 * cancelled. Given a moment, the answer ends by itself; a call that somebody stops is stopped after it too.
 */
const fetchToTheEnd: NonNullable<HTTPBatchLinkOptions<AppRouter["_def"]["_config"]["$types"]>["fetch"]> = (
  url,
  { signal, ...rest } = {},
) => {
  const stop = new AbortController();
  signal?.addEventListener("abort", () => setTimeout(() => stop.abort(signal.reason), END_MS), { once: true });
  // What tRPC sends is what the browser takes.
  return fetch(url, { ...(rest as RequestInit), signal: stop.signal });
};

/** Calls of one moment share a request, and each is answered as soon as it is ready. */
export function serverLink(): TRPCLink<AppRouter> {
  return httpBatchStreamLink({
    url: "/trpc",
    transformer: superjson,
    headers: bearerHeader,
    maxItems: 20,
    fetch: fetchToTheEnd,
  });
}
