import type { Document } from "domhandler";
import { decodeHTML } from "entities";
import { jsonrepair } from "jsonrepair";
import { elementsIn, rawText } from "../page/page";

/** What a page says in data: JSON, or microdata in the same shape. */
export type Data = null | boolean | number | string | readonly Data[] | DataObject;
export interface DataObject {
  readonly [key: string]: Data | undefined;
}

/** Longer scripts are the state of an app; to mend one is not worth its time. */
const MAX_MENDED_CHARACTERS = 1_000_000;
/** Signs that no text has and JSON forbids. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0000-\u001f]/g;

/** Names of the vocabulary with its address or a prefix before them. */
const LONG_NAME = /"(?:schema:|https?:\/\/schema\.org\/)([A-Za-z]+)"(?=\s*:)/g;

/** What the JSON-LD scripts of a page hold; broken ones are mended where they can be. */
export function jsonLdOf(page: Document): readonly Data[] {
  return scripts(page, (type) => type.includes("ld+json"));
}

/** The JSON of the scripts whose type is wanted. */
export function scripts(page: Document, isWanted: (type: string) => boolean): readonly Data[] {
  const found: Data[] = [];
  for (const element of elementsIn(page)) {
    if (element.name !== "script" || !isWanted((element.attribs["type"] ?? "").toLowerCase().trim())) continue;
    const data = readJson(rawText(element).replace(LONG_NAME, '"$1"'));
    if (data !== undefined) found.push(data);
  }
  return found;
}

/**
 * JSON as pages have it: in comments or CDATA, with line breaks in its texts, commas too many, keys without quotes, escaped
 * as HTML, cut off. Undefined for what cannot be read at all.
 */
export function readJson(source: string): Data | undefined {
  const text = withoutWrapping(source);
  if (text === "") return undefined;
  const said = text.startsWith('"') ? parsed(text) : undefined;
  if (typeof said === "string" && /^\s*[[{]/.test(said)) return readJson(said);
  const json = /^[[{]\s*&(?:quot|#34|#x22);/i.test(text) ? decodeHTML(text) : text;
  return parsed(json) ?? mended(json);
}

/** JSON that is whole; undefined for any other text. */
export function parsed(text: string): Data | undefined {
  try {
    return JSON.parse(text) as Data;
  } catch {
    return undefined;
  }
}

function mended(text: string): Data | undefined {
  if (text.length > MAX_MENDED_CHARACTERS || !/^[[{]/.test(text)) return undefined;
  return repaired(inTexts(text));
}

/** Without what JSON is wrapped in: comments and CDATA for browsers of old, a semicolon, the paragraph of an editor. */
export function withoutWrapping(source: string): string {
  let text = source.trim();
  for (let before = ""; before !== text;) {
    before = text;
    text = text
      .replace(
        /^(?:\/\/|\/\*|<!\[CDATA\[|<!--|\*\/|<(?:p|pre|code|br ?\/?)>)|(?:\/\/|\/\*|\]\]>|-->|\*\/|;|<\/(?:p|pre|code)>|<br ?\/?>)$/gi,
        "",
      )
      .trim();
  }
  return text;
}

/** Control characters within texts escaped; tags and comments of an editor and signs that are no white space of JSON left out between them. */
function inTexts(text: string): string {
  return text.replace(
    /"(?:[^"\\]|\\[\s\S])*"|<\/?(?:br|p) ?\/?>|<!--[^<>"]{0,300}-->|[\u2028\u2029\ufeff]/gi,
    (piece) => {
      if (!piece.startsWith('"')) return " ";
      return piece
        .replace(/\r\n|[\r\n]/g, "\\n")
        .replaceAll("\t", "\\t")
        .replace(CONTROL, " ");
    },
  );
}

function repaired(text: string): Data | undefined {
  try {
    return JSON.parse(jsonrepair(text)) as Data;
  } catch {
    return undefined;
  }
}

/** An object of JSON, and no list. */
export function isObject(data: Data | undefined): data is DataObject {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

/** A value as a list: lists are lists, and one thing is a list of one. */
export function listOf(data: Data | undefined): readonly Data[] {
  if (data === undefined || data === null) return [];
  if (Array.isArray(data)) return data as readonly Data[];
  // A list of PHP with a gap in it, and steps as "step1", "step2".
  const keys = isObject(data) ? Object.keys(data) : [];
  const isNumbered = keys.length > 0 && keys.every((key) => /^(?:step[_ -]?)?\d+$/i.test(key));
  return isNumbered ? Object.values(data as DataObject).map((each) => each ?? null) : [data];
}

const MAX_DEPTH = 40;

/** Every object within, in order, the outer ones first. Pages refer to themselves by @id, never in circles of objects. */
export function* objectsIn(data: Data | undefined, depth = 0): Generator<DataObject> {
  if (depth > MAX_DEPTH || data === null || typeof data !== "object") return;
  if (Array.isArray(data)) {
    for (const each of data as readonly Data[]) yield* objectsIn(each, depth + 1);
    return;
  }
  const object = data as DataObject;
  yield object;
  for (const value of Object.values(object)) yield* objectsIn(value, depth + 1);
}
