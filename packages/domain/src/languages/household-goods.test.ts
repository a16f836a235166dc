import { describe, expect, test } from "vitest";
import { isHouseholdGood } from "./household-goods";

describe("what nobody eats", () => {
  test.each([
    "batteries",
    "AA batteries",
    "Batterien (AAA)",
    "toilet paper",
    "Klopapier",
    "papier toilette",
    "papel higiénico",
    "carta igienica",
    "wc-papier",
    "chicken cat litter",
    "Hundefutter",
    "nourriture pour chien",
    "comida para perros",
    "cibo per gatti",
    "kattenvoer",
    "Spülmittel",
    "pilas AA",
  ])("%s", (name) => expect(isHouseholdGood(name)).toBe(true));

  test.each(["sponge fingers", "rose water", "cheese straws", "chicken", "Blumenkohl", "croquettes de poulet", ""])(
    "not %s",
    (name) => expect(isHouseholdGood(name)).toBe(false),
  );
});
