import type { LiveState } from "@tureen/contracts/live";
import type { ShoppingList } from "@tureen/contracts/shopping-lists";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { item, list, summaries } from "#features/shopping-lists/testing/lists";
import { type Answers, RefusedCall, Unreachable } from "#testing/answers-link";
import { emptyDevice } from "#testing/device-storage";
import { renderApp } from "#testing/render-app";

/** A stream that a test feeds. */
function stream() {
  const told = new TransformStream<LiveState, LiveState>(undefined, { highWaterMark: 10 });
  const writer = told.writable.getWriter();
  async function* states(): AsyncGenerator<LiveState> {
    yield* told.readable;
  }
  return { states, tell: (state: LiveState) => void writer.write(state) };
}

/** A larder that counts how often it is asked for, beside this stream. */
function countedLarder(follow: ReturnType<typeof stream>["states"]) {
  const list = vi.fn(() => ({ larderItems: [] }));
  return { answers: { live: { follow }, larder: { list }, shoppingLists: { summaries: () => summaries() } }, list };
}

const moved = (revision: number): LiveState => ({
  epoch: "first",
  revisions: { "shopping-lists": revision, recipes: 1 },
  unchanged_ms: 0,
});

it("shows what somebody else has changed as soon as the server says that it has moved", async () => {
  const { states, tell } = stream();
  let name = "Saturday";
  const answers: Answers = {
    live: { follow: states },
    shoppingLists: {
      summaries: () => summaries(list({ name })),
      byId: () => ({ shoppingList: list({ name }) }),
      planDifference: () => ({ sentences: [], isUpToDate: true }),
    },
  };
  renderApp({ path: "/shopping-list", answers });
  expect((await screen.findAllByText("Saturday")).length).toBeGreaterThan(0);
  tell(moved(1));
  name = "Sunday";
  await waitFor(() => {
    tell(moved(2));
    expect(screen.getAllByText("Sunday").length).toBeGreaterThan(0);
  });
});

it("does not keep a first answer that was on its way when something changed", async () => {
  const { states, tell } = stream();
  const answering: ((name: string) => void)[] = [];
  const answers: Answers = {
    live: { follow: states },
    shoppingLists: {
      summaries: () => new Promise((resolve) => answering.push((name) => resolve(summaries(list({ name }))))),
      byId: () => ({ shoppingList: list({ name: "Sunday" }) }),
      planDifference: () => ({ sentences: [], isUpToDate: true }),
    },
  };
  renderApp({ path: "/shopping-list", answers });
  await waitFor(() => expect(answering).toHaveLength(1));
  await waitFor(() => {
    tell(moved(1));
    expect(answering).toHaveLength(2);
  });
  answering[1]?.("Sunday");
  answering[0]?.("Saturday");
  expect((await screen.findAllByText("Sunday")).length).toBeGreaterThan(0);
  expect(screen.queryByText("Saturday")).toBeNull();
});

it("asks once for what has not changed since the page was opened, on a device that is new and on one that was away", async () => {
  emptyDevice();
  for (const revision of [7, 8]) {
    const { states, tell } = stream();
    const { answers, list: asked } = countedLarder(states);
    renderApp({ path: "/larder", answers });
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    const sinceOpened = Date.now() - performance.timeOrigin;
    tell({ epoch: "first", revisions: { larder: revision }, unchanged_ms: sinceOpened + 60_000 });
    await waitFor(() => expect(localStorage.getItem("tureen.live")).toContain(`"larder":${revision}`));
    expect(asked).toHaveBeenCalledTimes(1);
    // From now on the page is told of changes.
    tell({ epoch: "first", revisions: { larder: revision + 100 }, unchanged_ms: sinceOpened + 60_000 });
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    cleanup();
  }
});

it("reads anew what changed while it was opened, even where another tab has noted that state already", async () => {
  const { states, tell } = stream();
  const state: LiveState = { epoch: "first", revisions: { larder: 9 }, unchanged_ms: 0 };
  const { answers, list: asked } = countedLarder(states);
  renderApp({ path: "/larder", answers });
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  localStorage.setItem("tureen.live", JSON.stringify(state));
  tell(state);
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});

it("keeps every list on the device, those too that nobody has looked at here, and asks for none of them twice", async () => {
  emptyDevice();
  const asked: unknown[] = [];
  const party = list({ id: 7, name: "Party", items: { shoppingItems: [item({ name: "crisps" })], larderItems: [] } });
  const online = (...lists: ShoppingList[]): Answers => {
    const { states, tell } = stream();
    tell(moved(lists.length));
    return {
      live: { follow: states },
      larder: { list: () => ({ larderItems: [] }) },
      shoppingLists: {
        summaries: () => summaries(...lists),
        byIds: ({ ids }) => {
          asked.push(ids);
          return {
            shoppingLists: lists.filter(({ id }) => ids.includes(id)).slice(0, 1),
            left: ids.slice(1).map(Number),
          };
        },
      },
    };
  };
  renderApp({ path: "/larder", answers: online(list(), party) });
  await waitFor(() => expect(asked).toEqual([[3, 7], [7]]));
  cleanup();
  renderApp({ path: "/larder", answers: online(list(), party, list({ id: 8, name: "New" })) });
  await waitFor(() => expect(asked.slice(2)).toEqual([[8]]));
  cleanup();

  const away = () => {
    throw new Unreachable();
  };
  renderApp({
    path: "/shopping-list/7/shop",
    answers: { live: { follow: away }, shoppingLists: { byId: away, suggestedItems: away } },
  });
  expect(await screen.findByRole("checkbox", { name: /crisps/ })).toBeVisible();
});

it("says in one line that the server is away, and takes it back when it is there again", async () => {
  let isAway = true;
  // Once it is there again, it is asked whether it serves another version.
  vi.stubGlobal("fetch", () => Promise.reject(new Error("not in this test")));
  const { states } = stream();
  const answers: Answers = {
    live: {
      follow: () => {
        if (isAway) throw new Unreachable();
        return (async function* () {
          yield moved(1);
          yield* states();
        })();
      },
    },
    larder: { list: () => ({ larderItems: [] }) },
  };
  renderApp({ path: "/larder", answers });
  expect(await screen.findByText(/^Not connected\./)).toBeVisible();
  isAway = false;
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(screen.queryByText(/^Not connected\./)).toBeNull());
});

it("says what stands in the way, where it is another sign-in, instead of waiting for a server that is there", async () => {
  const refused = () => {
    throw new RefusedCall(511, "Another sign-in stands in front of Tureen.");
  };
  renderApp({ path: "/larder", answers: { live: { follow: refused }, larder: { list: refused } } });
  const said = await screen.findAllByText("Another sign-in stands in front of Tureen.");
  expect(said.some((each) => each.closest("[role=status]") !== null)).toBe(true);
  expect(screen.queryByText(/^Not connected\./)).toBeNull();
});

it("says that a new list needs the server, where there is none", async () => {
  const away = () => {
    throw new Unreachable();
  };
  const answers: Answers = {
    live: { follow: away },
    shoppingLists: { summaries: () => summaries(list()), byId: away, planDifference: away },
  };
  const { user } = renderApp({ path: "/shopping-list", answers });
  expect(await screen.findByText(/^Not connected\./)).toBeVisible();
  await user.click(await screen.findByRole("button", { name: "New list" }));
  expect(await screen.findByText(/^A new list needs the server\./)).toBeVisible();
});
