import { foodKey } from "../ingredients/names/food-key";
import { getOrAdd } from "../ordering/get-or-add";
import { tokenize } from "../quantities/amount-tokens";
import { convert } from "../quantities/convert";
import { findUnit, readUnitAt } from "../quantities/find-unit";
import type { Pack } from "../quantities/format-quantity";
import { add, divide, fromNumber, isPositive, multiply, ONE, ZERO, type Rational } from "../quantities/rational";
import { isContainer, PIECE, type Unit } from "../quantities/unit";

/** What a recipe says of how much it makes. */
export interface MadeAmount {
  /** Those who eat; null, zero and less say nothing. */
  readonly servings: number | null;
  /** 950 of "about 950 g dough"; null where nobody has said. */
  readonly yieldAmount: Rational | null;
  /** "g dough", "cookies"; '' where nobody has said. */
  readonly yieldNoun: string;
}

/** How much of another recipe a line names. */
export interface TakenAmount {
  /** Of a range the lower end; null and zero are "no amount". */
  readonly amount: Rational | null;
  readonly amountMax: Rational | null;
  /** As written. */
  readonly unit: string;
  readonly pack: Pack | null;
}

/** Why nobody can say how much of a recipe a line is: it does not say for how many it is, or what it makes, or says it in another measure. */
export type ShareGap = "no servings" | "no yield" | "other measure";

/** What a recipe's amounts are multiplied by, or why that cannot be said. */
export type RecipeShare =
  | { readonly factor: Rational; readonly gap: null }
  | { readonly factor: null; readonly gap: ShareGap };

/** Words for all that a recipe makes. */
const WHOLE_UNITS: ReadonlySet<string> = new Set(["batch", "recipe"]);
const SERVING = "portion";

/**
 * How much of a recipe a line of another one takes, exactly; of a range the upper end, as on lists. By what the recipe makes where
 * that is of the line's dimension ("300 g" of "950 g dough", "6" of "24 cookies", "1 jar" of "3 jars"); by its servings ("2
 * servings"); and a number alone or of batches is so many times the whole of it. A weight against a volume, or a measure
 * against a recipe that does not say what it makes, is not guessed: such a line is bought as it is written.
 */
export function shareOf({ amount, amountMax, unit: word, pack }: TakenAmount, made: MadeAmount): RecipeShare {
  const taken = amountMax ?? amount;
  const unit = findUnit(word);
  const isWhole = word.trim() === "" || WHOLE_UNITS.has(unit?.id ?? "");
  if (taken === null || !isPositive(taken)) return isWhole ? share(ONE) : gap("other measure");
  if (unit && WHOLE_UNITS.has(unit.id)) return share(taken);
  const packed = pack && shareOfYield(multiply(taken, pack.amount), pack.unit, made);
  const byYield = packed ?? shareOfYield(taken, word, made);
  if (byYield) return share(byYield);
  if (unit?.id === SERVING) {
    const servings = made.servings === null ? ZERO : fromNumber(made.servings);
    return isPositive(servings) ? share(divide(taken, servings)) : gap("no servings");
  }
  if (unit === PIECE) return share(taken);
  return gap(made.yieldAmount === null ? "no yield" : "other measure");
}

const share = (factor: Rational): RecipeShare => ({ factor, gap: null });
const gap = (why: ShareGap): RecipeShare => ({ factor: null, gap: why });

/** Null where the two do not measure the same. */
function shareOfYield(amount: Rational, word: string, { yieldAmount, yieldNoun }: MadeAmount): Rational | null {
  if (yieldAmount === null || !isPositive(yieldAmount)) return null;
  const unit = findUnit(word);
  const [first = ""] = yieldNoun.trim().split(/\s+/);
  // A tray that no kitchen's words know is still a tray.
  if (!unit) return foodKey(word) === foodKey(first) ? divide(amount, yieldAmount) : null;
  const made = unitOfYield(yieldNoun);
  // "4 rolls" is a number of them, as "rolls" is a word for what is eaten by the piece; jars are no pieces of the sauce in them.
  const isCounted = unit === PIECE && made.dimension === "natural" && !isContainer(made) && made.id !== SERVING;
  const converted = isCounted ? amount : convert(amount, unit, made);
  return converted && divide(converted, yieldAmount);
}

