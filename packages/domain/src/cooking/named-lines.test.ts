import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { namedLines } from "./named-lines";

/** The names of the lines that one step names. A line may be "section: name". */
function named(step: string, foods: readonly string[], heading = ""): string[] {
  const lines = foods.map((food) => {
    const [section, name] = food.includes(": ") ? food.split(": ") : ["", food];
    return { names: [name ?? ""], section: section ?? "" };
  });
  return (namedLines([{ text: step, heading }], lines)[0] ?? []).map((line) => foods[line] ?? "");
}

describe.each([
  [
    "English",
    [
      ["Melt the butter.", ["unsalted butter", "plain flour"], ["unsalted butter"]],
      ["Soften the onions in the oil.", ["onion", "olive oil", "salt"], ["onion", "olive oil"]],
      ["Add the chicken and brown it.", ["chicken thighs", "chicken stock"], ["chicken thighs"]],
      ["Add the chicken and brown it.", ["chicken thighs", "vegetable stock"], ["chicken thighs"]],
      ["Pour in the chicken stock.", ["chicken thighs", "chicken stock"], ["chicken stock"]],
      ["Pour in the chicken stock.", ["chicken", "stock"], ["stock"]],
      ["Heat the olive oil.", ["olive oil", "sesame oil"], ["olive oil"]],
      ["Simmer until the sauce thickens.", ["soy sauce", "honey"], []],
      ["Season with salt & pepper.", ["salt", "black pepper"], ["salt", "black pepper"]],
      ["Stir in the cilantro.", ["fresh coriander", "lime"], ["fresh coriander"]],
      [
        "Add tomatoes and garlic.",
        ["chopped tomatoes", "garlic cloves", "basil"],
        ["chopped tomatoes", "garlic cloves"],
      ],
      ["Mix all the ingredients.", ["flour", "milk"], ["flour", "milk"]],
      ["Soften the peppers.", ["red pepper", "chilli flakes"], ["red pepper"]],
      ["Preheat the oven to 180°C.", ["flour", "milk"], []],
      ["Cook the egg noodles.", ["egg", "noodles"], ["noodles"]],
    ],
  ],
  [
    "German",
    [
      ["Die Zwiebeln in der Butter anschwitzen.", ["Zwiebel", "Butter", "Salz"], ["Zwiebel", "Butter"]],
      [
        "Das Mehl mit den Eiern und der Milch verrühren.",
        ["Weizenmehl", "Eier", "Milch"],
        ["Weizenmehl", "Eier", "Milch"],
      ],
      ["Die Kartoffelwürfel und den Lauch zugeben.", ["Kartoffeln", "Lauch", "Sahne"], ["Kartoffeln", "Lauch"]],
      ["Die restlichen Zutaten mischen.", ["Öl", "Essig"], ["Öl", "Essig"]],
      ["Mit Salz und Pfeffer würzen.", ["Salz", "Pfeffer", "Muskat"], ["Salz", "Pfeffer"]],
    ],
  ],
  [
    "French",
    [
      ["Faites revenir les oignons dans l'huile d’olive.", ["oignon", "huile d'olive"], ["oignon", "huile d'olive"]],
      ["Versez le lait de coco.", ["lait de coco", "lait"], ["lait de coco"]],
      ["Ajoutez le bouillon de poulet.", ["poulet", "bouillon"], ["bouillon"]],
      ["Battez les œufs avec le sucre.", ["œuf", "sucre", "farine"], ["œuf", "sucre"]],
    ],
  ],
  [
    "Spanish",
    [
      ["Sofríe la cebolla y los tomates.", ["cebollas", "tomate", "sal"], ["cebollas", "tomate"]],
      ["Añade el aceite.", ["aceite de oliva", "sal"], ["aceite de oliva"]],
    ],
  ],
  [
    "Italian",
    [
      ["Sbattere le uova con il pecorino.", ["uovo", "pecorino romano", "spaghetti"], ["uovo", "pecorino romano"]],
      ["Unire i pomodori e il basilico.", ["pomodoro", "basilico"], ["pomodoro", "basilico"]],
    ],
  ],
  [
    "Dutch",
    [
      ["Bak de uien in de boter met het spek.", ["ui", "roomboter", "spek"], ["ui", "roomboter", "spek"]],
      ["Kook de aardappels.", ["aardappelen", "melk"], ["aardappelen"]],
    ],
  ],
] satisfies [string, [string, string[], string[]][]][])("steps in %s", (_language, cases) => {
  test.each(cases)("%s with %j", (step, foods, expected) => expect(named(step, foods)).toEqual(expected));
});

test("sugar is the dough's in the steps for the dough, and everybody's elsewhere", () => {
  const foods = ["For the dough: sugar", "For the topping: sugar", "For the topping: cream"];
  expect(named("Beat in the sugar.", foods, "For the dough:")).toEqual([foods[0]]);
  expect(named("For the topping, whip the cream with the sugar.", foods)).toEqual([foods[1], foods[2]]);
  expect(named("Sprinkle with sugar.", foods)).toEqual([foods[0], foods[1]]);
  expect(named("Mix the ingredients for the topping.", foods)).toEqual([foods[1], foods[2]]);
});

test("what remains is what no step before has named", () => {
  const lines = ["onion", "carrot", "cream"].map((name) => ({ names: [name], section: "" }));
  const steps = ["Fry the onion.", "Add the remaining ingredients."].map((text) => ({ text, heading: "" }));
  expect(namedLines(steps, lines)).toEqual([[0], [1, 2]]);
});

test("a food is known by the catalogue's name too", () => {
  const lines = [{ names: ["passata", "tomato purée"], section: "" }];
  expect(namedLines([{ text: "Stir in the tomato purée.", heading: "" }], lines)).toEqual([[0]]);
});

test("whatever is written, each step has lines of the recipe, none twice, in their order", () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom("Add the onion oil and all ingredients", "die restlichen Zutaten"),
  );
  fc.assert(
    fc.property(fc.array(text), fc.array(fc.tuple(text, text)), (texts, foods) => {
      const steps = texts.map((step) => ({ text: step, heading: "" }));
      const answer = namedLines(
        steps,
        foods.map(([name, section]) => ({ names: [name], section })),
      );
      expect(answer).toHaveLength(steps.length);
      for (const lines of answer) {
        expect(lines).toEqual([...new Set(lines)].toSorted((left, right) => left - right));
        expect(lines.every((line) => foods[line] !== undefined)).toBe(true);
      }
    }),
  );
});
