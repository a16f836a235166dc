import {
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
  type Updater,
  useMutation,
  type UseMutationOptions,
  type UseMutationResult,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
  type UseQueryResult,
} from "@tanstack/react-query";
import { getUntypedClient, type TRPCClient, type TRPCClientErrorLike } from "@trpc/client";
import type {
  AnyMutationProcedure,
  AnyQueryProcedure,
  inferProcedureInput,
  inferRouterInputs,
  inferRouterOutputs,
  inferTransformedProcedureOutput,
} from "@trpc/server";
import type { AppRouter } from "@tureen/api/app-router";
import { createContext, use, useMemo } from "react";

/** What the procedures take and give: `Outputs["recipes"]["byId"]["recipe"]`. */
export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;

type Client = TRPCClient<AppRouter>;
type Failure = TRPCClientErrorLike<AppRouter>;
/** What this module adds to the options of TanStack Query by itself. */
type Own = "queryKey" | "queryFn" | "mutationKey" | "mutationFn";

interface QueryHooks<Input, Output> {
  useQuery<Data = Output>(
    input: Input,
    options?: Omit<UseQueryOptions<Output, Failure, Data>, Own>,
  ): UseQueryResult<Data, Failure>;
  /** Under which the answer is kept. */
  queryKey(input: Input): QueryKey;
}

interface MutationHooks<Input, Output> {
  useMutation<Context = unknown>(
    options?: Omit<UseMutationOptions<Output, Failure, Input, Context>, Own>,
  ): UseMutationResult<Output, Failure, Input, Context>;
}

interface QueryUtils<Input, Output> {
  fetch(input: Input, options?: Omit<FetchQueryOptions<Output, Failure>, Own>): Promise<Output>;
  prefetch(input: Input, options?: Omit<FetchQueryOptions<Output, Failure>, Own>): Promise<void>;
  getData(input: Input): Output | undefined;
  setData(input: Input, updater: Updater<Output | undefined, Output | undefined>): void;
  invalidate(input?: Input): Promise<void>;
  cancel(input: Input): Promise<void>;
}

type Router = AppRouter["_def"]["record"];
type Given<P extends AnyQueryProcedure | AnyMutationProcedure> = inferTransformedProcedureOutput<AppRouter, P>;

type Hooks<Part> = {
  [Name in keyof Part]: Part[Name] extends AnyQueryProcedure
    ? QueryHooks<inferProcedureInput<Part[Name]>, Given<Part[Name]>>
    : Part[Name] extends AnyMutationProcedure
      ? MutationHooks<inferProcedureInput<Part[Name]>, Given<Part[Name]>>
      : Hooks<Part[Name]>;
};

type UtilsOf<Part> = {
  [Name in keyof Part as Part[Name] extends AnyMutationProcedure ? never : Name]: Part[Name] extends AnyQueryProcedure
    ? QueryUtils<inferProcedureInput<Part[Name]>, Given<Part[Name]>>
    : UtilsOf<Part[Name]>;
};

export type Utils = UtilsOf<Router> & { readonly client: Client; invalidate(): Promise<void> };

/** How the server is asked, for all that is shown within. */
export const ServerClient = createContext<Client | null>(null);

function useClient(): Client {
  const client = use(ServerClient);
  if (!client) throw new Error("The server is asked outside of ServerClient");
  return client;
}

/**
 * The server's procedures as hooks: `trpc.recipes.byId.useQuery({ id })`. It is the part of @trpc/react-query that screens
 * use, at a quarter of its weight (docs/decisions/0022).
 */
export const trpc = byPath(
  (path, call, [first, options]) => {
    // Which calls there are, and what each is given, is held by the types of `Hooks`.
    if (call === "queryKey") return queryKey(path, first);
    return call === "useQuery" ? useProcedureQuery(path, first, options) : useProcedureMutation(path, first);
  },
  { useUtils },
) as Hooks<Router> & { useUtils: typeof useUtils };

/** What was asked for while a screen was being drawn is not asked for again when it is on the screen. */
const JUST_READ_MS = 1000;

function useProcedureQuery(path: Path, input: unknown, options: unknown) {
  const queryClient = useQueryClient();
  const asked = asking(useClient(), path, input, { staleTime: JUST_READ_MS, ...(options as object | undefined) });
  // TanStack Query asks once the screen has been painted without the answer; a phone paints for a tenth of a second.
  if (asked.enabled !== false && !queryClient.getQueryState(asked.queryKey)) void queryClient.prefetchQuery(asked);
  return useQuery(asked);
}

interface Asked {
  readonly queryKey: QueryKey;
  readonly queryFn: () => Promise<unknown>;
  readonly enabled?: boolean;
}

/** The options of a call: those that are given, where the answer is kept, and how it is got. */
function asking(client: Client, path: Path, input: unknown, options: unknown): Asked {
  return {
    ...(options as object | undefined),
    queryKey: queryKey(path, input),
    queryFn: () => getUntypedClient(client).query(path.join("."), input),
  };
}

function useProcedureMutation(path: Path, options: unknown) {
  const client = getUntypedClient(useClient());
  return useMutation({
    ...(options as object | undefined),
    mutationKey: [path],
    mutationFn: (input) => client.mutation(path.join("."), input),
  });
}

function useUtils(): Utils {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMemo(() => utilsOf(client, queryClient), [client, queryClient]);
}

/** The calls outside of a component. */
export function utilsOf(client: Client, queryClient: QueryClient): Utils {
  const own = { client, invalidate: () => queryClient.invalidateQueries() };
  return byPath((path, call, [input, given]) => {
    const key = queryKey(path, input);
    const asked = () => asking(client, path, input, given);
    const calls: Readonly<Record<string, () => unknown>> = {
      fetch: () => queryClient.fetchQuery(asked()),
      prefetch: () => queryClient.prefetchQuery(asked()),
      getData: () => queryClient.getQueryData(key),
      setData: () => queryClient.setQueryData(key, given),
      invalidate: () => queryClient.invalidateQueries({ queryKey: input === undefined ? [path] : key }),
      cancel: () => queryClient.cancelQueries({ queryKey: key }),
    };
    return calls[call]?.();
  }, own) as Utils;
}

type Path = readonly string[];

const queryKey = (path: Path, input: unknown): QueryKey => [
  path,
  { ...(input === undefined ? {} : { input }), type: "query" },
];

type Answer = (path: Path, call: string, given: readonly unknown[]) => unknown;

/** Answers for every name: `x.a.b.call(1)` by `answer(["a", "b"], "call", [1])`, and what stands in `own` by itself. */
function byPath(answer: Answer, own: Readonly<Record<string, unknown>> = {}, names: Path = []): unknown {
  return new Proxy(() => undefined, {
    get: (_target, name) => {
      if (typeof name !== "string" || name === "then") return undefined; // It is no promise.
      return own[name] ?? byPath(answer, {}, [...names, name]);
    },
    apply: (_target, _this, given: unknown[]) => answer(names.slice(0, -1), names.at(-1) ?? "", given),
  });
}
