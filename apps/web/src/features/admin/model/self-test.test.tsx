import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createServer, ServerProvider } from "#lib/server/server-provider";
import { serverLink } from "#lib/server/trpc";
import { renderWithServer } from "#testing/render-app";
import { SelfTest } from "./self-test";

afterEach(() => vi.unstubAllGlobals());

const run = () => screen.findByRole("button", { name: "Run the self-test" });
const cancel = () => screen.findByRole("button", { name: "Cancel" });

describe("a self-test that takes too long", () => {
  it("is given up on a tap: all is as before, and no word of a failure", async () => {
    const verdict = "These models are usable with care.";
    let runs = 0;
    const selfTest = () => ((runs += 1) === 1 ? { verdict, results: [], note: null } : new Promise<never>(() => {}));
    const { user } = renderWithServer(<SelfTest canRun />, { answers: { ai: { selfTest } } });
    await user.click(await run());
    expect(await screen.findByText(verdict)).toBeVisible();
    await user.click(await run());
    expect(await screen.findByRole("progressbar", { name: "The self-test is running" })).toBeVisible();
    expect(screen.queryByText(verdict)).toBeNull();
    await user.click(await cancel());
    expect(await run()).toHaveFocus();
    expect(screen.getByText(verdict)).toBeVisible();
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(screen.queryByText("Failed to run the self-test")).toBeNull();
  });

  it.each([
    ["by its button", async () => userEvent.click(await cancel())],
    ["by leaving the page", async () => cleanup()],
  ])("is given up %s on the server too: the request ends", async (_how, giveUp) => {
    let request: AbortSignal | null | undefined;
    vi.stubGlobal("fetch", (_address: string, init: RequestInit) => {
      request = init.signal;
      return new Promise(() => {});
    });
    render(
      <ServerProvider {...createServer(serverLink)}>
        <SelfTest canRun />
      </ServerProvider>,
    );
    await userEvent.click(await run());
    await expect.poll(() => request?.aborted).toBe(false);
    await giveUp();
    await expect.poll(() => request?.aborted).toBe(true);
  });
});
