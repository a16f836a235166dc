import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shownMeasures } from "./shown-measures";

const metric = (text: string) => shownMeasures(text, { unitsShown: "metric", numberFormat: "point" });
const us = (text: string) => shownMeasures(text, { unitsShown: "us", numberFormat: "point" });

describe("in metric", () => {
  test.each([
    ["Bake at 350°F for 40 minutes.", "Bake at 180°C for 40 minutes."],
    ["Preheat the oven to 425 degrees F.", "Preheat the oven to 220°C."],
    ["Heat the oven to 400 degrees Fahrenheit, then bake.", "Heat the oven to 200°C, then bake."],
    ["Roast at 325–350°F until brown.", "Roast at 160–180°C until brown."],
    ["Roast at 325°F to 350°F until brown.", "Roast at 160–180°C until brown."],
    ["Bake at 375 F.", "Bake at 190°C."],
    // A thermometer's degrees are no dial's.
    ["Boil the sugar to 240°F, the soft-ball stage.", "Boil the sugar to 116°C, the soft-ball stage."],
    ["Until a thermometer reads 165°F.", "Until a thermometer reads 74°C."],
    ["Grease a 9-inch round pan.", "Grease a 23 cm round pan."],
    ["Grease a 9 x 13-inch pan.", "Grease a 23 × 33 cm pan."],
    ["Use a 9- by 13-inch dish.", "Use a 23 × 33 cm dish."],
    ["Cut into 1-inch cubes.", "Cut into 2.5 cm cubes."],
    ["Roll it ¼ inch thick.", "Roll it 6 mm thick."],
    ["Leave 1 1/2 to 2 inches between them.", "Leave 4–5 cm between them."],
    ['Line the 8" square tin.', "Line the 20 cm square tin."],
    // What a metric kitchen has already, and what is no measure.
    ["Backen bei 180 °C, 160 °C Umluft.", "Backen bei 180 °C, 160 °C Umluft."],
    ["Bake at gas mark 6.", "Bake at gas mark 6."],
    // Without a scale: certain only where no oven at home gets as hot in Celsius.
    ["Bake at 350° until done.", "Bake at 350° (180°C) until done."],
    ["Heat the oven to 425 degrees.", "Heat the oven to 425 degrees (220°C)."],
    ["Roast at 350° to 375° until brown.", "Roast at 350° to 375° (180–190°C) until brown."],
    ["Bake at 350° (180°C).", "Bake at 350° (180°C)."],
    ["Bake at 220° until done.", "Bake at 220° until done."],
    ["Turn it by 360°, then by 180 degrees.", "Turn it by 360°, then by 180 degrees."],
    ["Add 2 in the end, and vitamin C.", "Add 2 in the end, and vitamin C."],
    ["Cut into 8.", "Cut into 8."],
    // Said in both, nothing is missing.
    ["Bake at 350°F (180°C) for an hour.", "Bake at 350°F (180°C) for an hour."],
    ["Heat to 180C/160C fan/350F/gas 4.", "Heat to 180C/160C fan/350F/gas 4."],
    ["A 23 cm (9 inch) tin at 350°F", "A 23 cm (9 inch) tin at 180°C"],
  ])("%s", (written, shown) => expect(metric(written)).toBe(shown));

  test("with a comma where the household writes one", () => {
    const shown = shownMeasures("1-inch cubes", { unitsShown: "metric", numberFormat: "comma" });
    expect(shown).toBe("2,5 cm cubes");
  });
});

describe("in US units", () => {
  test.each([
    ["Bake at 180°C for 40 minutes.", "Bake at 350°F for 40 minutes."],
    ["Heat the oven to 200 °C fan.", "Heat the oven to 400°F fan."],
    [
      "Im vorgeheizten Ofen bei 180 Grad (Umluft 160 Grad) backen.",
      "Im vorgeheizten Ofen bei 350°F (Umluft 325°F) backen.",
    ],
    ["Cuire à 220 degrés pendant 20 minutes.", "Cuire à 425°F pendant 20 minutes."],
    ["Hornear a 190 grados.", "Hornear a 375°F."],
    ["Bake at 350° until done.", "Bake at 350° until done."],
    ["Infornare a 170 gradi.", "Infornare a 340°F."],
    ["Bak op 180 graden.", "Bak op 350°F."],
    ["Bei 175 bis 180 °C backen.", "Bei 347–350°F backen."],
    ["Heat to 180C/160C fan/gas 4.", "Heat to 350°F/325°F fan/gas 4."],
    ["Den Zucker auf 116 °C erhitzen.", "Den Zucker auf 241°F erhitzen."],
    ["Eine Springform (26 cm) fetten.", "Eine Springform (10 inch) fetten."],
    ["Line a 20 x 30 cm tin.", "Line a 8 × 12 inch tin."],
    ["Roll it out to 3 mm.", "Roll it out to ⅛ inch."],
    ["In 2 cm große Würfel schneiden.", "In ¾ inch große Würfel schneiden."],
    ["In 1–2 cm große Würfel schneiden.", "In ½–¾ inch große Würfel schneiden."],
    ["Bake at 350°F.", "Bake at 350°F."],
  ])("%s", (written, shown) => expect(us(written)).toBe(shown));
});

test("as written it is as it was written, and no text breaks it", () => {
  expect(shownMeasures("350°F", { unitsShown: "as-written", numberFormat: "point" })).toBe("350°F");
  const word = fc.constantFrom(
    "350",
    "°",
    "F",
    "C",
    "-",
    "to",
    "1/2",
    "½",
    "inch",
    "cm",
    "x",
    " ",
    "Grad",
    "(",
    "/",
    ".",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(word).map((words) => words.join("")),
      ),
      (text) => {
        for (const shown of [metric(text), us(text)]) expect(shown).not.toMatch(/NaN|undefined|Infinity/);
      },
    ),
  );
});

test("a long text costs no more than its length", () => {
  const shown = metric("350 to 375 degrees 9 x 13 x ".repeat(4000));
  expect(shown.startsWith("350 to 375 degrees (180–190°C) 9 x 13 x ")).toBe(true);
});
