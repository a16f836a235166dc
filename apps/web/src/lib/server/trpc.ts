import { hrefOf } from "#lib/device/base-path";
import { httpBatchLink, httpBatchStreamLink, splitLink, type TRPCLink } from "@trpc/client";
import { createTRPCReact, type createTRPCQueryUtils } from "@trpc/react-query";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "@tureen/api/app-router";
import superjson from "superjson";
import { callHeaders } from "./call-headers";
import { text } from "@tureen/messages/text";
import { t } from "#lib/text/language";
import { BEHIND_ANOTHER_SIGN_IN, HttpError, refusal } from "./server-fault";

/** The server's procedures as hooks: `trpc.recipes.byId.useQuery({ id })`. */
export const trpc = createTRPCReact<AppRouter>();

/** What the procedures take and give: `Outputs["recipes"]["byId"]["recipe"]`. */
export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;
/** The calls outside of React, for what reads ahead. */
export type QueryUtils = ReturnType<typeof createTRPCQueryUtils<AppRouter>>;
/** The calls outside of a hook. */
export type Utils = ReturnType<typeof trpc.useUtils>;
export type Client = Utils["client"];

/** What yields bit by bit, and what waits for a model, the disk or the web: a stream has a heartbeat, so that no proxy gives up. */
const STREAMED = /^(?:ai|backups|recipePages)\.|\.follow$/;
/** The server takes no more of them in one request. */
const MAX_CALLS = 20;

const options = { url: hrefOf("/trpc"), transformer: superjson, headers: callHeaders, fetch: fetchAnswer };

/** How the server is asked: calls of one moment share a request, and one that is streamed has its own. Tests give answers of theirs. */
export const serverLink: TRPCLink<AppRouter> = splitLink({
  condition: ({ path }) => STREAMED.test(path),
  true: httpBatchStreamLink({ ...options, maxItems: 1 }),
  false: httpBatchLink({ ...options, maxItems: MAX_CALLS }),
});

/** A refusal that no procedure has made (the server restores a backup, say) is REST's, `{ error: sentence }`. */
async function fetchAnswer(address: string | URL | Request, init?: object): Promise<Response> {
  const response = await fetch(address, { ...init });
  if (response.status < 400) return response;
  if (isOfAnotherSignIn(response)) throw new HttpError(BEHIND_ANOTHER_SIGN_IN, t(ANOTHER_SIGN_IN));
  const refused = refusal(response.status, await response.clone().json());
  if (refused.reason !== null) throw refused;
  return response;
}

const ANOTHER_SIGN_IN = text(
  "Another sign-in stands in front of Tureen and keeps this app's calls away: two cannot share one header. Whoever looks after the box lets /api and /trpc through without it, or takes it away; Tureen has a password of its own.",
);

/** HTTP Basic of a web server in front, say: it refuses in words of its own, where this server always answers in JSON. */
function isOfAnotherSignIn({ status, headers }: Response): boolean {
  return (status === 401 || status === 403 || status === 407) && !headers.get("content-type")?.includes("json");
}
