import type { LocalDate } from "../dates/local-date";
import { describe, expect, it } from "vitest";
import { openListOf } from "./open-list";

const TODAY = "2026-05-06" as LocalDate;
const list = (id: number, ticked: number, end = "2026-05-10") => ({
  id,
  endDate: end,
  items: 4,
  ticked,
});

describe("the list that is being shopped", () => {
  it("is the one begun, then the newest", () => {
    expect(openListOf([list(1, 0), list(2, 0)], TODAY)?.id).toBe(2);
    expect(openListOf([list(1, 1), list(2, 0)], TODAY)?.id).toBe(1);
    expect(openListOf([list(1, 1), list(2, 3)], TODAY)?.id).toBe(2);
  });

  it("is none that is all bought, or whose days are past", () => {
    expect(openListOf([list(1, 4), list(2, 1, "2026-05-05")], TODAY)).toBeUndefined();
  });
});
