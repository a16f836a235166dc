import { z } from "zod";
import { idSchema } from "./primitives";

/** For how long a link opens unless somebody says otherwise, and at most. */
const USUAL_DAYS = 7;
const MOST_DAYS = 90;

/** A link by which whoever has its address sees one recipe, or those of a collection, without signing in (extension). */
export const guestLink = z.object({
  id: z.int(),
  /** What it opens: one of the two, the other is null. */
  recipe_id: z.int().nullable(),
  collection_id: z.int().nullable(),
  /** Null where that has been deleted since. */
  title: z.string().nullable(),
  created_at: z.string(),
  expires_at: z.string(),
  has_expired: z.boolean(),
  /** How often its page was opened. */
  openings: z.int(),
  last_opened_at: z.string().nullable(),
});
export const guestLinksOutput = z.object({ links: z.array(guestLink) });

export const createGuestLinkInput = z.object({
  /** What it opens: a recipe, else a collection. */
  recipe_id: idSchema.optional(),
  collection_id: idSchema.optional(),
  days: z.coerce
    .number("must be a number")
    .int("must be a whole number")
    .min(1, "is too small")
    .max(MOST_DAYS, "is too large")
    .default(USUAL_DAYS),
});
/** `path` on this server is shown this once; only the hash of its key is kept. */
export const createGuestLinkOutput = z.object({ path: z.string(), link: guestLink });
