import { describe, expect, it } from "vitest";
import { toText } from "../../quantities/rational";
import { parseLine } from "./parse-line";
import type { SecondAmount, ParsedLine } from "./parsed-line";

/** "2 to 3 clove", "- handful" without an amount. */
function amountOf(parsed: Pick<ParsedLine, "amount" | "amountMax" | "unit">): string {
  const range = [parsed.amount, parsed.amountMax].flatMap((end) => (end ? [toText(end)] : [])).join(" to ");
  return `${range === "" ? "-" : range} ${parsed.unit}`.trim();
}

function measureOf(measure: SecondAmount | null): string | null {
  return measure && amountOf(measure);
}

/** What a line says, as a row: amount with unit, food. */
function read(line: string): [string, string] {
  const parsed = parseLine(line);
  return [amountOf(parsed), parsed.name];
}

describe("how much a line asks for", () => {
  it.each([
    ["200 g rice", "200 g", "rice"],
    ["200g rice", "200 g", "rice"],
    ["1 ½ cups oats", "3/2 cup", "oats"],
    ["2 1/4 tsp yeast", "9/4 tsp", "yeast"],
    ["3 T honey", "3 tbsp", "honey"],
    ["3 t honey", "3 tsp", "honey"],
    ["3 tbsp. honey", "3 tbsp", "honey"],
    ["6 fl. oz. cream", "6 fl oz", "cream"],
    ["1,5 kg plums", "3/2 kg", "plums"],
    ["1.250 g plums", "1250 g", "plums"],
    ["1.250 kg plums", "5/4 kg", "plums"],
    ["a dozen eggs", "12", "eggs"],
    ["an orange", "1", "orange"],
    ["1 thumb ginger", "1 thumb", "ginger"],
    ["half an onion", "1/2", "onion"],
    ["½ a lemon", "1/2", "lemon"],
    ["half a pint of stock", "1/2 pint", "stock"],
    ["three-quarters of a cup of milk", "3/4 cup", "milk"],
    ['1" piece ginger', "1 inch", "ginger"],
    ["2 cups of milk", "2 cup", "milk"],
    ["a tin of tuna", "1 can", "tuna"],
    ["about 3 pounds potatoes", "3 lb", "potatoes"],
    ["approx. 100 g butter", "100 g", "butter"],
    ["- 2 eggs", "2", "eggs"],
    ["• 2 eggs", "2", "eggs"],
  ])("reads '%s'", (line, amount, name) => {
    expect(read(line)).toEqual([amount, name]);
  });

  it.each([
    ["2-3 cloves of garlic", "2 to 3 clove", "garlic"],
    ["2 to 3 carrots", "2 to 3", "carrots"],
    ["1 or 2 limes", "1 to 2", "limes"],
    ["100–150g cheese", "100 to 150 g", "cheese"],
    ["1.000-1.500 g plums", "1000 to 1500 g", "plums"],
    ["2-3.400g plums", "2 to 17/5 g", "plums"],
    ["2 tsp to 1 tbsp mustard", "2 to 3 tsp", "mustard"],
  ])("keeps both ends of the range in '%s'", (line, amount, name) => {
    expect(read(line)).toEqual([amount, name]);
  });

  it.each([
    ["a handful of spinach", "- handful", "spinach"],
    ["pinch of salt", "- pinch", "salt"],
    ["few drops vanilla extract", "- drop", "vanilla extract"],
    ["fresh mint sprigs", "- sprig", "fresh mint"],
    ["salt, to taste", "-", "salt"],
    ["oil for frying", "-", "oil"],
    ["some basil", "-", "basil"],
  ])("names no amount for '%s', and keeps the unit", (line, amount, name) => {
    expect(read(line)).toEqual([amount, name]);
  });

  it.each([
    ["1 lb and 4 oz beef", "5/4 lb", "beef"],
    ["1 lb 4 oz beef", "5/4 lb", "beef"],
    ["2 cups minus 2 tbsp flour", "15/8 cup", "flour"],
  ])("adds up '%s' exactly", (line, amount, name) => {
    expect(read(line)).toEqual([amount, name]);
  });

  it("leaves to the notes what is a line of its own", () => {
    const parsed = parseLine("100 g + 1 tbsp plus 1 tsp sugar");
    expect([amountOf(parsed), parsed.name, parsed.notes]).toEqual(["100 g", "sugar", "+ 1 tbsp plus 1 tsp"]);
  });

  it.each([
    ["5-spice powder", "5-spice powder"],
    ["2% milk", "2% milk"],
    ["00 flour", "00 flour"],
    ["half-and-half", "half-and-half"],
  ])("knows that the number in '%s' is no amount", (line, name) => {
    expect(read(line)).toEqual(["-", name]);
  });

  it.each([
    ["Butter 100 g", "100 g", "Butter"],
    ["Lemon juice, 3 tablespoons", "3 tbsp", "Lemon juice"],
    ["Eggs: 3", "3", "Eggs"],
  ])("finds an amount behind the food in '%s'", (line, amount, name) => {
    expect(read(line)).toEqual([amount, name]);
  });
});

describe("the same amount said twice", () => {
  it.each([
    ["150g/5½oz feta", "150 g", "11/2 oz", "feta"],
    ["1 cup (240 ml) milk", "1 cup", "240 ml", "milk"],
    ["1 cup or 250 ml stock", "1 cup", "250 ml", "stock"],
    ["1 cup stock (250 ml)", "1 cup", "250 ml", "stock"],
    ["450g/1lb 2oz beef", "450 g", "9/8 lb", "beef"],
    ["8 chicken wings (about 2 lb/900 g)", "8", "2 lb", "chicken wings"],
    ["1 bunch parsley, about 30 g", "1 bunch", "30 g", "parsley"],
  ])("counts the first of '%s' and keeps the second", (line, amount, alternative, name) => {
    const parsed = parseLine(line);
    expect([amountOf(parsed), measureOf(parsed.alternative), parsed.pack, parsed.name]).toEqual([
      amount,
      alternative,
      null,
      name,
    ]);
  });
});

