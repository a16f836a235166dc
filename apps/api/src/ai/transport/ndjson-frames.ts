import { setTimeout as pause } from "node:timers/promises";
import { AiError } from "#ai/ai-error";
import { isRecord, parseJson } from "#ai/model/json-text";
import { explainBadAnswer } from "./server-errors";

interface FrameLimits {
  readonly host: string;
  readonly model: string | undefined;
  readonly maxLineLength: number;
}

/** How long the end of a stream is waited for after its last frame. */
const CLOSING_MS = 250;

/**
 * Passes on the lines of a stream of JSON, and only those: CRLF, a missing last newline and characters cut in
 * two by the network are mended; a line that is no JSON object, says `error` or grows beyond the limit throws.
 */
export async function* framesOf(body: AsyncIterable<Uint8Array>, guard: FrameLimits): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const chunks = body[Symbol.asyncIterator]();
  let pending = "";
  try {
    for (let chunk = await chunks.next(); !chunk.done; chunk = await chunks.next()) {
      const [first = "", ...rest] = decoder.decode(chunk.value, { stream: true }).split("\n");
      pending += first;
      if (pending.length > guard.maxLineLength) throw new AiError("answer_too_long", { model: guard.model });
      for (const next of rest) {
        const frame = readFrame(pending, guard);
        // The last frame is passed on only when the connection has been read to its end, so that it can close in peace.
        if (frame?.["done"] === true)
          await Promise.race([chunks.next().catch(() => undefined), pause(CLOSING_MS, undefined, { ref: false })]);
        if (frame) yield encoder.encode(`${pending}\n`);
        pending = next;
      }
    }
    pending += decoder.decode();
    if (readFrame(pending, guard)) yield encoder.encode(`${pending}\n`);
  } finally {
    void chunks.return?.();
  }
}

function readFrame(line: string, guard: FrameLimits): Readonly<Record<string, unknown>> | undefined {
  if (line.trim() === "") return undefined;
  const frame = parseJson(line);
  if (!isRecord(frame)) throw new AiError("interrupted", { model: guard.model });
  if ("error" in frame)
    throw explainBadAnswer({ status: 200, contentType: "application/x-ndjson", body: line, ...guard });
  return frame;
}
