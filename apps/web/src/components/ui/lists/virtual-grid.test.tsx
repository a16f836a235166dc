import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { VirtualGrid } from "./virtual-grid";

const ROW_PX = 100;
const WINDOW_PX = 500;

let heightAbovePx = 0;
let pageHasResized: () => void = () => {};

beforeEach(() => {
  heightAbovePx = 0;
  vi.stubGlobal("innerHeight", WINDOW_PX);
  vi.stubGlobal("scrollY", 2000);
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(ROW_PX);
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(
    () => new DOMRect(0, heightAbovePx - window.scrollY, 300, ROW_PX),
  );
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(private readonly callback: () => void) {}
      observe(element: Element): void {
        if (element === document.body) pageHasResized = this.callback;
      }
      unobserve(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const shownRows = (): number[] => screen.getAllByRole("listitem").map((row) => Number(row.textContent));

test("the rows that are in view stay in view when something above the list opens", () => {
  render(
    <VirtualGrid
      label="Numbers"
      items={Array.from({ length: 100 }, (_, index) => index)}
      keyOf={(item) => item}
      render={(item) => item}
      estimatedRowPx={ROW_PX}
      columns={[[0, 1]]}
      gapPx={0}
    />,
  );
  expect(shownRows()).toContain(22);
  heightAbovePx = 1500;
  act(() => pageHasResized());
  // 2,000 pixels down the page, the list begins 1,500 down.
  expect(shownRows()).toContain(7);
  expect(shownRows()).not.toContain(22);
});
