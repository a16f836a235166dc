import { type ChildNode, type Document, type Element, isTag, isText, type ParentNode } from "domhandler";
import {
  elementsIn,
  holds,
  isBlock,
  isCustom,
  isUnread,
  lineOf,
  nameByRole,
  nextElement,
  shownText,
  tidy,
} from "./page";
import { isEndOfRecipe, isIngredientsHeading, isMethodHeading } from "./part-headings";

/** A line of a page as its reader sees it, and what it is set as. */
export interface PageBlock {
  readonly text: string;
  /** 1 to 6 for a heading, 7 for a short line that is bold as a whole, 0 for anything else. */
  readonly level: number;
  /** An item of a list, a row of a table, or one of a row of like elements. */
  readonly isItem: boolean;
  /** An item of a numbered list. */
  readonly isNumbered: boolean;
  /** The first line below a rule across the page. */
  readonly isBelowRule: boolean;
  readonly element: ParentNode;
}

/** Longer items hold more than an item. */
const MAX_ROW_CHARACTERS = 300;
const MAX_BOLD_HEADING = 80;
/** Pages with comments have some thousand. */
const MAX_LINES = 20_000;
/** A table of more columns is of numbers. */
const MAX_COLUMNS = 6;

/** The lines of a page, in order. Without its menus and what is not shown. */
export function blocksOf(page: Document | Element): readonly PageBlock[] {
  const blocks: PageBlock[] = [];
  readInto(blocks, page, tabsOf(page));
  return blocks;
}

/** Names of what stands beside what a page is about. */
const BESIDE =
  /(?:^|[\s_-])(?:comments?|respond|(?:post|entry|article)[_-]?(?:footer|meta)|related|share|sharing|social|ratings?|signature|newsletter|author[_-]?(?:box|bio)|breadcrumbs?|ads?|advert\w*|sponsored)(?:$|[\s_-])/i;

/** The blocks without those of comments, shares, advertisements and footers, by the names around them. */
export function withoutBeside(blocks: readonly PageBlock[]): readonly PageBlock[] {
  const known = new Map<ParentNode, boolean>();
  const isBeside = (element: ParentNode): boolean => {
    if (!isTag(element) || element.name === "body" || element.name === "html") return false;
    const before = known.get(element);
    if (before !== undefined) return before;
    const { attribs, name, parent } = element;
    const names = `${attribs["class"] ?? ""} ${attribs["id"] ?? ""}`;
    const is = name === "footer" || BESIDE.test(names) || (parent !== null && isBeside(parent));
    known.set(element, is);
    return is;
  };
  return blocks.filter(({ element }) => !isBeside(element));
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
  if (button === null || !isTag(button) || button.name !== "button") return undefined;
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
    else if (isTableOfParts(child)) readColumns(blocks, child, tabs);
    else if (isWholeItem(child)) addItem(blocks, child);
    else readInto(blocks, child, tabs);
  }
  flush();
}

/** Rank of what is a heading; the words of what opens stand above it. */
function levelOf(element: Element): number | undefined {
  if (element.name === "summary") return 4;
  const level = /^h([1-6])$/.exec(nameByRole(element))?.[1];
  return level === undefined ? undefined : Number(level);
}

/** A table with the ingredients in one column and beside them what is done with them. */
function isTableOfParts(element: Element): boolean {
  if (element.name !== "table") return false;
  const [head, ...rows] = rowsOf(element);
  const cells = rows.length === 0 ? [] : cellsOf(head);
  if (cells.length > MAX_COLUMNS) return false;
  const names = cells.map(lineOf);
  return names.some(isIngredientsHeading) && names.some(isMethodHeading);
}

/** Its columns one below the other. */
function readColumns(blocks: PageBlock[], table: Element, tabs: ReadonlyMap<string, string>): void {
  const [head, ...rows] = rowsOf(table);
  for (const [column, title] of cellsOf(head).entries()) {
    addLine(blocks, lineOf(title), 2, false, title);
    for (const row of rows) {
      const cell = cellsOf(row)[column];
      if (cell !== undefined) readInto(blocks, cell, tabs);
    }
  }
}

const cellsOf = (row: Element | undefined): readonly Element[] =>
  row?.children.filter(isTag).filter(({ name }) => name === "td" || name === "th") ?? [];

