import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { text } from "@tureen/messages/text";
import { screen, waitForElementToBeRemoved } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWithServer } from "#testing/render-app";
import type { FeedbackMeta } from "./feedback-meta";
import { dismissFailures } from "#lib/screen/toasts";
import { connectionOf } from "./connection";
import { HttpError } from "./server-fault";

const locked = new HttpError(409, "Meal is locked");

function Doing({ meta, outcome }: { meta: FeedbackMeta; outcome: () => Promise<unknown> }) {
  const work = useMutation({ mutationFn: outcome, meta });
  return <button onClick={() => work.mutate()}>Do it</button>;
}

async function toastAfter(meta: FeedbackMeta, outcome: () => Promise<unknown>, path = "/"): Promise<string> {
  const { user } = renderWithServer(<Doing meta={meta} outcome={outcome} />, { path });
  await user.click(screen.getByRole("button", { name: "Do it" }));
  const item = await screen.findByRole("listitem");
  return [...item.querySelectorAll("[data-title], [data-description]")].map((part) => part.textContent).join(" | ");
}

describe("what a toast says", () => {
  const failing = () => Promise.reject(locked);

  it("says the fixed text to the letter, and the server's reason below it", async () => {
    expect(await toastAfter({ failure: text("Failed to remove meal") }, failing)).toBe(
      "Failed to remove meal | Meal is locked",
    );
  });

  it("says the reason once where the text has it", async () => {
    const failure = text("Failed to add meal: {reason}", { reason: locked.message });
    expect(await toastAfter({ failure }, failing)).toBe("Failed to add meal: Meal is locked");
  });

  it("says the server's sentence alone where the specification prefers it", async () => {
    expect(await toastAfter({ failure: text("Failed to update meal"), preferServerMessage: true }, failing)).toBe(
      "Meal is locked",
    );
  });

  it("falls back to the fixed text where no server answered", async () => {
    const unreachable = () => Promise.reject(new HttpError(null, null));
    expect(
      await toastAfter({ failure: text("Failed to update meal"), preferServerMessage: true }, unreachable),
    ).toMatch(/^Failed to update meal \| The Tureen server cannot be reached/);
  });

  it("adds nothing where the server had nothing to say", async () => {
    const broken = () => Promise.reject(new HttpError(500, "Something went wrong"));
    expect(await toastAfter({ failure: text("Failed to add meal") }, broken)).toBe("Failed to add meal");
  });

  it("puts figures into a success", async () => {
    const success = (result: unknown) => text("Successfully imported {count} recipes!", { count: Number(result) });
    expect(await toastAfter({ success }, () => Promise.resolve(7))).toBe("Successfully imported 7 recipes!");
  });

  it("asks to log in on meal planning where the server no longer knows the token", async () => {
    const refused = () => Promise.reject(new HttpError(401, "Please sign in."));
    const meta = { failure: text("Failed to load meal planning data") };
    expect(await toastAfter(meta, refused, "/meal-planning")).toBe("Please log in to access meal planning");
    expect(window.localStorage.getItem("token")).toBeNull();
  });

  it("asks so too where a call that says nothing is refused first", async () => {
    const refused = () => Promise.reject(new HttpError(401, "Please sign in."));
    expect(await toastAfter({ silent: true }, refused, "/meal-planning")).toBe("Please log in to access meal planning");
  });

  it("says elsewhere what the screen was waiting for", async () => {
    function Larder() {
      const waiting = () => new Promise(() => undefined);
      useQuery({ queryKey: ["larder"], queryFn: waiting, meta: { failure: text("Failed to load larder items") } });
      return null;
    }
    const refused = () => Promise.reject(new HttpError(401, "Please sign in."));
    const { user } = renderWithServer(
      <>
        <Larder />
        <Doing meta={{ silent: true }} outcome={refused} />
      </>,
    );
    await user.click(screen.getByRole("button", { name: "Do it" }));
    expect(await screen.findByText("Failed to load larder items")).toBeVisible();
  });
});

describe("while the server is away", () => {
  it("says each text once, however often the screen asks, and again when it has been back", async () => {
    const unreachable = () => Promise.reject(new HttpError(null, null));
    const failure = text("Failed to load larder items");
    function Larder() {
      const { report } = connectionOf(useQueryClient());
      const { refetch, failureCount } = useQuery({
        queryKey: ["larder"],
        queryFn: unreachable,
        retry: false,
        meta: { failure },
      });
      return (
        <>
          <button onClick={() => void refetch()}>Asked {failureCount}</button>
          <button onClick={() => report(false)}>Away</button>
          <button onClick={() => report(true)}>Back</button>
        </>
      );
    }
    const { user } = renderWithServer(<Larder />);
    const askAgain = () => user.click(screen.getByRole("button", { name: /^Asked/ }));
    const shown = await screen.findByText("Failed to load larder items");
    expect(screen.queryByText(/cannot be reached/)).toBeNull(); // the line of the frame says so
    dismissFailures();
    await waitForElementToBeRemoved(shown);
    await askAgain();
    await screen.findByRole("button", { name: "Asked 1" });
    expect(screen.queryByText("Failed to load larder items")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Away" }));
    await user.click(screen.getByRole("button", { name: "Back" }));
    await askAgain();
    expect(await screen.findByText("Failed to load larder items")).toBeVisible();
  });
});

describe("after a change", () => {
  it("reads what is on screen anew", async () => {
    let meals = 1;
    function Screen() {
      const { data } = useQuery({ queryKey: ["meals"], queryFn: () => Promise.resolve(meals), meta: { silent: true } });
      return <p>{data} planned</p>;
    }
    const add = () => Promise.resolve((meals += 1));
    const { user } = renderWithServer(
      <>
        <Screen />
        <Doing meta={{}} outcome={add} />
      </>,
    );
    expect(await screen.findByText("1 planned")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Do it" }));
    expect(await screen.findByText("2 planned")).toBeVisible();
  });
});
