import type { TRPCClient } from "@trpc/client";
import type { AppRouter } from "@tureen/api/app-router";

/** The procedures as the router has them. What is published has them written out, and needs nothing of the server. */
export type Procedures = TRPCClient<AppRouter>;
