import type { SectionedLine, TextLine } from "../page-recipe";
import { ingredientsOf } from "./ingredients-below";
import type { MarkedLists } from "./marked-lists";
import { isIngredientsHeading } from "./part-headings";
import { haveSameAmounts, shareFound } from "./same-words";
import { headsMethod, stepsFrom } from "./steps-below";
import { evidenceOfLine, stretchesOf } from "./unheaded-lists";

/** A page of more recipes is a list of them. */
const MAX_PARTS = 6;
/** Lines that may stand between the last ingredient and the heading of the method. */
const MAX_APART = 2;
/** The name of a part, "Ingredients", "For 4 people". */
const MAX_HEADINGS = 3;
/** Lists that share so much are one list, said once more. */
const SAME = 0.7;

interface Part {
  readonly name: string;
  /** Where its name or its first ingredient stands. */
  readonly start: number;
  readonly ingredients: readonly SectionedLine[];
  /** Its first step. */
  readonly method: number;
}

/** A recipe in several parts below each other, "The pasta" and "The stuffing", each with ingredients and a method of its own. */
export function listsInParts(lines: readonly TextLine[]): MarkedLists {
  const found = stretchesOf(lines, lines.map(evidenceOfLine), 2).flatMap((stretch) => partAt(lines, stretch));
  const areParts =
    found.length > 1 &&
    found.length <= MAX_PARTS &&
    // What somebody says in a comment is set in another way.
    new Set(found.map(({ method }) => lines[method - 1]?.level)).size === 1 &&
    found.every(({ ingredients }, at) =>
      found.slice(at + 1).every((other) => !isSameList(other.ingredients, ingredients)),
    );
  if (!areParts) return { ingredients: [], steps: [] };
  const named = (name: string, own: readonly SectionedLine[]): readonly SectionedLine[] =>
    own.map(({ text, section }) => ({ text, section: section || name }));
  return {
    ingredients: found.flatMap(({ name, ingredients }) => named(name, ingredients)),
    steps: found.flatMap(({ name, method }, at) =>
      named(name, stepsFrom(lines.slice(0, found[at + 1]?.start), method)),
    ),
  };
}

/** The same list once more, also in another language. Of the words the longer ones: "of the" stands in every list. */
function isSameList(left: readonly SectionedLine[], right: readonly SectionedLine[]): boolean {
  const foods = (lines: readonly SectionedLine[]): readonly SectionedLine[] =>
    lines.map(({ text, section }) => ({ text: text.match(/\p{L}{4,}|\p{Lo}{2,}/gu)?.join(" ") ?? "", section }));
  return shareFound(foods(left), foods(right)) > SAME || haveSameAmounts(left, right);
}

function partAt(
  lines: readonly TextLine[],
  { first, end }: { readonly first: number; readonly end: number },
): readonly Part[] {
  const heading = lines.findIndex((line, at) => at >= end && at < end + MAX_APART && headsMethod(line));
  if (heading === -1) return [];
  const named = lines.slice(first, end).findLastIndex(({ text }) => isIngredientsHeading(text));
  const opens = named === -1 ? openingOf(lines, first) : first + named;
  let start = opens + 1;
  let name = "";
  while (name === "" && start > 0 && start > opens + 1 - MAX_HEADINGS) {
    const { level, text } = lines[start - 1] ?? { level: 0, text: "" };
    if (level === 0 && !isIngredientsHeading(text)) break;
    start -= 1;
    if (!isIngredientsHeading(text)) name = text.replace(/\s*:$/, "");
  }
  return [{ name, start, ingredients: ingredientsOf(lines.slice(opens + 1, end)), method: heading + 1 }];
}

/** The heading above the first amount, with "ketchup" between them; the line above where there is none. */
function openingOf(lines: readonly TextLine[], first: number): number {
  const isHeading = ({ level, text }: TextLine): boolean => level > 0 || isIngredientsHeading(text);
  const above = lines.slice(Math.max(0, first - MAX_HEADINGS), first);
  const at = above.findLastIndex(isHeading);
  return at === -1 ? first - 1 : first - above.length + at;
}
