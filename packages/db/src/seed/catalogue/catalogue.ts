import bakery from "./bakery.json";
import baking from "./baking.json";
import chilledAndDeli from "./chilled-and-deli.json";
import dairyAndEggs from "./dairy-and-eggs.json";
import drinks from "./drinks.json";
import fishAndSeafood from "./fish-and-seafood.json";
import freshHerbs from "./fresh-herbs.json";
import frozen from "./frozen.json";
import fruitAndVegetables from "./fruit-and-vegetables.json";
import herbsAndSpices from "./herbs-and-spices.json";
import householdAndOther from "./household-and-other.json";
import meat from "./meat.json";
import nutsSeedsAndDriedFruit from "./nuts-seeds-and-dried-fruit.json";
import oilsVinegarsAndCondiments from "./oils-vinegars-and-condiments.json";
import pastaRiceAndGrains from "./pasta-rice-and-grains.json";
import sweetsAndSnacks from "./sweets-and-snacks.json";
import tinsAndJars from "./tins-and-jars.json";

/** One food as the JSON file of its shop category lists it, a line each, in alphabetical order. */
interface CatalogueFood {
  /** Display name, singular, in British English; capitals only where the word has them ("Greek yogurt"). */
  readonly name: string;
  /** Only where it is not regular: "chillies", and the name again for what has no plural ("milk", "oats"). */
  readonly plural?: string;
  /** Left out where the food has none, which is nearly always: a red onion is an entry, not a kind of onion. */
  readonly subType?: string;
  /** What a family usually buys or measures it in, spelt as the table of units has it; "piece" for what is counted. */
  readonly unit: string;
  /** Other names of the very same food: American names, spellings, longer forms. Never a food that merely resembles it. */
  readonly aliases?: readonly string[];
  /** Comes out of the tap and reaches no list. */
  readonly neverBought?: boolean;
  /** The edition of the catalogue that brought it, where that is a later one: older households get it too. */
  readonly edition?: number;
}

interface CategoryFoods {
  readonly category: string;
  readonly foods: readonly CatalogueFood[];
}

/** A food of the built-in catalogue with the part of the shop that it is found in. */
export interface CatalogueSeed extends CatalogueFood {
  readonly category: string;
  readonly aliases: readonly string[];
}

/** The parts of a shop in the order in which a family walks through it. */
const SHOP: readonly CategoryFoods[] = [
  fruitAndVegetables,
  freshHerbs,
  bakery,
  meat,
  fishAndSeafood,
  chilledAndDeli,
  dairyAndEggs,
  frozen,
  pastaRiceAndGrains,
  tinsAndJars,
  oilsVinegarsAndCondiments,
  herbsAndSpices,
  baking,
  nutsSeedsAndDriedFruit,
  sweetsAndSnacks,
  drinks,
  householdAndOther,
];

/** Names of the shop categories, in the order of a shop. */
export const CATALOGUE_CATEGORIES: readonly string[] = SHOP.map(({ category }) => category);

/**
 * The catalogue that every new household starts with and a reset brings back. No two entries share a name, plural or alias
 * once case, accents and plurals are folded, so each spelling leads to one food.
 */
export const CATALOGUE: readonly CatalogueSeed[] = SHOP.flatMap(({ category, foods }) =>
  foods.map((food) => ({ aliases: [], ...food, category })),
);
