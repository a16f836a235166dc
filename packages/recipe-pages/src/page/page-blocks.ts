import { parseLine } from "@tureen/domain/ingredients/lines/parse-line";
import { type ChildNode, type Document, type Element, isTag, isText, type ParentNode } from "domhandler";
import {
  hasAmount,
  isHeadingItem,
  isHeadOfTable,
  isNamedHeading,
  isTermOfSeveral,
  isWholeItem,
  levelOf,
  MAX_BOLD_HEADING,
} from "./block-kinds";
import { elementsIn, isBlock, isUnread, lineOf, nextElement, shownText, tidy } from "./page";
import type { TextLine } from "../page-recipe";
import { isEndOfRecipe, isIngredientsHeading, isMethodHeading } from "../lists/part-headings";

/** A line of a page as its reader sees it, and what it is set as. */
export interface PageBlock extends TextLine {
  readonly element: ParentNode;
}

/** Pages with comments have some thousand. */
const MAX_LINES = 20_000;

/** The lines of a page, in order. Without its menus and what is not shown. */
export function blocksOf(page: Document | Element): readonly PageBlock[] {
  const blocks: PageBlock[] = [];
  readInto(blocks, page, tabsOf(page));
  return blocks;
}

/** The parts of a page that stand below a tab ("#method"), by the tab's words. */
function tabsOf(page: Document | Element): ReadonlyMap<string, string> {
  const tabs = new Map<string, string>();
  for (const element of elementsIn(page)) {
    const { href = "", role = "" } = element.attribs;
    const part = element.attribs["aria-controls"] ?? (href.startsWith("#") ? href.slice(1) : "");
    if (part === "" || tabs.has(part) || !(element.name === "a" || element.name === "button" || role === "tab"))
      continue;
    const text = element.name === "button" ? tidy(shownText(element.children)) : lineOf(element);
    if (isIngredientsHeading(text) || isMethodHeading(text) || isEndOfRecipe(text)) tabs.set(part, text);
  }
  return tabs;
}

/** A button right before a part that it opens. */
function partNamedBefore(element: Element): string | undefined {
  const button = nextElement(element, "prev");
  if (button?.name !== "button") return undefined;
  const text = tidy(shownText(button.children));
  return isIngredientsHeading(text) || isMethodHeading(text) || isEndOfRecipe(text) ? text : undefined;
}

function readInto(blocks: PageBlock[], parent: ParentNode, tabs: ReadonlyMap<string, string>): void {
  let inline: ChildNode[] = [];
  const flush = (): void => {
    addLines(blocks, inline, parent);
    inline = [];
  };
  for (const child of parent.children) {
    if (!isTag(child)) {
      if (isText(child)) inline.push(child);
      continue;
    }
    const tab = tabs.get(child.attribs["id"] ?? "") ?? partNamedBefore(child);
    if (isUnread(child) && tab === undefined) continue;
    if (!isBlock(child) && !holdsBlocks(child)) {
      inline.push(child);
      continue;
    }
    flush();
    if (tab !== undefined && child.name !== "li") addLine(blocks, tab, 2, false, child);
    const level = levelOf(child);
    if (level !== undefined) addLine(blocks, lineOf(child), level, false, child);
    else if (isWholeItem(child)) addItem(blocks, child);
    else readInto(blocks, child, tabs);
  }
  flush();
}

function addItem(blocks: PageBlock[], item: Element): void {
  if (leadsAway(item.children, WITHIN_THE_PAGE)) return;
  const text = withAmountBeside(item, lineOf(item));
  if (isHeadingItem(item, text)) addLine(blocks, text, 7, false, item);
  else addLine(blocks, text, 0, !isHeadOfTable(item), item);
}

/** The amount that a script is to show, from the attributes that it takes it from: `<li data-amount="200" data-unit="g">flour</li>`. */
function withAmountBeside(item: Element, text: string): string {
  if (/\p{N}/u.test(text)) return text;
  let looked = 0;
  let [amount, unit] = ["", ""];
  for (const element of [item, ...elementsIn(item)]) {
    if ((looked += 1) > MAX_LOOKED) break;
    const { attribs } = element;
    if (element !== item && lineOf(element) !== "") continue; // It says its amount itself.
    for (const [name, value] of Object.entries(attribs)) {
      if (amount === "" && AMOUNT_ATTRIBUTE.test(name) && /^\s*\p{N}[\p{N} ./,–-]{0,15}$/u.test(value))
        amount = value.trim();
      if (unit === "" && UNIT_ATTRIBUTE.test(name) && /^\s*\p{L}[\p{L} .]{0,15}$/u.test(value)) unit = value.trim();
    }
  }
  if (amount === "") return text;
  const isUnitSaid = text.toLowerCase().startsWith(unit.toLowerCase());
  return [amount, isUnitSaid ? "" : unit, text].filter(Boolean).join(" ");
}
const MAX_LOOKED = 10;
const AMOUNT_ATTRIBUTE = /^data-(?:[a-z]+-)*(?:amount|quantity|qty)$/;
const UNIT_ATTRIBUTE = /^data-(?:[a-z]+-)*units?$/;

