import { fireEvent, render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ringOnce } from "./ring";
import TimerBar from "./timer-bar";
import { startTimer } from "./timer-store";

let resumed = 0;

/** Stays silent: the page keeps it for the tests that follow. */
class SilentAudio {
  readonly state = "suspended";
  resume(): Promise<void> {
    resumed += 1;
    return Promise.resolve();
  }
}

/** A page that was loaded again while a timer runs: nobody has touched it yet. */
function loadAgain() {
  vi.stubGlobal("AudioContext", SilentAudio);
  resumed = 0;
  startTimer({ id: "1", name: "Step 2", of: "Eggs", path: "/recipes/7/cook", seconds: 240 });
  return render(<TimerBar />);
}

test.each([
  ["click", () => fireEvent.click(document.body)],
  ["finger that is lifted", () => fireEvent.touchEnd(document.body)],
  ["key", () => fireEvent.keyDown(document.body, { key: "a" })],
])("a %s anywhere lets a timer sound after a reload, while there is one", (_what, act) => {
  const { unmount } = loadAgain();
  expect(resumed).toBe(0);
  act();
  expect(resumed).toBe(1);
  unmount();
  act();
  expect(resumed).toBe(1);
});

test("a tap that a button keeps to itself counts, too", () => {
  const { container } = loadAgain();
  container.addEventListener("click", (event) => event.stopPropagation());
  fireEvent.click(container);
  expect(resumed).toBe(1);
});

test.each([
  ["was tapped", { hasBeenActive: true }, 1],
  ["was not tapped yet", { hasBeenActive: false }, 0],
  ["does not know whether it was", undefined, 1],
])("a page that %s: %o vibrates %d times", (_what, userActivation, times) => {
  const vibrate = vi.fn(() => true);
  vi.stubGlobal("navigator", { vibrate, userActivation });
  ringOnce();
  expect(vibrate).toHaveBeenCalledTimes(times);
});
