import type { Document } from "domhandler";
import { isObject, parsed, readJson, scripts, withoutWrapping, type Data } from "./json";
import { elementsIn, rawText } from "./page";

/** What names the part of a state that may hold a recipe; other scripts are not looked into. */
const SPEAKS_OF_RECIPES = /ingredient|zutaten/i;
/** Objects of one script that are tried. */
const MAX_ASSIGNED = 50;
/** Longer ones that are no JSON are programs. */
const MAX_LITERAL = 100_000;
/** Shorter attributes hold no recipe. */
const MIN_PROPS = 100;

/** The state that an app draws a page from: JSON in scripts, in attributes, assigned or handed over by a script. */
export function appStateOf(page: Document): readonly Data[] {
  const rows: string[] = [];
  const found = scripts(page, (type) => type.startsWith("application/json")).map(unflattened);
  for (const element of elementsIn(page)) {
    for (const value of Object.values(element.attribs))
      if (value.length > MIN_PROPS && /^\s*[[{]/.test(value) && SPEAKS_OF_RECIPES.test(value))
        found.push(...dataOf(parsed(value)));
    if (element.name !== "script" || "src" in element.attribs) continue;
    const text = rawText(element);
    rows.push(...streamedParts(text));
    if (SPEAKS_OF_RECIPES.test(text)) found.push(...assignedStates(text));
  }
  return [...found, ...streamedRows(rows.join(""))];
}

const dataOf = (data: Data | undefined): readonly Data[] => (data === undefined ? [] : [data]);

/** `window.__STATE__ = {…};` among other statements, and `JSON.parse("…")`. */
function assignedStates(text: string): readonly Data[] {
  const found: Data[] = [];
  const opens = /(?:^|[=(])\s{0,20}(?=[[{])|JSON\.parse\(\s{0,20}(?=")/g;
  for (let tried = 0; tried < MAX_ASSIGNED; tried += 1) {
    const match = opens.exec(text);
    if (match === null) break;
    const start = match.index + match[0].length;
    const end = text[start] === '"' ? endOfText(text, start) : endOfObject(text, start);
    const said = end === -1 ? undefined : literal(text.slice(start, end));
    const data = typeof said === "string" ? parsed(withoutWrapping(said)) : said;
    if (data === undefined) continue;
    found.push(data);
    opens.lastIndex = end;
  }
  return found;
}

/** An object as JSON, or as JavaScript writes it where that may be a recipe. */
function literal(text: string): Data | undefined {
  return parsed(text) ?? (text.length < MAX_LITERAL && SPEAKS_OF_RECIPES.test(text) ? readJson(text) : undefined);
}

/** Where the text in quotes that begins at a place ends; -1 where it does not. */
function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === "\\") at += 1;
    if (sign === '"') return at + 1;
  }
  return -1;
}

/** Where the bracket at a place is closed; -1 where it is not. */
function endOfObject(text: string, start: number): number {
  let open = 0;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') {
      const end = endOfText(text, at);
      if (end === -1) return -1;
      at = end - 1;
    }
    if (sign === "{" || sign === "[") open += 1;
    if (sign === "}" || sign === "]") open -= 1;
    if (open === 0) return at + 1;
  }
  return -1;
}

/** What React's servers stream into a page: texts that make rows when they are put together. */
function streamedParts(text: string): readonly string[] {
  const pushed = /^\s*(?:\(self\.__next_f\s*=[^)]{0,60}\)|self\.__next_f)\.push\(/.exec(text);
  const start = pushed?.[0].length ?? 0;
  const data = pushed ? parsed(text.slice(start, endOfObject(text, start))) : undefined;
  const part = Array.isArray(data) ? (data as readonly Data[])[1] : undefined;
  return typeof part === "string" ? [part] : [];
}

function streamedRows(rows: string): readonly Data[] {
  return rows
    .split("\n")
    .filter((row) => SPEAKS_OF_RECIPES.test(row))
    .flatMap((row) => dataOf(parsed(row.replace(/^[\da-f]{1,8}:[A-Z]{0,2}/, ""))));
}

/** Values of a flattened state at most. */
const MAX_FLAT = 50_000;
const MAX_FLAT_DEPTH = 30;

/** Nuxt's state is one list in which every number within a list or an object is the place of its value. */
function unflattened(data: Data): Data {
  const flat = Array.isArray(data) ? (data as readonly Data[]) : [];
  const first = flat[0];
  if (!Array.isArray(first) || typeof first[0] !== "string" || !first[0].endsWith("Reactive")) return data;
  let made = 0;
  const valueAt = (place: Data | undefined, depth: number): Data => {
    const value = typeof place === "number" ? flat[place] : undefined;
    if (value === undefined || depth > MAX_FLAT_DEPTH || (made += 1) > MAX_FLAT) return null;
    if (Array.isArray(value)) {
      const list = value as readonly Data[];
      const isTyped = typeof list[0] === "string";
      return isTyped ? valueAt(list[1], depth + 1) : list.map((each) => valueAt(each, depth + 1));
    }
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, valueAt(each, depth + 1)]));
  };
  return valueAt(0, 0);
}
