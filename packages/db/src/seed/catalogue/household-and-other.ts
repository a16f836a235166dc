import type { CatalogueEntry } from "./catalogue-entry";

/** What a family finds under Household & Other, in alphabetical order. */
export const HOUSEHOLD_AND_OTHER: readonly CatalogueEntry[] = [
  { name: "baking parchment", plural: "baking parchment", unit: "piece", aliases: ["baking paper", "parchment paper"] },
  { name: "bin bag", unit: "piece", aliases: ["bin liner", "trash bag", "garbage bag"] },
  { name: "birthday candle", unit: "piece", aliases: [] },
  { name: "cat food", plural: "cat food", unit: "g", aliases: [] },
  { name: "cling film", plural: "cling film", unit: "piece", aliases: ["clingfilm", "plastic wrap", "food wrap"] },
  { name: "cocktail stick", unit: "piece", aliases: ["toothpick", "cocktail pick"] },
  { name: "coffee filter", unit: "piece", aliases: ["filter paper"] },
  { name: "cupcake case", unit: "piece", aliases: ["cupcake liner", "muffin case", "muffin liner", "paper case"] },
  { name: "dishwasher tablet", unit: "piece", aliases: [] },
  { name: "dog food", plural: "dog food", unit: "g", aliases: [] },
  {
    name: "foil",
    plural: "foil",
    unit: "piece",
    aliases: ["aluminium foil", "aluminum foil", "tin foil", "kitchen foil"],
  },
  { name: "freezer bag", unit: "piece", aliases: ["zip-lock bag", "food bag"] },
  { name: "hand soap", plural: "hand soap", unit: "ml", aliases: [] },
  { name: "kitchen roll", unit: "piece", aliases: ["kitchen paper", "kitchen towel", "paper towel"] },
  {
    name: "kitchen string",
    plural: "kitchen string",
    unit: "piece",
    aliases: ["kitchen twine", "butcher's twine", "cooking twine"],
  },
  { name: "laundry detergent", plural: "laundry detergent", unit: "g", aliases: ["washing powder"] },
  { name: "muslin cloth", unit: "piece", aliases: ["cheesecloth", "muslin"] },
  { name: "napkin", unit: "piece", aliases: ["paper napkin", "serviette"] },
  { name: "toilet roll", unit: "piece", aliases: ["toilet paper"] },
  { name: "washing-up liquid", plural: "washing-up liquid", unit: "ml", aliases: ["dish soap"] },
  { name: "wooden skewer", unit: "piece", aliases: ["bamboo skewer", "skewer"] },
];
