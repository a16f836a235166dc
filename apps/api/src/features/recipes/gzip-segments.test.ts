import fc from "fast-check";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { gzipSegment, joinSegments } from "./gzip-segments";

test("segments that are put together are one gzip body of their texts", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme", maxLength: 300 }), { maxLength: 20 }), (texts) => {
      // gunzip checks length and checksum.
      expect(gunzipSync(joinSegments(texts.map((text) => gzipSegment(text)))).toString()).toBe(texts.join(""));
    }),
  );
});

test("segments of many kilobytes too", () => {
  const texts = [1, 70_000, 0, 3, 131_072].map((length) => "leek ".repeat(length).slice(0, length));
  expect(gunzipSync(joinSegments(texts.map((text) => gzipSegment(text)))).toString()).toBe(texts.join(""));
});
