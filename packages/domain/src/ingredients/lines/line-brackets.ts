import type { Token } from "../../quantities/amount-tokens";

/** True for "(" and "[". */
export function isOpening(token: Token | undefined): boolean {
  return token?.text === "(" || token?.text === "[";
}

/** True for ")" and "]". */
export function isClosing(token: Token | undefined): boolean {
  return token?.text === ")" || token?.text === "]";
}

/** Opening bracket → its closing one, by index. */
export function matchBrackets(tokens: readonly Token[]): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  const open: number[] = [];
  for (const [index, token] of tokens.entries()) {
    if (isOpening(token)) open.push(index);
    else if (isClosing(token)) {
      const start = open.pop();
      if (start !== undefined) pairs.set(start, index);
    }
  }
  return pairs;
}
