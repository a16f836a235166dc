import { describe, expect, it } from "vitest";
import { isDamagedText } from "./damaged-text";

describe("a text layer that a scanner wrote", () => {
  it.each([
    ["fractions as pounds of money", "Take £ lb of butter, i£ pints of milk and 2 eggs.\nAdd £ oz of salt."],
    ["fractions as letters and brackets", "J lb flour\n} pint milk\n1 lb sugar\n\\ oz yeast"],
    ["figures as letters before a fraction", "l½ lb beef\ni¼ pints stock\n2 oz butter"],
    [
      "words with signs amid their letters",
      "Bo~l the fl^ur and the m1lk for an hour, then let it rest and cool. ".repeat(4),
    ],
  ])("is damaged: %s", (_, text) => {
    expect(isDamagedText(text)).toBe(true);
  });

  it.each([
    ["sound amounts", "½ lb of butter, 1½ pints of milk\n1/2 oz salt\n2-3 cups flour\n1,5 l Wasser\n250 g Mehl"],
    ["a price beside them", "Butter costs £2 a lb today. £ 3 will buy 1 lb flour and 2 pints milk."],
    ["one slip among many amounts", `£ lb lard\n${"1 lb flour\n2 oz sugar\n".repeat(10)}`],
    [
      "links, times, decimals and names",
      "Heat at 180°C for 1h30. See www.example.com, O'Brien's pot-au-feu (2.5 cm thick) & co. ".repeat(5),
    ],
    ["another script", "Ζεσταίνουμε το λάδι σε μια κατσαρόλα και σοτάρουμε το κρεμμύδι. ".repeat(8)],
    ["nothing", ""],
  ])("is sound: %s", (_, text) => {
    expect(isDamagedText(text)).toBe(false);
  });
});
