import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { TRPCLink } from "@trpc/client";
import type { AppRouter } from "@tureen/api/app-router";
import { type ReactNode, useState } from "react";
import { trpc } from "../lib/server/trpc";

interface ProvidersProps {
  /** How calls reach the server. */
  link: TRPCLink<AppRouter>;
  queryClient: QueryClient;
  children: ReactNode;
}

/** What asks the server, for all that is shown to those who are signed in. */
export function Providers({ link, queryClient, children }: ProvidersProps) {
  const [client] = useState(() => trpc.createClient({ links: [link] }));
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
