import { parseFoods } from "../ingredients/lines/parse-foods";
import { foldName, foldText } from "../ingredients/names/normalize-name";
import { LANGUAGES } from "../languages/languages";
import { listed } from "../languages/word-lists";
import { findUnit } from "../quantities/find-unit";
import type { Pack } from "../quantities/format-quantity";
import { ONE, toNumber, type Rational } from "../quantities/rational";
import { isContainer, unitById, type Unit } from "../quantities/unit";
import type { FoodFacts } from "./food-facts";

/** What of a recipe's line says how much it is. */
export interface WeighedLine {
  /** The food as it was written. */
  readonly name: string;
  /** The line as it was written. */
  readonly raw: string;
  /** Lower end of a range; null where the line names no amount. */
  readonly amount: Rational | null;
  readonly amountMax: Rational | null;
  /** As written; "" for pieces. */
  readonly unit: string;
  readonly pack: Pack | null;
  /** A further food of the raw line: what `raw` says in brackets is the first one's. */
  readonly sharesRaw: boolean;
}

/** What a family has said that something weighs: it goes before what ships with the product. Above 0; null where nothing was said. */
export interface OwnWeights {
  readonly gramsPerMl: number | null;
  /** As it is bought, with its peel. */
  readonly gramsPerPiece: number | null;
  /** Grams of one by unit id. */
  readonly gramsOf: ReadonlyMap<string, number>;
}

export interface LineWeight {
  /** Grams as they are bought. */
  readonly grams: number;
  /** Grams of it that are eaten. */
  readonly eaten: number;
}

/** Spoons of a cook's fingers, in millilitres (a pinch is a sixteenth of a teaspoon, a dash an eighth). */
const TEASPOON_ML = toNumber(unitById("tsp")?.toBase ?? ONE);
const FINGERS_ML: ReadonlyMap<string, number> = new Map([
  ["pinch", TEASPOON_ML / 16],
  ["dash", TEASPOON_ML / 8],
]);

const SMALL = sizeOf(
  "small, kleine, kleiner, kleines, kl, petit, petite, petits, petites, pequeño, pequeña, pequeños, pequeñas, piccolo, piccola, piccoli, piccole, klein",
);
const LARGE = sizeOf(
  "large, big, große, großer, großes, großen, gr, gros, grosse, grosses, grand, grande, grands, grandes, grandi, grote, groot",
);
/** Of onions, carrots, potatoes, tomatoes and apples of the table, rounded. */
const SMALLER = 0.7;
const LARGER = 1.4;
/** An egg is weighed as a large one. */
const LARGE_ALREADY = /^Egg/i;
/** "(240 g drained weight)": of a tin what its entry counts. */
const WEIGHED_DRAINED = /abtropf|drained weight|\begoutte\b|escurrido\b|sgocciolato\b|uitlek/;
const COOKED = /\b(?:cooked|gekocht(?:e[rsn]?)?|cuite?s?|cocid[oa]s?|cott[oaie]|lessat[oaie]|gekookte?)\b/;

/** Units that are one and the same of a food: what is not known by its own word is known by the next one that is. */
const ALIKE: readonly (readonly string[])[] = [
  ["sachet", "packet", "envelope"],
  ["tub", "pot", "carton", "container"],
  ["stick", "stalk", "rib", "branch", "sprig", "stem", ""],
  ["head", "bulb", "crown", ""],
  ["ear", "cob", ""],
  ["pack", "packet", "roll", "block", ""],
  ["fillet", ""],
  ["loaf", ""],
];

/**
 * What a line weighs: by its own weight, by one in brackets ("1 cup (125 g)"), by its volume, or by what one of it weighs, in this
 * order. Of a range the upper end, as on shopping lists; "a pinch of" is one. Null where nobody can say, and for a line without an amount.
 */