/** Grams of "g dough", jars of "jars of jam"; what is no measure is counted. */
function unitOfYield(noun: string): Unit {
  return readUnitAt(tokenize(noun), 0)?.unit ?? PIECE;
}

/** A line as far as being another recipe concerns it. */
export interface LinkedLine extends TakenAmount {
  /** The recipe that it is; null for food. */
  readonly subRecipeId: number | null;
}

export interface LinkedRecipe<Line extends LinkedLine> extends MadeAmount {
  readonly lines: readonly Line[];
}

/** A recipe that a dish is made of, itself included, and how much of it: its own lines, without those that are a part of their own. */
export interface RecipePart<Line> {
  readonly recipeId: number;
  /** What the amounts of its lines are multiplied by for one whole dish. */
  readonly factor: Rational;
  readonly lines: readonly Line[];
}

/**
 * What a dish is made of, in any depth, each recipe once with the sum of what is taken of it, the dish first. A line that is a
 * recipe stays a line where its share cannot be said, or its recipe is not among `recipes`. What is `covered` is made for the dish
 * elsewhere: its lines are left out, and those of whatever it alone is made of. Recipes go in no circle: {@link findCircle}.
 */
export function recipeParts<Line extends LinkedLine>(
  dishId: number,
  recipes: ReadonlyMap<number, LinkedRecipe<Line>>,
  covered: ReadonlySet<number> = new Set(),
): readonly RecipePart<Line>[] {
  const reached = new Map<number, { readonly lines: Line[]; readonly taken: { id: number; factor: Rational }[] }>();
  const takenBy = new Map<number, number>([[dishId, 0]]);
  const toVisit = [dishId];
  for (let id = toVisit.pop(); id !== undefined; id = toVisit.pop()) {
    if (reached.has(id)) continue;
    const found = { lines: [] as Line[], taken: [] as { id: number; factor: Rational }[] };
    reached.set(id, found);
    for (const line of recipes.get(id)?.lines ?? []) {
      const base = line.subRecipeId === null ? undefined : recipes.get(line.subRecipeId);
      const factor = base ? shareOf(line, base).factor : null;
      if (line.subRecipeId === null || factor === null) found.lines.push(line);
      else if (!covered.has(line.subRecipeId)) {
        found.taken.push({ id: line.subRecipeId, factor });
        takenBy.set(line.subRecipeId, (takenBy.get(line.subRecipeId) ?? 0) + 1);
        toVisit.push(line.subRecipeId);
      }
    }
  }
  // Each recipe comes after all that take of it: then its sum is whole.
  const factors = new Map([[dishId, ONE]]);
  const parts: RecipePart<Line>[] = [];
  const ready = [dishId];
  for (let id = ready.shift(); id !== undefined; id = ready.shift()) {
    const { lines, taken } = reached.get(id) ?? { lines: [], taken: [] };
    const factor = factors.get(id) ?? ONE;
    parts.push({ recipeId: id, factor, lines });
    for (const base of taken) {
      factors.set(base.id, add(factors.get(base.id) ?? ZERO, multiply(factor, base.factor)));
      const left = (takenBy.get(base.id) ?? 1) - 1;
      takenBy.set(base.id, left);
      if (left === 0) ready.push(base.id);
    }
  }
  return parts;
}

/** That the line of a recipe is another one. */
export interface RecipeLink {
  readonly recipeId: number;
  readonly subRecipeId: number;
}

/** The way by which a recipe would be made of itself, from it to it again; null where it is not. */
export function findCircle(recipeId: number, links: readonly RecipeLink[]): readonly number[] | null {
  const parts = new Map<number, number[]>();
  for (const link of links) getOrAdd(parts, link.recipeId, () => []).push(link.subRecipeId);
  const cameFrom = new Map<number, number>();
  const toVisit = [recipeId];
  for (let id = toVisit.pop(); id !== undefined; id = toVisit.pop()) {
    for (const part of parts.get(id) ?? []) {
      if (part === recipeId) {
        const way = [recipeId];
        for (let step: number = id; step !== recipeId; step = cameFrom.get(step) ?? recipeId) way.unshift(step);
        return [recipeId, ...way];
      }
      if (cameFrom.has(part)) continue;
      cameFrom.set(part, id);
      toVisit.push(part);
    }
  }
  return null;
}
