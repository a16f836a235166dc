import type { LiveState } from "@tureen/contracts/live";
import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { list, summaries } from "#features/shopping-lists/testing/lists";
import { type Answers, Unreachable } from "#testing/answers-link";
import { renderApp } from "#testing/render-app";

/** A stream that a test feeds. */
function stream() {
  let tell = (_state: LiveState): void => undefined;
  async function* states(): AsyncGenerator<LiveState> {
    // oxlint-disable-next-line no-await-in-loop -- one state after the other, as the test feeds them
    while (true) yield await new Promise<LiveState>((resolve) => (tell = resolve));
  }
  return { states, tell: (state: LiveState) => tell(state) };
}

const moved = (revision: number): LiveState => ({
  epoch: "first",
  revisions: { "shopping-lists": revision, recipes: 1 },
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
