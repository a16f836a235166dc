import { render } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { useDrawnCount } from "./use-drawn-count";

/** The numbers that were drawn, one after the other. */
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

it("draws a few of what is answered, and then the rest", () => {
  expect(drawnFor(undefined, 7)).toEqual([0, 3, 7]);
  expect(drawnFor(undefined, 2)).toEqual([0, 2]);
  expect(drawnFor(undefined, 0)).toEqual([0]);
});

it("draws at once what is there already, and follows what comes and goes", () => {
  expect(drawnFor(7)).toEqual([7]);
  expect(drawnFor(7, 8, 5)).toEqual([7, 8, 5]);
});

it("draws a few first of what was answered before anything was drawn", () => {
  const root = document.body.appendChild(document.createElement("div"));
  root.id = "root";
  onTestFinished(() => root.remove());
  expect(drawnFor(7)).toEqual([3, 7]);
});

it("begins anew with the next answer", () => {
  expect(drawnFor(7, undefined, 7)).toEqual([7, 0, 3, 7]);
});
