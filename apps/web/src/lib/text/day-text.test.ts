import { parseLocalDate } from "@tureen/domain/dates/local-date";
import { afterEach, expect, it, vi } from "vitest";
import { dayRangeText, dayText } from "./day-text";
import { restReady, speak } from "./language";

const day = (text: string) => parseLocalDate(text) ?? expect.fail(text);

afterEach(() => speak("en"));

it("writes days in the language on the screen, without Intl once the pages' words are there", async () => {
  await restReady();
  await speak("de");
  const asked = vi.spyOn(Intl, "DateTimeFormat");
  const written = [
    dayText(day("2026-11-26"), { weekday: "long", day: "numeric", month: "long" }),
    dayText(day("2026-11-26")),
    dayRangeText(day("2026-11-23"), day("2026-11-29")),
  ];
  expect(written).toEqual(["Donnerstag, 26. November", "26. November 2026", "23.–29. November 2026"]);
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
  expect(dayText(day("2026-11-26"), { month: "2-digit", year: "numeric" })).toBe("11/2026");
});
