import { recipePart } from "@tureen/domain/recipe-reading/words/recipe-marks";
import { type Element, isTag, type ParentNode } from "domhandler";
import { withHeadings } from "./ingredient-headings";
import { isFurniture, isToReaders } from "./furniture";
import { ingredientText, stepText, withAmounts, withoutNumbers, withoutProse } from "./item-text";
import type { PageBlock } from "../page/page-blocks";
import type { SectionedLine } from "../page-recipe";
import { withoutRefrain, withoutRepeats } from "./same-words";
import { isEndOfRecipe, isIngredientsHeading, isMethodHeading } from "./part-headings";

/** What the lists of a page are, by the names that its makers gave them. */
export interface MarkedLists {
  readonly ingredients: readonly SectionedLine[];
  readonly steps: readonly SectionedLine[];
}

/** Whether both parts are there: one line alone may be anything. */
export const isWhole = (lists: MarkedLists): boolean => lists.ingredients.length > 1 && lists.steps.length > 0;

/** The lists; where a part is missing, others that have both. */
export function orWhole(lists: MarkedLists, others: () => MarkedLists): MarkedLists {
  if (isWhole(lists)) return lists;
  const found = others();
  return isWhole(found) ? found : lists;
}

type ListKind = "ingredients" | "steps" | "other";

/** The first that speaks of a part, from the line outwards, says what it is. */
const PARTS: readonly (readonly [ListKind, RegExp])[] = [
  [
    "other",
    /nutri|comment|related|(?:^|[-_])review|(?:^|[-_])rating|share|social|newsletter|breadcrumb|sidebar|menu|cookie|popup|tooltip|advert|sponsor|carousel|footer|(?:^|[-_])(?:tips?|notes?|equipment|tags?|video)(?:[-_]|$)/i,
  ],
  [
    "ingredients",
    /ind?gred|(?:^|[-_])(?:ingrs?|ings|ingrds?)(?:$|[-_])|zutat|malzeme|sk[lł]adnik|hozzavalo|suroviny|ainesosa|ainekset|prosciutto-list/i,
  ],
  [
    "steps",
    /instruct|direction|(?:^|[-_a-z])method|(?:^|[-_])(?:steps?|etapes?|pasos?|passos?|kro(?:ki?|ky)|schritte?)(?:[-_s]|$)|recipe-?steps|arbeitsschritt|[a-z]Steps?(?:$|[A-Z_-])|prepar[ae](?:tion|cion|cao|zione|do|r)|preparo|(?:recipe|cooking)[-_]*process|zubereit|procedure|procediment|svolgimento|elabora[ct]i|anleitung|fremgangs|framgangs|tilbered|tillag|gor-sa-har|bereiding|werkwijze|przygotow|postup|elkeszit|hazirlan|yapilis|howto|how-to/i,
  ],
];

/** A stretch of lines between two that belong to one part has at most so many of its own: an advertisement, a picture's words. */
const MAX_GAP = 12;
const MAX_LINES = 500;

/** The ingredients and steps of a page by the class names and ids around its lines. */
export function markedLists(blocks: readonly PageBlock[]): MarkedLists {
  const partOf = partReader();
  const parts = blocks.map(({ element }) => partOf(element));
  return {
    ingredients: withoutProse(withHeadings(fullest(blocks, parts, "ingredients", ingredientText))),
    steps: withoutNumbers(withoutRefrain(fullest(blocks, parts, "steps", stepText))),
  };
}

