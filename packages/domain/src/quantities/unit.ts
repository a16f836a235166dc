import { rational, type Rational } from "./rational";
import { listed } from "../languages/word-lists";

/** What can be added to what. Natural units (clove, can, bunch) add only to themselves. */
export type Dimension = "mass" | "volume" | "count" | "natural";
export type MeasureSystem = "metric" | "us";

export interface Unit {
  /** Canonical short form in English, singular: "g", "tbsp", "clove"; "" for pieces. */
  readonly id: string;
  readonly dimension: Dimension;
  /** Null for units that belong to no system. */
  readonly system: MeasureSystem | null;
  /** Size in the base unit of its dimension: grams, millilitres, pieces; 1 for natural units. */
  readonly toBase: Rational;
}

/** 1 tsp = 4.92892 ml: a third of a tablespoon, a 48th of a cup, so that converting there and back loses nothing. */
const TEASPOON_ML = rational(492892, 100000);
const OUNCE_G = rational(28349523125n, 1000000000n);

const mass = (id: string, system: MeasureSystem, toBase: Rational): Unit => ({ id, dimension: "mass", system, toBase });
const volume = (id: string, system: MeasureSystem, toBase: Rational): Unit => ({
  id,
  dimension: "volume",
  system,
  toBase,
});
const times = (base: Rational, factor: number): Rational => rational(base.num * BigInt(factor), base.den);

/** Pieces: no unit, "piece", "each", "whole" and size words are one count (decisions, section 3). */
export const PIECE: Unit = { id: "", dimension: "count", system: null, toBase: rational(1) };

/**
 * Smallest first within a system: the display unit of a sum is chosen by walking this table. A Pfund, pond and livre are
 * 500 g and no pound, an ons and an etto 100 g, a Deka 10 g.
 */
export const MEASURED_UNITS: readonly Unit[] = [
  mass("mg", "metric", rational(1, 1000)),
  mass("g", "metric", rational(1)),
  mass("dag", "metric", rational(10)),
  mass("hg", "metric", rational(100)),
  mass("Pfund", "metric", rational(500)),
  mass("kg", "metric", rational(1000)),
  mass("oz", "us", OUNCE_G),
  mass("lb", "us", times(OUNCE_G, 16)),
  volume("ml", "metric", rational(1)),
  volume("cl", "metric", rational(10)),
  volume("dl", "metric", rational(100)),
  volume("l", "metric", rational(1000)),
  volume("tsp", "us", TEASPOON_ML),
  volume("tbsp", "us", times(TEASPOON_ML, 3)),
  volume("fl oz", "us", times(TEASPOON_ML, 6)),
  volume("cup", "us", times(TEASPOON_ML, 48)),
  volume("pint", "us", times(TEASPOON_ML, 96)),
  volume("quart", "us", times(TEASPOON_ML, 192)),
  volume("gallon", "us", times(TEASPOON_ML, 768)),
];

/** Kitchen counting words. Each is its own measure: two cloves and one bunch are never three of anything. */
const NATURAL_UNIT_IDS = listed(`
  bag, ball, bar, barspoon, basket, batch, blade, block, bottle, bowl, box, branch, breakfastcup, bulb, bunch,
  bundle, cake, can, canister, capful, carton, chunk, clove, cm, cob, container, crown, cube, dash, dessertspoon,
  dollop, drizzle, drop, dusting, ear, envelope, fillet, fist, gill, glass, glug, grating, grind, handful, head,
  hunk, inch, jar, jigger, knob, ladle, leaf, link, loaf, log, lump, mm, mug, nest, pack, packet, pair, part, pat,
  pinch, portion, pot, pouch, punnet, rack, rasher, recipe, rib, roll, round, sachet, sack, saltspoon, scattering,
  scoop, scraping, segment, shake, shaving, sheet, shot, side, slab, sleeve, slice, sliver, smidgen, spear, splash,
  spoon, spray, sprig, sprinkling, square, squeeze, squirt, stalk, stem, stick, strip, teacup, thumb, tot, tray,
  trickle, tub, tube, turn, twist, wedge, wheel
`);

export const NATURAL_UNITS: readonly Unit[] = NATURAL_UNIT_IDS.map((id) => ({
  id,
  dimension: "natural",
  system: null,
  toBase: rational(1),
}));

const unitsById = new Map([PIECE, ...MEASURED_UNITS, ...NATURAL_UNITS].map((unit) => [unit.id, unit]));

/** The unit with this canonical id, exactly as spelt in the tables above. */
export function unitById(id: string): Unit | undefined {
  return unitsById.get(id);
}

/** What food is bought in: a second measure beside one of these is the size of a pack. */
const CONTAINER_IDS: ReadonlySet<string> = new Set(
  listed(`
  bag, bottle, box, can, canister, carton, container, envelope, jar, loaf, pack, packet, pot, pouch, punnet, sachet,
  sleeve, tray, tub, tube
`),
);

/** True for can, jar, packet and the like. */
export function isContainer(unit: Unit): boolean {
  return CONTAINER_IDS.has(unit.id);
}
