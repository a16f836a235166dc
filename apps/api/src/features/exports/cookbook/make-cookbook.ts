import type { Language } from "@tureen/messages/languages";
import type { Log } from "#core/logger";
import { askNewChild } from "#processes/ask-child";

/** What a cookbook is to be made of. */
export interface CookbookWish {
  /** Its recipes; null for all of the household's. */
  readonly ids: readonly number[] | null;
  /** Whether the order of the ids is the book's; else it is in the order of the titles. */
  readonly isOrdered: boolean;
  /** '' for the usual one. */
  readonly title: string;
  readonly language: Language;
}

/** A book to make, out of which household and into which file. */
export interface CookbookRequest {
  readonly database: string;
  readonly dataFolder: string;
  readonly wish: CookbookWish;
  readonly path: string;
}

/** Writes recipes as a PDF into a new file. */
export type MakeCookbook = (wish: CookbookWish, path: string, log: Log) => Promise<void>;

/** Two thousand recipes with photos on a small box. */
const LIMITS = { maxHeapMb: 512, timeoutMs: 10 * 60_000 };

/** In a process of its own, which reads the database beside the server. */
export const cookbookMaker =
  (household: Pick<CookbookRequest, "database" | "dataFolder">): MakeCookbook =>
  (wish, path, log) =>
    askNewChild(import.meta.url, "cookbook-child", { ...LIMITS, log }, { ...household, wish, path });
