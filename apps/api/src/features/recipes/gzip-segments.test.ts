import fc from "fast-check";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { gunzipSegment, gzipBody, gzipSegment, joinSegments, storedSegment } from "./gzip-segments";

/** Compressed or stored, by turns. */
const segmentOf = (text: string, index: number) =>
  index % 2 === 0 ? gzipSegment(Buffer.from(text)) : storedSegment(Buffer.from(text));
// gunzip checks length and checksum.
const read = (pieces: readonly Buffer[]) => gunzipSync(Buffer.concat(pieces)).toString();

test("segments that are put together, some of them joined before, are one gzip body of their texts", () => {
  const texts = fc.array(fc.string({ unit: "grapheme", maxLength: 300 }), { maxLength: 20 });
  fc.assert(
    fc.property(texts, fc.nat(20), (each, joined) => {
      const segments = each.map(segmentOf);
      const first = joinSegments(segments.slice(0, joined));
      expect(read(gzipBody([first.joined, ...segments.slice(joined)]))).toBe(each.join(""));
      expect(read(gzipBody([...first.parts, ...segments.slice(joined)]))).toBe(each.join(""));
      expect(first.parts.map((part) => gunzipSegment(part).toString())).toEqual(each.slice(0, joined));
    }),
  );
});

test("segments of many kilobytes too", () => {
  const texts = [1, 70_000, 0, 3, 131_072].map((length) => "leek ".repeat(length).slice(0, length));
  expect(read(gzipBody(texts.map(segmentOf)))).toBe(texts.join(""));
  expect(read(gzipBody(["", ...texts].map(segmentOf)))).toBe(texts.join(""));
});
