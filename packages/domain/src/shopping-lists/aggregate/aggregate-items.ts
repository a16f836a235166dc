import { compareCategories } from "../../ingredients/shelves/shop-categories";
import { foldText } from "../../ingredients/names/normalize-name";
import { foodNameIn } from "../../languages/food-names";
import { foodIdentity, type FoodIdentity } from "../../ingredients/matching/food-identity";
import type { FoodIndex } from "../../ingredients/matching/food-index";
import { boughtAs } from "../../ingredients/matching/food-query";
import { findByName, matchFood } from "../../ingredients/matching/match-ingredient";
import { splitMeasure } from "../../ingredients/names/measure-in-name";
import { isNoFood } from "../../ingredients/lines/line-heading";
import { shelfOf } from "../../ingredients/shelves/shelf";
import { MEAL_TYPES } from "../../meal-plans/meal-types";
import { compareText } from "../../ordering/compare-text";
import { getOrAdd } from "../../ordering/get-or-add";
import { groupBy } from "../../ordering/group-by";
import {
  add,
  divide,
  fromNumber,
  isPositive,
  isZero,
  multiply,
  ONE,
  toText,
  ZERO,
  type Rational,
} from "../../quantities/rational";
import type { KitchenUnits } from "../../quantities/kitchen-units";
import { type KnownReadings, knownReadings } from "./known-readings";
import { wordFrom, wordOf, type LineWord } from "./item-word";
import { compareMeasureKeys, measureOf, type Measure } from "./measure";
import { sumOf, unitWordOf, type MeasuredLine } from "./sum";
import type { Contribution, JoinedBy, ItemReason, ShoppingFood, AggregatedItem } from "../shopping-item";

/** What the words of a line say, whatever meal it is cooked for. */
interface UnderstoodLine extends LineWord {
  readonly food: FoodIdentity;
  readonly entry: ShoppingFood | null;
  /** False for water, and for what is no ingredient: "Serves 4". */
  readonly isBought: boolean;
  readonly measure: Measure;
  /** Where a food without a category stands, by the words of its name; null where nothing is known. */
  readonly shelf: string | null;
  /** What an item is called, and the word that it is counted in, where all its lines read so: most items do. */
  readonly alone: { readonly named: ItemFood; readonly unitWord: string };
}

/** A contribution with everything that deciding where it belongs has found out. */
interface ContributingLine extends MeasuredLine {
  readonly contribution: Contribution;
  /** Shared by all lines of the same words. */
  readonly reading: UnderstoodLine;
}

/**
 * The items of a shopping list (decisions, section 3): one per food, sub type and measure, scaled by planned servings
 * over the recipe's servings, added exactly. Measures that cannot be added are items of their own, one after the
 * other. A line without an amount adds nothing where its food has one and is an item of amount 0 where it has none; no
 * line is dropped but those of foods that are never bought. The order of `contributions` does not matter. Sorted by the way through a shop.
 */
export function aggregate(
  contributions: readonly Contribution[],
  catalogue: FoodIndex<ShoppingFood>,
  units: KitchenUnits = "us",
): readonly AggregatedItem[] {
  const lines = contributions
    .map(lineReader(catalogue, units))
    .filter(({ reading }) => reading.isBought)
    .toSorted(compareLines);
  const foods = groupBy(lines, ({ reading }) => reading.food.key);
  const items = [...foods.values()].flatMap(itemsOfFood).map((item) => ({ item, foldedName: foldText(item.name) }));
  return items.toSorted(compareItems).map(({ item }) => item);
}

/** The factor of each line; those of one meal, which come one after the other, have the same. */
function servingsFactors(): (line: Contribution) => Rational {
  let last: Contribution | null = null;
  let factor = ONE;
  return (line) => {
    const isSame = line.mealServings === last?.mealServings && line.recipeServings === last.recipeServings;
    if (!isSame) factor = servingsFactor(line.mealServings, line.recipeServings);
    last = line;
    return factor;
  };
}

/** What a recipe's amounts are multiplied by: 1 where either number of servings is missing or not positive. */
export function servingsFactor(mealServings: number, recipeServings: number | null): Rational {
  const planned = fromNumber(mealServings);
  const written = recipeServings === null ? ZERO : fromNumber(recipeServings);
  return isPositive(planned) && isPositive(written) ? divide(planned, written) : ONE;
}

/** So many readings are remembered of a catalogue, some 2 MB. */
const MOST_REMEMBERED = 5000;
const remembered = new WeakMap<FoodIndex<ShoppingFood>, Map<KitchenUnits, KnownReadings<UnderstoodLine>>>();

