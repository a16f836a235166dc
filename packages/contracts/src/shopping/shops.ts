import { z } from "zod";
import { idSchema, requiredText, revisionSchema, TEXT_LIMITS } from "../primitives";

/** Where the family shops, with its categories in the order in which one walks past them. */
export const shop = z.object({
  id: z.number().int(),
  /** '' for the one whose order holds wherever no other was chosen. */
  name: z.string(),
  categories: z.array(z.string()),
  revision: z.number().int(),
});
export type Shop = z.output<typeof shop>;

export const shopsOutput = z.object({
  /** By name; the one without a name first. Empty until the family has put its categories in an order. */
  shops: z.array(shop),
  /** Every category that the household has, in the order of most shops. */
  categories: z.array(z.string()),
});
export const shopOutput = z.object({ shop });

const MAX_CATEGORIES = 300;

export const saveShopInput = z.object({
  /** Absent for a new shop; without an id the name '' means the family's own order, new or not. */
  id: idSchema.optional(),
  name: z.string("must be text").trim().max(TEXT_LIMITS.name, "is too long"),
  categories: z
    .array(requiredText(TEXT_LIMITS.name))
    .max(MAX_CATEGORIES, `must not be more than ${MAX_CATEGORIES} categories`),
  revision: revisionSchema,
});
export type SaveShopInput = z.output<typeof saveShopInput>;
