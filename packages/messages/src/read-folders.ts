import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FoodNames, LanguageFacts, LanguageFile } from "./language-file";

/** A language's folder as its files are; what is not there yet is empty. */
export interface ReadFolder {
  /** The folder's name: "de". */
  readonly code: string;
  readonly facts: LanguageFacts;
  readonly messages: LanguageFile;
  readonly foods: FoodNames;
}

/** Where the languages have their folders, below the root of the repository. */
export const foldersPath = (root: string): string => join(root, "packages/messages/languages");

/** Every folder beside the others, by its code. @throws SyntaxError for a file that is not JSON. */
export function readFolders(root: string): ReadFolder[] {
  const folders = readdirSync(foldersPath(root), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .map(({ name: code }) => {
      const read = <File>(file: string, none: File): File => {
        const path = join(foldersPath(root), code, file);
        return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as File) : none; // its shape is what is checked
      };
      return {
        code,
        facts: read<LanguageFacts>("language.json", { name: "" }),
        messages: read<LanguageFile>("messages.json", {}),
        foods: read<FoodNames>("foods.json", {}),
      };
    })
    .toSorted((left, right) => (left.code < right.code ? -1 : 1));
}

const WRITTEN = "// Written by `pnpm messages` from the folders in languages/: change those.";

/** `language-names.ts`, which the screens have too. */
export function namesSource(folders: readonly ReadFolder[]): string {
  return [
    WRITTEN,
    "",
    "/** The languages that Tureen speaks, each by its own name. English is the source of every text. */",
    "export const LANGUAGES = {",
    '  en: "English",',
    ...folders.map(({ code, facts }) => `  ${code}: ${JSON.stringify(facts.name)},`),
    "} as const;",
    "",
  ].join("\n");
}

/** `language-folders.ts`, which is the server's: every language with its foods. */
export function foldersSource(folders: readonly ReadFolder[]): string {
  return [
    WRITTEN,
    'import type { LanguageFolder } from "./language-file";',
    'import type { Translated } from "./languages";',
    ...folders.flatMap(({ code }) => [
      `import ${code} from "../languages/${code}/language.json";`,
      `import ${code}Foods from "../languages/${code}/foods.json";`,
    ]),
    "",
    "export const FOLDERS: Readonly<Record<Translated, LanguageFolder>> = {",
    ...folders.map(
      ({ code }) =>
        `  ${code}: { ...${code}, foods: ${code}Foods, messages: () => import("../languages/${code}/messages.json") },`,
    ),
    "};",
    "",
  ].join("\n");
}

/** `foods.json`: a line a food, with a place for each food that some language knows. */
export function foodsSource(folder: ReadFolder, folders: readonly ReadFolder[]): string {
  const lines = knownFoods(folders).map((food) => {
    const names = (folder.foods[food] ?? []).map((name) => JSON.stringify(name)).join(", ");
    return `  ${JSON.stringify(food)}: [${names}]`;
  });
  return `{\n${lines.join(",\n")}\n}\n`;
}

/** The foods that some language has a place for, by their English names. */
export const knownFoods = (folders: readonly ReadFolder[]): string[] => [
  ...new Set(folders.flatMap(({ foods }) => Object.keys(foods))),
];
