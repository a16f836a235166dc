import { BAKERY } from "./bakery";
import { BAKING } from "./baking";
import type { CatalogueEntry } from "./catalogue-entry";
import { CHILLED_AND_DELI } from "./chilled-and-deli";
import { DAIRY_AND_EGGS } from "./dairy-and-eggs";
import { DRINKS } from "./drinks";
import { FISH_AND_SEAFOOD } from "./fish-and-seafood";
import { FRESH_HERBS } from "./fresh-herbs";
import { FROZEN } from "./frozen";
import { FRUIT_AND_VEGETABLES } from "./fruit-and-vegetables";
import { HERBS_AND_SPICES } from "./herbs-and-spices";
import { HOUSEHOLD_AND_OTHER } from "./household-and-other";
import { MEAT } from "./meat";
import { NUTS_SEEDS_AND_DRIED_FRUIT } from "./nuts-seeds-and-dried-fruit";
import { OILS_VINEGARS_AND_CONDIMENTS } from "./oils-vinegars-and-condiments";
import { PASTA_RICE_AND_GRAINS } from "./pasta-rice-and-grains";
import { SWEETS_AND_SNACKS } from "./sweets-and-snacks";
import { TINS_AND_JARS } from "./tins-and-jars";

/** A food of the built-in catalogue with the part of the shop that it is found in. */
export interface CatalogueSeed extends CatalogueEntry {
  readonly category: string;
}

/** The parts of a shop in the order in which a family walks through it, each with what it holds. */
const AISLES: readonly (readonly [category: string, entries: readonly CatalogueEntry[]])[] = [
  ["Fruit & Vegetables", FRUIT_AND_VEGETABLES],
  ["Fresh Herbs", FRESH_HERBS],
  ["Bakery", BAKERY],
  ["Meat", MEAT],
  ["Fish & Seafood", FISH_AND_SEAFOOD],
  ["Chilled & Deli", CHILLED_AND_DELI],
  ["Dairy & Eggs", DAIRY_AND_EGGS],
  ["Frozen", FROZEN],
  ["Pasta, Rice & Grains", PASTA_RICE_AND_GRAINS],
  ["Tins & Jars", TINS_AND_JARS],
  ["Oils, Vinegars & Condiments", OILS_VINEGARS_AND_CONDIMENTS],
  ["Herbs & Spices", HERBS_AND_SPICES],
  ["Baking", BAKING],
  ["Nuts, Seeds & Dried Fruit", NUTS_SEEDS_AND_DRIED_FRUIT],
  ["Sweets & Snacks", SWEETS_AND_SNACKS],
  ["Drinks", DRINKS],
  ["Household & Other", HOUSEHOLD_AND_OTHER],
];

/** Names of the shop categories, in the order of a shop. */
export const CATALOGUE_CATEGORIES: readonly string[] = AISLES.map(([category]) => category);

/**
 * The catalogue that every new house starts with and a reset brings back. No two entries share a name, plural or alias
 * once case, accents and plurals are folded, so each spelling leads to one food.
 */
export const CATALOGUE: readonly CatalogueSeed[] = AISLES.flatMap(([category, entries]) =>
  entries.map((entry) => ({ ...entry, category })),
);
