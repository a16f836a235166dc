import { render, waitFor } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { useDrawnCount } from "./use-drawn-count";

/** The numbers that are drawn, one after the other. */
function drawnFor(...counts: readonly (number | undefined)[]): readonly number[] {
  const drawn: number[] = [];
  function Cards({ count }: { count: number | undefined }) {
    const shown = useDrawnCount(count, 3);
    if (drawn.at(-1) !== shown) drawn.push(shown);
    return null;
  }
  const { rerender } = render(<Cards count={counts[0]} />);
  for (const count of counts.slice(1)) rerender(<Cards count={count} />);
  return drawn;
}

it("draws a few of what is answered, and the rest when they are on the screen", async () => {
  const drawn = drawnFor(undefined, 7);
  expect(drawn).toEqual([0, 3]);
  await waitFor(() => expect(drawn).toEqual([0, 3, 7]));
  expect(drawnFor(undefined, 2)).toEqual([0, 2]);
  expect(drawnFor(undefined, 0)).toEqual([0]);
});

it("draws at once what is there already, and follows what comes and goes", () => {
  expect(drawnFor(7)).toEqual([7]);
  expect(drawnFor(7, 8, 5)).toEqual([7, 8, 5]);
});

it("draws a few first of what was answered before anything was drawn", async () => {
  const root = document.body.appendChild(document.createElement("div"));
  root.id = "root";
  onTestFinished(() => root.remove());
  const drawn = drawnFor(7);
  expect(drawn).toEqual([3]);
  await waitFor(() => expect(drawn).toEqual([3, 7]));
});

it("begins anew with the next answer", async () => {
  const drawn = drawnFor(7, undefined, 7);
  await waitFor(() => expect(drawn).toEqual([7, 0, 3, 7]));
});
