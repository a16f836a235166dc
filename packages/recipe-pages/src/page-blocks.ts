import { type ChildNode, type Document, type Element, isTag, isText, type ParentNode } from "domhandler";
import { elementsIn, isBlock, isUnread, lineOf, shownText, tidy } from "./page";

/** A line of a page as its reader sees it, and what it is set as. */
export interface PageBlock {
  readonly text: string;
  /** 1 to 6 for a heading, 7 for a short line that is bold as a whole, 0 for anything else. */
  readonly level: number;
  /** An item of a list, a row of a table, or one of a row of like elements. */
  readonly isItem: boolean;
  readonly element: ParentNode;
}

/** Longer items hold more than an item. */
const MAX_ROW_CHARACTERS = 300;
const MAX_BOLD_HEADING = 80;

/** The lines of a page, in order. Without its menus and what is not shown. */
export function blocksOf(page: Document | Element): readonly PageBlock[] {
  const blocks: PageBlock[] = [];
  readInto(blocks, page);
  return blocks;
}

function readInto(blocks: PageBlock[], parent: ParentNode): void {
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
    if (isUnread(child)) continue;
    if (!isBlock(child) && !holdsBlocks(child)) {
      inline.push(child);
      continue;
    }
    flush();
    const level = /^h([1-6])$/.exec(child.name)?.[1];
    if (level !== undefined) addLine(blocks, lineOf(child), Number(level), false, child);
    else if (isWholeItem(child)) addItem(blocks, child);
    else readInto(blocks, child);
  }
  flush();
}

function addItem(blocks: PageBlock[], item: Element): void {
  const text = lineOf(item);
  if (isHeadingItem(item, text)) addLine(blocks, text, 7, false, item);
  else addLine(blocks, text, 0, true, item);
}

/** "<li><b>For the sauce</b></li>" above items that are not bold. */
function isHeadingItem(item: Element, text: string): boolean {
  if (item.name !== "li" || text.length > MAX_BOLD_HEADING || !/^\p{L}.*[^.!?]$/u.test(text) || !isBold(item))
    return false;
  const next = nextElement(item, "next");
  return next !== null && isTag(next) && next.name === "li" && !isBold(next);
}

function isBold(element: Element): boolean {
  const [only, ...others] = element.children.filter((child) => !isText(child) || child.data.trim() !== "");
  if (only === undefined || others.length > 0 || !isTag(only)) return false;
  return /^(?:b|strong)$/.test(only.name) || (/^(?:span|p|div|em|label)$/.test(only.name) && isBold(only));
}

function holdsBlocks(element: Element): boolean {
  return element.children.some((child) => isTag(child) && (isBlock(child) || holdsBlocks(child)));
}

function addLines(blocks: PageBlock[], nodes: readonly ChildNode[], element: ParentNode): void {
  if (nodes.length === 0) return;
  const tags = nodes.filter(isTag);
  // "For the sauce" of an item that holds the items of the sauce.
  const opensGroup = isTag(element) && element.name === "li";
  const lines = shownText(nodes).split("\n").map(tidy).filter(Boolean);
  // A paragraph may begin with its heading in bold: "<b>Ingredients</b><br>2 eggs<br>…".
  const bold = new Set(tags.filter(({ name }) => /^(?:b|strong|u)$/.test(name)).map(lineOf));
  for (const line of lines) {
    const isHeading = line.length <= MAX_BOLD_HEADING && (opensGroup || bold.has(line));
    addLine(blocks, line, isHeading ? 7 : 0, false, element);
  }
}

function addLine(blocks: PageBlock[], text: string, level: number, isItem: boolean, element: ParentNode): void {
  if (text !== "") blocks.push({ text, level, isItem, element });
}

/** An item that holds no items of its own: one line however it is laid out. */
function isWholeItem(element: Element): boolean {
  if (element.name === "li") return !holds(element, /^(?:li|h[1-6]|tr)$/);
  if (element.name === "tr")
    return !holds(element, /^(?:li|h[1-6]|tr|p|ul|ol)$/) && lineOf(element).length <= MAX_ROW_CHARACTERS;
  return (element.name === "div" || element.name === "p") && isOneOfARow(element);
}

function holds(element: Element, names: RegExp): boolean {
  for (const inner of elementsIn(element)) if (names.test(inner.name)) return true;
  return false;
}

/** `<div class="row"><div>2 cups</div><div>flour</div></div>` beside others of its class. */
function isOneOfARow(element: Element): boolean {
  const look = element.attribs["class"] ?? "";
  if (element.name !== "div" || look === "" || !element.children.some(isTag)) return false;
  if (!isLike(nextElement(element, "next"), look) && !isLike(nextElement(element, "prev"), look)) return false;
  let inner = 0;
  for (const { name } of elementsIn(element))
    if ((inner += 1) > 8 || /^(?:li|h[1-6]|tr|p|ul|ol|br|img)$/.test(name)) return false;
  return lineOf(element).length <= 150;
}

const isLike = (node: ChildNode | null, look: string): boolean =>
  node !== null && isTag(node) && node.attribs["class"] === look;

/** The sibling beside an element, the white space between them aside. */
function nextElement(element: Element, to: "next" | "prev"): ChildNode | null {
  const sibling = element[to];
  return sibling !== null && isText(sibling) ? sibling[to] : sibling;
}
