import { isObject, type Data, type DataObject } from "@tureen/recipe-pages/structured-data/json";
import { parseDocument } from "yaml";

/** What stands above a text between two lines of dashes, by its keys in lower case; lists as lists. */
export interface FrontMatter {
  readonly values: ReadonlyMap<string, readonly string[]>;
  /** The same as it is: what a key holds may be a list of lists. */
  readonly data: DataObject;
  /** The text after it. */
  readonly body: string;
}

const YAML = /^\uFEFF?\s*---[ \t]*\r?\n([\s\S]{0,50000}?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;
/** Hugo's other spelling, of which the plain lines are read. */
const TOML = /^\uFEFF?\s*\+\+\+[ \t]*\r?\n([\s\S]{0,50000}?)\r?\n\+\+\+[ \t]*(?:\r?\n|$)/;

/** Reads the YAML above a text, as carelessly as people write it; never throws. */
export function readFrontMatter(text: string): FrontMatter {
  const match = YAML.exec(text) ?? TOML.exec(text);
  if (!match) return { values: new Map(), data: {}, body: text };
  const source = match[1] ?? "";
  const data = readYaml(match[0].includes("+++") ? source.replace(/^(\w+)\s*=\s*/gm, "$1: ") : source) ?? {};
  return { values: valuesOf(data), data, body: text.slice(match[0].length) };
}

/** An object of YAML; null for anything else. All it says is text, so that "1/2", "007" and "yes" stay what was written. */
export function readYaml(source: string): DataObject | null {
  return parsedYaml(source) ?? parsedYaml(quoted(source));
}

function parsedYaml(source: string): DataObject | null {
  if (isDeep(source)) return null;
  try {
    const document = parseDocument(source, { schema: "failsafe", uniqueKeys: false });
    const data = document.errors.length === 0 ? (document.toJS() as Data) : null; // failsafe: texts, lists, objects
    return isObject(data) ? data : null;
  } catch {
    return null;
  }
}

/** Nobody writes a recipe in so many lists within lists; of thousands the parser takes a gigabyte. */
const MOST_LEVELS = 50;
const LEVELS_OF_A_LINE = new RegExp(`^[ \\t]*(?:[-?:][ \\t]+){${MOST_LEVELS}}`, "m");

function isDeep(source: string): boolean {
  if (LEVELS_OF_A_LINE.test(source)) return true;
  let level = 0;
  for (const sign of source) {
    if (sign === "[" || sign === "{") level += 1;
    else if ((sign === "]" || sign === "}") && level > 0) level -= 1;
    if (level > MOST_LEVELS) return true;
  }
  return false;
}

/** "title: Soup: the best" and "- @flour" are no YAML until they are quoted. */
function quoted(source: string): string {
  return source.replace(
    /^([ \t]*(?:- +)?(?:[\p{L}\w][\p{L}\w .-]{0,60}:[ \t]+)?)(?!["'[{|>#-])(\S[^\n]{0,5000}?)[ \t\r]*$/gmu,
    (line, lead: string, value: string) =>
      lead.trim() === "" || value.endsWith(":") ? line : `${lead}${JSON.stringify(value)}`,
  );
}

function valuesOf(data: DataObject): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, readonly string[]>();
  for (const [key, value] of Object.entries(data)) {
    const name = key.trim().toLowerCase();
    if (isObject(value))
      for (const [inner, said] of Object.entries(value))
        values.set(`${name}.${inner.trim().toLowerCase()}`, textsIn(said));
    else values.set(name, textsIn(value));
  }
  return values;
}

function textsIn(data: Data | undefined): readonly string[] {
  const list = Array.isArray(data) ? (data as readonly Data[]) : [data];
  return list.flatMap((each) => (typeof each === "string" && each.trim() !== "" ? [each.trim()] : []));
}
