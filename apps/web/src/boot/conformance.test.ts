import { isText } from "@tureen/messages/text";
import { expect, test } from "vitest";
import routes from "../../../../docs/product/routes.json";
import texts from "../../../../docs/product/texts.json";
import { WORDS_OF_PAGES } from "../lib/server/query-client";
import { ROUTE_PATTERNS } from "../lib/screen/paths";

/** Where the specification writes something other than a number; a reason only follows its text. */
const PLACEHOLDERS: Readonly<Record<string, string>> = { kind: "{kind}", reason: "" };

/** Every feature's messages, whatever a feature calls them, and what is said where no feature is loaded yet. */
const MODULES = import.meta.glob<Record<string, Record<string, unknown>>>("../features/*/messages.ts", { eager: true });

const messages = Object.values(MODULES)
  .flatMap((module) => Object.values(module))
  .concat(WORDS_OF_PAGES)
  .flatMap((group) => Object.values(group))
  .map(asText);

/** The source of every screen, and of the domain's own texts, without tests. */
const SOURCES = {
  ...import.meta.glob<string>(["../**/*.{ts,tsx}", "!../**/*.test.{ts,tsx}", "!../testing/**"], {
    eager: true,
    query: "?raw",
    import: "default",
  }),
  ...import.meta.glob<string>("../../../../packages/domain/src/*/*.ts", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
};

/** A message with something to fill in is held with its placeholder, as the specification writes it. */
function asText(message: unknown): string {
  const said = typeof message === "function" ? (message as (value: string) => unknown)("") : message;
  if (!isText(said)) throw new Error(`A message is a text or makes one of what it is given, not ${typeof said}.`);
  return said.message.replace(/\{(\w+)[^}]*\}/g, (_parameter, name: string) => PLACEHOLDERS[name] ?? "{n}");
}

test("the screens are the promised ones, at their addresses", () => {
  const promised = [...routes.routes, ...routes.extensions].map(({ path }) => path.replace(/\{(\w+)\}/g, ":$1"));
  expect(Object.values<string>(ROUTE_PATTERNS).toSorted()).toEqual(promised.toSorted());
});

test("every promised message is there to the letter, and none that nobody promised", () => {
  const promised = Object.values(texts.toasts).flat();
  const known = new Set([...promised, ...texts.extensions]);
  expect(promised.filter((text) => !messages.includes(text))).toEqual([]);
  expect(messages.filter((text) => !known.has(text))).toEqual([]);
});

test.each(Object.entries(texts.screens))("the texts of %s stand in the product to the letter", (_screen, promised) => {
  const written = Object.values(SOURCES).join("\n");
  expect(promised.filter((text) => !written.includes(text))).toEqual([]);
});
