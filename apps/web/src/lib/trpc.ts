import { httpBatchLink, httpBatchStreamLink, splitLink, type TRPCLink } from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";
import type { inferRouterInputs, inferRouterOutputs, TRPCCombinedDataTransformer } from "@trpc/server";
import type { AppRouter } from "@tureen/api/app-router";
import { fetchToItsEnd } from "./fetch-to-its-end";
import { currentLanguage } from "./language";
import { storedToken } from "./session";

export const trpc = createTRPCReact<AppRouter>();

/** What the procedures take and give: `Outputs["recipes"]["get"]["recipe"]`. */
export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;

/** What every call carries: the language on the screen, and the token where somebody is signed in. */
export function callHeaders(): Record<string, string> {
  const token = storedToken();
  const language = { "accept-language": [currentLanguage(), ...navigator.languages.slice(0, 8)].join(",") };
  return token === null ? language : { ...language, authorization: `Bearer ${token}` };
}

/**
 * superjson's envelope without superjson: outputs are plain JSON (decisions, section 5), and so is all that a screen
 * sends. What is undefined is left out, as JSON does.
 */
const plainJson: TRPCCombinedDataTransformer = {
  input: { serialize: (input: unknown) => ({ json: input }), deserialize: (sent: { json: unknown }) => sent.json },
  output: { serialize: (output: unknown) => ({ json: output }), deserialize: (sent: { json: unknown }) => sent.json },
};

/** For a call that yields for as long as somebody looks: it has a request of its own, which ends when that is aborted. */
export const STREAMED = { isStreamed: true } as const;
/** What waits for a model, the disk or the web: a stream shows signs of life, so that no proxy gives up on it. */
const TAKES_LONG = /^(?:ai|backups|recipePages)\./;
const MAX_CALLS = 20;

/**
 * Calls of one moment share a request and are answered together, which costs the server a third of what a stream does
 * (docs/decisions/0013). Nothing waits for a call that takes long: it has a request of its own.
 */
export function serverLink(): TRPCLink<AppRouter> {
  const options = { url: "/trpc", transformer: plainJson, headers: callHeaders };
  return splitLink({
    condition: ({ context, path }) => context["isStreamed"] === true || TAKES_LONG.test(path),
    true: httpBatchStreamLink<AppRouter>({
      ...options,
      maxItems: 1,
      fetch: (input, init) => fetchToItsEnd(input, init as RequestInit), // what a browser's fetch takes
    }),
    false: httpBatchLink<AppRouter>({ ...options, maxItems: MAX_CALLS }),
  });
}