function lineReader(
  catalogue: FoodIndex<ShoppingFood>,
  units: KitchenUnits,
): (contribution: Contribution) => ContributingLine {
  const ofCatalogue = remembered.get(catalogue) ?? new Map<KitchenUnits, KnownReadings<UnderstoodLine>>();
  remembered.set(catalogue, ofCatalogue);
  const readings = getOrAdd(ofCatalogue, units, () => knownReadings(MOST_REMEMBERED));
  const factorOf = servingsFactors();
  return (contribution) => {
    const { amount } = contribution;
    const hasAmount = amount !== null && isPositive(amount);
    const reading = readings.readingOf(contribution, hasAmount, () =>
      readWords(contribution, hasAmount, catalogue, units),
    );
    const { base } = contribution;
    const written = hasAmount ? (base ? multiply(amount, base.factor) : amount) : ZERO;
    const scaled = hasAmount ? multiply(written, factorOf(contribution)) : ZERO;
    return { contribution, reading, scaled, measure: reading.measure };
  };
}

function readWords(
  { ingredientId, name, subType, unit, pack }: Contribution,
  hasAmount: boolean,
  catalogue: FoodIndex<ShoppingFood>,
  units: KitchenUnits,
): UnderstoodLine {
  const inName = unit.trim() === "" ? splitMeasure(name).unit : "";
  const query = { name, subType, ...boughtAs({ hasAmount, unit }) };
  const entry = matchFood(catalogue, { ingredientId, ...query });
  const alone = findByName(catalogue, name);
  // The "onion" of "1 onion, red" must not read as any onion.
  const isLess = entry && alone && alone !== entry && matchFood(catalogue, query) !== entry;
  const measure = measureOf(inName || unit, pack, units);
  const reading = {
    food: foodIdentity(entry, name, subType),
    entry,
    isBought: entry ? entry.neverBought !== true : !isNoFood(name),
    word: wordFrom(isLess ? foodNameIn(catalogue.language, entry.name) : name),
    measure,
    shelf: entry?.category ? null : shelfOf(catalogue, name, unit),
  };
  return { alone: { named: nameOf([reading]), unitWord: unitWordOf([measure]) }, ...reading };
}

function itemsOfFood(lines: readonly ContributingLine[]): readonly AggregatedItem[] {
  const [first] = lines;
  if (first && lines.every((line) => line.reading === first.reading)) return [itemOfReading(first.reading, lines)];
  const amounts = lines.filter((line) => !isZero(line.scaled));
  const withoutAmount = lines.filter((line) => isZero(line.scaled));
  const named = nameOf(lines.map((line) => line.reading));
  if (amounts.length === 0) return [withoutAnyAmount(named, lines)];
  const joined = joinMeasures(amounts);
  const measures = [...groupBy(joined.lines, (line) => line.measure.key)].toSorted(([left], [right]) =>
    compareMeasureKeys(left, right),
  );
  return measures.map(([key, group], index) => {
    const further = index === 0 ? withoutAmount : [];
    return itemOfMeasure(named, key, group, { further, joinedBy: key === "mass" ? joined.by : [] });
  });
}

/** One item of lines that all read alike: all of them have an amount, or none. */
function itemOfReading({ measure, alone }: UnderstoodLine, lines: readonly ContributingLine[]): AggregatedItem {
  const amount = lines.reduce((sum, line) => add(sum, line.scaled), ZERO);
  if (isZero(amount)) return withoutAnyAmount(alone.named, lines);
  const contributions = lines.map((line) => reasonOf(line, line.scaled));
  return itemOf(alone.named, measure.key, {
    unit: alone.unitWord,
    amount,
    pack: measure.pack,
    joinedBy: [],
    contributions,
  });
}

function withoutAnyAmount(food: ItemFood, lines: readonly ContributingLine[]): AggregatedItem {
  const contributions = lines.map((line) => reasonOf(line, ZERO));
  return itemOf(food, "none", { unit: "", amount: ZERO, pack: null, joinedBy: [], contributions });
}

function reasonOf({ contribution, scaled }: ContributingLine, addedAmount: Rational): ItemReason {
  const { ingredientId: _id, name: _name, subType: _subType, pack: _pack, raw: line, ...said } = contribution;
  return { ...said, line, scaledAmount: scaled, addedAmount };
}

