import type { Response } from "express";
import { once } from "node:events";

/** Sends what a procedure yields as server-sent events of one name, numbered from 1, until it ends or the reader leaves. */
export async function sendEvents(
  response: Response,
  name: string,
  states: AsyncIterable<unknown>,
  signal: AbortSignal,
): Promise<void> {
  response.status(200).set({
    "Content-Type": "text/event-stream; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Accel-Buffering": "no",
  });
  let id = 0;
  for await (const state of states) {
    const hasRoom = response.write(`id: ${(id += 1)}\nevent: ${name}\ndata: ${JSON.stringify(state)}\n\n`);
    if (!hasRoom) await once(response, "drain", { signal }).catch(() => undefined);
    if (signal.aborted) return;
  }
  response.end();
}
