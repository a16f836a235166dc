import { describe, expect, it } from "vitest";
import { groundIngredients } from "./grounding";

const source = `Älplermagronen
Serves 4

150g bacon cubes
3 onions (medium size)
1 1/2 cups crème fraîche
½ tsp nutmeg
2-3 cloves of garlic
a jar of apple sauce
400g (15 oz) maca-
roni (dry weight)
salt

1. Fry 7 slices of the bacon, cut the onions and add 1/3 cup of stock.`;

const ground = (name: string, amount: number) => groundIngredients(source, [{ name, amount }])[0];

describe("what a model claims, looked for in its source", () => {
  it.each([
    ["bacon cubes", 150],
    ["onion", 3],
    ["Creme Fraiche", 1.5],
    ["nutmeg", 0.5],
    ["garlic cloves", 2],
    ["garlic", 3],
    ["apple sauce", 1],
    ["macaroni", 400],
    ["macaroni", 15],
    ["stock", 0.33],
  ])("%j with %d is found", (name, amount) => {
    expect(ground(name, amount)).toEqual({ name: "found", amount: "found" });
  });

  it("marks an amount that stands with another ingredient only", () => {
    expect(ground("onions", 150)).toEqual({ name: "found", amount: "missing" });
    expect(ground("apple sauce", 400)).toEqual({ name: "found", amount: "missing" });
  });

  it("marks an amount that was worked out instead of read", () => {
    expect(ground("nutmeg", 5)?.amount).toBe("missing");
    expect(ground("garlic", 2.5)?.amount).toBe("missing");
  });

  it("marks an ingredient that was made up, or made more exact", () => {
    expect(ground("saffron", 1)).toMatchObject({ name: "missing" });
    expect(ground("smoked bacon", 150)).toMatchObject({ name: "missing" });
  });

  it("has nothing to look for where nothing was claimed", () => {
    expect(ground("salt", 0)).toEqual({ name: "found", amount: "none" });
    expect(ground("", Number.NaN)).toEqual({ name: "none", amount: "none" });
  });

  it("reads other languages' numbers", () => {
    expect(
      groundIngredients("1,5 kg Äpfel\n1½ TL Zimt", [
        { name: "Äpfel", amount: 1.5 },
        { name: "Zimt", amount: 1.5 },
      ]),
    ).toEqual([
      { name: "found", amount: "found" },
      { name: "found", amount: "found" },
    ]);
  });

  const book = `Pour 4 personnes
2 gousses d'ail
3 c. à s. d’huile d'olive
250 g de farine
le jus d'un citron
50 g dell'aglio nero
6 poireaux
4 Möhren und 1 Ei
2 Zwiebeln, 3 Äpfel
100 g Nüsse
1 lb 4 oz stewing beef
1 kg 200 g potatoes
2 cups plus 2 tbsp stock
Das Ei trennen und den Apfel schälen. Don't cook them past 5 o'clock.`;
  const foundIn = (name: string, amount: number) => groundIngredients(book, [{ name, amount }])[0];

  it.each([
    ["ail", 2],
    ["gousses d'ail", 2],
    ["huile", 3],
    ["d'huile d'olive", 3],
    ["huile d’olive", 3],
    ["farine", 250],
    ["jus d'un citron", 0],
    ["jus de citron", 0],
    ["citron", 0],
    ["aglio nero", 50],
    ["dell'aglio", 50],
  ])("finds %j in what French and Italian run together", (name, amount) => {
    expect(foundIn(name, amount)).toEqual({ name: "found", amount: amount === 0 ? "none" : "found" });
  });

  it.each([
    ["poireau", 6],
    ["Möhre", 4],
    ["Eier", 1],
    ["Zwiebel", 2],
    ["Apfel", 3],
    ["Nuss", 100],
  ])("finds %j whether it is one or many", (name, amount) => {
    expect(foundIn(name, amount)).toEqual({ name: "found", amount: "found" });
  });

  it.each([
    ["stewing beef", 20],
    ["stewing beef", 1.25],
    ["potatoes", 1.2],
    ["potatoes", 1200],
    ["stock", 34],
  ])("finds %j with %d, added up in either unit", (name, amount) => {
    expect(foundIn(name, amount)).toEqual({ name: "found", amount: "found" });
  });

  it("is not led astray by likeness", () => {
    expect(foundIn("Reis", 1)).toMatchObject({ name: "missing" });
    expect(foundIn("stewing beef", 19)).toMatchObject({ amount: "missing" });
    expect(foundIn("jus d'orange", 1)).toMatchObject({ name: "missing" });
  });
});
