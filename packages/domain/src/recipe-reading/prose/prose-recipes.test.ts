import { describe, expect, test } from "vitest";
import type { BookLine } from "../lines/book-line";
import { linesOfText } from "../lines/book-line";
import { readBook } from "../rules/read-book";
import { doubtsOf } from "../labels/coverage";
import { labelWindow, windowsToAsk } from "../labels/label-window";
import { readLabels } from "../labels/read-labels";
import { printBook } from "../testing/print-book";
import { splitRunIn, withRunInTitles } from "./run-in-title";

type Recipe = readonly [title: string, text: string];

const BOOKS: Readonly<Record<string, readonly Recipe[]>> = {
  English: [
    ["Leek Porridge", "Wash four large leeks and boil them in a quart of milk till tender. Rub them through a sieve."],
    [
      "Mrs. Gray's Cake",
      "Beat half a pound of butter to a cream, add four eggs and a wineglass of brandy, and bake it.",
    ],
    ["Toast and Water", "Brown a slice of stale bread; pour on it a quart of boiling water and cover till cold."],
    ["Anchovy Toast", "Bone six anchovies and pound them with butter the size of an egg. Spread it on toast."],
  ],
  German: [
    ["Lauchsuppe", "Man nimmt vier Stangen Lauch, schneidet sie fein und dünstet sie in einem Löffel Butter weich."],
    [
      "Apfelmus",
      "Zwei Pfund Äpfel werden geschält und mit einem Glas Wasser weich gekocht, dann rührt man Zucker darunter.",
    ],
    [
      "Gurkensalat",
      "Schäle zwei Gurken, schneide sie in Scheiben und bestreue sie mit Salz, mische sie mit drei Löffeln Öl.",
    ],
  ],
  French: [
    [
      "Potage aux poireaux",
      "Épluchez six poireaux, mettez-les dans une casserole avec un morceau de beurre gros comme un œuf.",
    ],
    [
      "Riz au lait",
      "Lavez une demi-livre de riz, faites-le crever dans un litre de lait sucré avec un zeste de citron.",
    ],
    [
      "Sauce blanche",
      "Mêlez une cuillerée de farine avec du beurre, versez dessus un verre d'eau et liez avec deux jaunes.",
    ],
  ],
};

const WAYS: Readonly<Record<string, (recipes: readonly Recipe[]) => readonly BookLine[]>> = {
  "titles above": (all) => printBook(all.map(([title, text]) => `# ${title}\n${text}`).join("\n\n")),
  "titles above in capitals": (all) =>
    printBook(all.map(([title, text]) => `${title.toUpperCase()}\n\n${text}`).join("\n\n")),
  "titles run in": (all) => withRunInTitles(printBook(all.map(([title, text]) => `${title}.—${text}`).join("\n"))),
  "a text without a page": (all) => linesOfText(all.map(([title, text]) => `${title}\n${text}`).join("\n\n"), 1),
};

const cases = Object.keys(BOOKS).flatMap((language) => Object.keys(WAYS).map((way) => [language, way] as const));

describe.each(cases)("a book in running prose, in %s, with %s", (language, way) => {
  const recipes = BOOKS[language] ?? [];
  const lines = WAYS[way]?.(recipes) ?? [];
  const reading = readBook(lines);
  const textOf = (indexes: readonly number[]): string => indexes.map((index) => lines[index]?.text).join(" ");

  test("shows each recipe as a doubt with its own title and text, and calls none certain", () => {
    const found = reading.recipes.map(({ title, steps }) => [textOf(title).toLowerCase(), textOf(steps.flat())]);
    expect(found).toEqual(recipes.map(([title, text]) => [title.toLowerCase(), text]));
    expect(reading.recipes.map(({ certainty }) => certainty)).not.toContain("certain");
    expect(doubtsOf(reading, reading.recipes).map(({ text }) => text.toLowerCase())).toEqual(
      recipes.map(([title]) => title.toLowerCase()),
    );
  });

  test("takes a model's labels for every one of them", () => {
    const answered = windowsToAsk(reading, { maxChars: 6_000, overlapChars: 1_500 }).flatMap((span) => {
      const window = labelWindow(reading, span);
      const rows = window.text.split("\n").flatMap((row) => /^(\d+) (.*)$/.exec(row) ?? []);
      const numbered = rows.flatMap((cell, at) => (at % 3 === 1 ? [{ number: cell, text: rows[at + 1] ?? "" }] : []));
      const titles = numbered.filter(({ text }) =>
        recipes.some(([title]) => title.toLowerCase() === text.toLowerCase()),
      );
      const answer = titles
        .map(({ number, text }, nth) => {
          const last = Number(titles[nth + 1]?.number ?? Number(numbered.at(-1)?.number) + 1) - 1;
          return `T${number}${text.replace(/[^\p{L}]/gu, "").slice(0, 4)} P${Number(number) + 1}-${last};`;
        })
        .join("");
      expect(answer).toMatch(new RegExp(window.pattern, "u"));
      return readLabels(answer, window, reading).recipes;
    });
    expect(answered.map(({ title }) => textOf(title).toLowerCase())).toEqual(
      recipes.map(([title]) => title.toLowerCase()),
    );
  });
});

