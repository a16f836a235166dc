import { describe, expect, test } from "vitest";
import { completed, folderProblems, problemsOf, sourceProblems } from "./check";
import type { ExtractedMessage } from "./extract";
import { foldersSource, foodsSource, namesSource, type ReadFolder } from "./read-folders";

const found = (message: string, area = "larder"): ExtractedMessage => ({
  message,
  area,
  place: "larder.ts:1",
  tooEarly: false,
});
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

describe("a language's folder", () => {
  const foods = { leek: ["Lauch", "Lauch"], onion: ["Zwiebel", "Zwiebeln"] };
  const german: ReadFolder = {
    code: "de",
    facts: { name: "Deutsch", shelves: ["Meat", "Bakery"] },
    messages: {},
    foods,
  };
  const begun: ReadFolder = { code: "pt", facts: { name: "Português" }, messages: {}, foods: {} };
  const folders = [german, begun];

  test("needs a name to begin with, and gets a place for every food", () => {
    expect(namesSource(folders)).toContain('  de: "Deutsch",\n  pt: "Português",\n');
    expect(foldersSource(folders)).toContain('import ptFoods from "../languages/pt/foods.json";\n');
    expect(foodsSource(begun, folders)).toBe('{\n  "leek": [],\n  "onion": []\n}\n');
    expect(folderProblems(begun, folders, [])).toEqual([
      'pt: foods.json, "leek" is missing',
      'pt: foods.json, "onion" is missing',
    ]);
    expect(folderProblems(german, folders, [])).toEqual([]);
  });

  test("is named where it has lost something", () => {
    const facts = { name: " ", shelves: ["Meat", "Meat"] };
    const wrong = { ...begun, facts, foods: { leek: ["alho "], onion: ["cebola", "Alho "] } };
    expect(folderProblems(wrong, folders, []).map((problem) => problem.replace(/^pt: \S+ /, ""))).toEqual([
      'has no "name"',
      'has no shelf for "Bakery"',
      'has "Meat" twice',
      '"leek" needs a singular and a plural',
      '"leek" has an untidy "alho "',
      '"onion" has an untidy "Alho "',
      '"Alho " is said of "leek" and of "onion"',
    ]);
  });
});

test("a text that is said before a language is known, or that cannot be read, is named by its place", () => {
  expect(sourceProblems([{ ...found("Save"), tooEarly: true }, found("{")])).toEqual([
    'larder.ts:1: "Save" is said before a language is known; use text()',
    'larder.ts:1: "{" is not a message in ICU\'s format',
  ]);
});