export function weighLine(line: WeighedLine, facts: FoodFacts | undefined, own: OwnWeights): LineWeight | null {
  const unit = unitOf(line, facts);
  const count = line.amountMax ?? line.amount ?? (unit?.dimension === "natural" ? ONE : null);
  if (count === null || unit === undefined) return null;
  const amount = toNumber(count);
  const raw = foldText(line.raw);
  // "200 g rice, cooked" is weighed before.
  const dry = facts && COOKED.test(raw.split(",")[0] ?? "") ? facts.dryShare : 1;
  const edible = (facts?.edibleShare ?? 1) * dry;

  const weighed = gramsIn(amount, unit);
  if (weighed !== null) return { grams: weighed, eaten: weighed * edible };
  const packed = gramsOfPack(line.pack, facts, own);
  if (packed !== null) {
    const drained = isContainer(unit) && !WEIGHED_DRAINED.test(raw) ? (facts?.drainedShare ?? 1) : 1;
    return { grams: amount * packed, eaten: amount * packed * drained * edible };
  }
  const said = saidGrams(line);
  if (said !== null) return { grams: said, eaten: said * edible };
  const sized = unit.dimension === "count" ? amount * sizeIn(line, raw, facts) : amount;
  const whole = unit.dimension === "count" ? own.gramsPerPiece : null;
  if (whole !== null) return { grams: sized * whole, eaten: sized * whole * edible };
  const counted = gramsOfOne(unit, facts, own);
  return counted === null ? null : { grams: sized * counted, eaten: sized * counted * dry };
}

/** The line's own, or one that the food's name holds: "2 Knoblauchzehen", "20 mint leaves". */
function unitOf({ name, unit: word }: WeighedLine, facts: FoodFacts | undefined): Unit | undefined {
  const unit = findUnit(word);
  if (unit?.dimension !== "count" || !facts) return unit;
  const words = foldName(name).split(" ");
  const named = [...facts.gramsOf.keys()].find((id) => id !== "" && words.some((each) => isOneOf(each, id)));
  return named === undefined ? unit : unitById(named);
}

/** Whether a word of a name is a unit's, or ends with one in a language that writes words together. */
const isOneOf = (word: string, unitId: string): boolean =>
  LANGUAGES.some(({ code, unitWords }) =>
    (unitWords[unitId] ?? []).map(foldText).some((each) => {
      const isGrown = (code === "de" || code === "nl") && each.length > 3 && word.endsWith(each);
      return word === each || isGrown;
    }),
  );

function sizeIn({ sharesRaw }: WeighedLine, raw: string, facts: FoodFacts | undefined): number {
  if (sharesRaw) return 1;
  if (SMALL.test(raw)) return SMALLER;
  return LARGE.test(raw) && !LARGE_ALREADY.test(facts?.source ?? "") ? LARGER : 1;
}

function sizeOf(words: string): RegExp {
  return new RegExp(String.raw`(?:^|[\s\d])(?:${listed(words).map(foldText).join("|")})(?=[\s.])`);
}

const gramsIn = (amount: number, unit: Unit): number | null =>
  unit.dimension === "mass" ? amount * toNumber(unit.toBase) : null;

/** Grams of one pack: "2 × 400 g tins". */
function gramsOfPack(pack: Pack | null, facts: FoodFacts | undefined, own: OwnWeights): number | null {
  const unit = pack ? findUnit(pack.unit) : undefined;
  if (!pack || !unit) return null;
  const amount = toNumber(pack.amount);
  return gramsIn(amount, unit) ?? gramsInVolume(amount, unit, facts, own);
}

/** "1 cup (125 g) flour": what the cook who wrote it has weighed. */
function saidGrams(line: WeighedLine): number | null {
  if (line.sharesRaw) return null;
  const alternative = parseFoods(line.raw)[0]?.alternative;
  const unit = alternative && unitById(alternative.unit);
  return unit ? gramsIn(toNumber(alternative.amountMax ?? alternative.amount), unit) : null;
}

function gramsOfOne(unit: Unit, facts: FoodFacts | undefined, own: OwnWeights): number | null {
  const known = own.gramsOf.get(unit.id) ?? facts?.gramsOf.get(unit.id) ?? gramsInVolume(1, unit, facts, own);
  if (known !== null || unit.dimension !== "natural") return known;
  const alike = ALIKE.filter((ids) => ids.includes(unit.id)).flat();
  return alike.flatMap((id) => facts?.gramsOf.get(id) ?? [])[0] ?? null;
}

function gramsInVolume(amount: number, unit: Unit, facts: FoodFacts | undefined, own: OwnWeights): number | null {
  const density = own.gramsPerMl ?? facts?.gramsPerMl ?? null;
  const millilitres = unit.dimension === "volume" ? toNumber(unit.toBase) : FINGERS_ML.get(unit.id);
  return density === null || millilitres === undefined ? null : amount * millilitres * density;
}
