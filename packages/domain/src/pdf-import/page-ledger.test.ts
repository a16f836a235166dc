import { describe, expect, it } from "vitest";
import { cleanPages } from "./clean-pages";
import { buildPageLedger, formatPages } from "./page-ledger";

const texts = [
  "Foreword by the cook",
  "Leek soup\nServes 4\n3 leeks",
  "1. Boil the leeks.\n\nToast\n1 slice of bread",
  "",
  "Stew\n1 kg beef",
  "Index of dishes",
];
const document = cleanPages(texts.map((text, index) => ({ page: index + 1, text })));
const recipe = (title: string, last: string) => ({
  title,
  start: document.text.indexOf(title),
  end: document.text.indexOf(last) + last.length,
});

describe("the fate of every page", () => {
  const soup = recipe("Leek soup", "Boil the leeks.");
  const toast = recipe("Toast", "slice of bread");

  it("is told, whatever happened", () => {
    const start = document.text.indexOf("Stew");
    const ledger = buildPageLedger({
      document,
      unreadable: [{ page: 4, reason: "No model for images is installed." }],
      failedChunks: [{ start, end: start + 10, reason: "The model did not answer." }],
      recipes: [soup, toast],
    });
    expect(ledger).toEqual([
      { page: 1, outcome: { kind: "not_a_recipe" } },
      { page: 2, outcome: { kind: "recipe", titles: ["Leek soup"] } },
      { page: 3, outcome: { kind: "recipe", titles: ["Toast"] } },
      { page: 4, outcome: { kind: "failed", reason: "No model for images is installed." } },
      { page: 5, outcome: { kind: "failed", reason: "The model did not answer." } },
      { page: 6, outcome: { kind: "not_a_recipe" } },
    ]);
  });

  it("is a continuation where a recipe only goes on", () => {
    const ledger = buildPageLedger({ document, unreadable: [], failedChunks: [], recipes: [soup] });
    expect(ledger[2]).toEqual({ page: 3, outcome: { kind: "continuation", title: "Leek soup" } });
  });

  it("is not failed where the neighbouring chunk found its recipe", () => {
    const whole = { start: 0, end: document.text.length, reason: "The model did not answer." };
    const ledger = buildPageLedger({ document, unreadable: [], failedChunks: [whole], recipes: [soup] });
    expect(ledger.map(({ outcome }) => outcome.kind)).toEqual([
      "failed",
      "recipe",
      "continuation",
      "not_a_recipe",
      "failed",
      "failed",
    ]);
  });
});

describe("pages in words", () => {
  it.each([
    [[12], "Page 12"],
    [[12, 13, 14], "Pages 12–14"],
    [[9, 3, 8, 7], "Pages 3, 7–9"],
  ])("%j is %j", (pages, text) => {
    expect(formatPages(pages)).toBe(text);
  });
});
