/** A page's source out of its bytes: by its byte order mark, what its server says, what it says itself, else UTF-8. */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const declared = charsetIn(contentType) ?? charsetIn(new TextDecoder("latin1").decode(bytes.subarray(0, 4096)));
  const label = markOf(bytes) ?? declared;
  const decoded = label === undefined ? null : decodeAs(label, bytes);
  if (decoded !== null) return decoded;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes); // what browsers take where nothing is said
  }
}

function markOf(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  return bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : undefined;
}

function charsetIn(text: string): string | undefined {
  return /charset\s{0,5}=\s{0,5}["']?\s{0,5}([\w.:-]{1,40})/i.exec(text)?.[1];
}

/** Null for a charset that nobody knows. */
function decodeAs(label: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return null;
  }
}
