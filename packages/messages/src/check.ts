import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import type { FoodNames, LanguageFacts, LanguageFile } from "./language-file";
import type { ExtractedMessage } from "./extract";
import { knownFoods, type ReadFolder } from "./read-folders";
import { withoutMeaning } from "./translate";

/** The file with a place for each message that is found, empty where nobody has translated it, and for nothing else. */
export function completed(file: LanguageFile, found: readonly ExtractedMessage[]): LanguageFile {
  const known = new Map(Object.values(file).flatMap((words) => Object.entries(words)));
  const areas = new Map<string, Map<string, string>>();
  const placed = new Set<string>();
  for (const { message, area } of found) {
    if (placed.has(message)) continue;
    placed.add(message);
    const words = areas.get(area) ?? new Map<string, string>();
    areas.set(area, words.set(message, known.get(message) ?? ""));
  }
  return Object.fromEntries(sorted(areas).map(([area, words]) => [area, Object.fromEntries(sorted(words))]));
}

const sorted = <V>(map: ReadonlyMap<string, V>) => [...map].toSorted(([a], [b]) => (a < b ? -1 : 1));

/** What is missing or strange in a language's folder, each as a line for whoever mends it. */
export function folderProblems(
  folder: ReadFolder,
  folders: readonly ReadFolder[],
  found: readonly ExtractedMessage[],
): string[] {
  const { code, facts, messages, foods } = folder;
  const categories = new Set(folders.flatMap((each) => each.facts.shelves ?? []));
  return [
    ...factProblems(facts, categories).map((problem) => `${code}: language.json ${problem}`),
    ...foodProblems(foods, knownFoods(folders)).map((problem) => `${code}: foods.json, ${problem}`),
    ...problemsOf(code, messages, found),
  ];
}

function factProblems({ name, shelves = [] }: LanguageFacts, categories: ReadonlySet<string>): string[] {
  const lacking = shelves.length === 0 ? [] : [...categories].filter((category) => !shelves.includes(category));
  return [
    ...(name.trim() === "" ? ['has no "name"'] : []),
    ...lacking.map((category) => `has no shelf for "${category}"`),
    ...shelves.filter((shelf, place) => shelves.indexOf(shelf) !== place).map((shelf) => `has "${shelf}" twice`),
  ];
}

function foodProblems(foods: FoodNames, known: readonly string[]): string[] {
  const owners = new Map<string, string>();
  return known.flatMap((food) => {
    const names = foods[food] ?? [];
    if (names.length === 0) return [`"${food}" is missing`];
    const problems = names.length === 1 ? [`"${food}" needs a singular and a plural`] : [];
    for (const name of names) {
      if (name === "" || name !== name.trim().replace(/\s+/g, " ")) problems.push(`"${food}" has an untidy "${name}"`);
      const owner = owners.get(name.toLowerCase()) ?? food;
      if (owner !== food) problems.push(`"${name}" is said of "${owner}" and of "${food}"`);
      owners.set(name.toLowerCase(), owner);
    }
    return problems;
  });
}

/** What is missing or strange among a language's texts. */
export function problemsOf(language: string, file: LanguageFile, found: readonly ExtractedMessage[]): string[] {
  const wanted = completed(file, found);
  const stray = Object.entries(file).flatMap(([area, words]) =>
    Object.keys(words)
      .filter((message) => wanted[area]?.[message] === undefined)
      .map((message) => `${language}: nothing says "${message}" in ${area} any more`),
  );
  const strange = Object.values(wanted).flatMap((words) =>
    Object.entries(words).flatMap(([message, said]) =>
      wordProblems(language, message, said).map((problem) => `${language}: "${message}" ${problem}`),
    ),
  );
  return [...stray, ...strange];
}

/** What holds in every language, English too: a message can be read, and waits for its reader. */
export function sourceProblems(found: readonly ExtractedMessage[]): string[] {
  return found.flatMap(({ message, place, tooEarly }) => {
    const problems = tooEarly ? [`${place}: "${message}" is said before a language is known; use text()`] : [];
    if (!isReadable(message)) problems.push(`${place}: "${message}" is not a message in ICU's format`);
    return problems;
  });
}

function wordProblems(language: string, message: string, said: string): string[] {
  if (said === "") return ["is missing"];
  const english = withoutMeaning(message);
  if (!isReadable(said)) return [`is not a message in ICU's format: "${said}"`];
  const problems: string[] = [];
  const [wanted, given] = [shapeOf(english), shapeOf(said)];
  if (wanted.names !== given.names)
    problems.push(`has the parameters ${wanted.names || "none"}, not ${given.names || "none"}`);
  for (const forms of given.plurals) {
    const lacking = pluralForms(language).filter((form) => !forms.includes(form));
    if (lacking.length > 0) problems.push(`lacks the plural ${lacking.join(", ")}`);
  }
  if (said === english && /\p{L}{2,}\P{L}+\p{L}{3,}/u.test(wordsOf(english))) problems.push("is English still");
  if (/^\s|\s$/.test(said) !== /^\s|\s$/.test(english)) problems.push("has other space at its ends");
  if (wordsOf(said).length > 2 * wordsOf(english).length + 14) problems.push(`is far longer: "${said}"`);
  return problems;
}

/** A language's plural forms, but those that only parts of one and millions have. */
function pluralForms(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(["other", ...Array.from({ length: 200 }, (_, count) => rules.select(count))])];
}

interface Shape {
  readonly names: string;
  readonly plurals: readonly (readonly string[])[];
}

function shapeOf(message: string): Shape {
  const names = new Set<string>();
  const plurals: string[][] = [];
  const visit = (elements: readonly MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      names.add(element.type === TYPE.tag ? `<${element.value}>` : element.value);
      if (element.type === TYPE.tag) visit(element.children);
      if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
      if (element.type === TYPE.plural) plurals.push(Object.keys(element.options));
      for (const option of Object.values(element.options)) visit(option.value);
    }
  };
  visit(parse(message));
  return { names: [...names].toSorted().join(", "), plurals };
}

/** A message without its parameters and the plurals in them. */
function wordsOf(message: string): string {
  const outer = message.replace(/\{[^{}]*\}/g, "");
  return outer === message ? message : wordsOf(outer);
}

function isReadable(message: string): boolean {
  try {
    parse(withoutMeaning(message));
    return true;
  } catch {
    return false;
  }
}
