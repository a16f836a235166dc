import { evidenceOf } from "@tureen/domain/recipe-reading/items/item-evidence";
import { isTag, isText, type Element } from "domhandler";
import { elementsIn, holds, isCustom, lineOf, nameByRole, nextElement } from "./page";

/** A longer bold line is a sentence. */
export const MAX_BOLD_HEADING = 80;
/** Longer items hold more than an item. */
const MAX_ROW_CHARACTERS = 300;

/** Whether a line is an ingredient with its amount, however it is set. */
export function hasAmount(text: string): boolean {
  return /\p{N}/u.test(text) && !text.endsWith(":") && evidenceOf(text).hasAmount;
}

/** Rank of what is a heading; the words of what opens stand above it. */
export function levelOf(element: Element): number | undefined {
  if (element.name === "summary") return 4;
  const level = /^h([1-6])$/.exec(nameByRole(element))?.[1];
  return level === undefined ? undefined : Number(level);
}

/** What stands above items and is none: bold, or a heading by its name or as a cell, beside items that are not. */
export function isHeadingItem(item: Element, text: string): boolean {
  // "Ripe avocado, in slices" in bold is bought.
  if (text.length > MAX_BOLD_HEADING || !/^\p{L}[^,]*[^.!?,]$/u.test(text) || hasAmount(text)) return false;
  const next = nextElement(item, "next");
  if (next?.name !== item.name) return false;
  return [isBold, isNamedHeading, isHeadingRow].some((is) => is(item) && !is(next));
}

/** "group-title" and its like. */
export const isNamedHeading = ({ attribs }: Element): boolean =>
  /(?:^|[\s_-])(?:heading|(?:group|section)[_-]?(?:title|name|heading|header))(?:$|[\s_-])/i.test(
    attribs["class"] ?? "",
  );

/** `<tr><th colspan="2">For the sauce</th></tr>` */
function isHeadingRow(item: Element): boolean {
  const cells = item.children.filter(isTag);
  return (
    item.name === "tr" && cells.length === 1 && (cells[0]?.name === "th" || "colspan" in (cells[0]?.attribs ?? {}))
  );
}

/** `<tr><th>Amount</th><th>Food</th></tr>` */
export function isHeadOfTable(item: Element): boolean {
  const cells = item.children.filter(isTag);
  return item.name === "tr" && cells.length > 1 && cells.every(({ name }) => name === "th");
}

/** "<dt>For the sauce</dt>" above several meanings. */
export function isTermOfSeveral(element: Element): boolean {
  const meaning = element.name === "dt" ? nextElement(element, "next") : null;
  return meaning?.name === "dd" && nextElement(meaning, "next")?.name === "dd";
}

function isBold(element: Element): boolean {
  const [only, ...others] = element.children.filter((child) => !isText(child) || child.data.trim() !== "");
  if (only === undefined || others.length > 0 || !isTag(only)) return false;
  return /^(?:b|strong)$/.test(only.name) || (/^(?:span|p|div|em|label)$/.test(only.name) && isBold(only));
}

/** An item that holds no items of its own: one line however it is laid out. */
export function isWholeItem(element: Element): boolean {
  const name = nameByRole(element);
  if (name === "li") return !holds(element, /^(?:li|h[1-6]|tr)$/) && !isGroup(element);
  if (name === "tr") return !isOfSeveral(element) && lineOf(element).length <= MAX_ROW_CHARACTERS;
  return isTermAndMeaning(element) || isOneOfARow(element);
}

/** `<li><p>For the dressing:</p><p>2 tbsp oil</p><p>1 tsp vinegar</p></li>` */
function isGroup(item: Element): boolean {
  const [head, ...parts] = item.children.filter(isTag);
  if (head === undefined || parts.length < 2 || ![head, ...parts].every(({ name }) => name === "p")) return false;
  return /^.{1,60}:$/.test(lineOf(head)) && parts.every((part) => lineOf(part).length < 100);
}

/** A row that lays out a page: with lists in it, or several lines a cell. */
function isOfSeveral(row: Element): boolean {
  let breaks = 0;
  for (const { name } of elementsIn(row))
    if (/^(?:li|h[1-6]|tr|p|ul|ol)$/.test(name) || (name === "br" && (breaks += 1) > 2)) return true;
  return false;
}

/** `<div><dt>200 g</dt><dd>flour</dd></div>` */
function isTermAndMeaning(element: Element): boolean {
  const [term, meaning, ...others] = element.children.filter(isTag);
  return (
    term?.name === "dt" && meaning?.name === "dd" && others.length === 0 && lineOf(element).length <= MAX_ROW_CHARACTERS
  );
}

/** `<div class="row"><div>2 cups</div><div>flour</div></div>` beside others of its class. */
function isOneOfARow(element: Element): boolean {
  const look = element.attribs["class"] ?? "";
  const isRow = isCustom(element) || (element.name === "div" && look !== "");
  if (!isRow || !element.children.some(isTag)) return false;
  if (!(["next", "prev"] as const).some((to) => isLike(nextElement(element, to), element))) return false;
  // What is named an ingredient may set its food and its amount in paragraphs.
  const [most, others] = OF_INGREDIENT.test(look) ? [16, MORE_THAN_A_LINE] : [8, MORE_THAN_AN_ITEM];
  let inner = 0;
  for (const { name } of elementsIn(element)) if ((inner += 1) > most || others.test(name)) return false;
  return lineOf(element).length <= 150;
}

const OF_INGREDIENT = /ingredient|zutat/i;
const MORE_THAN_A_LINE = /^(?:li|h[1-6]|tr|ul|ol|br)$/;
const MORE_THAN_AN_ITEM = /^(?:li|h[1-6]|tr|p|ul|ol|br|img)$/;

const isLike = (beside: Element | null, { name, attribs }: Element): boolean =>
  beside?.name === name && beside.attribs["class"] === attribs["class"];