/** Of the stretches of a page that belong to a part the one with most lines. */
function fullest(
  blocks: readonly PageBlock[],
  parts: readonly ListKind[],
  part: ListKind,
  clean: (text: string) => string,
): readonly SectionedLine[] {
  const stretches: PageBlock[][] = [];
  let last = -Infinity;
  for (const [index, block] of blocks.entries()) {
    if (parts[index] !== part) {
      if (block.level > 0 && isEndOfRecipe(block.text)) last = -Infinity; // "Utensils", set as the ingredients are.
      continue;
    }
    if (index - last > MAX_GAP) stretches.push([]);
    stretches.at(-1)?.push(block);
    last = index;
  }
  return stretches
    .map((stretch) => withoutRepeats(linesOf(stretch.slice(0, MAX_LINES), clean)))
    .reduce<readonly SectionedLine[]>((best, lines) => (isFuller(lines, best, part) ? lines : best), []);
}

/** More lines; a menu may be named as ingredients or steps are ("how-to"), but has no amounts and no sentences. */
function isFuller(lines: readonly SectionedLine[], others: readonly SectionedLine[], part: ListKind): boolean {
  const ofKind = part === "ingredients" ? measuredIn : sentencesIn;
  const [own, before] = [ofKind(lines), ofKind(others)];
  return own === before ? lines.length > others.length : own > before;
}

const sentencesIn = (lines: readonly SectionedLine[]): number =>
  lines.filter(({ text }) => text.length > MIN_SENTENCE && /\p{Po}["”»)]?$/u.test(text)).length;
const MIN_SENTENCE = 15;

/** How many of the lines say a number. */
export const measuredIn = (lines: readonly SectionedLine[]): number =>
  lines.filter(({ text }) => /\p{N}/u.test(text)).length;

function partReader(): (element: ParentNode) => ListKind {
  const known = new Map<ParentNode, ListKind>();
  // A page has thousands of elements and some dozen names for them.
  const byNames = new Map<string, ListKind | null>();
  const ownPart = (element: Element): ListKind | null => {
    const names = namesOf(element);
    const before = byNames.get(names);
    if (before !== undefined) return before;
    const part = partNamed(names);
    byNames.set(names, part);
    return part;
  };
  const read = (element: ParentNode): ListKind => {
    if (!isTag(element)) return "other";
    const before = known.get(element);
    if (before !== undefined) return before;
    const parent = element.parent;
    const own = element.name === "body" || element.name === "html" ? null : ownPart(element);
    const part = own ?? (parent ? read(parent) : "other");
    known.set(element, part);
    return part;
  };
  return read;
}

const namesOf = ({ attribs }: Element): string =>
  `${attribs["class"] ?? ""} ${attribs["id"] ?? ""} ${attribs["data-testid"] ?? ""} ${attribs["itemprop"] ?? ""}`;

function partNamed(names: string): ListKind | null {
  if (names.trim() === "" || names.length > 1000) return null;
  const found = PARTS.filter(([, pattern]) => names.split(/\s+/).some((name) => pattern.test(name)));
  const kinds = found.map(([part]) => part).filter((part) => part !== "other");
  // An element that is said to be both holds both: its parts say which is which.
  if (kinds.length > 1) return null;
  return kinds[0] ?? found[0]?.[0] ?? null;
}

/** A heading among the lines is the heading of those that follow; where there are items, lines that are none are furniture. */
function linesOf(blocks: readonly PageBlock[], clean: (text: string) => string): readonly SectionedLine[] {
  const items = blocks.filter(({ isItem }) => isItem).length;
  const onlyItems = items >= 2;
  const lines: SectionedLine[] = [];
  let section = "";
  for (const block of blocks) {
    const text = clean(block.text);
    if (text === "" || isPartHeading(block.text)) continue;
    if ((block.level > 0 && isEndOfRecipe(block.text)) || (lines.length > 0 && isToReaders(block.text))) break;
    if (["times", "servings"].includes(recipePart(block.text) ?? "")) continue;
    if (block.level > 0 && stepText(block.text) !== "") section = text.replace(/\s*:$/, "");
    else if (block.isItem || !onlyItems) lines.push({ text, section });
  }
  return withAmounts(lines).filter(({ text }) => !isFurniture(text));
}

function isPartHeading(text: string): boolean {
  return isIngredientsHeading(text) || isMethodHeading(text);
}
