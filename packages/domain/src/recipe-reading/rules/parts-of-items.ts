import type { Item } from "../book-reading";
import { isInstruction } from "../items/item-evidence";

/** What the items of a recipe below its title can be. */
const PARTS = ["text", "ingredients", "steps", "notes"] as const;

export type RecipeSection = (typeof PARTS)[number];

/** What it costs to go from one part to the next without a heading between them. */
const COST: Readonly<Record<RecipeSection, Readonly<Record<RecipeSection, number>>>> = {
  text: { text: 0, ingredients: 1, steps: 2.5, notes: 3 },
  ingredients: { text: 9, ingredients: 0, steps: 1, notes: 4 },
  steps: { text: 9, ingredients: 7, steps: 0, notes: 2 },
  notes: { text: 9, ingredients: 7, steps: 4, notes: 0 },
};

/** What a heading is worth to the part that it names, until the next one; and where no other heading ends the part. */
const HEADED = 6;

const HEADED_OPEN = 1.5;

/** What speaks against ingredients above the heading of their list: a timetable, a source. */
const OUT_OF_PLACE = 9;

const PART_OF_HEADING = {
  ingredients: "ingredients",
  method: "steps",
  notes: "notes",
  book: "notes",
  group: null,
} as const;

/** The most likely part of each item, told all at once: what stands below counts as much as what stands above. */
export function partsOf(items: readonly Item[]): RecipeSection[] {
  const count = items.length;
  const hasTable = items.some(({ first }) => first.cell !== undefined);
  const best = PARTS.map(() => new Float64Array(count));
  const came = PARTS.map(() => new Int8Array(count));
  const hasList = items.some(({ heading }) => heading === "ingredients");
  let headed: RecipeSection | null = hasList ? "text" : null;
  let worth = hasList ? HEADED_OPEN : 0;
  for (const [offset, its] of items.entries()) {
    // "Source: Aunt Maud" says nothing of what stands below it.
    const opens = PART_OF_HEADING[its.heading ?? (its.isFact ? null : its.runIn) ?? "group"];
    if (opens !== null) {
      headed = opens;
      const isClosed = items
        .slice(offset + 1)
        .some((each) => [each.heading, each.runIn].some((name) => name === "method" || name === "ingredients"));
      worth = headed === "ingredients" && !isClosed ? HEADED_OPEN : HEADED;
    }
    PARTS.forEach((part, to) => {
      let [most, source] = [-Infinity, 0];
      PARTS.forEach((previous, at) => {
        const before = offset === 0 ? (previous === "text" ? 0 : -Infinity) : (best[at]?.[offset - 1] ?? 0);
        const step = opens === null ? COST[previous][part] : 0;
        if (before - step > most) [most, source] = [before - step, at];
      });
      const isAboveList = part === "ingredients" && hasList && headed === "text";
      const score =
        most + (isAboveList ? -OUT_OF_PLACE : emission(its, part, hasTable)) + (headed === part ? worth : 0);
      best[to]?.fill(score, offset, offset + 1);
      came[to]?.fill(source, offset, offset + 1);
    });
  }
  const parts: RecipeSection[] = [];
  let at = PARTS.reduce(
    (most, _, part) => ((best[part]?.[count - 1] ?? -Infinity) > (best[most]?.[count - 1] ?? -Infinity) ? part : most),
    0,
  );
  for (let offset = count - 1; offset >= 0; offset--) {
    parts.push(PARTS[at] ?? "text");
    at = came[at]?.[offset] ?? 0;
  }
  return parts.toReversed();
}

function emission(its: Item, part: RecipeSection, hasTable: boolean): number {
  if (its.first.cell === "food" && its.heading !== null) return part === "ingredients" ? HEADED : 0;
  // Below a table only what instructs is of its method, and nothing of its list.
  const isBeside = hasTable && its.first.cell === undefined && its.heading === null && !its.isFact;
  if (isBeside && (part === "ingredients" || (part === "steps" && !isInstruction(its)))) return -HEADED;
  if (its.heading !== null || its.isFact) return 0;
  if (part === "ingredients") return its.asIngredient;
  if (part === "steps") return its.asStep;
  return its.asText - (part === "notes" ? 0.5 : 0);
}
