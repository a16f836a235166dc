import { describe, expect, it } from "vitest";
import { readFormat } from "./grammar";

const asked = (pattern: string, isOldDialect = false) => readFormat({ type: "string", pattern }, isOldDialect);

describe("a pattern in a schema", () => {
  it.each(["^(none|(T1(0[1-9]|1[0-2])[A-Za-zé]{1,4}( (I|S)[0-9]{1,3}){1,6};){1,8})$", "^a|b.?\\.c+$"])(
    "is taken where the grammar compiler takes it: %s",
    (pattern) => {
      expect(asked(pattern)).toEqual({ kind: "schema", schema: { type: "string", pattern } });
    },
  );

  it.each([
    ["T[0-9]", /must start with '\^'/],
    ["^T\\d+$", /failed to parse grammar/],
    ["^(?:T[0-9])$", /Unsupported pattern syntax/],
    ["^(T[0-9]$", /Unbalanced parentheses/],
    ["^[0-9$", /Unbalanced square brackets/],
    ["^((a{50}){50})$", /failed to parse grammar/],
  ])("is refused where it does not: %s", (pattern, words) => {
    expect(() => asked(pattern)).toThrow(words);
    expect(() => asked(pattern, true)).toThrow(/400 \{"error":"invalid JSON schema in format"\}/);
  });
});
