import { inTransaction, type Queryable } from "@tureen/db/in-transaction";
import { isLocked } from "@tureen/db/file/until-writable";
import { text } from "@tureen/messages/text";
import { randomBytes } from "node:crypto";
import type { AppContext } from "#core/app-context";
import { AppError, badInput, isDiskProblem, notFound } from "#core/app-error";
import { instantOf } from "#core/clock";
import { hashToken, secondsNow } from "#core/sign-ins/authenticate";
import { findCollection } from "../collections/collections.repo";
import { findRecipe } from "../recipes/recipes.repo";
import { idsOfCollection } from "../recipes/search/recipe-search.service";
import {
  countOpening,
  deleteEndedLinks,
  deleteGuestLink,
  findGuestLink,
  type GuestLinkRow,
  insertGuestLink,
  selectGuestLinks,
} from "./guest-links.repo";

const KEY_BYTES = 16;
const DAY_SECONDS = 24 * 3600;
/** So long a link that has expired says so, and stands in the list. */
const KEPT_AFTER_SECONDS = 30 * DAY_SECONDS;

/** So many recipes of a collection a page shows. */
const MOST_RECIPES = 100;

interface NewLink {
  readonly recipe_id?: number | undefined;
  readonly collection_id?: number | undefined;
  readonly days: number;
}

/**
 * Makes a link to a recipe or a collection; its address is known to whoever asked alone, the server keeps its SHA-256.
 * @throws AppError not-found, bad-input where neither is given
 */
export function createGuestLink(app: AppContext, input: NewLink) {
  const key = randomBytes(KEY_BYTES).toString("base64url");
  const nowSeconds = secondsNow(app);
  const row = {
    keyHash: hashToken(key),
    ...targetOf(input),
    createdAt: instantOf(app.clock),
    expiresAtSeconds: nowSeconds + input.days * DAY_SECONDS,
    openings: 0,
    lastOpenedAt: null,
  };
  return inTransaction(app.db, (tx) => {
    const title = titleOf(tx, row);
    if (title === null) throw notFound(row.kind === "recipe" ? text("recipe") : text("collection"));
    deleteEndedLinks(tx, nowSeconds - KEPT_AFTER_SECONDS);
    const id = insertGuestLink(tx, row);
    app.log.info({ guestLinkId: id }, "link for guests made");
    return { path: `/guest/${key}`, link: toWire(app, { id, ...row }, title) };
  });
}

type Target = Pick<GuestLinkRow, "kind" | "targetId">;

function targetOf({ recipe_id: recipe, collection_id: collection }: NewLink): Target {
  if (recipe !== undefined) return { kind: "recipe", targetId: recipe };
  if (collection !== undefined) return { kind: "collection", targetId: collection };
  throw badInput(text("Choose a recipe or a collection to share."));
}

function titleOf(db: Queryable, { kind, targetId }: Target): string | null {
  return (kind === "recipe" ? findRecipe(db, targetId)?.title : findCollection(db, targetId)?.name) ?? null;
}

/** All links, never their keys. */
export function listGuestLinks(app: AppContext) {
  return { links: selectGuestLinks(app.db).map(({ link, title }) => toWire(app, link, title)) };
}

/** Ends one at once, its photos too. @throws AppError not-found */
export function revokeGuestLink({ db, log }: AppContext, input: { id: number }): { success: true } {
  if (!deleteGuestLink(db, input.id)) throw notFound(text("link"));
  log.info({ guestLinkId: input.id }, "link for guests ended");
  return { success: true };
}

/** What a link shows: a recipe, or those of a collection. */
export interface Shared {
  readonly link: GuestLinkRow;
  readonly title: string;
  /** Of its recipes in their order, as many as a page shows. */
  readonly ids: readonly number[];
  /** How many recipes the page has no room for. */
  readonly left: number;
}

/** What a key opens; null for a key that is none. @throws AppError not-found for a link that has expired, or whose recipe or collection was deleted */
export async function openGuestLink(app: AppContext, key: string): Promise<Shared | null> {
  const link = findGuestLink(app.db, hashToken(key));
  if (!link) return null;
  if (hasExpired(app, link))
    throw new AppError("not-found", text("This link has expired. Whoever sent it to you can make a new one."));
  const title = titleOf(app.db, link);
  if (title === null)
    throw new AppError("not-found", text("What this link opened is not there any more: the family deleted it."));
  const all = link.kind === "recipe" ? [link.targetId] : await idsOfCollection(app, link.targetId);
  const ids = all.slice(0, MOST_RECIPES);
  return { link, title, ids, left: all.length - ids.length };
}

/** How often a link was opened is good to know; whether it can be written down decides nothing. */
export function noteOpening({ db, clock, log }: AppContext, link: GuestLinkRow): void {
  if (isLocked(db.$client)) return;
  try {
    countOpening(db, link.id, instantOf(clock));
  } catch (error) {
    if (!isDiskProblem(error)) throw error;
    log.warn({ err: error }, "the disk takes no more: an opening of a link is not counted");
  }
}

const hasExpired = (app: AppContext, { expiresAtSeconds }: Pick<GuestLinkRow, "expiresAtSeconds">): boolean =>
  expiresAtSeconds <= secondsNow(app);

const toWire = (app: AppContext, row: Omit<GuestLinkRow, "keyHash">, title: string | null) => ({
  id: row.id,
  recipe_id: row.kind === "recipe" ? row.targetId : null,
  collection_id: row.kind === "collection" ? row.targetId : null,
  title,
  created_at: row.createdAt,
  expires_at: instantOf({ now: () => row.expiresAtSeconds * 1000 }),
  has_expired: hasExpired(app, row),
  openings: row.openings,
  last_opened_at: row.lastOpenedAt,
});
