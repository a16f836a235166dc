import { ZipFile } from "yazl";

export type ZipContent = Readonly<Record<string, string | Uint8Array>>;

/** A zip with these files. */
export async function zipOf(content: ZipContent): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, data] of Object.entries(content)) zip.addBuffer(Buffer.from(data as Uint8Array), path); // Buffer takes texts alike
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer); // a stream without an encoding gives buffers
  return Buffer.concat(chunks);
}

/** The same with other names than a zip may be made with: of the same length, in its lists and before its files. */
export function renamed(zip: Buffer, from: string, to: string): Buffer {
  return Buffer.from(zip.toString("latin1").replaceAll(from, to), "latin1");
}

/** The smallest picture that there is: one pixel as PNG. */
export const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
