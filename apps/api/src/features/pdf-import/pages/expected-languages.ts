import type { Queryable } from "@tureen/db/in-transaction";
import { importPages, recipes } from "@tureen/db/schema/schema";
import { and, desc, eq, ne } from "drizzle-orm";
import { OCR_LANGUAGES, type OcrLanguage } from "#ai/ocr/ocr-messages";
import { languagesOf } from "#ai/ocr/ocr-languages";

const RECIPES = 30;
const PAGES = 10;

/**
 * The languages to read the next picture of a book in: those of the household's newest recipes and of the pages of the book
 * that were read before. Where there is neither, any language: one page is slow then, and the next ones know.
 */
export function expectedLanguages(db: Queryable, batchId: number): readonly OcrLanguage[] {
  const household = db
    .select({ text: recipes.instructions })
    .from(recipes)
    .orderBy(desc(recipes.id))
    .limit(RECIPES)
    .all();
  const book = db
    .select({ text: importPages.content })
    .from(importPages)
    .where(and(eq(importPages.batchId, batchId), ne(importPages.content, "")))
    .orderBy(desc(importPages.page))
    .limit(PAGES)
    .all();
  const sample = [...household, ...book].map(({ text }) => text).join("\n");
  return sample === "" ? OCR_LANGUAGES : languagesOf(sample);
}
