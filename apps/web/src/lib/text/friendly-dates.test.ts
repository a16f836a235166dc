import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { withFriendlyDates } from "./friendly-dates";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T12:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ["Shopping List 2026-11-16 to 2026-11-22", "Shopping List 16 November to 22 November"],
  ["Shopping List - Week of 2027-01-03", "Shopping List - Week of 3 January 2027"],
  ["Party on 2026-02-30, 1234-5678", "Party on 2026-02-30, 1234-5678"],
  ["Saturday’s shop", "Saturday’s shop"],
])("shows %s as %s", (name, shown) => {
  expect(withFriendlyDates(name)).toBe(shown);
});
