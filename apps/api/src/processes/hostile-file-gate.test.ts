import pino from "pino";
import sharp from "sharp";
import { expect, test } from "vitest";
import { decodeInChild, preparePhoto } from "#features/ai/photo/prepare-photo";
import { atGate, keepIdle } from "./hostile-file-gate";

test("three files from outside are open at once, however many come, and a broken one holds nobody up", async () => {
  let open = 0;
  let most = 0;
  const kinds = ["photo", "book", "export", "page"] as const;
  const work = (number: number) =>
    atGate(kinds[number % 4] ?? "photo", async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setImmediate(resolve));
      open -= 1;
      if (number === 3) throw new Error("broken");
      return number;
    }).catch(() => "broken");
  expect(await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(work))).toEqual([1, 2, "broken", 4, 5, 6, 7, 8]);
  expect(most).toBe(3);
});

test("however many books and exports take their time, a photo is opened", async () => {
  let isOver = (): void => undefined;
  const endless = new Promise<void>((resolve) => (isOver = resolve));
  const slow = (["book", "book", "export", "export"] as const).map((kind) => atGate(kind, () => endless));
  expect(await atGate("photo", async () => "a photo")).toBe("a photo");
  isOver();
  await Promise.all(slow);
});

test("a process that waits for its next file ends before another kind of file is opened, not before its own", async () => {
  const ended: string[] = [];
  const endReader = (): void => {
    ended.push("reader");
    keepIdle(endReader, false);
  };
  keepIdle(endReader, true);
  await atGate("print", async () => expect(ended).toEqual([]), endReader);
  await atGate("photo", async () => expect(ended).toEqual(["reader"]));
  await atGate("photo", async () => expect(ended).toEqual(["reader"]));
});

test("a photo that is sound is read, also among many at once", async () => {
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#804020" } })
    .jpeg()
    .toBuffer();
  const read = await Promise.all(
    Array.from({ length: 4 }, () => preparePhoto(photo, pino({ level: "silent" }), decodeInChild)),
  );
  for (const jpeg of read) expect((await sharp(jpeg).metadata()).width).toBe(40);
});
