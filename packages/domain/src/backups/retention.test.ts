import { describe, expect, test } from "vitest";
import { isBackupDue, isDiskLow, keptBackups, type BackupKind } from "./retention";

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 22, 12);

const backup = (name: string, daysAgo: number, kind: BackupKind = "nightly") => ({
  name,
  kind,
  createdAtMs: NOW - daysAgo * DAY,
});

describe("which backups are kept", () => {
  test("of a year of nights, seven days and the newest of four weeks", () => {
    const nights = Array.from({ length: 365 }, (_, daysAgo) => backup(`${daysAgo}`, daysAgo));
    // 22 November 2026 is a Sunday: the weeks end 0, 7, 14 and 21 days ago.
    expect([...keptBackups(nights)]).toEqual(["0", "1", "2", "3", "4", "5", "6", "7", "14", "21"]);
  });

  test("of several on one day, the newest", () => {
    const kept = keptBackups([backup("morning", 1.2), backup("evening", 1.1)]);
    expect([...kept]).toEqual(["evening"]);
  });

  test("of a night and of what is made by hand on one day, both", () => {
    const kept = keptBackups([backup("night", 0.4), backup("first", 0.2, "by-hand"), backup("second", 0.1, "by-hand")]);
    expect([...kept].toSorted()).toEqual(["first", "night", "second"]);
  });

  test("days without a backup do not count: a box that was off keeps seven all the same", () => {
    const rare = Array.from({ length: 10 }, (_, index) => backup(`${index}`, index * 40));
    expect([...keptBackups(rare)]).toEqual(["0", "1", "2", "3", "4", "5", "6"]);
  });

  test("the newest three of each occasion, and no nightly copy goes for them", () => {
    const kept = keptBackups([
      backup("night", 8),
      ...[1, 2, 3, 4].map((days) => backup(`upgrade-${days}`, days, "before-migration")),
      backup("reset-29", 29, "before-reset"),
      backup("reset-31", 31, "before-reset"),
      backup("uploaded", 400, "uploaded"),
    ]);
    expect([...kept].toSorted()).toEqual([
      "night",
      "reset-29",
      "reset-31",
      "upgrade-1",
      "upgrade-2",
      "upgrade-3",
      "uploaded",
    ]);
  });

  test("the newest ten before a deletion at one stroke: they are what it is undone from", () => {
    const deletions = Array.from({ length: 12 }, (_, index) => backup(`${index}`, index + 1, "before-bulk-delete"));
    expect(keptBackups(deletions).size).toBe(10);
  });

  test("all that a night forty days ahead of itself would have thinned out", () => {
    const before = [backup("restore", 2, "before-restore"), backup("upload", 3, "uploaded")];
    expect([...keptBackups([...before, backup("future", -40)])].toSorted()).toEqual(["future", "restore", "upload"]);
  });

  test("the newest of all stays, however old", () => {
    expect([...keptBackups([backup("old", 400, "before-migration")])]).toEqual(["old"]);
  });
});

test.each([
  [null, true],
  [NOW - DAY, true],
  [NOW - DAY + 1, false],
  [NOW + DAY - 1, false],
  [NOW + 365 * DAY, true],
])("a last good backup of %s makes one due: %s", (lastGoodMs, due) => {
  expect(isBackupDue(lastGoodMs, NOW)).toBe(due);
});

test.each([
  [2 * 1024 ** 3, 10 * 1024 ** 2, false],
  [900 * 1024 ** 2, 10 * 1024 ** 2, true],
  [2 * 1024 ** 3, 1024 ** 3, true],
])("%i bytes free beside a database of %i bytes is low: %s", (free, database, low) => {
  expect(isDiskLow(free, database)).toBe(low);
});
