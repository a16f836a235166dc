import { expect, test } from "vitest";
import { createLogger, setLogLevel } from "./logger";

const SECRET = "soup-ladle-42";

function logged(entry: object, level?: string): string {
  const lines: string[] = [];
  const log = createLogger({ write: (line: string) => void lines.push(line) });
  if (level) setLogLevel(log, level);
  log.info(entry, "a line");
  return lines.join("");
}

test.each([
  ["a password", { password: SECRET }],
  ["a token", { token: SECRET }],
  ["a photo", { image: SECRET }],
  ["a header", { authorization: SECRET }],
  ["the headers of a request", { headers: { authorization: `Bearer ${SECRET}` } }],
  ["a password in the input of a call", { input: { password: SECRET } }],
  ["a token in an answer", { answer: { token: SECRET } }],
  ["a photo in the input of a call", { input: { image: SECRET } }],
])("%s never reaches the log", (_what, entry) => {
  const line = logged({ ...entry, path: "auth.login" });
  expect(line).toContain("[redacted]");
  expect(line).toContain("auth.login");
  expect(line).not.toContain(SECRET);
});

test.each([
  ["ERROR", false],
  ["WARN", false],
  ["INFO", true],
  ["VERBOSE", true],
  ["no such level", true],
])("at level %s a line of information is written: %s", (level, isWritten) => {
  expect(logged({}, level) !== "").toBe(isWritten);
});
