import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { TRPCLink } from "@trpc/client";
import type { AppRouter } from "@tureen/api/app-router";
import type { ReactNode } from "react";
import { createQueryClient } from "./query-client";
import { trpc } from "./trpc";

/** How the server is asked, and what it has answered. */
interface Server {
  readonly client: ReturnType<typeof trpc.createClient>;
  readonly queryClient: QueryClient;
}

let current: (Server & { readonly token: string | null; readonly link: TRPCLink<AppRouter> }) | null = null;

/** The server of a sign-in. What one sign-in has read goes with it: the next begins with nothing read. */
export function serverOf(token: string | null, link: TRPCLink<AppRouter>): Server {
  if (current?.token !== token || current.link !== link) current = { token, link, ...createServer(link) };
  return current;
}

/** @param link how calls reach the server */
export function createServer(link: TRPCLink<AppRouter>): Server {
  return { client: trpc.createClient({ links: [link] }), queryClient: createQueryClient() };
}

/** The server, for all that is shown to those who are signed in. */
export function ServerProvider({ client, queryClient, children }: Server & { children: ReactNode }) {
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
