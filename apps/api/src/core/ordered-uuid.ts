import { randomUUID } from "node:crypto";

/** Two of one millisecond are told apart by a counter of twelve bits. */
const MOST_OF_A_MILLISECOND = 0xfff;

let lastMs = 0;
let ofThisMs = 0;
/** A list's items are made in a few milliseconds. */
let prefix = prefixOf(lastMs);

/**
 * A UUID whose text sorts by when it was made (version 7, RFC 9562), for rows that are written many at once: random ones lie
 * all over the index, and each page of it is written and synced anew.
 * @param nowMs milliseconds since 1970, of which fractions do not count; a clock that goes back is waited for
 */
export function orderedUuid(nowMs: number): string {
  const wholeMs = Math.trunc(nowMs);
  ofThisMs = wholeMs > lastMs ? 0 : ofThisMs + 1;
  lastMs = Math.max(lastMs, wholeMs);
  if (ofThisMs > MOST_OF_A_MILLISECOND) {
    lastMs += 1;
    ofThisMs = 0;
  }
  if (prefix.ofMs !== lastMs) prefix = prefixOf(lastMs);
  return prefix.text + ofThisMs.toString(16).padStart(3, "0") + randomUUID().slice(18);
}

function prefixOf(ms: number) {
  const time = ms.toString(16).padStart(12, "0");
  return { ofMs: ms, text: `${time.slice(0, 8)}-${time.slice(8)}-7` };
}
