import type { ServerResponse } from "node:http";
import type { ChatReply } from "../faults/fault-answers";
import { FrameWriter } from "./frame-writer";
import { goJson, goTimestamp, omitZeros } from "./go-json";
import { pause } from "./pause";
import { integerBetween, type Random } from "../seeded-random";

/** Everything about one answer that a frame has to say. */
export interface Speech {
  readonly endpoint: "chat" | "generate";
  readonly model: string;
  /** What each frame says of the server that really answers. */
  readonly remote: Readonly<Record<string, string>>;
  readonly answer: ChatReply;
  readonly frameChars: number;
  /** Pause between two frames that the model's speed asks for. */
  readonly msPerChar: number;
  readonly counters: Readonly<Record<string, number>>;
  readonly random: Random;
}

interface Piece {
  readonly content: string;
  readonly thinking?: string;
}

/** Streams the answer; resolves when the last byte is out, or when the client is gone. */
export async function streamAnswer(response: ServerResponse, speech: Speech, signal: AbortSignal): Promise<void> {
  const { answer } = speech;
  const pieces = piecesOf(speech);
  const shown = answer.endAfterFrames === undefined ? pieces : pieces.slice(0, answer.endAfterFrames);
  response.writeHead(200, { "Content-Type": "application/x-ndjson" });
  const writer = new FrameWriter(response, speech.random);
  let owedMs = 0;
  for (const piece of shown) {
    if (signal.aborted) return;
    await writer.line(goJson(frame(speech, piece)));
    owedMs += answer.frameDelayMs + speech.msPerChar * (piece.content.length + (piece.thinking?.length ?? 0));
    if (owedMs < 5) continue;
    await writer.flush();
    await pause(owedMs, signal);
    owedMs = 0;
  }
  await finish(response, writer, speech, pieces[shown.length], signal);
}

/** The same answer as one body, for `stream: false`. */
export function wholeAnswer(speech: Speech): string {
  const { answer } = speech;
  if (answer.end === "error-line") return goJson({ error: answer.errorLine });
  const isDone = answer.end === "done";
  return goJson({
    ...frame(speech, { content: answer.content, ...(answer.thinking === "" ? {} : { thinking: answer.thinking }) }),
    done: isDone,
    ...(isDone ? { done_reason: answer.doneReason, ...omitZeros(speech.counters) } : {}),
  });
}

async function finish(
  response: ServerResponse,
  writer: FrameWriter,
  speech: Speech,
  next: Piece | undefined,
  signal: AbortSignal,
): Promise<void> {
  const { answer } = speech;
  switch (answer.end) {
    case "done":
      await writer.line(goJson(doneFrame(speech)));
      break;
    case "error-line":
      await writer.line(goJson({ error: answer.errorLine }));
      break;
    case "reset":
      await writer.half(goJson(frame(speech, next ?? { content: "" })));
      await pause(20, signal);
      response.socket?.resetAndDestroy();
      return;
    case "stall":
      await writer.flush();
      await untilGone(signal);
      return;
    case "no-done":
      break;
  }
  await writer.flush();
  response.end();
}

function piecesOf({ answer, frameChars, random }: Speech): Piece[] {
  if (answer.pieces) return answer.pieces.map((content) => ({ content }));
  const longest = answer.frameChars ?? frameChars;
  const thinking = cut(answer.thinking, longest, random).map((part): Piece => ({ content: "", thinking: part }));
  return [...thinking, ...cut(answer.content, longest, random).map((content): Piece => ({ content }))];
}

/** Pieces of one to `longest` characters; a pair of surrogates stays together, as a tokeniser would keep it. */
function cut(text: string, longest: number, random: Random): string[] {
  const pieces: string[] = [];
  let start = 0;
  while (start < text.length) {
    let end = Math.min(text.length, start + (longest > 6 ? longest : integerBetween(random, 1, longest)));
    const last = text.charCodeAt(end - 1);
    if (last >= 0xd800 && last <= 0xdbff) end += 1;
    pieces.push(text.slice(start, end));
    start = end;
  }
  return pieces;
}

function frame(speech: Speech, piece: Piece): Record<string, unknown> {
  const head = { model: speech.model, ...speech.remote, created_at: goTimestamp(Date.now()) };
  if (speech.endpoint === "generate")
    return { ...head, response: piece.content, ...(piece.thinking ? { thinking: piece.thinking } : {}), done: false };
  return { ...head, message: { role: "assistant", ...piece }, done: false };
}

function doneFrame(speech: Speech): Record<string, unknown> {
  const context = speech.endpoint === "generate" ? { context: [1, 2, 3] } : {};
  return {
    ...frame(speech, { content: "" }),
    done: true,
    done_reason: speech.answer.doneReason,
    ...context,
    ...omitZeros(speech.counters),
  };
}

function untilGone(signal: AbortSignal): Promise<void> {
  return signal.aborted
    ? Promise.resolve()
    : new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}
