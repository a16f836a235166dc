import type { AiIngredientLine } from "@tureen/contracts/ai";

/** A line of ingredients as the form holds it. */
export interface LineValues {
  /** The stored line's own id; null for a new one. */
  lineId: number | null;
  /** The catalogue entry that was picked, meant as long as the name is the one that it was picked by. */
  pickedId: number | null;
  pickedName: string;
  amount: string;
  unit: string;
  name: string;
  subType: string;
  notes: string;
  /** The line as it was pasted or read from a source; '' where it was put together here. */
  raw: string;
  /** What the lines that stand for `raw` said when they were read; differs once one of them is changed. */
  readAs: string;
  /** A further food of the written line that the line before it stands for. */
  sharesRaw: boolean;
  /** Heading that it stands under; '' for none. */
  section: string;
  /** Size of one of what is counted, "400 g"; '' for none. */
  pack: string;
  /** The recipe that the line is; null for food, and absent in a draft of an older version. */
  recipe?: { id: number; title: string } | null;
  /** What was not found in the source that the line was read from, or is odd where it was made up, and nobody has looked at yet. */
  unfound: "" | "name" | "amount" | "both" | NonNullable<AiIngredientLine["oddity"]>;
}
