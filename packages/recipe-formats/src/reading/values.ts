import { isObject, listOf, type Data, type DataObject } from "@tureen/recipe-pages/structured-data/json";
import { plainLines, plainText } from "@tureen/recipe-pages/page/plain-text";

/** A text or number as plain text on one line; '' for anything else. */
export function textOf(data: Data | undefined): string {
  if (typeof data === "number") return String(data);
  return typeof data === "string" ? plainText(data) : "";
}

/** A text's lines, without blank ones. */
export function linesIn(data: Data | undefined): readonly string[] {
  return typeof data === "string" ? plainLines(data) : [];
}

/** A number, also as a text with a decimal point or comma ("1,5"); null for anything else. */
export function numberOf(data: Data | undefined): number | null {
  const number = typeof data === "string" && data.trim() !== "" ? Number(data.trim().replace(",", ".")) : data;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
}

/** The same above 0: apps write 0 for what nobody has filled in. */
export function positive(data: Data | undefined): number | null {
  const number = numberOf(data);
  return number !== null && number > 0 ? number : null;
}

/** An amount as people write it: a third is kept as 0.333, of which three places are what a kitchen can tell. */
export function amountText(amount: number): string {
  const whole = Math.floor(amount);
  const thirds = THIRDS.find(([part]) => Math.abs(amount - whole - part) < 0.004)?.[1];
  if (thirds === undefined) return String(Math.round(amount * 1000) / 1000);
  return whole === 0 ? thirds : `${whole} ${thirds}`;
}
const THIRDS: readonly (readonly [number, string])[] = [
  [1 / 3, "1/3"],
  [2 / 3, "2/3"],
];

/** What the lists of an export hold: objects, whatever else stands between them. */
export function objectsOf(data: Data | undefined): readonly DataObject[] {
  return listOf(data).filter(isObject);
}

/** The same in the order that a number of each says. */
export function inOrder(data: Data | undefined, by = "order"): readonly DataObject[] {
  return objectsOf(data).toSorted((left, right) => (numberOf(left[by]) ?? 0) - (numberOf(right[by]) ?? 0));
}

/** The name of a thing: a text, or an object with a name. */
export function nameOf(data: Data | undefined): string {
  return textOf(isObject(data) ? data["name"] : data);
}

/** Names of things: texts, or objects with a name. */
export function namesOf(data: Data | undefined): readonly string[] {
  return listOf(data)
    .map((each) => textOf(isObject(each) ? (each["name"] ?? each["title"] ?? each["label"]) : each))
    .filter((name) => name !== "");
}

/** Stars out of five; null for none, and for what is no such number. */
export function ratingOf(data: Data | undefined, best = 5): number | null {
  const stars = numberOf(data);
  if (stars === null || stars <= 0 || stars > best) return null;
  return Math.min(5, Math.max(1, Math.round((stars / best) * 5)));
}

/** An instant as ISO 8601; null for what is none, or lies before computers or in the far future. */
export function instantIn(data: Data | undefined): string | null {
  if (typeof data !== "string" || !/^\d{4}-\d{2}-\d{2}/.test(data.trim())) return null;
  const written = data.trim().replace(" ", "T");
  const at = Date.parse(
    /T.*(?:z|[+-]\d{2}:?\d{2})$/i.test(written) || !written.includes("T") ? written : `${written}Z`,
  );
  return inRange(at);
}

/** The same of a number of milliseconds since 1970. */
export function inRange(at: number): string | null {
  const isSensible = Number.isFinite(at) && at > Date.UTC(1980, 0, 1) && at < Date.UTC(2200, 0, 1);
  return isSensible ? new Date(at).toISOString() : null;
}

/** An address of the web; '' for anything else. */
export function addressOf(data: Data | undefined): string {
  const text = textOf(data);
  if (/^https?:\/\/\S+$/i.test(text)) return text;
  return /^www\.\S+\.\S+$/i.test(text) ? `https://${text}` : "";
}

/** A source that may be an address or words. */
export function sourceOf(source: Data | undefined, address: Data | undefined): { source: string; address: string } {
  const found = addressOf(address) || addressOf(source);
  return { source: addressOf(source) === "" ? textOf(source) : "", address: found };
}
