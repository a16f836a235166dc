/** What stands before a text between two lines of dashes, by its keys in lower case; lists as lists. */
export interface FrontMatter {
  readonly values: ReadonlyMap<string, readonly string[]>;
  /** The text after it. */
  readonly body: string;
}

/**
 * Reads the part of YAML that people write above a recipe: `key: value`, `[a, b]`, a list of `- items`, and one level of
 * keys within a key ("time:" with "prep:" below it is "time.prep"). Anything else is left out; never throws.
 */
export function readFrontMatter(text: string): FrontMatter {
  const match = /^\uFEFF?\s*---[ \t]*\r?\n([\s\S]{0,50000}?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
  if (!match) return { values: new Map(), body: text };
  const values = new Map<string, string[]>();
  let parent = "";
  for (const line of (match[1] ?? "").split(/\r?\n/)) {
    const item = /^\s*-\s+(.*)$/.exec(line);
    const known = values.get(parent);
    if (item && known) {
      known.push(unquoted(item[1] ?? ""));
      continue;
    }
    const pair = /^(\s*)([\w][\w .-]{0,60}?)\s*:\s*(.*)$/.exec(line);
    if (!pair) continue;
    const [, indent = "", name = "", value = ""] = pair;
    const key = indent !== "" && parent !== "" ? `${parent}.${name.toLowerCase()}` : name.toLowerCase();
    if (indent === "") parent = key;
    values.set(key, listIn(value));
  }
  return { values, body: text.slice(match[0].length) };
}

function listIn(value: string): string[] {
  const inner = /^\[(.*)\]$/.exec(value.trim())?.[1];
  const parts = inner === undefined ? [value] : inner.split(",");
  return parts.map(unquoted).filter((part) => part !== "" && !/^[|>][-+]?$/.test(part));
}

function unquoted(text: string): string {
  return text
    .trim()
    .replace(/^(["'])(.*)\1$/, "$2")
    .trim();
}

/** What the first of these keys that says something says; '' where none does. */
export function valueOf(values: FrontMatter["values"], ...keys: readonly string[]): string {
  return keys.map((key) => values.get(key)?.join(", ") ?? "").find((value) => value !== "") ?? "";
}

/** What all of these keys list, also where one value holds several with commas between them. */
export function listOfKeys(values: FrontMatter["values"], ...keys: readonly string[]): readonly string[] {
  return keys
    .flatMap((key) => values.get(key) ?? [])
    .flatMap((value) => value.split(","))
    .map((value) => value.trim())
    .filter((value) => value !== "");
}
