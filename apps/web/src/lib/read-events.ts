/** One server-sent event. */
export interface ServerEvent {
  /** Its kind; "message" where it names none. */
  readonly event: string;
  readonly data: string;
}

/**
 * Reads server-sent events off the body of an answer, until it ends. By hand instead of by `EventSource`, which cannot
 * send the bearer header. Comments (`: ping`) are passed over.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      // What is left without an empty line behind it was cut off and is no event.
      if (done) return;
      text = (text + decoder.decode(value, { stream: true })).replace(/\r\n?/g, "\n");
      const blocks = text.split("\n\n");
      text = blocks.pop() ?? "";
      for (const block of blocks) {
        const event = readBlock(block);
        if (event) yield event;
      }
    }
  } finally {
    // Whoever stops reading hangs up; an answer that is over needs no more.
    void reader.cancel().catch(() => undefined);
  }
}

function readBlock(block: string): ServerEvent | null {
  const fields = block.split("\n").map((line) => /^(\w+): ?(.*)$/.exec(line));
  const values = (name: string) => fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ""] : []));
  const data = values("data");
  return data.length === 0 ? null : { event: values("event").at(-1) ?? "message", data: data.join("\n") };
}
