import { describe, expect, it } from "vitest";
import { readEvents, type ServerEvent } from "./read-events";

function bodyOf(...chunks: string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
}

async function eventsOf(...chunks: string[]): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of readEvents(bodyOf(...chunks))) events.push(event);
  return events;
}

describe("events from the server", () => {
  it("are read one after the other, pings passed over", async () => {
    expect(await eventsOf("id: 1\nevent: progress\ndata: {}\n\n: ping\n\nevent: progress\ndata: 2\n\n")).toEqual([
      { event: "progress", data: "{}" },
      { event: "progress", data: "2" },
    ]);
  });

  it("may arrive in any pieces", async () => {
    expect(await eventsOf("event: prog", "ress\nda", "ta: half", " an onion\n", "\n")).toEqual([
      { event: "progress", data: "half an onion" },
    ]);
  });

  it("may have lines ended as on Windows, several lines of data and no name", async () => {
    expect(await eventsOf("data: one\r\ndata: two\r\n\r\n")).toEqual([{ event: "message", data: "one\ntwo" }]);
  });

  it("count only when they are whole", async () => {
    expect(await eventsOf("data: whole\n\ndata: cut o")).toEqual([{ event: "message", data: "whole" }]);
  });
});
