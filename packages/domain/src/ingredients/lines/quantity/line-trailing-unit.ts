import type { Token } from "../../../quantities/amount-tokens";
import { readUnitAt } from "../../../quantities/find-unit";
import type { Unit } from "../../../quantities/unit";
import { readSizeAt } from "./line-size";
import { isTightDash, isWord } from "../line-words";
import { listed } from "../../../languages/word-lists";

/** Units that may follow their food ("2 garlic cloves"), and of which foods; null for any food. */
const TRAILING_UNITS: ReadonlyMap<string, readonly string[] | null> = new Map([
  ["bulb", null],
  ["branch", null],
  ["clove", ["garlic"]],
  ["head", ["garlic", "lettuce", "broccoli", "cauliflower", "cabbage"]],
  ["leaf", ["gelatine", "gelatin"]],
  ["rasher", ["bacon"]],
  ["rib", ["celery"]],
  ["sheet", ["gelatine", "gelatin", "filo", "phyllo", "lasagne", "lasagna", "nori"]],
  [
    "slice",
    listed(`
      bread, baguette, tomato, lemon, lime, orange, bacon, ham, cucumber, onion, apple, cheese, toast
    `),
  ],
  ["spear", null],
  ["strip", ["bacon"]],
  ["sprig", null],
  ["stalk", ["celery", "rhubarb", "lemongrass", "grass", "broccoli", "chard", "asparagus"]],
  ["wedge", ["lemon", "lime", "orange"]],
  ["stick", ["celery", "lemongrass", "grass", "butter"]],
]);

/** Without an amount only these are units: "fresh mint sprigs", but "parsley stalks" are a food. */
const WITHOUT_AMOUNT = new Set(["clove", "sprig", "slice"]);

/** A name whose last word is its unit. */
export interface TrailingUnit {
  readonly unit: Unit;
  readonly unitWord: string;
  /** "fat" of "fat garlic cloves". */
  readonly size: readonly Token[];
  readonly name: readonly Token[];
}

/** The unit that ends a food's name, "garlic cloves"; null where the name is all food, as in "whole cloves" or "bay leaves". */
export function readTrailingUnit(name: readonly Token[], hasAmount: boolean): TrailingUnit | null {
  const last = name.length - 1;
  const before = name[last - 1];
  const unit = readUnitAt(name, last);
  if (unit === null || before?.kind !== "word" || isTightDash(name, last - 1) || isWord(before, "describingWords"))
    return null;
  const foods = TRAILING_UNITS.get(unit.unit.id);
  if (foods === undefined || (foods !== null && !foods.includes(before.folded))) return null;
  if (!hasAmount && !WITHOUT_AMOUNT.has(unit.unit.id)) return null;
  const size = readSizeAt(name, 0, true);
  const start = size !== null && size.next < last ? size.next : 0;
  return { unit: unit.unit, unitWord: unit.word, size: name.slice(0, start), name: name.slice(start, last) };
}
