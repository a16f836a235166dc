import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanPages, joinParts, type CleanDocument } from "./pages/clean-pages";
import { chunkDocument, chunkParts, splitChunk, type Chunk } from "./chunk-text";

const recipe = (title: string, steps: number) =>
  [
    title,
    "Serves 4",
    "",
    "Ingredients",
    "200 g flour",
    "2 eggs",
    "",
    "Method",
    ...Array.from({ length: steps }, (_, step) => `${step + 1}. Stir the bowl of ${title} well, and once more.`),
  ].join("\n");

const book = (...texts: string[]): CleanDocument => cleanPages(texts.map((text, index) => ({ page: index + 1, text })));

const names = ["Apple Cake", "Beef Stew", "Carrot Soup", "Duck Pie", "Egg Curry", "Fish Stew", "Goat Roast", "Ham Pie"];
const cookbook = book(...names.map((name) => recipe(name, 8)));

describe("a book in chunks", () => {
  it("is one chunk when it fits", () => {
    const [chunk, ...others] = chunkDocument(cookbook, { chunkChars: 350_000, overlapChars: 2000 });
    expect(others).toEqual([]);
    expect(chunk).toEqual({ start: 0, end: cookbook.text.length, text: cookbook.text });
  });

  it("is cut where a recipe begins, so that none is cut in two", () => {
    const chunks = chunkDocument(cookbook, { chunkChars: 1200, overlapChars: 200 });
    expect(chunks.length).toBeGreaterThan(3);
    for (const { end } of chunks.slice(0, -1))
      expect(names.some((name) => cookbook.text.startsWith(`${name}\n`, end))).toBe(true);
    for (const name of names) expect(chunks.some(({ text }) => text.includes(recipe(name, 8)))).toBe(true);
  });

  it("repeats whole recipes where they fit into the overlap", () => {
    const chunks = chunkDocument(cookbook, { chunkChars: 2600, overlapChars: 700 });
    expect(chunks.length).toBeGreaterThan(1);
    chunks.slice(1).forEach((chunk, index) => {
      expect(names.some((name) => chunk.text.startsWith(`${name}\n`))).toBe(true);
      expect((chunks[index]?.end ?? 0) - chunk.start).toBeGreaterThan(400);
    });
  });

  it("finds a recipe's beginning in the middle of a page, where recipes run on across pages", () => {
    const all = names
      .map((name) => recipe(name, 8))
      .join("\n\n")
      .split("\n");
    const run = book(...Array.from({ length: 9 }, (_, page) => all.slice(page * 15, page * 15 + 15).join("\n")));
    for (const { end } of chunkDocument(run, { chunkChars: 1400, overlapChars: 100 }).slice(0, -1)) {
      expect(names.some((name) => run.text.startsWith(name, end))).toBe(true);
    }
  });

  it("is never cut between a title and what is told before the ingredients, whatever the servings are called", () => {
    for (const servings of [
      "Serves 4",
      "4 servings",
      "For four people",
      "4 Portionen",
      "Voor 4 personen",
      "4 porcje",
      "4 raciones",
    ]) {
      const told = names.map((name) =>
        recipe(name, 8).replace(
          "Serves 4",
          `\nMy aunt made it on every rainy Sunday.\nNobody left any.\n\n${servings}`,
        ),
      );
      const document = book(told.join("\n\n"));
      for (const { end } of chunkDocument(document, { chunkChars: 1400, overlapChars: 100 }).slice(0, -1)) {
        expect(
          names.some((name) => document.text.startsWith(`${name}\n`, end)),
          servings,
        ).toBe(true);
      }
    }
  });

  it("repeats text before a cut where it may be within a recipe", () => {
    const named = names.map((name) => recipe(name, 8).replace("\nServes 4", `\n\nThe ${name} of old\n\nServes 4`));
    const document = book(named.join("\n\n"));
    const chunks = chunkDocument(document, { chunkChars: 1400, overlapChars: 300 });
    expect(chunks.length).toBeGreaterThan(2);
    chunks.slice(1).forEach(({ start }, index) => expect(start).toBeLessThan(chunks[index]?.end ?? 0));
  });

  it("prefers a page break, then a blank line, then a sentence, where no recipe begins", () => {
    const prose = (count: number) =>
      Array.from({ length: count }, (_, line) => `and the broth went on cooking${line % 4 === 3 ? "." : ""}`).join(
        "\n",
      );
    const pages = book(prose(10), prose(10));
    expect(chunkDocument(pages, { chunkChars: 400, overlapChars: 0 })[0]?.end).toBe(pages.pages[1]?.start);
    const spaced = chunkDocument(book(`${prose(10)}\n\n${prose(10)}`), { chunkChars: 400, overlapChars: 0 });
    expect(spaced[0]?.text).toBe(`${prose(10)}\n\n`);
    const dense = chunkDocument(book(prose(40)), { chunkChars: 400, overlapChars: 0 });
    expect(dense[0]?.text.trimEnd().endsWith("cooking.")).toBe(true);
  });

  it("cuts a line only when the line alone is longer than a chunk, and then between words", () => {
    const chunks = chunkDocument(book(`Short line\n${"word ".repeat(200)}end`), { chunkChars: 300, overlapChars: 0 });
    for (const { text } of chunks) expect(text).toMatch(/^(?:Short|word|end)/);
    expect(chunks.map(({ text }) => text).join("")).toBe(`Short line\n${"word ".repeat(200)}end`);
  });

  it("never leaves a letter out, exceeds its bound, or cuts a line that fits", () => {
    const line = fc.string({ maxLength: 40 }).map((text) => text.replace(/\n/g, " "));
    const pages = fc.array(
      fc.array(line, { maxLength: 12 }).map((lines) => lines.join("\n")),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(
        pages,
        fc.integer({ min: 120, max: 600 }),
        fc.integer({ min: 0, max: 400 }),
        (texts, chunkChars, overlapChars) => {
          const document = book(...texts);
          const chunks = chunkDocument(document, { chunkChars, overlapChars });
          expectWhole(document, chunks);
          chunks.forEach((chunk, index) => {
            const newFrom = chunks[index - 1]?.end ?? 0;
            expect(chunk.text.length).toBeLessThanOrEqual(chunkChars);
            expect(newFrom - chunk.start).toBeLessThanOrEqual(overlapChars);
            if (chunk.start > 0) expect(document.text[chunk.start - 1]).toBe("\n");
            if (newFrom > 0) expect(document.text[newFrom - 1]).toBe("\n");
          });
        },
      ),
    );
  });

  it("is total: absurd bounds still give the whole text", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 60 }),
        fc.integer({ min: -5, max: 30 }),
        fc.integer({ min: -5, max: 99 }),
        (text, chunkChars, overlapChars) => {
          const document = book(text);
          expectWhole(document, chunkDocument(document, { chunkChars, overlapChars }));
        },
      ),
    );
  });
});

