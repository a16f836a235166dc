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
});
