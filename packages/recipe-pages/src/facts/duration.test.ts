import { expect, test } from "vitest";
import { readDuration } from "./duration";

test.each([
  ["PTH25MS", 25],
  ["PT1H30M", 90],
  ["PT90M", 90],
  ["P0DT0H45M", 45],
  ["P0Y0M0DT1H15M0.000S", 75],
  ["P1DT2H", 1560],
  ["PT30M0S", 30],
  ["pt1h5m", 65],
  ["PT 20 M", 20],
  ["PT1H30", 90],
  ["PT45", 45],
  ["P30M", 30],
  ["PT30MIN", 30],
  ["PT1.5H", 90],
  ["PT3600S", 60],
  ["P1H", 60],
  ["1 hour 30 minutes", 90],
  ["1 hr, 5 mins", 65],
  ["45 minutes", 45],
  ["1h30", 90],
  ["1 Std. 15 Min.", 75],
  ["2 heures", 120],
  ["1/2 hour", 30],
  ["30 à 40 min", 40],
  ["1:20", 80],
  ["25", 25],
  [40, 40],
  ["PT0M", null],
  ["", null],
  ["overnight", null],
  [Number.NaN, null],
  ["PT99999999H", null],
])("%s is %s minutes", (written, minutes) => {
  expect(readDuration(written)).toBe(minutes);
});
