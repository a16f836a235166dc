import { expect, test } from "vitest";

/** The source of every screen, styles and all. */
const SOURCES = import.meta.glob<string>(["../**/*.{ts,tsx,css}", "!../**/*.test.{ts,tsx}"], {
  eager: true,
  query: "?raw",
  import: "default",
});

/** A side of the screen where the side of the text is meant: `ml-2` for `ms-2`, `left-0` for `start-0`. */
const PHYSICAL_CLASS =
  /(?<=["'`\s:!])-?(?:(?:m|p|scroll-m|scroll-p)[lr]-|(?:left|right)-(?=[\d[(]|auto|full|px)|(?:rounded|border)-[lr](?=[-\s"'`])|rounded-[tb][lr](?=[-\s"'`])|(?:text|float|clear)-(?:left|right)(?=[\s"'`]))[^\s"'`]*/g;
const PHYSICAL_PROPERTY = /(?:margin|padding|border|inset)-(?:left|right)[^;{]*;|text-align: (?:left|right);/g;

/** A notch is on one side of the device, whichever way its text runs. */
const isOfDevice = (found: string) => found.includes("safe-area-inset");

function physicalIn(source: string): readonly string[] {
  return [...source.matchAll(PHYSICAL_CLASS), ...source.matchAll(PHYSICAL_PROPERTY)]
    .map(([found]) => found)
    .filter((found) => !isOfDevice(found));
}

// A test, and no rule of the linter's: oxlint reads no style sheets, and its plugins in JavaScript are in alpha.
test("screens say start and end, so that a language may run the other way", () => {
  const found = Object.entries(SOURCES).flatMap(([file, source]) =>
    physicalIn(source).map((each) => `${file}: ${each}`),
  );
  expect(found).toEqual([]);
});

test.each([
  '"ml-2"',
  '"sm:pr-4 flex"',
  '"absolute left-0"',
  '"text-right"',
  '"rounded-l-md"',
  '"border-r"',
  "margin-left: 1rem;",
])("%s would be found", (source) => expect(physicalIn(source)).toHaveLength(1));
