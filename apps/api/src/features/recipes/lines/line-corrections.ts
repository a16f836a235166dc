import type { IngredientLineInput } from "@tureen/contracts/recipe-lines";
import { TEXT_LIMITS } from "@tureen/contracts/primitives";
import type { Db } from "@tureen/db/client";
import type { Transaction } from "@tureen/db/in-transaction";
import { prepared } from "@tureen/db/prepared";
import { lineCorrections } from "@tureen/db/schema/schema";
import { linePattern } from "@tureen/domain/ingredients/lines/line-pattern";
import { eq } from "drizzle-orm";
import { foodsOfLine, type LineContent } from "./line-content";

type Correction = Pick<LineContent, "name" | "unit" | "subType" | "notes">;

/** Reads a line as the family has corrected it before, whatever its amount. */
export type Corrector = (line: LineContent) => LineContent;

const everyCorrection = prepared((db) => db.select().from(lineCorrections));

/** What the family has taught the household so far. Exact lines only: a likely one is not corrected. */
export function readCorrector(db: Db): Corrector {
  const corrections = new Map<string, Correction>(
    everyCorrection(db)
      .all()
      .map(({ pattern, name, unit, subType, notes }) => [pattern, { name, unit, subType, notes }]),
  );
  return (line) => {
    // The pattern of a line with several foods says nothing about one of them.
    const correction = corrections.size === 0 || line.sharesRaw ? undefined : corrections.get(linePattern(line));
    return correction ? { ...line, ...correction, pack: correction.unit === line.unit ? line.pack : null } : line;
  };
}

/**
 * Remembers lines that were sent with the words they were read from, where the family made something else of them, and
 * forgets a correction that the family has taken back. Lines that the recipe has already teach nothing anew.
 */
export function rememberCorrections(
  tx: Transaction,
  sent: readonly IngredientLineInput[] | string,
  known: readonly LineContent[],
  now: string,
): void {
  if (typeof sent === "string") return;
  const knownTexts = new Set(known.map((line) => line.raw));
  for (const each of sent) {
    const text = each.raw?.trim() ?? "";
    const name = each.name || each.ingredient_name;
    if (text === "" || text.length > TEXT_LIMITS.line || !name || knownTexts.has(text)) continue;
    const [line, ...further] = foodsOfLine(text);
    if (!line || further.length > 0) continue;
    const meant = {
      name,
      unit: each.unit ?? line.unit,
      subType: each.sub_type ?? line.subType,
      notes: each.preparation_notes ?? line.notes,
    };
    const isAsRead =
      name === line.name && meant.unit === line.unit && meant.subType === line.subType && meant.notes === line.notes;
    if (isAsRead)
      tx.delete(lineCorrections)
        .where(eq(lineCorrections.pattern, linePattern(line)))
        .run();
    else writeCorrection(tx, linePattern(line), meant, now);
  }
}

function writeCorrection(tx: Transaction, pattern: string, correction: Correction, updatedAt: string): void {
  const row = { ...correction, updatedAt };
  tx.insert(lineCorrections)
    .values({ pattern, ...row })
    .onConflictDoUpdate({ target: lineCorrections.pattern, set: row })
    .run();
}
