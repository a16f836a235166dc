import { foodKey } from "../ingredients/names/food-key";
import { listed } from "../languages/word-lists";
import { unitById } from "../quantities/unit";
import { ONE, toNumber } from "../quantities/rational";
import foods from "./foods.json";
import { forEachNutrient, type CountedNutrient } from "./counted-nutrients";
import table from "./table.json";

/** What is known of a food of the catalogue: an entry of the table, and what the household's measures of it weigh. */
export interface FoodFacts {
  /** The entry as the table names it. */
  readonly source: string;
  /** Null where the table does not say. */
  readonly per100Grams: Readonly<Record<CountedNutrient, number | null>>;
  /** Of what is bought and weighed whole the part that is eaten, above 0 and at most 1: a potato without its peel. */
  readonly edibleShare: number;
  /** Of a tin's or a jar's contents the part that is left when the liquid is poured off; 1 where the entry counts it too. */
  readonly drainedShare: number;
  /** What 1 g of it weighed before it was cooked, in grams; 1 where the entry is what it is bought as. */
  readonly dryShare: number;
  readonly gramsPerMl: number | null;
  /** Edible grams of one by unit id: "" a piece, "clove", "slice". */
  readonly gramsOf: ReadonlyMap<string, number>;
}

/** Where the values come from, as it is to be named beside them. */
export const TABLE_SOURCE = "USDA National Nutrient Database for Standard Reference, Release 28";

/** A row of `foods.json`. What is no word of this list is a unit's id with the grams of one. */
type FoodRow = Readonly<Record<string, string | number>>;
type TableRow = readonly [name: string, ...values: (number | null)[]];

/** What a row of `foods.json` says besides the weights of measures. */
const WORDS = ["entry", "edible", "drained", "cooked", "cup", "piece"];
/** Milligrams of sodium to grams of salt (Regulation (EU) No 1169/2011, annex I). */
const SALT_OF_SODIUM = 2.5 / 1000;

const ROWS: Readonly<Record<string, FoodRow>> = foods;
const TABLE = table as unknown as Readonly<Record<string, TableRow>>; // a name and eight values, as the test of the table holds
const CUP_ML = toNumber(unitById("cup")?.toBase ?? ONE);

/** The catalogue's foods, by their English names, of which something is known. */
export const FOODS_WITH_FACTS: readonly string[] = Object.keys(ROWS);

/** The catalogue's English name of what is written, in either number; undefined for what the table has nothing like. */
export function foodWithFacts(name: string): string | undefined {
  if (Object.hasOwn(ROWS, name)) return name;
  return foodsByKey().get(foodKey(name));
}

/** Made for the first food that is asked for: a start does without. */
const foodsByKey = (): ReadonlyMap<string, string> =>
  (byKey ??= new Map(
    Object.entries(ROWS).flatMap(([food, { like }]) =>
      [...listed(String(like ?? "")), food].map((name): [string, string] => [foodKey(name), food]),
    ),
  ));
let byKey: ReadonlyMap<string, string> | undefined;

/** What is known of a food by its English name in the catalogue; undefined for what the table has nothing like. */
export function foodFacts(food: string): FoodFacts | undefined {
  const row = Object.hasOwn(ROWS, food) ? ROWS[food] : undefined;
  const entry = row && TABLE[String(row["entry"])];
  if (!entry) return undefined;
  return {
    source: entry[0],
    per100Grams: nutrientsOf(entry),
    edibleShare: numberOf(row["edible"]) ?? 1,
    drainedShare: numberOf(row["drained"]) ?? 1,
    dryShare: numberOf(row["cooked"]) ?? 1,
    gramsPerMl: gramsPerMl(row),
    gramsOf: new Map(
      Object.entries(row).flatMap(([word, grams]): [string, number][] => {
        if (typeof grams !== "number") return [];
        if (word === "piece") return [["", grams]];
        return WORDS.includes(word) ? [] : [[word, grams]];
      }),
    ),
  };
}

function nutrientsOf([
  ,
  energy,
  protein,
  fat,
  saturatedFat,
  carbohydrate,
  sugar,
  fibre,
  sodium,
]: TableRow): FoodFacts["per100Grams"] {
  const salt = sodium === null || sodium === undefined ? null : sodium * SALT_OF_SODIUM;
  const values = { energy, protein, fat, saturatedFat, carbohydrate, sugar, fibre, salt };
  return forEachNutrient((nutrient) => values[nutrient] ?? null);
}

function gramsPerMl(row: FoodRow): number | null {
  const cup = numberOf(row["cup"]);
  return cup === null ? null : cup / CUP_ML;
}

/** Of grams of salt. */
export const gramsOfSodium = (salt: number): number => salt / (SALT_OF_SODIUM * 1000);

const numberOf = (value: string | number | undefined): number | null => (typeof value === "number" ? value : null);
