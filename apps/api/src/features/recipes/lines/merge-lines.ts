import { text } from "@tureen/messages/text";
import type { IngredientLineInput } from "@tureen/contracts/recipe-lines";
import { lineText } from "@tureen/domain/ingredients/lines/line-text";
import { findUnit } from "@tureen/domain/quantities/find-unit";
import { badInput } from "#core/app-error";
import {
  amountText,
  foodsOfLine,
  isSameAmount,
  readSentAmount,
  type LineContent,
  type LineToSave,
  type StoredLine,
} from "./line-content";

/** What the catalogue calls an id. */
type NameOf = (ingredientId: number) => string | undefined;

/**
 * What the recipe's lines are after a call: each sent line in its order. One that matches a stored line, by id or else
 * by unchanged name, amount and unit, keeps what the client did not send: exact fractions, ranges, packs, the words as
 * first written (decisions, section 5).
 * @throws AppError bad-input for a line without a name.
 */
export function mergeLines(
  sent: readonly IngredientLineInput[],
  stored: readonly StoredLine[],
  nameOf: NameOf,
): LineToSave[] {
  const matches = matchStored(sent, stored);
  const merged = sent.flatMap((line, index): LineToSave[] => {
    const match = matches[index];
    const listed = match || line.raw?.trim() || line.recipe_id != null ? [] : foodsNamed(line);
    if (listed.length > 1) return listed.map((content) => ({ id: null, content }));
    const foods = match && !isRewritten(line, match) ? [match] : foodsOfLine(line.raw ?? "");
    const known = foods[0];
    const name = nameToSave(line, known, match, nameOf);
    if (!name) throw badInput(text("Ingredients, line {line, number}: name is missing.", { line: index + 1 }));
    const first = { id: match?.id ?? null, content: mergeLine(line, name, known, match) };
    // Only a line that was sent as text alone is all of its foods; one with fields of its own says itself what it is.
    const further = isText(line) && line.recipe_id == null ? foods.slice(1) : [];
    return [
      first,
      ...further.map((content) => ({ id: null, content: { ...content, section: first.content.section } })),
    ];
  });
  const shared = new Set(stored.filter((_line, index) => stored[index + 1]?.sharesRaw).map((line) => line.id));
  return withOwnWords(merged, (group) => {
    const [first] = group;
    if (!first || first.content.sharesRaw) return false;
    const alwaysWasOne = group.length === 1 && first.id !== null && !shared.has(first.id);
    return alwaysWasOne || foodsOfLine(first.content.raw).length === group.length;
  });
}

/**
 * Foods of one raw line stand together under it as long as they are all that it says. Else each is written out by
 * itself, or the text of the recipe would say a food twice.
 */
function withOwnWords(lines: readonly LineToSave[], isWhole: (group: readonly LineToSave[]) => boolean): LineToSave[] {
  const groups: LineToSave[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (group && line.content.sharesRaw && group[0]?.content.raw === line.content.raw) group.push(line);
    else groups.push([line]);
  }
  return groups.flatMap((group) =>
    isWhole(group)
      ? group
      : group.map(({ id, content }) => ({ id, content: { ...content, raw: textOf(content), sharesRaw: false } })),
  );
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
  const { amount, amountMax } = keepsAmount ? known : readSentAmount(sent.amount ?? null);
  const merged = {
    name,
    unit,
    amount,
    amountMax,
    pack: keepsUnit ? known.pack : null,
    subType: sent.sub_type ?? known?.subType ?? "",
    notes: sent.preparation_notes ?? known?.notes ?? "",
    section: sent.section ?? known?.section ?? "",
    ingredientId: sent.recipe_id == null ? idToLink(sent, name, match) : null,
    // Who does not know of it has made another thing of the line by another name.
    subRecipeId: sent.recipe_id === undefined && name === match?.name ? match.subRecipeId : (sent.recipe_id ?? null),
  };
  // Words that say another amount than what was corrected beside them would bring the old one back, in each export.
  const isCorrected =
    !match && known !== undefined && !(keepsAmount && isSameUnit(unit, known.unit)) && !sent.shares_raw;
  const isNewText = Boolean(sent.raw?.trim()) && sent.raw !== match?.raw && !isCorrected;
  const keepsRaw = known !== undefined && name === known.name && keepsAmount && keepsUnit;
  const raw = isNewText ? (sent.raw ?? "").trim() : keepsRaw ? known.raw : textOf(merged);
  return { raw, sharesRaw: (isNewText || keepsRaw) && (sent.shares_raw ?? known?.sharesRaw ?? false), ...merged };
}

/** Also where one of them is no unit that the kitchen knows: "2 onions" is not written anew as 2 pieces of it. */
function isSameUnit(sent: string, written: string): boolean {
  const [left, right] = [findUnit(sent), findUnit(written)];
  return left === undefined || right === undefined || left.id === right.id;
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
  return isText(sent) && sent.raw?.trim() !== match.raw;
}

function isText(sent: IngredientLineInput): boolean {
  const hasFields = sent.name != null || sent.ingredient_name != null || sent.ingredient_id != null;
  return !hasFields && sent.amount === undefined && sent.unit === undefined && Boolean(sent.raw?.trim());
}

/**
 * A line of fields whose name lists foods ("Salt and pepper", "oil plus 2 tbsp butter") is read as somebody would have
 * written it, as long as the first food is then what the fields say. A line that names a catalogue entry is one food.
 */
function foodsNamed(sent: IngredientLineInput): readonly LineContent[] {
  const name = sent.name || sent.ingredient_name || "";
  if (sent.ingredient_id != null || sent.sub_type || name === "") return [];
  const [unit, section] = [sent.unit ?? "", sent.section ?? ""];
  const written = { ...readSentAmount(sent.amount ?? null), name, unit, notes: sent.preparation_notes ?? "" };
  const foods = foodsOfLine(
    textOf({ ...written, pack: null, subType: "", section, ingredientId: null, subRecipeId: null }),
  );
  const [first] = foods;
  const isSame = first !== undefined && isSameAmount(sent.amount ?? null, first) && first.unit === unit;
  return isSame ? foods.map((food) => ({ ...food, section })) : [];
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

/** What somebody would have written. */
function textOf(line: Omit<LineContent, "raw" | "sharesRaw">): string {
  return lineText({ ...line, amount: amountText(line) });
}
