import type { ImportJob } from "@tureen/contracts/pdf-import";
import { describe, expect, it } from "vitest";
import { importShare, importSteps, timeLeftText } from "./import-steps";
import { importJob } from "./testing/import-jobs";

const steps = (part: Partial<ImportJob>) =>
  importSteps({ phase: "job", job: importJob(part) }).map(({ label, state, text }) => [label, state, text]);

describe("the steps of an import", () => {
  it("begin with the file on its way", () => {
    const progress = { phase: "upload", fileName: "Soups.pdf", share: 0.425 } as const;
    expect(importSteps(progress).map(({ label, state, text }) => [label, state, text])).toEqual([
      ["Upload", "now", "43 %"],
      ["Extract text", "waiting", ""],
      ["AI recipe extraction", "waiting", ""],
      ["Import into database", "waiting", ""],
      ["Complete", "waiting", ""],
    ]);
  });

  it("follow the pages, then the model, then the collection", () => {
    expect(steps({ step: 1 })[1]).toEqual(["Extract text", "now", "Page 0 of 80"]);
    expect(steps({ pagesDone: 12 })[1]).toEqual(["Extract text", "now", "Page 12 of 80"]);
    expect(steps({ step: 3, pagesDone: 80, chunksDone: 2, chunks: 5, imported: 3, skipped: 1 })[2]).toEqual([
      "AI recipe extraction",
      "now",
      "Part 2 of 5, 4 recipes found so far",
    ]);
    expect(steps({ step: 4, imported: 3 })[3]).toEqual(["Import into database", "now", "3 recipes in your collection"]);
  });

  it("are all done once it is over", () => {
    expect(steps({ status: "done", step: 4, imported: 1 }).map(([, state]) => state)).toEqual([
      "done",
      "done",
      "done",
      "done",
      "done",
    ]);
  });

  it("are not called done by an import that was stopped or brought nothing", () => {
    const states = (part: Partial<ImportJob>) => steps(part).map(([, state]) => state);
    expect(states({ status: "done", step: 4, imported: 0 })).toEqual(["done", "done", "done", "waiting", "waiting"]);
    expect(states({ status: "failed", step: 3 })).toEqual(["done", "done", "waiting", "waiting", "waiting"]);
  });

  it("never go back as a whole", () => {
    const shares = [
      importShare({ phase: "upload", fileName: "", share: 0 }),
      importShare({ phase: "upload", fileName: "", share: 1 }),
      ...[
        { pagesDone: 40 },
        { step: 3 },
        { step: 3, chunksDone: 4, chunks: 5 },
        { step: 4 },
        { status: "done" as const },
      ].map((part) => importShare({ phase: "job", job: importJob(part) })),
    ];
    expect(shares).toEqual(shares.toSorted((left, right) => left - right));
    expect(shares.at(-1)).toBe(1);
  });

  it("say how long it may take, as roughly as anybody knows", () => {
    const left = (low_seconds: number, high_seconds: number, part: Partial<ImportJob> = {}) =>
      timeLeftText(importJob({ eta: { low_seconds, high_seconds }, ...part }));
    expect(timeLeftText(importJob({ eta: null }))).toBe("");
    expect(left(5, 20)).toBe("less than a minute left");
    expect(left(20, 61)).toBe("about 1 to 2 minutes left");
    expect(left(61, 62)).toBe("about 1 to 2 minutes left");
    expect(left(1200, 1790)).toBe("about 20 to 30 minutes left");
    expect(left(8 * 3600, 12 * 3600)).toBe("about 8 to 12 hours left");
    expect(left(20, 61, { status: "done" })).toBe("");
  });
});
