import type { Token } from "../../../quantities/amount-tokens";
import type { MeasureAt } from "../quantity/line-measure";

/** What stands after the amount of a line. */
export interface LineName {
  readonly name: readonly Token[];
  readonly size: readonly Token[];
  /** Preparation and comments, each a run of tokens. */
  readonly notes: readonly (readonly Token[])[];
  /** Amounts found after the food: "(240 ml)", "6 pears, about 2 pounds". */
  readonly measures: readonly MeasureAt[];
  /** True where one of them is said of each piece. */
  readonly each: boolean;
}

/** A name while it is being read. */
export interface NameDraft {
  readonly tokens: readonly Token[];
  /** Opening bracket → its closing one. */
  readonly brackets: ReadonlyMap<number, number>;
  readonly soldPrepared: boolean;
  /** True where an amount stood before the food: a number after it is then none. */
  readonly hasAmount: boolean;
  readonly name: Token[];
  readonly size: Token[];
  readonly notes: (readonly Token[])[];
  readonly measures: MeasureAt[];
  each: boolean;
  /** True once the name holds a word that names a food, not only "fresh" or "boneless". */
  hasFood: boolean;
  /** True once a comma stood between foods: "brandy, sherry, or rum". */
  inList: boolean;
}
