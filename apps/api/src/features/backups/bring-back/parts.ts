import type { BULK_DELETE_KINDS } from "@tureen/contracts/admin";
import type { Manifest } from "../manifest";

/** What a deletion at one stroke takes. */
export type BulkPart =
  | "recipes"
  | "meals"
  | "other meals"
  | "lists"
  | "foods"
  /** What the family has written into built-in foods. */
  | "changed foods"
  | "larder"
  | "imports"
  | "rest";

const BULK: Readonly<Record<(typeof BULK_DELETE_KINDS)[number], readonly BulkPart[]>> = {
  recipes: ["recipes", "meals"],
  "meal-plans": ["meals", "other meals"],
  "shopping-lists": ["lists"],
  ingredients: ["foods", "changed foods", "larder"],
  all: ["recipes", "meals", "other meals", "lists", "foods", "changed foods", "larder", "imports", "rest"],
};

/** Null for a backup that was made before nothing of the kind. */
export function partsOf({ kind, occasion }: Pick<Manifest, "kind" | "occasion">): ReadonlySet<BulkPart> | null {
  if (kind === "before-reset") return new Set<BulkPart>(["foods", "changed foods"]);
  if (kind === "before-rollback") return new Set<BulkPart>(["foods", "imports"]);
  if (kind !== "before-bulk-delete" || !Object.hasOwn(BULK, occasion)) return null;
  return new Set(BULK[occasion as keyof typeof BULK]); // a key of it
}
