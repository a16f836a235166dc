import { z } from "zod";
import { idSchema } from "./primitives";

const MAX_IDS = 5000;

/** "3,7,12", or a list; absent for all recipes. */
const ids = z
  .union([
    z.array(idSchema),
    z.string().transform((text, context) => {
      const parts = text.split(",").map((part) => idSchema.safeParse(part));
      if (parts.some((part) => !part.success)) context.addIssue({ code: "custom", message: "must be ids like 3,7,12" });
      return parts.flatMap((part) => (part.success ? [part.data] : []));
    }),
  ])
  .pipe(z.array(z.number()).max(MAX_IDS, "must not be more than 5,000"))
  .optional();

/** A collection's recipes in its order, in place of ids. */
const collection = idSchema.optional();

export const exportRecipesInput = z.object({
  ids,
  collection,
  format: z.enum(["json", "markdown"], "must be json or markdown").default("json"),
});
export type ExportRecipesInput = z.output<typeof exportRecipesInput>;

export const exportRecipesOutput = z.object({ fileName: z.string(), recipes: z.number().int() });
export type ExportRecipesOutput = z.output<typeof exportRecipesOutput>;

/** Recipes as a book to print: those of the ids by title, a collection's in its order, else all, under a title of the family's own. */
export const cookbookInput = z.object({
  ids,
  collection,
  title: z.string("must be text").trim().max(120, "is too long").default(""),
});
export type CookbookInput = z.output<typeof cookbookInput>;

export const cookbookOutput = z.object({ fileName: z.string(), recipes: z.number().int(), photos: z.number().int() });
export type CookbookOutput = z.output<typeof cookbookOutput>;

/** What the archive of everything holds. */
export const exportContentsOutput = z.object({
  recipes: z.number().int(),
  photos: z.number().int(),
});