test.each([
  ["LEEK PORRIDGE.—Wash four large leeks", "LEEK PORRIDGE"],
  ["Leek porridge. — Wash four large leeks", "Leek porridge"],
  ["LEEK PORRIDGE. Wash four large leeks", "LEEK PORRIDGE"],
  ["No. 12. Mrs. Gray's Cake.—Beat the butter well", "No. 12. Mrs. Gray's Cake"],
  ["TEA.—Scald the pot and warm the cups", "TEA"],
  ["Roast Beef.—Take a good sirloin of ten pounds", "Roast Beef"],
  ["Toast and Water.—Brown a slice of stale bread", "Toast and Water"],
  ["Method.—Wash four large leeks", null],
  ["Wash the leeks.—Then boil them all", null],
  ["Serve it hot. Then wash the plates", null],
  ["Leek soup — 12", null],
  ["Simmer it gently, stirring now and then, for 2 – 3 minutes until soft", null],
])("%s opens with the title %s", (line, title) => {
  expect(splitRunIn(line)?.title ?? null).toBe(title);
});

const printed = "Leek Porridge. Wash four large leeks and boil them";
const inOtherFace = { lead: "Leek Porridge.", gapAbove: 12 };

test.each([
  ["opens a paragraph that instructs", [{ ...inOtherFace }], ["Leek Porridge", "Wash four large leeks and boil them"]],
  ["stands among amounts", [{ text: "2 leeks" }, { text: "1 onion" }, { ...inOtherFace }], null],
  ["goes on from the line above", [{ text: "We often had" }, { ...inOtherFace, gapAbove: 0 }], null],
  ["is said of a dish", [{ ...inOtherFace, text: "Leek Porridge. Nobody knows whose it was" }], null],
])("a name in a face of its own that %s", (_, lines, title) => {
  const set = lines.flatMap((own) => printBook(printed).map((line) => ({ ...line, ...own })));
  const texts = withRunInTitles(set).map(({ text }) => text);
  expect(texts).toEqual(title ?? set.map(({ text }) => text));
});

test("numbers in front of titles, and a page's number and head on two pages, are no steps", () => {
  const recipes = BOOKS["English"] ?? [];
  const pages = [recipes.slice(0, 2), recipes.slice(2)].map((own, page) => {
    const text = own.map(([title, words], nth) => `# ${2 * page + nth + 1}. ${title}\n${words}`).join("\n\n");
    const lines = printBook(`Plain Cookery\n\n${text}\n\n${page + 1}`);
    const blockOf = (index: number): number => (index === 0 ? 0 : index === lines.length - 1 ? 2 : 1);
    return lines.map((each, index) => ({ ...each, page: page + 1, block: blockOf(index) }));
  });
  const lines = pages.flat();
  const { recipes: found } = readBook(lines);
  const textOf = (indexes: readonly number[]): string => indexes.map((index) => lines[index]?.text).join(" ");
  expect(found.map(({ title, steps }) => [textOf(title), textOf(steps.flat())])).toEqual(
    recipes.map(([title, text], nth) => [`${nth + 1}. ${title}`, text]),
  );
});
