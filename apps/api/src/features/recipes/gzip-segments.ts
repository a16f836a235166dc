import { constants, crc32, deflateRawSync, inflateRawSync } from "node:zlib";

/** A part of a body, compressed so that parts can be put together without compressing anything again. */
export interface GzipSegment {
  /** Raw deflate blocks that end on a byte border and are not the last, in pieces that stand one after the other. */
  readonly deflated: readonly Buffer[];
  readonly crc: number;
  /** Bytes before compression. */
  readonly length: number;
  /** What a checksum in front of it is multiplied by: x^(8 × length) modulo the polynomial. */
  readonly shift: number;
}

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** A last deflate block without content. */
const END = Buffer.from([0x03, 0x00]);

/** So far back deflate finds what is said again (RFC 1951). */
export const WINDOW_BYTES = 32 * 1024;
/** zlib takes no smaller buffers. */
const LEAST_CHUNK_BYTES = 64;
/** Most bytes of a stored deflate block. */
const STORED_BYTES = 0xffff;

/**
 * @param level zlib's, from 1 (quick) to 9 (small)
 * @param before text that will stand directly before it, of which the last {@link WINDOW_BYTES} count
 */
export function gzipSegment(bytes: Uint8Array, level = 6, before?: Uint8Array): GzipSegment {
  // A sync flush ends on a byte border and says that more may follow (RFC 1951; zlib's manual on Z_SYNC_FLUSH).
  const deflated = deflateRawSync(bytes, {
    level,
    finishFlush: constants.Z_SYNC_FLUSH,
    ...(before && { dictionary: before }),
  });
  // A copy: what zlib answers holds on to the 16 kB that it was written into.
  return segmentOf(bytes, [Buffer.from(deflated)]);
}

/** The same without compression: stored blocks (RFC 1951, section 3.2.4), which need no zlib. The bytes are not copied. */
export function storedSegment(bytes: Buffer): GzipSegment {
  const pieces: Buffer[] = [];
  for (let start = 0; start < bytes.length; start += STORED_BYTES) {
    const piece = bytes.subarray(start, start + STORED_BYTES);
    const head = Buffer.alloc(5); // not the last block, stored
    head.writeUInt16LE(piece.length, 1);
    head.writeUInt16LE(STORED_BYTES - piece.length, 3);
    pieces.push(head, piece);
  }
  return segmentOf(bytes, pieces);
}

function segmentOf(bytes: Uint8Array, deflated: readonly Buffer[]): GzipSegment {
  return { deflated, crc: crc32(bytes), length: bytes.length, shift: shiftBy(bytes.length) };
}

/** What a segment was made of that needs nothing before it. */
export function gunzipSegment({ deflated, length }: GzipSegment): Buffer {
  // In one piece, not zlib's usual 16 kB. With room left over it sees that nothing follows.
  const chunkSize = length + LEAST_CHUNK_BYTES;
  return inflateRawSync(Buffer.concat(deflated), { finishFlush: constants.Z_SYNC_FLUSH, chunkSize });
}

/** The segments in their order as one, of the same pieces: nothing is copied. */
export function chainSegments(segments: readonly GzipSegment[]): GzipSegment {
  const deflated: Buffer[] = [];
  for (const segment of segments) deflated.push(...segment.deflated);
  return { deflated, ...sumOf(segments) };
}

/** The segments in their order as one of one piece, and each of them again as a view of its bytes. */
export function joinSegments(segments: readonly GzipSegment[]): { joined: GzipSegment; parts: GzipSegment[] } {
  const chain = chainSegments(segments);
  const bytes = Buffer.concat(chain.deflated);
  let end = 0;
  const parts = segments.map((segment) => {
    const start = end;
    for (const { length } of segment.deflated) end += length;
    return { ...segment, deflated: [bytes.subarray(start, end)] };
  });
  return { joined: { ...chain, deflated: [bytes] }, parts };
}

/** The pieces of one gzip body (RFC 1952) of the segments in their order; nothing is copied. */
export function gzipBody(segments: readonly GzipSegment[]): readonly Buffer[] {
  const { deflated, crc, length } = chainSegments(segments);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc, 0);
  trailer.writeUInt32LE(length % 2 ** 32, 4);
  return [HEADER, ...deflated, END, trailer];
}

function sumOf(segments: readonly GzipSegment[]): Omit<GzipSegment, "deflated"> {
  let [crc, length, shift] = [0, 0, 1 << 31];
  for (const segment of segments) {
    // The CRC-32 of two texts behind each other: the first one's, moved on by the length of the second, plus the second's.
    crc = multiply(segment.shift, crc) ^ segment.crc;
    length += segment.length;
    shift = multiply(segment.shift, shift);
  }
  return { crc: crc >>> 0, length, shift };
}

const POLYNOMIAL = 0xedb88320;

/** x^(8 × bytes) modulo the polynomial, by squaring. */
function shiftBy(bytes: number): number {
  let shift = 1 << 31; // x^0, bit-reversed
  for (let left = bytes, power = 3; left > 0; left = Math.floor(left / 2), power += 1)
    if (left % 2 === 1) shift = multiply(POWERS[power % 31] ?? 0, shift);
  return shift;
}

/** Without branches, which a processor cannot foresee here. */
function multiply(left: number, right: number): number {
  let product = 0;
  let factor = right;
  for (let bit = 31; bit >= 0; bit -= 1) {
    product ^= factor & -((left >>> bit) & 1);
    factor = (factor >>> 1) ^ (POLYNOMIAL & -(factor & 1));
  }
  return product;
}

/** x^(2^n) modulo the polynomial, n from 0 to 30; the squares repeat from there. */
const POWERS: readonly number[] = (() => {
  const powers = [1 << 30];
  while (powers.length < 31) {
    const last = powers.at(-1) ?? 0;
    powers.push(multiply(last, last));
  }
  return powers;
})();
