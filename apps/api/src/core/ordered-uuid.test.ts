import { z } from "zod";
import { expect, test } from "vitest";
import { orderedUuid } from "./ordered-uuid";

test("identifiers sort as they were made, also many of one millisecond, between two and after the clock went back", () => {
  const times = [...Array.from({ length: 5000 }, () => 1_900_000_000_000), 1_900_000_000_500.25, 1_899_999_999_000];
  const made = times.map(orderedUuid);
  expect(made).toEqual(made.toSorted());
  expect(new Set(made).size).toBe(made.length);
  for (const uuid of made) expect(z.uuidv7().safeParse(uuid).success).toBe(true);
});
