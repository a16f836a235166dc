import { z } from "zod";

export const importBatch = z.object({
  id: z.number().int(),
  source_name: z.string(),
  source_type: z.string(),
  created_at: z.string(),
  /** Recipes that the import brought. */
  recipe_count: z.number().int(),
  /** Those that still exist. */
  current_recipe_count: z.number().int(),
  used_in_meal_plans: z.number().int(),
  used_in_shopping_lists: z.number().int(),
});
export const importBatchesOutput = z.object({ batches: z.array(importBatch) });
