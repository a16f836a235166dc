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
    const ledger = buildPageLedger({ document, unreadable: [], failedChunks: [whole], recipes: [soup, toast] });
    expect(ledger.map(({ outcome }) => outcome.kind)).toEqual([
      "failed",
      "recipe",
      "recipe",
      "not_a_recipe",
      "failed",
      "failed",
    ]);
  });
});

describe("a page of a chunk of which a part was lost", () => {
  const page = [
    "Soup\n1 leek\n1. Boil it.",
    "Stew\n1 kg beef\n1. Brown the beef on all sides, pour in the wine and let it bubble away for two hours until it is soft.",
  ].join("\n\n");
  const one = cleanPages([{ page: 1, text: page }]);
  const whole = { start: 0, end: one.text.length, reason: "The answer broke off." };
  const soup = { title: "Soup", start: 0, end: one.text.indexOf("it.") + 3 };
  const stew = { title: "Stew", start: one.text.indexOf("Stew"), end: one.text.length };

  it("has failed although a recipe begins on it", () => {
    expect(
      buildPageLedger({ document: one, unreadable: [], failedChunks: [whole], recipes: [soup] })[0]?.outcome,
    ).toEqual({ kind: "failed", reason: "The answer broke off." });
  });

  it("has not failed where its recipes take it up", () => {
    expect(
      buildPageLedger({ document: one, unreadable: [], failedChunks: [whole], recipes: [stew, soup] })[0]?.outcome,
    ).toEqual({ kind: "recipe", titles: ["Stew", "Soup"] });
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
