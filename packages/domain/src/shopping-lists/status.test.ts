import { text } from "@tureen/messages/text";
import { describe, expect, it } from "vitest";
import { LIST_ACTIONS, LIST_STATUSES, locksMeals, nextStatus, offeredActions, statusLabel } from "./status";

describe("the states of a shopping list", () => {
  it.each([
    ["draft", "lock", "locked-in"],
    ["draft", "unlock", null],
    ["draft", "order", null],
    ["draft", "admin-unlock", null],
    ["locked-in", "lock", null],
    ["locked-in", "unlock", "draft"],
    ["locked-in", "order", "ordered"],
    ["locked-in", "admin-unlock", null],
    ["ordered", "lock", null],
    ["ordered", "unlock", null],
    ["ordered", "order", null],
    ["ordered", "admin-unlock", "locked-in"],
  ] as const)("%s, then %s: %s", (current, action, status) => {
    const change = nextStatus(current, action);
    expect(change.ok ? change.status : null).toBe(status);
  });

  it("every refusal is a sentence for the family", () => {
    const refused = LIST_STATUSES.flatMap((status) => LIST_ACTIONS.map((action) => nextStatus(status, action))).filter(
      (each) => !each.ok,
    );
    expect(refused).toHaveLength(8);
    for (const change of refused) expect(change.ok ? "" : change.sentence.message).not.toContain("unknown");
  });

  it("an ordered list points to the admin page", () => {
    expect(nextStatus("ordered", "unlock")).toEqual({ ok: false, sentence: text("Cannot unlock - use admin panel") });
  });

  it("the screen offers what can be done, and never what the admin page does", () => {
    expect(LIST_STATUSES.map(offeredActions)).toEqual([["lock"], ["unlock", "order"], []]);
  });

  it("any other value is Unknown, locks nothing and allows nothing", () => {
    expect(statusLabel("archived").message).toBe("Unknown");
    expect(offeredActions("archived")).toEqual([]);
    expect(locksMeals("archived")).toBe(false);
    expect(nextStatus("", "lock").ok).toBe(false);
  });

  it("meals are locked while their list is locked in or ordered", () => {
    expect(LIST_STATUSES.map(locksMeals)).toEqual([false, true, true]);
    expect(LIST_STATUSES.map((status) => statusLabel(status).message)).toEqual(["Draft", "Locked in", "Ordered"]);
  });
});