function holdsBlocks(element: Element): boolean {
  return element.children.some((child) => isTag(child) && (isBlock(child) || holdsBlocks(child)));
}

function addLines(blocks: PageBlock[], nodes: readonly ChildNode[], element: ParentNode): void {
  if (nodes.length === 0 || leadsAway(nodes, ELSEWHERE)) return;
  const tags = nodes.filter(isTag);
  const isOfItem = isTag(element) && isTag(element.parent ?? element) && (element.parent as Element).name === "li";
  // "For the sauce" of an item that holds the items of the sauce.
  const opensGroup = isTag(element) && element.name === "li";
  const isNamed = isTag(element) && (isNamedHeading(element) || isTermOfSeveral(element));
  // A paragraph may begin with its heading in bold: "<b>Ingredients</b><br>2 eggs<br>…", "<b>Ingredients:</b> 2 eggs<br>…".
  const bold = new Set(tags.filter(({ name }) => /^(?:b|strong|u)$/.test(name)).map(lineOf));
  const lines = shownText(nodes).split("\n").map(tidy).filter(Boolean);
  // Where the ingredients are bold, bold marks no heading among them.
  const marksHeadings = !lines.some((line) => bold.has(line) && hasAmount(line));
  const parts = new Set([...bold].filter((text) => isIngredientsHeading(text) || isMethodHeading(text)));
  for (const line of lines.flatMap((each) => withoutLead(each, parts))) {
    const isHeading =
      line.length <= MAX_BOLD_HEADING &&
      (opensGroup ||
        isNamed ||
        (isOfItem && line.endsWith(":")) ||
        (bold.has(line) && (marksHeadings || line.endsWith(":") || parts.has(line)))) &&
      !hasAmount(line);
    addLine(blocks, line, isHeading ? 7 : 0, (opensGroup || isOfItem) && !isHeading, element);
  }
}

/** "Read more: ten pans we love" between the lines, and "Method" in a page's list of contents: links and nothing else. */
function leadsAway(nodes: readonly ChildNode[], where: RegExp): boolean {
  const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
  const shown = nodes.filter((node) =>
    isTag(node) ? node.name !== "span" || hasWords(lineOf(node)) : isText(node) && hasWords(node.data),
  );
  const isAway = (node: ChildNode): boolean =>
    isTag(node) && node.name === "a" && where.test(node.attribs["href"] ?? "");
  return shown.length > 0 && shown.every(isAway) && !isMeasured(tidy(shownText(nodes)));
}
/** "Vodka 40 ml", which leads to a shop. */
const isMeasured = (text: string): boolean => text.length < MAX_BOLD_HEADING && parseLine(text).unit !== "";
const ELSEWHERE = /^(?:https?:|\/|#.)/i;
const WITHIN_THE_PAGE = /^#./;

/** A line that begins with one of the names in bold ("Ingredients: 2 eggs") is two. */
function withoutLead(line: string, parts: ReadonlySet<string>): readonly string[] {
  const lead = line.slice(0, line.indexOf(":") + 1);
  return lead !== line && parts.has(lead) ? [lead, line.slice(lead.length).trim()] : [line];
}

function addLine(blocks: PageBlock[], text: string, level: number, isItem: boolean, element: ParentNode): void {
  const isNumbered = isItem && isTag(element) && element.name === "li" && isNumberedList(element.parent);
  if (text !== "" && blocks.length < MAX_LINES)
    blocks.push({ text, level, isItem, isNumbered, setAs: setAs(element), isBelowRule: isBelowRule(element), element });
}

/** Names of an element and of what it stands in; a number in them is that of the one line. */
function setAs(element: ParentNode): string {
  if (!isTag(element)) return "";
  const { name, parent } = element;
  const within = parent !== null && isTag(parent) ? `${parent.name}.${parent.attribs["class"] ?? ""}` : "";
  return `${name} in ${within}`.replace(/\d+/g, "");
}

function isBelowRule(element: ParentNode): boolean {
  return isTag(element) && nextElement(element, "prev")?.name === "hr";
}

const isNumberedList = (parent: ParentNode | null): boolean => parent !== null && isTag(parent) && parent.name === "ol";
