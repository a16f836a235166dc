import { meantNames } from "@tureen/domain/ingredients/matching/candidate-names";
import { buildFoodIndex } from "@tureen/domain/ingredients/matching/food-index";
import { matchFood } from "@tureen/domain/ingredients/matching/match-ingredient";
import { foodKey } from "@tureen/domain/ingredients/names/food-key";
import { foldName } from "@tureen/domain/ingredients/names/normalize-name";
import { findUnit } from "@tureen/domain/quantities/find-unit";
import { describe, expect, it } from "vitest";
import { CATALOGUE, CATALOGUE_CATEGORIES } from "./catalogue";

const index = buildFoodIndex(CATALOGUE.map((entry, id) => ({ ...entry, id })));
const foundName = (name: string): string | null => matchFood(index, { name })?.name ?? null;

describe("the built-in catalogue", () => {
  it("knows what a family cooks with, by British and American names", () => {
    expect(CATALOGUE.length).toBeGreaterThanOrEqual(800);
    expect(CATALOGUE.flatMap((entry) => entry.aliases).length).toBeGreaterThanOrEqual(450);
  });

  it("follows the shop's order, from the greengrocer's to the household shelf", () => {
    expect(CATALOGUE_CATEGORIES).toEqual([
      "Fruit & Vegetables",
      "Fresh Herbs",
      "Bakery",
      "Meat",
      "Fish & Seafood",
      "Chilled & Deli",
      "Dairy & Eggs",
      "Frozen",
      "Pasta, Rice & Grains",
      "Tins & Jars",
      "Oils, Vinegars & Condiments",
      "Herbs & Spices",
      "Baking",
      "Nuts, Seeds & Dried Fruit",
      "Sweets & Snacks",
      "Drinks",
      "Household & Other",
    ]);
    expect([...new Set(CATALOGUE.map((entry) => entry.category))]).toEqual(CATALOGUE_CATEGORIES);
  });

  it("has only fields that are read, so a misspelt one shows", () => {
    const known = new Set(["name", "plural", "subType", "unit", "aliases", "category", "neverBought", "edition"]);
    expect(CATALOGUE.flatMap((entry) => Object.keys(entry).filter((field) => !known.has(field)))).toEqual([]);
  });

  it("leads each spelling to one food only", () => {
    const owners = new Map<string, string[]>();
    for (const { name, plural, aliases } of CATALOGUE) {
      const keys = new Set([name, plural ?? name].map(foodKey));
      for (const key of [...keys, ...aliases.map(foodKey)]) owners.set(key, [...(owners.get(key) ?? []), name]);
    }
    expect([...owners].filter(([, names]) => names.length > 1)).toEqual([]);
  });

  it("finds each food by its name, plural and aliases", () => {
    const astray = CATALOGUE.flatMap(({ name, plural, aliases }) =>
      [name, plural ?? name, ...aliases].filter(
        // What a word means that kitchens use for different foods, the household settles.
        (spelling) => meantNames(spelling).length === 0 && foundName(spelling) !== name,
      ),
    );
    expect(astray).toEqual([]);
  });

  it("has no empty or untidy text", () => {
    const texts = CATALOGUE.flatMap(({ name, plural, unit, aliases }) => [
      name,
      unit,
      ...aliases,
      ...(plural === undefined ? [] : [plural]),
    ]);
    expect(texts.filter((text) => text !== text.trim().replace(/\s+/g, " ") || text === "")).toEqual([]);
  });

  it("names foods in the singular, unless they have only one form", () => {
    const plurals = CATALOGUE.filter(({ name, plural }) => foodKey(name) !== foldName(name) && plural !== name);
    expect(plurals.map((entry) => entry.name)).toEqual([]);
  });

  it("measures in units that the kitchen knows", () => {
    expect(
      CATALOGUE.filter(({ unit }) => findUnit(unit) === undefined).map((entry) => `${entry.name}: ${entry.unit}`),
    ).toEqual([]);
  });

  it.each([
    ["scallions", "spring onion"],
    ["green onion", "spring onion"],
    ["cilantro", "coriander"],
    ["eggplants", "aubergine"],
    ["zucchini", "courgette"],
    ["powdered sugar", "icing sugar"],
    ["confectioners' sugar", "icing sugar"],
    ["All-Purpose Flour", "plain flour"],
    ["baking soda", "bicarbonate of soda"],
    ["arugula", "rocket"],
    ["ground beef", "mince"],
    ["shrimp", "prawn"],
    ["garbanzo beans", "chickpea"],
    ["heavy cream", "double cream"],
    ["rutabaga", "swede"],
    ["beets", "beetroot"],
    ["chile", "chilli"],
    ["chilies", "chilli"],
    ["yoghurt", "yogurt"],
    ["donuts", "doughnut"],
    ["haricots verts", "green bean"],
    ["creme fraiche", "crème fraîche"],
  ])("knows %s as %s", (spelling, name) => {
    expect(foundName(spelling)).toBe(name);
  });

  it.each([
    ["pepper", "black pepper", "bell pepper", "white pepper", "cayenne pepper"],
    ["garlic", "garlic powder", "wild garlic"],
    ["coriander", "ground coriander", "coriander seed"],
    ["ginger", "ground ginger", "stem ginger"],
    ["basil", "dried basil", "Thai basil"],
    ["chicken stock", "chicken stock cube", "chicken", "stock"],
    ["cream", "single cream", "double cream", "whipping cream", "sour cream", "cream cheese"],
    ["flour", "plain flour", "self-raising flour", "bread flour", "cornflour", "cornmeal"],
    ["sugar", "caster sugar", "icing sugar", "brown sugar"],
    ["milk", "whole milk", "coconut milk", "condensed milk", "buttermilk"],
    ["butter", "unsalted butter", "peanut butter"],
    ["rice", "rice vinegar", "rice wine", "rice flour", "wild rice"],
    ["oil", "olive oil", "extra virgin olive oil"],
    ["onion", "red onion", "spring onion", "pickled onion"],
    ["tomato", "cherry tomato", "chopped tomatoes", "tomato purée", "tomato sauce"],
    ["egg", "egg white", "egg yolk", "egg noodle"],
    ["lemon", "lemon juice", "lemon zest", "lemongrass"],
    ["salt", "sea salt", "kosher salt"],
    ["beans", "green bean", "baked beans", "kidney bean"],
    ["molasses", "black treacle", "pomegranate molasses"],
  ])("keeps %s and its namesakes apart", (...names) => {
    expect(names.map(foundName)).toEqual(names);
  });
});
