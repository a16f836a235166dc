import type { Document, Element } from "domhandler";
import { isObject, parsed, readJson, scripts, withoutWrapping, type Data } from "./json";
import { elementsIn, rawText } from "../page/page";

/** What names the part of a state that may hold a recipe; other scripts are not looked into. */
const SPEAKS_OF_RECIPES = /ingredient|zutaten/i;
/** Objects of one script that are tried. */
const MAX_ASSIGNED = 50;
/** Longer ones that are no JSON are programs. */
const MAX_LITERAL = 100_000;
/** Longer ones are libraries. */
const MAX_PROGRAM = 500_000;
/** A key of an object that names ingredients; keys are no longer, and so far a colon may be from its name. */
const KEY = /^\w*(?:ingredient|zutaten)\w*"?\s{0,3}:/i;
const MAX_KEY = 60;
const MAX_GAP = 5;
/** Shorter attributes hold no recipe. */
const MIN_PROPS = 60;

/** The state that an app draws a page from: JSON in scripts, in attributes, assigned or handed over by a script. */
export function appStateOf(page: Document): readonly Data[] {
  const rows: string[] = [];
  const found = scripts(page, (type) => type.startsWith("application/json")).map(unflattened);
  const bound: Record<string, Data> = {};
  for (const element of elementsIn(page)) {
    for (const [name, data] of propsOf(element)) {
      found.push(data);
      if (Array.isArray(data)) bound[`${element.name} ${name}`] = data;
    }
    if (element.name !== "script" || "src" in element.attribs) continue;
    const text = rawText(element);
    rows.push(...streamedParts(text));
    if (!SPEAKS_OF_RECIPES.test(text)) continue;
    const assigned = assignedStates(text);
    found.push(...(assigned.length > 0 ? assigned : objectsAround(text)));
  }
  // Ingredients may be handed to one element and the steps to another: "<recipe-steps :items=…>".
  return [...found, ...streamedRows(rows.join("")), bound];
}

/** Objects and lists in the attributes of an element that may be a recipe or a part of one. */
function propsOf({ name, attribs }: Element): readonly (readonly [string, Data])[] {
  return Object.entries(attribs).flatMap(([attribute, value]) => {
    if (value.length < MIN_PROPS || !/^\s*[[{]/.test(value)) return [];
    if (
      !/ingredient|zutaten|step|instruction|direction/i.test(`${name} ${attribute}`) &&
      !SPEAKS_OF_RECIPES.test(value)
    )
      return [];
    const data = literal(value);
    return data === undefined ? [] : [[attribute, data] as const];
  });
}

const dataOf = (data: Data | undefined): readonly Data[] => (data === undefined ? [] : [data]);

/** `window.__STATE__ = {…};` among other statements, and `JSON.parse("…")`, also where that is encoded as in an address. */
function assignedStates(text: string): readonly Data[] {
  const found: Data[] = [];
  const opens = /(?:^|[=(])\s{0,20}(?=[[{])|JSON\.parse\(\s{0,20}(?:decodeURIComponent\(\s{0,20})?(?=")/g;
  for (let tried = 0; tried < MAX_ASSIGNED; tried += 1) {
    const match = opens.exec(text);
    if (match === null) break;
    const start = match.index + match[0].length;
    const end = text[start] === '"' ? endOfText(text, start) : endOfObject(text, start);
    const said = end === -1 ? undefined : literal(text.slice(start, end));
    const data = typeof said === "string" ? parsed(withoutWrapping(decoded(said))) : said;
    if (data === undefined) continue;
    found.push(data);
    opens.lastIndex = end;
  }
  return found;
}

function decoded(text: string): string {
  try {
    return /^%[57]b/i.test(text) ? decodeURIComponent(text) : text;
  } catch {
    return text;
  }
}

/** Objects around one that names its ingredients: they are the recipe where those stand in groups. */
const MAX_AROUND = 3;

/** Objects of a program that name ingredients, with the values that its functions are called with. */
function objectsAround(text: string): readonly Data[] {
  if (text.length > MAX_PROGRAM) return [];
  const named = argumentsIn(text);
  const places = new Set<number>();
  const open: number[] = [];
  for (let at = 0; at < text.length && places.size < MAX_ASSIGNED; at += 1) {
    const sign = text[at];
    if (sign === "{") open.push(at);
    if (sign === "}") open.pop();
    const end = sign === '"' ? endOfText(text, at) : 0;
    if (end === -1) break;
    const isKey = /\w/.test(sign ?? "") && !/\w/.test(text[at - 1] ?? "") && KEY.test(text.slice(at, at + MAX_KEY));
    if (isKey || (end > 0 && KEY.test(text.slice(at + 1, end + MAX_GAP))))
      for (const place of open.slice(-MAX_AROUND)) places.add(place);
    if (end > 0) at = end - 1;
  }
  return [...places].flatMap((place) => {
    const end = endOfObject(text, place);
    const object = end === -1 ? "" : text.slice(place, end);
    return dataOf(object === "" ? undefined : literal(withValues(object, named)));
  });
}

/** An object as JSON, or as JavaScript writes it where that may be a recipe. */
function literal(text: string): Data | undefined {
  return parsed(text) ?? (text.length < MAX_LITERAL && SPEAKS_OF_RECIPES.test(text) ? readJson(text) : undefined);
}

/** `(function(a,b){return {title:a}}("Soup",null))`: what each letter stands for, as Nuxt writes its state. */
function argumentsIn(text: string): ReadonlyMap<string, string> {
  const names = /\(function\s?\(([\w$,\s]{1,20000})\)\s?\{/.exec(text);
  const start = names ? text.lastIndexOf("}(") : -1;
  if (!names || start === -1) return new Map();
  const end = endOfObject(text, start + 1);
  const values =
    end === -1 ? undefined : readJson(`[${text.slice(start + 2, end - 1).replace(/\bvoid 0\b/g, "null")}]`);
  const list = Array.isArray(values) ? (values as readonly Data[]) : [];
  return new Map((names[1] ?? "").split(",").map((name, index) => [name.trim(), JSON.stringify(list[index] ?? null)]));
}

/** An object in which names stand for values, with the values. */
function withValues(object: string, named: ReadonlyMap<string, string>): string {
  if (named.size === 0) return object;
  return object.replace(
    /"(?:[^"\\]|\\.)*"|([:[,]\s?)([\w$]+)(?=\s?[,}\]])/g,
    (whole, before?: string, name?: string) => {
      const value = name === undefined ? undefined : named.get(name);
      return value === undefined ? whole : `${before ?? ""}${value}`;
    },
  );
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
    if (sign === "{" || sign === "[" || sign === "(") open += 1;
    if (sign === "}" || sign === "]" || sign === ")") open -= 1;
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
