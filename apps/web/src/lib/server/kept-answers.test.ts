import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { emptyDevice } from "#testing/device-storage";
import { keepAnswers } from "./kept-answers";
import { signIn, signOut } from "./session";

const LIST = [["shoppingLists", "byId"], { input: { id: 3 }, type: "query" }];
const BACKUPS = [["backups", "list"], { type: "query" }];

beforeEach(() => {
  emptyDevice();
  signIn("a-token", { id: 1, username: "family" });
});

/** A page that asks for this: the server's answer, or one that never comes. */
function open(queryKey: readonly unknown[], answer?: unknown): QueryClient {
  const queryClient = new QueryClient();
  keepAnswers(queryClient);
  const queryFn = () => (answer === undefined ? new Promise<never>(() => undefined) : Promise.resolve(answer));
  new QueryObserver(queryClient, { queryKey, queryFn, gcTime: Infinity }).subscribe(() => undefined);
  return queryClient;
}

async function seenOffline(): Promise<unknown> {
  const offline = open(LIST);
  await new Promise((resolve) => setTimeout(resolve, 20));
  return offline.getQueryData(LIST);
}

it("shows what was seen before while the server does not answer, until somebody signs out", async () => {
  const online = open(LIST, { name: "Saturday" });
  await waitFor(() => expect(online.getQueryData(LIST)).toEqual({ name: "Saturday" }));
  await expect.poll(seenOffline).toEqual({ name: "Saturday" });

  signOut();
  signIn("another-token", { id: 1, username: "family" });
  const next = open(LIST);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(next.getQueryData(LIST)).toBeUndefined();
});

it("keeps what the server said before it began to keep", async () => {
  const early = new QueryClient();
  early.setQueryData(LIST, { name: "Saturday" });
  keepAnswers(early);
  await expect.poll(seenOffline).toEqual({ name: "Saturday" });
});

it("keeps nothing of what is of no use without the server", async () => {
  const online = open(BACKUPS, { backups: [] });
  await waitFor(() => expect(online.getQueryData(BACKUPS)).toBeDefined());
  // By the time that something asked for later is kept, this would be, too.
  open(LIST, { name: "Saturday" });
  await expect.poll(seenOffline).toEqual({ name: "Saturday" });
  const offline = open(BACKUPS);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(offline.getQueryData(BACKUPS)).toBeUndefined();
});
