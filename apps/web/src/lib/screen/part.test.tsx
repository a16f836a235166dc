import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, it, vi } from "vitest";
import { atLeisure, lazyPart, part } from "./part";

const Soup = () => <p>Leek soup</p>;
const soup = () => part(async () => ({ default: Soup }));

function serve(code: ReturnType<typeof soup>): void {
  const Served = lazyPart(code);
  render(
    <Suspense fallback="on its way">
      <Served />
    </Suspense>,
  );
}

it("draws at once what has been loaded before", async () => {
  const code = soup();
  expect(code.now()).toBeUndefined();
  await code();
  serve(code);
  expect(screen.getByText("Leek soup")).toBeVisible();
});

it("loads what is not there yet", async () => {
  serve(soup());
  expect(screen.getByText("on its way")).toBeVisible();
  expect(await screen.findByText("Leek soup")).toBeVisible();
});

it("asks again for what could not be fetched behind the first view", async () => {
  vi.useFakeTimers();
  const load = vi.fn(async () => Soup).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const loaded = atLeisure(load)();
  await vi.advanceTimersByTimeAsync(6000);
  vi.useRealTimers();
  expect(await loaded).toBe(Soup);
  expect(load).toHaveBeenCalledTimes(2);
});
