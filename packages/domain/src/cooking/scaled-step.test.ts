import fc from "fast-check";
import { expect, it } from "vitest";
import { rational } from "../quantities/rational";
import { scaledStep } from "./scaled-step";

/** The step for `times` as many, its lines those of the foods. */
function scaled(step: string, foods: readonly string[], times = 2): string {
  const lines = foods.map((name) => ({ names: [name], section: "" }));
  return scaledStep(step, lines, rational(times), {})
    .map(({ text }) => text)
    .join("");
}

it.each([
  ["Add the 200 g flour.", ["plain flour"], "Add the 400 g flour."],
  ["Add 1 egg and 2 tbsp of the oil.", ["eggs", "olive oil"], "Add 2 eggs and 4 tbsp of the oil."],
  ["Stir in 2-3 tbsp sugar.", ["caster sugar"], "Stir in 4–6 tbsp sugar."],
  ["Whisk 200 g/7 oz butter.", ["butter"], "Whisk 400 g/14 oz butter."],
  ["Whisk 1 cup (240 ml) milk.", ["milk"], "Whisk 2 cups (480 ml) milk."],
  ["Pour in 1 cup plus 2 tbsp milk.", ["milk"], "Pour in 2 cups plus 4 tbsp milk."],
  ["Add the flour (200 g).", ["flour"], "Add the flour (400 g)."],
  ["Add 1 tin (400 g) tomatoes.", ["chopped tomatoes"], "Add 2 tins (400 g) tomatoes."],
  ["Das Mehl (200 g) mit 2 EL Öl verrühren.", ["Weizenmehl", "Öl"], "Das Mehl (400 g) mit 4 EL Öl verrühren."],
  ["Ajoutez 100 g de beurre.", ["beurre doux"], "Ajoutez 200 g de beurre."],
  ["Añade 2 cucharadas de aceite.", ["aceite de oliva"], "Añade 4 cucharadas de aceite."],
])("%s", (step, foods, wanted) => {
  expect(scaled(step, foods)).toBe(wanted);
});

it.each([
  ["a time", "Fry the onions for 5 minutes.", ["onion"]],
  ["a temperature", "Roast the chicken at 200 °C.", ["chicken"]],
  ["a length", "Cut the carrots into 2 cm pieces.", ["carrot"]],
  ["a part", "Add half the flour, then ½ the milk.", ["flour", "milk"]],
  ["what each gets", "Top each with 1 tbsp yogurt.", ["yogurt"]],
  ["one at a time", "Beat in 1 egg at a time.", ["eggs"]],
  ["what is made of it", "Drop 2 tbsp of the flour mixture into the pan.", ["flour"]],
  ["another food", "Add 200 ml boiling water to the rice.", ["rice"]],
  ["a number of pieces", "Cut the potatoes into 4.", ["potato"]],
])("leaves %s: %s", (_what, step, foods) => {
  expect(scaled(step, foods)).toBe(step);
});

it("tells what was written, so that it can be shown again", () => {
  expect(scaledStep("Add 200 g flour.", [{ names: ["flour"], section: "" }], rational(1, 2), {})).toEqual([
    { text: "Add ", written: null },
    { text: "100 g", written: "200 g" },
    { text: " flour.", written: null },
  ]);
});

it("of any text the parts as written are that text", () => {
  const words = fc.constantFrom("200 g", "flour", "2", "eggs", "½", "(", ")", "/", "x", "each.", "tin", "of the", "\n");
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(words).map((all) => all.join(" ")),
      ),
      (text) => {
        const parts = scaledStep(text, [{ names: ["flour", "eggs"], section: "" }], rational(3), {});
        expect(parts.map(({ text: shown, written }) => written ?? shown).join("")).toBe(text);
      },
    ),
  );
});
