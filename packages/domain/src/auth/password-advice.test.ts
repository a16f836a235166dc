import { expect, it } from "vitest";
import { passwordWarning } from "./password-advice";

it("warns of a short password, counting characters as people do, and leaves a long one alone", () => {
  expect(passwordWarning("1")).toContain("only 1 character;");
  expect(passwordWarning("suppe")).toContain("only 5 characters;");
  expect(passwordWarning("🥕🥕🥕🥕")).toContain("only 4 characters;");
  expect(passwordWarning("soup of the day")).toBeNull();
  expect(passwordWarning("12345678")).toBeNull();
  expect(passwordWarning("")).toBeNull();
});
