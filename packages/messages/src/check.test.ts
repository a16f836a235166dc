import { describe, expect, test } from "vitest";
import { completed, problemsOf, sourceProblems } from "./check";
import type { Found } from "./extract";

const found = (message: string, area = "larder"): Found => ({ message, area, place: "larder.ts:1", tooEarly: false });
const eggs = "{count, plural, one {# egg} other {# eggs}}";

describe("a language's file", () => {
  test("gets a place for each text, keeps what is translated, and loses what nothing says any more", () => {
    const file = { larder: { Gone: "Weg", "In stock": "Da" } };
    expect(completed(file, [found("In stock"), found("Empty"), found("In stock", "recipes")])).toEqual({
      larder: { Empty: "", "In stock": "Da" },
    });
  });

  test.each([
    ["Empty", "", "is missing"],
    ["Hello {name}", "Hallo", "has the parameters name, not none"],
    [eggs, "{count, plural, other {# Eier}}", "lacks the plural one"],
    ["Nothing is planned", "Nothing is planned", "is English still"],
    ["Add", "{", "is not a message"],
    ["Add", " Dazu", "space at its ends"],
    ["Add", "Zu den Vorräten in der Vorratskammer dazu", "is far longer"],
  ])("names what is wrong with %j said as %j", (message, said, problem) => {
    expect(problemsOf("de", { larder: { [message]: said } }, [found(message)]).join()).toContain(problem);
  });

  test("is right with its parameters and plurals", () => {
    const file = { larder: { [eggs]: "{count, plural, one {# Ei} other {# Eier}}", Toast: "Toast" } };
    expect(problemsOf("de", file, [found(eggs), found("Toast")])).toEqual([]);
  });
});

test("a text that is said before a language is known, or that cannot be read, is named by its place", () => {
  expect(sourceProblems([{ ...found("Save"), tooEarly: true }, found("{")])).toEqual([
    'larder.ts:1: "Save" is said before a language is known; use text()',
    'larder.ts:1: "{" is not a message in ICU\'s format',
  ]);
});
