import { findUnit } from "../../quantities/find-unit";
import { descriptionsIn } from "./described-food";

/** What a recipe line, a larder row or a search says about its food. */
export interface FoodQuery {
  /** Catalogue entry that the line is linked to; counts before the name while it exists. */
  readonly ingredientId?: number | null | undefined;
  readonly name: string;
  readonly subType?: string | null | undefined;
  /** True for a number of pieces: "2 pepper" are vegetables, "pepper" is the spice. */
  readonly isCounted?: boolean | undefined;
  /** True for what comes in tins: "1 tin tomatoes" are no fresh ones. */
  readonly isTinned?: boolean | undefined;
  /** True for what is measured by the spoon or the pinch: "1 TL Paprika" is the spice. */
  readonly isSpooned?: boolean | undefined;
  /** What is said of it after a comma, which may be its kind: "1 onion, red", "oregano, dried", "Butter, unsalted, 50 g". */
  readonly descriptions?: readonly string[] | undefined;
}

const SPOONS: ReadonlySet<string | undefined> = new Set(["tsp", "tbsp", "pinch", "dash"]);

/** What a line's measure says about its food: `unit` and `notes` as written, '' for none. */
export function boughtAs(line: {
  readonly hasAmount: boolean;
  readonly unit: string;
  readonly notes?: string | null | undefined;
}): Pick<FoodQuery, "isCounted" | "isTinned" | "isSpooned" | "descriptions"> {
  const unit = line.unit.trim();
  const unitId = findUnit(unit)?.id;
  const notes = line.notes ?? "";
  return {
    isCounted: line.hasAmount && unit === "",
    // "400g tin of tomatoes" has its tin among the notes.
    isTinned: unitId === "can" || (notes !== "" && findUnit(/^[^\s,]+/.exec(notes)?.[0] ?? "")?.id === "can"),
    isSpooned: SPOONS.has(unitId),
    descriptions: descriptionsIn(notes),
  };
}
