import { describe, expect, it } from "vitest";
import { minutesIn, readTimes } from "./read-times";
import { timeInDigits } from "./time-words";

describe("a time that a recipe names", () => {
  it.each([
    ["30 minutes", 30],
    ["1-1/2 hours", 90],
    ["1 hour and 15 minutes", 75],
    ["1 h 30", 90],
    ["1 1/2 hours", 90],
    ["1/2 hour", 30],
    ["1,5 std", 90],
    ["20 mn", 20],
    ["30-40 min", 40],
    ["30 bis 40 Minuten", 40],
    ["zwischen 20 und 30 Minuten", 30],
    ["1½ Stunden", 90],
    ["eine halbe Stunde", 30],
    ["anderthalb Stunden", 90],
    ["une heure et demie", 90],
    ["trois quarts d'heure", 45],
    ["mezz'ora", 30],
    ["un'ora e un quarto", 75],
    ["hora y media", 90],
    ["half uur", 30],
    ["drie kwartier", 45],
    ["an hour and a half", 90],
    ["2 days", 2880],
    ["4 persons", null],
    ["0 min", null],
    ["999999 h", null],
  ])("%s is %s minutes", (text, minutes) => {
    expect(minutesIn(timeInDigits(text))).toBe(minutes);
  });

  it("is the first of several, for what follows is no part of it", () => {
    expect(minutesIn("10 min, then 20 min")).toBe(10);
    expect(minutesIn("1 h and at least another 20 min")).toBe(60);
  });

  it.each([
    ["Prep 10 min", 10, null],
    ["Vorbereitung: 1 Std. 10 Min.", 70, null],
    ["Cuisson : 1 h 30", null, 90],
    ["Baking time 1 1/2 hours", null, 90],
    ["Ready in 45 minutes", null, 45],
    ["Cooking time 1:20", null, 80],
    ["Serves 4", null, null],
  ])("%s is of the preparation (%s) or of the cooking (%s)", (text, prepTimeMinutes, cookTimeMinutes) => {
    expect(readTimes(text)).toEqual({ prepTimeMinutes, cookTimeMinutes });
  });
});
