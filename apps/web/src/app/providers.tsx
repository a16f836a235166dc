import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { TRPCLink } from "@trpc/client";
import type { AppRouter } from "@tureen/api/app-router";
import { type ReactNode, useEffect, useState } from "react";
import { Router } from "wouter";
import { navigateOverLayers } from "../lib/back-closes";
import { onSessionChange, storedToken } from "../lib/session";
import { trpc } from "../lib/trpc";
import { HouseholdToasts } from "./toasts";

interface ProvidersProps {
  /** How calls reach the server; tests pass answers of their own. */
  link: TRPCLink<AppRouter>;
  queryClient: QueryClient;
  children: ReactNode;
}

export function Providers({ link, queryClient, children }: ProvidersProps) {
  const [client] = useState(() => trpc.createClient({ links: [link] }));

  // What one sign-in has read must not be there for the next.
  useEffect(
    () =>
      onSessionChange(() => {
        if (storedToken() === null) queryClient.clear();
      }),
    [queryClient],
  );

  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Router aroundNav={navigateOverLayers}>{children}</Router>
        <HouseholdToasts />
      </QueryClientProvider>
    </trpc.Provider>
  );
}
