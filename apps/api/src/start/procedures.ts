import { procedureTable } from "#trpc/procedure-table";
import { appRouter } from "./app-router";

/** What REST and assistants call. */
export const procedures = procedureTable(appRouter);
