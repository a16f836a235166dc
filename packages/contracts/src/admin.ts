import { z } from "zod";
import { messageSchema } from "./primitives";

/** Top-level fields, without an envelope (decisions, section 2). */
export const adminStatsOutput = z.object({
  recipes: z.number().int(),
  mealPlans: z.number().int(),
  shoppingLists: z.number().int(),
  totalIngredients: z.number().int(),
  customIngredients: z.number().int(),
});

export const BULK_DELETE_KINDS = ["recipes", "meal-plans", "shopping-lists", "ingredients", "all"] as const;
/** `backup` names the copy that was taken before; null where nothing was there to lose. */
export const bulkDeleteOutput = messageSchema.extend({ backup: z.string().nullable() });
export const bulkDeleteInput = z.object({ kind: z.enum(BULK_DELETE_KINDS) });
