/** A part of a message: a page, a picture of it. */
export interface MimePart {
  /** "text/html", in lower case. */
  readonly type: string;
  /** Where it was on the web; '' for none. */
  readonly location: string;
  readonly text: () => string;
  readonly base64: () => string;
}

/** Whether a text begins with the head of a message, among whose lines its version is. */
export function isMessage(text: string): boolean {
  const head = text.slice(0, MAX_HEAD).split(/\r?\n\r?\n/)[0] ?? "";
  return /^[\w-]{1,40}:/.test(head) && /^mime-version:/im.test(head);
}
const MAX_HEAD = 20_000;

/** A page has some hundred. */
const MAX_PARTS = 2000;

/** The parts of a message (RFC 2045, 2557), those within parts among them; never throws. */
export function readMime(source: string): readonly MimePart[] {
  const parts: MimePart[] = [];
  readInto(parts, source.replaceAll("\r\n", "\n"), 0);
  return parts;
}

function readInto(parts: MimePart[], source: string, depth: number): void {
  if (parts.length >= MAX_PARTS || depth > 5) return;
  const end = source.indexOf("\n\n");
  const head = headersOf(end === -1 ? source : source.slice(0, end));
  const body = end === -1 ? "" : source.slice(end + 2);
  const kind = head.get("content-type") ?? "text/plain";
  const boundary = /boundary="?([^";\n]{1,200})"?/i.exec(kind)?.[1]?.trim();
  if (boundary !== undefined && /^multipart\//i.test(kind)) {
    const [, ...inner] = body.split(`--${boundary}`);
    for (const part of inner) if (!part.startsWith("--")) readInto(parts, part.replace(/^[ \t]*\n/, ""), depth + 1);
    return;
  }
  const encoding = (head.get("content-transfer-encoding") ?? "").toLowerCase();
  const bytes = (): Buffer => {
    if (encoding === "base64") return Buffer.from(body, "base64");
    return encoding === "quoted-printable" ? fromQuotedPrintable(body) : Buffer.from(body, "utf8");
  };
  const charset = /charset="?([\w.:-]{1,40})/i.exec(kind)?.[1] ?? "utf-8";
  parts.push({
    type: kind.split(";")[0]?.trim().toLowerCase() ?? "",
    location: (head.get("content-location") ?? "").replace(/\s+/g, ""),
    // What is not encoded has come as the letters that the file was decoded to.
    text: () => (/^(?:base64|quoted-printable)$/.test(encoding) ? decodeAs(bytes(), charset) : body),
    base64: () => bytes().toString("base64"),
  });
}

function headersOf(head: string): ReadonlyMap<string, string> {
  const lines = head.replace(/\n[ \t]+/g, " ").split("\n");
  return new Map(
    lines.flatMap((line) => {
      const colon = line.indexOf(":");
      return colon === -1 ? [] : [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()] as const];
    }),
  );
}

function fromQuotedPrintable(body: string): Buffer {
  const joined = body.replace(/=[ \t]*\n/g, "");
  return Buffer.from(
    joined.replace(/=([0-9a-f]{2})/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  );
}

function decodeAs(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