describe("packs, whose size never scales", () => {
  it.each([
    ["2 x 400g tins tomatoes", "2 can", "400 g", "tomatoes"],
    ["1 (14 oz) can coconut milk", "1 can", "14 oz", "coconut milk"],
    ["one 28-ounce can plum tomatoes", "1 can", "28 oz", "plum tomatoes"],
    ["1 15-ounce can pumpkin", "1 can", "15 oz", "pumpkin"],
    ["1 can (6 ounces) tuna", "1 can", "6 oz", "tuna"],
    ["2 packages (8 ounces each) cream cheese", "2 pack", "8 oz", "cream cheese"],
    ["1 tin of 400g tomatoes", "1 can", "400 g", "tomatoes"],
    ["4 (5 ounce) salmon fillets", "4", "5 oz", "salmon fillets"],
    ["4 x 150-200g salmon steaks", "4", "150 to 200 g", "salmon steaks"],
    ["two 6-ounce trout fillets", "2", "6 oz", "trout fillets"],
    ["1 x 400g/14oz tin lentils", "1 can", "400 g", "lentils"],
  ])("reads '%s'", (line, amount, pack, name) => {
    const parsed = parseLine(line);
    expect([amountOf(parsed), measureOf(parsed.pack), parsed.name]).toEqual([amount, pack, name]);
  });

  it("weighs what comes in an uncounted tin", () => {
    const parsed = parseLine("400g tin chickpeas, drained");
    expect([amountOf(parsed), parsed.name, parsed.notes]).toEqual(["400 g", "chickpeas", "tin, drained"]);
  });

  it("keeps tinned food as it is sold", () => {
    expect(parseLine("1 can chopped tomatoes").name).toBe("chopped tomatoes");
    expect(parseLine("1 cup chopped tomatoes").name).toBe("tomatoes");
  });
});

describe("the food, its size and what is done to it", () => {
  it.each([
    ["finely chopped parsley", "parsley", "", "finely chopped"],
    ["2 large onions, peeled and diced", "onions", "large", "peeled and diced"],
    ["3 medium-sized potatoes", "potatoes", "medium-sized", ""],
    ["1 heaped tbsp cocoa", "cocoa", "heaped", ""],
    ["200g coarsely grated, peeled carrots", "carrots", "", "coarsely grated, peeled"],
    ["juice and grated zest of 1 lemon", "lemon", "", "juice and grated zest of"],
    ["1 onion finely chopped", "onion", "", "finely chopped"],
    ["4 boneless, skinless chicken breasts, cubed", "boneless, skinless chicken breasts", "", "cubed"],
    ["1 lb shrimp (optional)", "shrimp", "", "optional"],
    ["2 tbsp oil, plus extra for the tin", "oil", "", "plus extra for the tin"],
    ["4 leeks, white and green parts, sliced", "leeks", "", "white and green parts, sliced"],
    ["1 tsp freshly ground black pepper", "black pepper", "", "freshly ground"],
    ["salt and freshly ground pepper", "salt and pepper", "", "freshly ground"],
    ["Garnish: lime wedges", "lime wedges", "", "Garnish"],
  ])("parts '%s'", (line, name, size, notes) => {
    const parsed = parseLine(line);
    expect([parsed.name, parsed.size, parsed.notes]).toEqual([name, size, notes]);
  });

  it.each([
    ["1 tsp crushed red pepper", "crushed red pepper"],
    ["1 tsp ground cumin", "ground cumin"],
    ["2 tbsp toasted sesame oil", "toasted sesame oil"],
    ["2 tbsp brandy, rum, or whisky", "brandy, rum, or whisky"],
    ["1 tbsp olive or sunflower oil", "olive or sunflower oil"],
    ["1 tsp asafoetida (hing)", "asafoetida (hing)"],
    ["4 tbsp Grand Marnier", "Grand Marnier"],
    ["100g St. Agur cheese", "St. Agur cheese"],
    ["2 tsp stem ginger syrup", "stem ginger syrup"],
    ["1 rib-eye steak", "rib-eye steak"],
  ])("leaves the food of '%s' whole", (line, name) => {
    expect(parseLine(line).name).toBe(name);
  });

  it.each([
    ["2 garlic cloves", "2 clove", "garlic"],
    ["3 fat garlic cloves", "3 clove", "garlic"],
    ["2 celery stalks", "2 stalk", "celery"],
    ["4 thyme sprigs", "4 sprig", "thyme"],
    ["6 cloves", "6", "cloves"],
    ["3 bay leaves", "3", "bay leaves"],
    ["2 cinnamon sticks", "2", "cinnamon sticks"],
  ])("takes a unit behind its food in '%s', where it is one", (line, amount, name) => {
    expect(read(line)).toEqual([amount, name]);
  });
});

describe("lines that say little", () => {
  it.each(["", "   ", "\n"])("reads a blank line as nothing", (line) => {
    expect(parseLine(line)).toEqual({
      raw: line,
      amount: null,
      amountMax: null,
      unit: "",
      unitWord: "",
      pack: null,
      alternative: null,
      name: "",
      size: "",
      notes: "",
    });
  });

  it("keeps a line that names no food as its own name", () => {
    expect(parseLine("100 g").name).toBe("100 g");
    expect(parseLine("???").name).toBe("???");
  });

  it("keeps the line as it was written", () => {
    expect(parseLine("  2  EGGS ").raw).toBe("  2  EGGS ");
  });
});
