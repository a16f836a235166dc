/** Sorts text by code units, so that every machine sorts alike whatever its locale. Negative, zero or positive. */
export function compareText(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
