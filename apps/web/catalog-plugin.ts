import { readFileSync } from "node:fs";
import { join } from "node:path";
import compile from "icu-minify/compile";
import type { Plugin, Rolldown } from "vite";
import { readDayPatterns } from "../../packages/domain/src/dates/day-patterns";
import { allMessages } from "../../packages/messages/src/extract";
import { type LanguageFile, wordsOf } from "../../packages/messages/src/language-file";
import { isLanguage, type Language, LANGUAGE_CODES, localeOf } from "../../packages/messages/src/languages";
import { withoutMeaning } from "../../packages/messages/src/translate";

const ROOT = join(import.meta.dirname, "../..");
const PREFIX = "virtual:catalog/";
const ALL = "virtual:catalogs";
/** What the sign-in and the frame around every page say. Everything else comes with the first page. */
const FIRST = /^apps\/web\/src\/(?:boot|components|lib|features\/auth)\//;
const SCREENS = /^(?:apps\/web|packages\/(?:domain|contracts))\/src\//;
/** In the name of a module that holds the words of one language. */
const OF_LANGUAGE = /(?:virtual:catalog|messages\/languages)\/(\w+)\//;
/** Has a parameter, a tag or a quotation mark of ICU's; anything else is its own compiled form. */
const HAS_SYNTAX = /[{<']|\|\|/;

/**
 * `virtual:catalog/de/first` and `…/rest`: what the screens say in a language, compiled; of English only what has syntax,
 * since a plain text is its own key. With the rest comes how the language writes days. While developing nothing is compiled
 * ahead: a new text shows at once.
 * `virtual:catalogs` has the parts of every language's folder, each loaded when it is asked for.
 */
export function catalogs(): Plugin {
  let isBuild = false;
  let messages: ScreenMessages | undefined;
  return {
    name: "tureen-catalogs",
    configResolved: (config) => void (isBuild = config.command === "build"),
    resolveId: (id) => (id === ALL || id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) return `export default { ${LANGUAGE_CODES.map(partsOf).join(", ")} };`;
      const [, language, part] = /^\0virtual:catalog\/(\w+)\/(\w+)$/.exec(id) ?? [];
      if (!isLanguage(language) || (part !== "first" && part !== "rest")) return null;
      if (isBuild) messages ??= readScreenMessages();
      const words = messages ? compiledWords(language, messages[part]) : wordsWhileDeveloping(language, part);
      const days = part === "rest" ? `export const days = ${parsed(readDayPatterns(localeOf(language)))};` : "";
      return `export default ${parsed(words)};${days}`;
    },
  };
}

/** V8 reads a long text of JSON in half the time of an object. */
const parsed = (content: object): string => `JSON.parse(${JSON.stringify(JSON.stringify(content))})`;

/** Whose words a script of the build holds; undefined where it is of every language. */
export function languageOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string | undefined {
  return file?.type === "chunk" ? OF_LANGUAGE.exec(file.facadeModuleId ?? "")?.[1] : undefined;
}

function partsOf(language: Language): string {
  const part = (id: string) => `() => import(${JSON.stringify(id)})`;
  const foods = language === "en" ? "() => Promise.resolve({ default: {} })" : part(fileOf(language, "foods"));
  return `${language}: { first: ${part(`${PREFIX}${language}/first`)}, rest: ${part(`${PREFIX}${language}/rest`)}, foods: ${foods} }`;
}

/** What the screens say, by the part of the catalogs that has it. */
interface ScreenMessages {
  readonly first: readonly string[];
  readonly rest: readonly string[];
}

/** Reads every source file: once a build. */
function readScreenMessages(): ScreenMessages {
  const found = allMessages(ROOT).filter(({ place }) => SCREENS.test(place));
  const first = new Set(found.filter(({ place }) => FIRST.test(place)).map(({ message }) => message));
  const rest = new Set(found.map(({ message }) => message).filter((message) => !first.has(message)));
  return { first: [...first], rest: [...rest] };
}

function compiledWords(language: string, messages: readonly string[]) {
  const words = language === "en" ? {} : readWords(language);
  return Object.fromEntries(
    messages.flatMap((message) => {
      const said = words[message] ?? withoutMeaning(message);
      return said === message && !HAS_SYNTAX.test(message) ? [] : [[message, compile(said)]];
    }),
  );
}

function wordsWhileDeveloping(language: string, part: string): Record<string, string> {
  return language === "en" || part === "rest" ? {} : readWords(language);
}

function readWords(language: string): Record<string, string> {
  return wordsOf(JSON.parse(readFileSync(fileOf(language, "messages"), "utf8")) as LanguageFile); // its shape is held by the messages' own test
}

const fileOf = (language: string, file: string): string =>
  join(ROOT, `packages/messages/languages/${language}/${file}.json`);
