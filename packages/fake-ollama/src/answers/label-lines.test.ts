import { describe, expect, it } from "vitest";
import { isSkipped, type Carelessness } from "./careless";
import { answerLabels } from "./label-lines";

const EXAMPLE =
  "1 Buttered toast\n2 Serves 2\n3 Ingredients\n4 2 slices bread\n5 20 g butter\n6 Method\n7 Toast it.\n8 Spread.";
const PAGE = [
  "101 Leek soup",
  "102 Serves 4",
  "103 Ingredients",
  "104 2 leeks",
  "105 1 l stock",
  "106 20 g butter",
  "107 Method",
  "108 1. Melt the butter.",
  "109 2. Add the rest and simmer.",
  "",
  "110 Ceviche",
  "111 Ingredients",
  "112 200 g fish",
  "113 3 limes",
  "114 Method",
  "115 Cut the fish and leave it in the juice.",
].join("\n");
const NUMBER = "1(0[1-9]|1[0-5])";
const PATTERN = `^(none|(T${NUMBER}[A-Za-z]{1,4}( Y${NUMBER})?( (I${NUMBER}-${NUMBER}|S${NUMBER}-${NUMBER})){1,6};){1,4})$`;

const label = (carelessness?: Carelessness, page = PAGE, pattern = PATTERN): string =>
  answerLabels({
    prompt: `<|system|>\nLabel the lines.\n<|user|>\n${EXAMPLE}\n<|assistant|>\nT1Butt Y2 I4-5 S7-8;\n<|user|>\n${page}\n<|assistant|>\n`,
    pattern,
    carelessness,
  });

describe("the double as a labeller", () => {
  it("says which line is what, in the form of the pattern", () => {
    expect(label()).toBe("T101Leek Y102 I104-106 S108-109;T110Cevi I112-113 S115-115;");
  });

  it("finds none on a page of prose", () => {
    expect(label(undefined, "101 My grandmother loved her garden.\n102 She lived to be ninety.")).toBe("none");
  });

  it.each<[Carelessness, string]>([
    ["drops-a-line", "T101Leek Y102 I104-105 S108-109;T110Cevi I112-112 S115-115;"],
    ["drops-the-last-step", "T101Leek Y102 I104-106 S108-108;T110Cevi I112-113 S115-115;"],
    ["rewrites-steps", "T101Leek Y102 I104-106 S108-109;T110Cevi I112-113 S115-115;"],
    ["off-by-one", "T102Leek I105-107 S109-110;T111Cevi I113-114 S115-115;"],
    ["copies-the-example", "T101Butt Y102 I104-105 S107-108;"],
    ["answers-empty", "none"],
  ])("errs as it is told: %s", (carelessness, answer) => {
    expect(label(carelessness)).toBe(answer);
  });

  it("skips one title in ten, always the same ones", () => {
    const titles = Array.from({ length: 500 }, (_, index) => `Dish number ${index}`);
    const skipped = titles.filter(isSkipped);
    expect(skipped.length).toBeGreaterThan(25);
    expect(skipped.length).toBeLessThan(85);
    const [first = ""] = skipped;
    expect(label("skips-recipes", PAGE.replace("Ceviche", first))).toBe("T101Leek Y102 I104-106 S108-109;");
  });

  it("never says what the pattern does not allow: the nearest candidate, or the least that is allowed", () => {
    const fewer = `^(T(102|110)[A-Z]{1,4}( I104-10[67])?( S10[89]-109)?;){1,2}$`;
    expect(label(undefined, PAGE.replaceAll("Leek", "LEEK"), fewer)).toBe("T102LEEK I104-106 S108-109;");
    expect(label("answers-empty", PAGE, "^T[3-5]x{2}( Y7)?;$")).toBe("T3xx;");
  });
});
