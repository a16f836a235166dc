import type { Rational } from "../../quantities/rational";

/** An amount with its unit, where a line gives a second one: a pack's size, or the same in other units. */
export interface SecondAmount {
  readonly amount: Rational;
  /** Upper end of a range; null without one. */
  readonly amountMax: Rational | null;
  /** Canonical id of `quantities/unit.ts`; "" for pieces. */
  readonly unit: string;
}

/** What one ingredient line says. */
export interface ParsedLine {
  /** The line as it was written, always. */
  readonly raw: string;
  /** Lower end of a range; null where the line names no amount ("salt, to taste", "a pinch of salt"). */
  readonly amount: Rational | null;
  /** Upper end of a range; null without one. */
  readonly amountMax: Rational | null;
  /** Canonical id of `quantities/unit.ts`; "" for pieces and for lines without a unit. */
  readonly unit: string;
  /** The unit as written ("tablespoons", "EL"); "" where there is none. */
  readonly unitWord: string;
  /** Size of one of what is counted ("2 x 400g tins", "1 (14 oz) can"): scaling a recipe scales the count, never this. */
  readonly pack: SecondAmount | null;
  /** The same amount said in another unit: "150g/5½oz", "1 cup (240 ml)". */
  readonly alternative: SecondAmount | null;
  /** The food, as written, without amount, size and preparation; the whole line where nothing better is found. */
  readonly name: string;
  /** "large", "heaped", "thin": said of the piece or of the measure. */
  readonly size: string;
  /** Preparation and comments: "finely chopped, optional". */
  readonly notes: string;
}
