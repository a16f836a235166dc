import type { Queryable } from "@tureen/db/in-transaction";
import { insertOne } from "@tureen/db/insert-many";
import { guestLinks, recipeCollections, recipes } from "@tureen/db/schema/schema";
import { and, desc, eq, lt, sql } from "drizzle-orm";

export type GuestLinkRow = typeof guestLinks.$inferSelect;

/** Answers the new link's id. */
export function insertGuestLink(db: Queryable, row: typeof guestLinks.$inferInsert): number {
  return insertOne(db, guestLinks, row);
}

/** Undefined for one that was ended or never made. Expired ones are found: the caller compares `expiresAtSeconds`. */
export const findGuestLink = (db: Queryable, keyHash: string): GuestLinkRow | undefined =>
  db.select().from(guestLinks).where(eq(guestLinks.keyHash, keyHash)).get();

/** The newest first, with the title of what they open; null where that was deleted. */
export const selectGuestLinks = (db: Queryable): { link: GuestLinkRow; title: string | null }[] =>
  db
    .select({ link: guestLinks, title: sql<string | null>`coalesce(${recipes.title}, ${recipeCollections.name})` })
    .from(guestLinks)
    .leftJoin(recipes, and(eq(guestLinks.kind, "recipe"), eq(recipes.id, guestLinks.targetId)))
    .leftJoin(recipeCollections, and(eq(guestLinks.kind, "collection"), eq(recipeCollections.id, guestLinks.targetId)))
    .orderBy(desc(guestLinks.id))
    .all();

/** `lastOpenedAt` is an instant. */
export function countOpening(db: Queryable, id: number, lastOpenedAt: string): void {
  db.update(guestLinks)
    .set({ openings: sql`${guestLinks.openings} + 1`, lastOpenedAt })
    .where(eq(guestLinks.id, id))
    .run();
}

/** True when there was such a link. */
export const deleteGuestLink = (db: Queryable, id: number): boolean =>
  db.delete(guestLinks).where(eq(guestLinks.id, id)).run().changes > 0;

/** Those that ended before `seconds` (since 1970). */
export function deleteEndedLinks(db: Queryable, seconds: number): void {
  db.delete(guestLinks).where(lt(guestLinks.expiresAtSeconds, seconds)).run();
}
