import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { TRPCLink } from "@trpc/client";
import type { AppRouter } from "@tureen/api/app-router";
import { type ReactNode, useState } from "react";
import { trpc } from "./trpc";

interface ServerProviderProps {
  /** How calls reach the server. */
  link: TRPCLink<AppRouter>;
  queryClient: QueryClient;
  children: ReactNode;
}

/** The server, for all that is shown to those who are signed in. */
export function ServerProvider({ link, queryClient, children }: ServerProviderProps) {
  const [client] = useState(() => trpc.createClient({ links: [link] }));
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
