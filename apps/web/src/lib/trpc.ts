import { httpBatchStreamLink, type TRPCLink } from "@trpc/client";
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

/** Calls of one moment share a request, and each is answered as soon as it is ready. */
export function serverLink(): TRPCLink<AppRouter> {
  return httpBatchStreamLink({ url: "/trpc", transformer: superjson, headers: bearerHeader, maxItems: 20 });
}