function rowsOf(table: Element): readonly Element[] {
  return table.children
    .filter(isTag)
    .flatMap((child) => (child.name === "tr" ? [child] : child.children.filter(isTag)));
}

function addItem(blocks: PageBlock[], item: Element): void {
  const text = lineOf(item);
  if (isHeadingItem(item, text)) addLine(blocks, text, 7, false, item);
  else addLine(blocks, text, 0, !isHeadOfTable(item), item);
}

/** What stands above items and is none: bold, or a heading by its name or as a cell, beside items that are not. */
function isHeadingItem(item: Element, text: string): boolean {
  if (text.length > MAX_BOLD_HEADING || !/^\p{L}.*[^.!?]$/u.test(text)) return false;
  const next = nextElement(item, "next");
  if (next === null || !isTag(next) || next.name !== item.name) return false;
  return [isBold, isNamedHeading, isHeadingRow].some((is) => is(item) && !is(next));
}

const isNamedHeading = ({ attribs }: Element): boolean =>
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
function isHeadOfTable(item: Element): boolean {
  const cells = item.children.filter(isTag);
  return item.name === "tr" && cells.length > 1 && cells.every(({ name }) => name === "th");
}

/** "<dt>For the sauce</dt>" above several meanings. */
function isTermOfSeveral(element: Element): boolean {
  const meaning = element.name === "dt" ? nextElement(element, "next") : null;
  const another = meaning !== null && isTag(meaning) && meaning.name === "dd" ? nextElement(meaning, "next") : null;
  return another !== null && isTag(another) && another.name === "dd";
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
  const isNamed = isTag(element) && (isNamedHeading(element) || isTermOfSeveral(element));
  // A paragraph may begin with its heading in bold: "<b>Ingredients</b><br>2 eggs<br>…", "<b>Ingredients:</b> 2 eggs<br>…".
  const bold = new Set(tags.filter(({ name }) => /^(?:b|strong|u)$/.test(name)).map(lineOf));
  const lines = shownText(nodes).split("\n").map(tidy).filter(Boolean);
  const parts = new Set([...bold].filter((text) => isIngredientsHeading(text) || isMethodHeading(text)));
  for (const line of lines.flatMap((each) => withoutLead(each, parts))) {
    const isHeading = line.length <= MAX_BOLD_HEADING && (opensGroup || isNamed || bold.has(line));
    addLine(blocks, line, isHeading ? 7 : 0, false, element);
  }
}

/** A line that begins with one of the names in bold ("Ingredients: 2 eggs") is two. */
function withoutLead(line: string, parts: ReadonlySet<string>): readonly string[] {
  const lead = line.slice(0, line.indexOf(":") + 1);
  return lead !== line && parts.has(lead) ? [lead, line.slice(lead.length).trim()] : [line];
}

function addLine(blocks: PageBlock[], text: string, level: number, isItem: boolean, element: ParentNode): void {
  const isNumbered = isItem && isTag(element) && element.name === "li" && isNumberedList(element.parent);
  if (text !== "" && blocks.length < MAX_LINES)
    blocks.push({ text, level, isItem, isNumbered, isBelowRule: isBelowRule(element), element });
}

function isBelowRule(element: ParentNode): boolean {
  const before = isTag(element) ? nextElement(element, "prev") : null;
  return before !== null && isTag(before) && before.name === "hr";
}

const isNumberedList = (parent: ParentNode | null): boolean => parent !== null && isTag(parent) && parent.name === "ol";

/** An item that holds no items of its own: one line however it is laid out. */
function isWholeItem(element: Element): boolean {
  const name = nameByRole(element);
  if (name === "li") return !holds(element, /^(?:li|h[1-6]|tr)$/);
  if (name === "tr") return !isOfSeveral(element) && lineOf(element).length <= MAX_ROW_CHARACTERS;
  return isTermAndMeaning(element) || isOneOfARow(element);
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
  let inner = 0;
  for (const { name } of elementsIn(element))
    if ((inner += 1) > 8 || /^(?:li|h[1-6]|tr|p|ul|ol|br|img)$/.test(name)) return false;
  return lineOf(element).length <= 150;
}

const isLike = (node: ChildNode | null, { name, attribs }: Element): boolean =>
  node !== null && isTag(node) && node.name === name && node.attribs["class"] === attribs["class"];
