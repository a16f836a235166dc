import type { Ingredient } from "@tureen/contracts/ingredients";
import { isConflict, serverFault } from "./server-fault";

/**
 * The catalogue's entry that the refusal to make one carries; null where it was refused for another reason. The screen
 * offers it, so no toast needs to say why.
 */
export function existingIngredient(failure: unknown): Ingredient | null {
  const entry = serverFault(failure).body.ingredient;
  const isEntry = isConflict(failure) && typeof entry === "object" && entry !== null && "id" in entry;
  return isEntry ? (entry as Ingredient) : null; // The server sends its own entry with this refusal.
}

export function saysExistingIngredient(failure: unknown): boolean {
  return existingIngredient(failure) !== null;
}
