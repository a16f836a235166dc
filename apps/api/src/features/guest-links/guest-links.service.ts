import type { Recipe } from "@tureen/contracts/recipes";
import { inTransaction } from "@tureen/db/in-transaction";
import { isLocked } from "@tureen/db/file/until-writable";
import { text } from "@tureen/messages/text";
import { randomBytes } from "node:crypto";
import type { AppContext } from "#core/app-context";
import { AppError, isDiskProblem, notFound } from "#core/app-error";
import { instantOf } from "#core/clock";
import { hashToken, secondsNow } from "#core/sign-ins/authenticate";
import { findRecipe } from "../recipes/recipes.repo";
import { recipeIfThere } from "../recipes/recipes.service";
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

/** Makes a link to a recipe; its address is known to whoever asked alone, the server keeps its SHA-256. @throws AppError not-found */
export function createGuestLink(app: AppContext, input: { recipe_id: number; days: number }) {
  const key = randomBytes(KEY_BYTES).toString("base64url");
  const nowSeconds = secondsNow(app);
  const row = {
    keyHash: hashToken(key),
    kind: "recipe" as const,
    targetId: input.recipe_id,
    createdAt: instantOf(app.clock),
    expiresAtSeconds: nowSeconds + input.days * DAY_SECONDS,
    openings: 0,
    lastOpenedAt: null,
  };
  return inTransaction(app.db, (tx) => {
    const recipe = findRecipe(tx, input.recipe_id);
    if (!recipe) throw notFound(text("recipe"));
    deleteEndedLinks(tx, nowSeconds - KEPT_AFTER_SECONDS);
    const id = insertGuestLink(tx, row);
    app.log.info({ guestLinkId: id }, "link for guests made");
    return { path: `/guest/${key}`, link: toWire(app, { id, ...row }, recipe.title) };
  });
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

/** What a key opens; null for a key that is none. @throws AppError not-found for a link that has expired, or a recipe that was deleted */
export function openGuestLink(app: AppContext, key: string): { link: GuestLinkRow; recipe: Recipe } | null {
  const link = findGuestLink(app.db, hashToken(key));
  if (!link) return null;
  if (hasExpired(app, link))
    throw new AppError("not-found", text("This link has expired. Whoever sent it to you can make a new one."));
  const recipe = link.kind === "recipe" ? recipeIfThere(app.db, link.targetId) : undefined;
  if (!recipe)
    throw new AppError("not-found", text("The recipe behind this link is not there any more: the family deleted it."));
  return { link, recipe };
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
  recipe_id: row.targetId,
  title,
  created_at: row.createdAt,
  expires_at: instantOf({ now: () => row.expiresAtSeconds * 1000 }),
  has_expired: hasExpired(app, row),
  openings: row.openings,
  last_opened_at: row.lastOpenedAt,
});