/** One sum: every line of `group` adds up, `further` add nothing. */
function itemOfMeasure(
  food: ItemFood,
  key: string,
  group: readonly ContributingLine[],
  { further, joinedBy }: { readonly further: readonly ContributingLine[]; readonly joinedBy: readonly JoinedBy[] },
): AggregatedItem {
  const { amount, unit, inUnit } = sumOf(key, group);
  const contributions = [
    ...group.map((line) => reasonOf(line, inUnit(line))),
    ...further.map((line) => reasonOf(line, ZERO)),
  ];
  return itemOf(food, key, { unit, amount, pack: group[0]?.measure.pack ?? null, joinedBy, contributions });
}

/** Where the family has given a density or a piece weight, volumes and pieces of a food become grams. */
function joinMeasures(lines: readonly ContributingLine[]): {
  readonly lines: readonly ContributingLine[];
  readonly by: readonly JoinedBy[];
} {
  const keys = new Set(lines.map((line) => line.measure.key));
  if (keys.size < 2) return { lines, by: [] };
  const joins: Readonly<Record<string, { readonly by: JoinedBy; readonly grams: Rational | undefined }>> = {
    volume: { by: "density", grams: givenBy(lines, (food) => food.gramsPerMl) },
    count: { by: "piece weight", grams: givenBy(lines, (food) => food.gramsPerPiece) },
  };
  const joinable = [...keys].filter((key) => key === "mass" || joins[key]?.grams);
  if (joinable.length < 2) return { lines, by: [] };
  const joined = lines.map((line): ContributingLine => {
    const grams = joins[line.measure.key]?.grams;
    return grams ? { ...line, measure: { ...line.measure, key: "mass" }, gramsOfOne: grams } : line;
  });
  return { lines: joined, by: joinable.flatMap((key) => joins[key]?.by ?? []).toSorted() };
}

/** What the catalogue says about a food, where it says something above zero. */
function givenBy(
  lines: readonly ContributingLine[],
  field: (food: ShoppingFood) => Rational | null | undefined,
): Rational | undefined {
  return lines.flatMap(({ reading: { entry } }) => (entry && field(entry)) ?? []).find(isPositive);
}

/** What the items of one food have in common. */
type ItemFood = Pick<AggregatedItem, "foodKey" | "ingredientId" | "name" | "catalogueName" | "subType" | "category">;

/** All lines of a food name it. */
function nameOf(lines: readonly Omit<UnderstoodLine, "alone">[]): ItemFood {
  const [first] = lines;
  const known = lines.find((line) => line.entry !== null);
  return {
    foodKey: first?.food.key ?? "",
    ingredientId: known?.entry?.id ?? null,
    name: wordOf(lines),
    catalogueName: (known ?? first)?.food.name ?? "",
    subType: first?.food.subType ?? "",
    category: lines.find((line) => line.entry?.category)?.entry?.category ?? first?.shelf ?? null,
  };
}

function itemOf(
  food: ItemFood,
  measureKey: string,
  sum: Pick<AggregatedItem, "unit" | "amount" | "pack" | "joinedBy" | "contributions">,
): AggregatedItem {
  return { key: `${food.foodKey}#${measureKey}`, ...food, ...sum };
}

interface SortedItem {
  readonly item: AggregatedItem;
  readonly foldedName: string;
}

function compareItems(
  { item: left, foldedName: leftName }: SortedItem,
  { item: right, foldedName: rightName }: SortedItem,
): number {
  return (
    compareCategories(left.category, right.category) ||
    compareText(leftName, rightName) ||
    compareText(left.foodKey, right.foodKey) ||
    compareMeasureKeys(left.key.slice(left.foodKey.length + 1), right.key.slice(right.foodKey.length + 1))
  );
}

/** By day and meal; within a meal by content, so that a list does not depend on the order in which its lines were read. */
function compareLines(
  { contribution: left, scaled: leftScaled }: ContributingLine,
  { contribution: right, scaled: rightScaled }: ContributingLine,
): number {
  return (
    compareText(left.date, right.date) ||
    MEAL_TYPES.indexOf(left.mealType) - MEAL_TYPES.indexOf(right.mealType) ||
    left.mealId - right.mealId ||
    left.recipeId - right.recipeId ||
    compareText(left.raw, right.raw) ||
    compareText(left.name, right.name) ||
    compareText(left.unit, right.unit) ||
    compareText(left.subType ?? "", right.subType ?? "") ||
    (left.ingredientId ?? 0) - (right.ingredientId ?? 0) ||
    compareText(toText(leftScaled), toText(rightScaled)) ||
    compareText(fineContent(left), fineContent(right))
  );
}

/** What lines that read alike and come to the same may still differ in. */
function fineContent({ amount, pack, subType, mealServings, recipeServings }: Contribution): string {
  return [amount && toText(amount), pack && toText(pack.amount), pack?.unit, subType, mealServings, recipeServings]
    .map(String)
    .join("|");
}
