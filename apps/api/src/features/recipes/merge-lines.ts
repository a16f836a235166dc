import type { IngredientLineInput } from "@tureen/contracts/recipes";
import { badInput } from "#app-error";
import { amountText, isSameAmount, lineFromText, readSentAmount, type LineContent } from "./line-content";

/** A line as the recipe has it. */
export interface StoredLine extends LineContent {
  readonly id: number;
  /** What the catalogue calls it; null where it is not linked. */
  readonly ingredientName: string | null;
}

type NameOf = (ingredientId: number) => string | undefined;

/** A line to save: in the place of a stored one, or new. */
export interface MergedLine {
  readonly id: number | null;
  readonly content: LineContent;
}

/**
 * What the recipe's lines are after a call: each sent line in its order. One that matches a stored line, by id or else
 * by unchanged name, amount and unit, keeps what the client did not send: exact fractions, ranges, packs, the words as
 * first written (decisions, section 5). `nameOf` says what the catalogue calls an id.
 * @throws AppError bad-input for a line without a name.
 */
export function mergeLines(
  sent: readonly IngredientLineInput[],
  stored: readonly StoredLine[],
  nameOf: NameOf,
): MergedLine[] {
  const matches = matchStored(sent, stored);
  return sent.map((line, index) => {
    const match = matches[index];
    const known = match && !isRewritten(line, match) ? match : understood(line);
    const name = nameToSave(line, known, match, nameOf);
    if (!name) throw badInput(`Ingredients, line ${index + 1}: name is missing.`);
    return { id: match?.id ?? null, content: mergeLine(line, name, known, match) };
  });
}

function mergeLine(
  sent: IngredientLineInput,
  name: string,
  known: LineContent | undefined,
  match: StoredLine | undefined,
): LineContent {
  const unit = sent.unit ?? known?.unit ?? "";
  const keepsAmount = known !== undefined && (sent.amount === undefined || isSameAmount(sent.amount, known));
  const keepsUnit = known?.unit === unit;
  const merged = {
    name,
    unit,
    ...(keepsAmount ? { amount: known.amount, amountMax: known.amountMax } : readSentAmount(sent.amount ?? null)),
    pack: keepsUnit ? known.pack : null,
    subType: sent.sub_type ?? known?.subType ?? "",
    notes: sent.preparation_notes ?? known?.notes ?? "",
    ingredientId: idToLink(sent, name, match),
  };
  const isNewText = Boolean(sent.raw?.trim()) && sent.raw !== match?.raw;
  const keepsRaw = known !== undefined && name === known.name && keepsAmount && keepsUnit;
  return { ...merged, raw: isNewText ? (sent.raw ?? "").trim() : keepsRaw ? known.raw : lineText(merged) };
}

/** An id that is merely sent back says nothing once the name was changed: the line then means what its name says. */
function idToLink(sent: IngredientLineInput, name: string, match: StoredLine | undefined): number | null {
  if (!match) return sent.ingredient_id ?? null;
  const keepsName = name === match.name;
  if (sent.ingredient_id === undefined) return keepsName ? match.ingredientId : null;
  return keepsName || sent.ingredient_id !== match.ingredientId ? sent.ingredient_id : null;
}

function nameToSave(
  sent: IngredientLineInput,
  known: LineContent | undefined,
  match: StoredLine | undefined,
  nameOf: NameOf,
): string {
  const written = sent.name || sent.ingredient_name || "";
  // A client that knows the catalogue's name alone has not changed how the family wrote it.
  if (match && sent.id == null && written === match.ingredientName) return match.name;
  if (written) return !sent.name && match && written === match.ingredientName ? match.name : written;
  if (known && (sent.name == null || known !== match)) return known.name;
  return (sent.ingredient_id && nameOf(sent.ingredient_id)) || "";
}

/** Only the line's text was sent, and it is another one: it is read anew. */
function isRewritten(sent: IngredientLineInput, match: StoredLine): boolean {
  const isTextAlone = sent.name == null && sent.amount === undefined && sent.unit === undefined;
  return isTextAlone && Boolean(sent.raw?.trim()) && sent.raw?.trim() !== match.raw;
}

/** The line as it was first written, where it was sent: what the fields beside it do not say is read from it. */
function understood(sent: IngredientLineInput): LineContent | undefined {
  return sent.raw?.trim() ? lineFromText(sent.raw) : undefined;
}

function matchStored(sent: readonly IngredientLineInput[], stored: readonly StoredLine[]): (StoredLine | undefined)[] {
  const free = new Map(stored.map((line) => [line.id, line]));
  const take = (line: StoredLine | undefined): StoredLine | undefined => {
    if (line) free.delete(line.id);
    return line;
  };
  const byId = sent.map((line) => take(line.id == null ? undefined : free.get(line.id)));
  return sent.map(
    (line, index) =>
      byId[index] ??
      take(
        closest(
          line,
          [...free.values()].filter((candidate) => isUnchanged(line, candidate)),
        ),
      ),
  );
}

function isUnchanged(sent: IngredientLineInput, stored: StoredLine): boolean {
  const name = sent.name || sent.ingredient_name || "";
  return (
    (name === stored.name || name === stored.ingredientName) &&
    isSameAmount(sent.amount ?? null, stored) &&
    (sent.unit ?? "") === stored.unit
  );
}

/** Of lines that differ in kind or notes alone, the one that was meant. */
function closest(sent: IngredientLineInput, candidates: readonly StoredLine[]): StoredLine | undefined {
  const sameKind = candidates.filter((line) => line.subType === (sent.sub_type ?? line.subType));
  return sameKind.find((line) => line.notes === (sent.preparation_notes ?? line.notes)) ?? sameKind[0] ?? candidates[0];
}

/** "1½ cups flour (wholemeal), sifted": what somebody would have written. */
function lineText(line: Omit<LineContent, "raw">): string {
  const food = line.subType ? `${line.name} (${line.subType})` : line.name;
  const words = [amountText(line), line.unit, food].filter(Boolean).join(" ");
  return line.notes ? `${words}, ${line.notes}` : words;
}
