/** Signs that are no UTF-8, of those beyond ASCII: a text cut in the middle of a letter has one, one of another charset nearly all. */
const MOST_BROKEN = 0.1;

/** Bytes as UTF-8, also where single letters are broken; null where they are another charset's. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  const text = new TextDecoder("utf-8").decode(bytes);
  if (!text.includes("\ufffd")) return text;
  const broken = text.match(/\ufffd/g)?.length ?? 0;
  // oxlint-disable-next-line no-control-regex -- whatever is no ASCII
  const beyond = text.match(/[^\u0000-\u007f]/gu)?.length ?? 0;
  return broken <= beyond * MOST_BROKEN ? text : null;
}