describe("the rest of a book, laid out with other bounds", () => {
  it("goes on behind the last chunk, without a gap and without going back before it", () => {
    const bounds = fc.record({
      chunkChars: fc.integer({ min: 200, max: 3000 }),
      overlapChars: fc.integer({ min: 0, max: 900 }),
    });
    fc.assert(
      fc.property(bounds, bounds, fc.nat(20), (before, after, kept) => {
        const first = chunkDocument(cookbook, before).slice(0, kept);
        const rest = chunkDocument(cookbook, after, first.at(-1));
        expectWhole(cookbook, [...first, ...rest]);
        for (const { text } of rest) expect(text.length).toBeLessThanOrEqual(after.chunkChars);
      }),
    );
  });

  it("is nothing where the last chunk ends with the book", () => {
    const chunks = chunkDocument(cookbook, { chunkChars: 1200, overlapChars: 200 });
    expect(chunkDocument(cookbook, { chunkChars: 9000, overlapChars: 0 }, chunks.at(-1))).toEqual([]);
  });
});

describe("a chunk that is too much for the model", () => {
  const [whole] = chunkDocument(cookbook, { chunkChars: 350_000, overlapChars: 0 });
  if (whole === undefined) throw new Error("The cookbook is empty");

  it("is halved where a recipe begins", () => {
    const [left, right] = splitChunk(cookbook, whole, 700, 500) ?? [];
    expect(left?.text.length).toBeLessThan(whole.text.length * 0.75);
    expect(names.some((name) => right?.text.startsWith(name))).toBe(true);
    expect(right?.start).toBeLessThanOrEqual(left?.end ?? 0);
    expect(left?.start).toBe(whole.start);
    expect(right?.end).toBe(whole.end);
    for (const name of names) expect([left, right].some((half) => half?.text.includes(recipe(name, 8)))).toBe(true);
  });

  it("stays as it is when the halves would hold no recipe", () => {
    expect(splitChunk(cookbook, { ...whole, end: whole.start + 2900 }, 700, 1500)).toBeNull();
  });
});

/** Chunks follow one another, and what is new in each of them is, in all, the text. */
function expectWhole(document: CleanDocument, chunks: readonly Chunk[]) {
  const beginnings = chunks.map((_, index) => chunks[index - 1]?.end ?? 0);
  expect(chunks.map(({ end }, index) => document.text.slice(beginnings[index], end)).join("")).toBe(document.text);
  chunks.forEach((chunk, index) => {
    expect(chunk.text).toBe(document.text.slice(chunk.start, chunk.end));
    expect(chunk.start).toBeLessThanOrEqual(beginnings[index] ?? 0);
    expect(chunk.start).toBeGreaterThanOrEqual(chunks[index - 1]?.start ?? 0);
    expect(chunk.end).toBeGreaterThan(beginnings[index] ?? 0);
  });
}

describe("a book that is read in parts", () => {
  const first = book(...names.slice(0, 6).map((name) => recipe(name, 8)));
  const later = cleanPages(names.slice(6).map((name, index) => ({ page: 7 + index, text: recipe(name, 8) })));
  const bounds = { chunkChars: 1200, overlapChars: 200 };

  it("keeps the chunks of its first part where they were, and has every page in its place", () => {
    const alone = chunkDocument(first, bounds);
    const both = chunkParts([first, later], bounds);
    expect(both.slice(0, alone.length)).toEqual(alone);
    const joined = joinParts([first, later]);
    for (const { start, end, text } of both) expect(joined.text.slice(start, end)).toBe(text);
    expect(joined.pages.map(({ page, start }) => [page, joined.text.slice(start, start + 8)])).toEqual(
      names.map((name, index) => [index + 1, name.slice(0, 8).padEnd(8, "\n")]),
    );
  });

  it("goes on in each part behind what is laid out of it", () => {
    const all = chunkParts([first, later], bounds);
    const kept = all.filter(({ start }) => start === 0 || start >= first.text.length);
    expect(chunkParts([first, later], bounds, kept)).toEqual(all.filter((chunk) => !kept.includes(chunk)));
  });

  it("is the same as in one part where a part has no text", () => {
    const nothing = cleanPages([{ page: 9, text: "" }]);
    expect(joinParts([nothing, first, nothing]).text).toBe(first.text);
    expect(chunkParts([nothing, first, nothing], bounds)).toEqual(chunkDocument(first, bounds));
  });
});
