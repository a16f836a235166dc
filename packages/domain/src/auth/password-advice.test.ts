import { expect, it } from "vitest";
import { english } from "@tureen/messages/speakers";
import { passwordWarning } from "./password-advice";

const warning = (password: string): string => {
  const advice = passwordWarning(password);
  return advice ? english(advice) : "";
};

it("warns of a short password, counting characters as people do, and leaves a long one alone", () => {
  expect(warning("1")).toContain("only 1 character;");
  expect(warning("suppe")).toContain("only 5 characters;");
  expect(warning("🥕🥕🥕🥕")).toContain("only 4 characters;");
  expect(passwordWarning("soup of the day")).toBeNull();
  expect(passwordWarning("12345678")).toBeNull();
  expect(passwordWarning("")).toBeNull();
});
