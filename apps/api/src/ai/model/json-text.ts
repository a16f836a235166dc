/** A text read as JSON, as far as it is some; `found` is false for prose. */
export type JsonReading = { readonly found: true; readonly value: unknown } | { readonly found: false };

/**
 * Reads the JSON of an answer: as it is, without one fence of markdown around it, or the outermost object that
 * stands within prose. Nothing else is mended; half an answer stays unread.
 */
export function readJsonText(content: string): JsonReading {
  const text = content.trim();
  const fenced = /^```[a-z]*\s*\n([\s\S]*?)\n?```/i.exec(text)?.[1];
  const candidates = [text, fenced, ...outermostBlocks(text)];
  for (const candidate of candidates) {
    if (candidate === undefined || candidate === "") continue;
    const value = parseJson(candidate);
    if (typeof value === "object" && value !== null) return { found: true, value };
  }
  return { found: false };
}

/**
 * An object that was cut off, as far as it goes: what was begun and not finished is left out, what is still open is
 * closed. Undefined where nothing of it is whole.
 */
export function wholePart(content: string): unknown {
  const text = content.slice(Math.max(0, content.indexOf("{")));
  const open: string[] = [];
  let whole = "";
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] ?? "";
    if (isInString) {
      if (sign === "\\") index += 1;
      else if (sign === '"') isInString = false;
    } else if (sign === '"') {
      isInString = true;
    } else if (sign === "{" || sign === "[") {
      open.push(sign === "{" ? "}" : "]");
    } else if (sign === "," || sign === open.at(-1)) {
      // What stands before a comma or a closing bracket is finished.
      if (sign !== ",") open.pop();
      whole = text.slice(0, sign === "," ? index : index + 1) + open.toReversed().join("");
      if (open.length === 0) break;
    }
  }
  return parseJson(whole);
}

function outermostBlocks(text: string): string[] {
  const start = text.search(/[{[]/);
  return start < 0 ? [] : blocksFrom(text, start);
}

/** Every balanced {…} or […] from `start` on. */
function blocksFrom(text: string, start: number): string[] {
  const blocks: string[] = [];
  let depth = 0;
  let blockStart = start;
  let isInString = false;
  for (let index = start; index < text.length; index += 1) {
    const sign = text[index];
    if (isInString) {
      if (sign === "\\") index += 1;
      else if (sign === '"') isInString = false;
    } else if (sign === '"' && depth > 0) {
      isInString = true;
    } else if (sign === "{" || sign === "[") {
      if (depth === 0) blockStart = index;
      depth += 1;
    } else if (sign === "}" || sign === "]") {
      depth = Math.max(0, depth - 1);
      if (depth === 0) blocks.push(text.slice(blockStart, index + 1));
    }
  }
  return blocks;
}

/** The value of a text that is JSON; undefined for any other. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
