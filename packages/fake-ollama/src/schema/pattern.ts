import { grammarRefused, schemaRefused } from "../server/refusals";

/** A regular expression as far as the grammar compiler of the engine understands it. */
type Node =
  | { readonly kind: "char"; readonly char: string }
  /** Any one of the characters that the class, as written, matches. */
  | { readonly kind: "class"; readonly source: string }
  | { readonly kind: "sequence"; readonly nodes: readonly Node[] }
  | { readonly kind: "choice"; readonly options: readonly Node[] }
  | { readonly kind: "repeat"; readonly node: Node; readonly min: number; readonly max: number };

/** More repetitions than this make a grammar too large. */
const MOST_REPETITIONS = 2_000;

/** Refuses, in the words of the engine, a pattern that its grammar compiler cannot take. */
export function checkPattern(pattern: string): void {
  if (!pattern.startsWith("^") || !pattern.endsWith("$"))
    throw schemaRefused("Pattern must start with '^' and end with '$'");
  if (pattern.includes("(?")) throw schemaRefused("Unsupported pattern syntax");
  if (/\\[dDwWsSbB]/.test(pattern)) throw grammarRefused();
  if (repetitions(parse(pattern.slice(1, -1))) >= MOST_REPETITIONS) throw grammarRefused();
}

/** The shortest text that the pattern allows, the first option of each choice: what a mute model is driven to say. */
export function shortestMatch(pattern: string): string {
  return shortest(parse(pattern.slice(1, -1)));
}

function shortest(node: Node): string {
  switch (node.kind) {
    case "char":
      return node.char;
    case "class":
      return firstOf(node.source);
    case "sequence":
      return node.nodes.map(shortest).join("");
    case "choice":
      return node.options.map(shortest).reduce((best, option) => (option.length < best.length ? option : best));
    case "repeat":
      return shortest(node.node).repeat(node.min);
  }
}

function repetitions(node: Node): number {
  switch (node.kind) {
    case "sequence":
      return Math.max(1, ...node.nodes.map(repetitions));
    case "choice":
      return Math.max(1, ...node.options.map(repetitions));
    case "repeat":
      return repetitions(node.node) * (Number.isFinite(node.max) ? Math.max(1, node.max) : 1);
    default:
      return 1;
  }
}

function firstOf(source: string): string {
  const isMember = new RegExp(`^${source}$`, "u");
  for (let code = 32; code < 0x2fff; code += 1) {
    const char = String.fromCodePoint(code);
    if (isMember.test(char)) return char;
  }
  return "";
}

function parse(source: string): Node {
  let place = 0;

  function choice(): Node {
    const options = [sequence()];
    while (source[place] === "|") {
      place += 1;
      options.push(sequence());
    }
    const [only] = options;
    return only && options.length === 1 ? only : { kind: "choice", options };
  }

  function sequence(): Node {
    const nodes: Node[] = [];
    while (place < source.length && source[place] !== "|" && source[place] !== ")") nodes.push(repeated(atom()));
    return { kind: "sequence", nodes };
  }

  function atom(): Node {
    const char = source[place] ?? "";
    place += 1;
    if (char === "(") {
      const inner = choice();
      if (source[place] !== ")") throw schemaRefused("Unbalanced parentheses");
      place += 1;
      return inner;
    }
    if (char === "[") {
      const end = source.indexOf("]", place);
      if (end < 0) throw schemaRefused("Unbalanced square brackets");
      const set = source.slice(place - 1, end + 1);
      place = end + 1;
      return { kind: "class", source: set };
    }
    if (char === ".") return { kind: "class", source: "[^\\n]" };
    if (char !== "\\") return { kind: "char", char };
    place += 1;
    return { kind: "char", char: source[place - 1] ?? "" };
  }

  function repeated(node: Node): Node {
    const rest = source.slice(place);
    const [bounds, min, comma, max] = /^\{(\d+)(,?)(\d*)\}/.exec(rest) ?? [];
    const sign = bounds === undefined ? rest[0] : undefined;
    if (bounds !== undefined) {
      place += bounds.length;
      const least = Number(min);
      const most = comma === "" ? least : max === "" ? Number.POSITIVE_INFINITY : Number(max);
      return { kind: "repeat", node, min: least, max: most };
    }
    if (sign !== "?" && sign !== "*" && sign !== "+") return node;
    place += 1;
    return {
      kind: "repeat",
      node,
      min: sign === "+" ? 1 : 0,
      max: sign === "?" ? 1 : Number.POSITIVE_INFINITY,
    };
  }

  const whole = choice();
  if (place < source.length) throw schemaRefused("Unbalanced parentheses");
  return whole;
}
