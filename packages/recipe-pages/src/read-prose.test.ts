import { describe, expect, test } from "vitest";
import { readText } from "./read-text";

interface Expected {
  readonly title: string;
  readonly foods: readonly string[];
  readonly steps: number;
}

const PASTES: Readonly<Record<string, readonly [paste: string, expected: Expected]>> = {
  "a mail with a list in its first sentence": [
    "Hi Anna,\n\nMum's chilli: beef mince 500g, 2 onions, 3 cloves garlic, 1 tin tomatoes, chilli powder.\nFry the onions and the garlic, add the mince and brown it. Add the tomatoes and simmer for an hour.\n\nLove, Jo",
    {
      title: "Mum's chilli",
      foods: ["beef mince 500g", "2 onions", "3 cloves garlic", "1 tin tomatoes", "chilli powder"],
      steps: 2,
    },
  ],
  "one line for all": [
    "Flapjacks\n250g oats, 125g butter, 125 g sugar and 3 tbsp golden syrup. Melt the butter with the sugar and syrup. Stir in the oats and bake for 25 minutes.",
    { title: "Flapjacks", foods: ["250g oats", "125g butter", "125 g sugar", "3 tbsp golden syrup"], steps: 2 },
  ],
  "a list after what is needed": [
    "Pancakes\nYou need: 200 g flour, 3 eggs, half a litre of milk, a pinch of salt\nWhisk everything and let it rest. Fry thin pancakes in butter.",
    { title: "Pancakes", foods: ["200 g flour", "3 eggs", "half a litre of milk", "a pinch of salt"], steps: 2 },
  ],
  "semicolons in German": [
    "Omas Apfelkuchen\n300 g Mehl; 200 g Butter; 100 g Zucker; 1 Ei; 1 kg Äpfel\nKnete den Teig und lege ihn in eine Form. Schneide die Äpfel und backe alles 45 Minuten.",
    {
      title: "Omas Apfelkuchen",
      foods: ["300 g Mehl", "200 g Butter", "100 g Zucker", "1 Ei", "1 kg Äpfel"],
      steps: 2,
    },
  ],
  "French, with a dash": [
    "Quatre-quarts - 4 œufs, 250 g de farine, 250 g de sucre, 250 g de beurre. Mélangez les œufs et le sucre, ajoutez le beurre fondu puis la farine. Laissez cuire 45 minutes.",
    { title: "Quatre-quarts", foods: ["4 œufs", "250 g de farine", "250 g de sucre", "250 g de beurre"], steps: 2 },
  ],
  "foods without amounts among them": [
    "Salad dressing\n3 tbsp oil, 1 tbsp vinegar, mustard, salt. Shake all of it in a jar. Taste and add sugar.",
    { title: "Salad dressing", foods: ["3 tbsp oil", "1 tbsp vinegar", "mustard", "salt"], steps: 2 },
  ],
};

describe("what somebody wrote down in a few sentences", () => {
  test.each(Object.entries(PASTES))("%s", (_what, [paste, { title, foods, steps }]) => {
    const recipe = readText(paste);
    expect(recipe?.title).toBe(title);
    expect(recipe?.ingredients.map(({ text }) => text)).toEqual(foods);
    expect(recipe?.steps).toHaveLength(steps);
  });

  test.each([
    [
      "a stew that is told",
      "Brown the beef in a little oil, add chopped onions and carrots, cover with stock and let it simmer for two hours.",
    ],
    ["a letter", "Dear Anna, we were 3 days in Rome, 2 in Florence and 1 in Pisa. Take care."],
    ["a shopping list", "2 onions, 3 carrots, 1 leek"],
  ])("%s is left to a model, or to nobody", (_what, paste) => {
    expect(readText(paste)).toBeNull();
  });
});

describe("a small recipe that somebody copied", () => {
  test.each([
    ["Toast\n\nIngredients\n2 slices bread\n\nMethod\nToast the bread.", "Toast", 1],
    ["Lauchsuppe\n\nZutaten\n2 Stangen Lauch\n\nZubereitung\nDen Lauch kochen.", "Lauchsuppe", 1],
    ["Leek soup\n2 leeks\n500 ml stock\nBoil the leeks in the stock.", "Leek soup", 2],
  ])("%#: is read", (text, title, count) => {
    const recipe = readText(text);
    expect(recipe?.title).toBe(title);
    expect(recipe?.ingredients).toHaveLength(count);
    expect(recipe?.steps).toHaveLength(1);
  });

  test.each(["2 leeks\n500 ml stock", "Leek soup\n2 leeks", "Meeting at 10\n2 chairs\n3 tables"])(
    "%#: what nobody cooks is none",
    (text) => expect(readText(text)).toBeNull(),
  );
});
