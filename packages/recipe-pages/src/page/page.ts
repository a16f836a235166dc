import { DomHandler, type ChildNode, type Document, type Element, isTag, isText, type ParentNode } from "domhandler";
import { Parser } from "htmlparser2";

/** Deeper elements are left out with their text kept, so that whoever walks the tree may call itself. */
const MAX_DEPTH = 250;
/** The largest recipe pages have some ten thousand. */
const MAX_ELEMENTS = 150_000;
/** Elements beside another that are looked at. */
const MAX_BESIDE = 100;
/** Characters that the parser is given at once. */
const PIECE = 32_768;

/** Builds the tree of a page and leaves out elements beyond its bounds: a page may be made to exhaust whoever reads it. */
class BoundedHandler extends DomHandler {
  private depth = 0;
  private elements = 0;
  /** Whether elements were left out. */
  isCut = false;
  private readonly kept: boolean[] = [];

  /** No page has so many elements within each other; this one was made to take time. */
  get isTooDeep(): boolean {
    return this.kept.length > 2000;
  }

  constructor(private readonly maxElements: number) {
    super();
  }

  override onopentag(name: string, attributes: Record<string, string>): void {
    const isKept = this.depth < MAX_DEPTH && this.elements < this.maxElements;
    this.kept.push(isKept);
    this.isCut ||= !isKept;
    if (!isKept) return;
    this.depth += 1;
    this.elements += 1;
    super.onopentag(name, attributes);
  }

  override onclosetag(): void {
    if (this.kept.pop() !== true) return;
    this.depth -= 1;
    super.onclosetag();
  }
}

/** The tree of a source, and whether all of it is there. */
export interface Markup {
  readonly tree: Document;
  readonly isWhole: boolean;
}

/**
 * The tree of a source of HTML or XML; never throws, fetches nothing, and is at most 250 elements deep. It goes in by pieces, so
 * that one that opens elements without end is not read further: the parser's time for each of them grows with those that are
 * open.
 */
export function parseMarkup(source: string, as: "html" | "xml", maxElements = MAX_ELEMENTS): Markup {
  const handler = new BoundedHandler(maxElements);
  const isHtml = as === "html";
  const parser = new Parser(handler, {
    xmlMode: !isHtml,
    decodeEntities: true,
    lowerCaseTags: isHtml,
    lowerCaseAttributeNames: isHtml,
  });
  for (let at = 0; at < source.length && !handler.isTooDeep; at += PIECE) parser.write(source.slice(at, at + PIECE));
  parser.end();
  return { tree: handler.root, isWhole: !handler.isCut && !handler.isTooDeep };
}

/** The tree of a page; of one that was made to take time, a part. */
export function parsePage(source: string): Document {
  return parseMarkup(source, "html").tree;
}

/** Every element below a node, in the page's order. */
export function* elementsIn(node: ParentNode): Generator<Element> {
  const open: ParentNode[] = [node];
  const places = [0];
  while (open.length > 0) {
    const at = places[places.length - 1] ?? 0;
    const child = open[open.length - 1]?.children[at];
    if (child === undefined) {
      open.pop();
      places.pop();
      continue;
    }
    places[places.length - 1] = at + 1;
    if (!isTag(child)) continue;
    yield child;
    open.push(child);
    places.push(0);
  }
}

/** The element beside another, with white space and a program's comments between them aside. */
export function nextElement(element: Element, to: "next" | "prev"): Element | null {
  let beside = element[to];
  for (let passed = 0; beside !== null && !isTag(beside) && passed < MAX_BETWEEN; passed += 1) beside = beside[to];
  return beside !== null && isTag(beside) ? beside : null;
}
/** Texts and comments between two elements beside each other. */
const MAX_BETWEEN = 5;

/** Names of an element's class attribute; none where it has none. */
export function classesOf(element: Element): readonly string[] {
  return (element.attribs["class"] ?? "").split(/\s+/).filter(Boolean);
}

/** Text of a script, as it stands in the source. */
export function rawText(element: Element): string {
  return element.children.map((child) => (isText(child) ? child.data : "")).join("");
}

const NEVER_READ: ReadonlySet<string> = new Set(
  "script style noscript template svg math head iframe object video audio canvas select option input textarea nav dialog rt rp".split(
    " ",
  ),
);
const FOR_EARS_ONLY = /(?:^|[\s_-])(?:sr-only|screen-reader|visually-?hidden|screenreader)/i;
/** What is shown when a word is pointed at, the signs of a wiki beside its headings, and what a step takes of the ingredients. */
const OPENS_OVER =
  /(?:^|[\s_-])(?:(?:tooltip|popover)[_-]?(?:text|content|body)|editsection|(?:instruction|step)[_-]ingredients)(?:$|[\s_-])/i;
/** "Discover more: Bread, Cheese", which an advertiser's script sets between any two lines. */
const OF_ADS = /(?:^|\s)(?:google-anno-skip|goog-rtopics)(?:$|\s)/;
/** The words of a link to a shop, within the line of what it sells. */
const TO_A_SHOP = /^\s*(?:(?:buy|shop|order)(?: (?:now|it|here|online))?|(?:add to )?shopping list)\s*$/i;
/** A caption that is a step of its own: "2. Fold the dough." */
const NUMBERED = /^\s*(?:step )?\d{1,2}\s*[.):]\s*\p{L}/iu;
const BLOCKS: ReadonlySet<string> = new Set(
  "address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main ol p pre section summary table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);
/** Elements that mark words within a sentence: no space stands between them and their neighbours. */
const WITHIN_WORDS: ReadonlySet<string> = new Set(
  "b i em strong a u sup sub font mark s small abbr time ruby rb wbr".split(" "),
);

/** True for an element that stands on lines of its own. */
export const isBlock = (element: Element): boolean =>
  BLOCKS.has(element.name) || (isCustom(element) && !standsInText(element));

/** An element of the page's own making, "<recipe-step>": how it is shown, its name does not say. */
export const isCustom = ({ name }: Element): boolean => name.includes("-");

function standsInText({ prev, next }: Element): boolean {
  return [prev, next].some((beside) => beside !== null && isText(beside) && beside.data.trim() !== "");
}

/** The name of the element that an element says it is by its role: a list of "div"s may be a list. */
export function nameByRole({ name, attribs }: Element): string {
  const { role } = attribs;
  if (role === "listitem") return "li";
  if (role === "row") return "tr";
  return role === "heading" ? `h${/^[1-6]$/.exec(attribs["aria-level"] ?? "")?.[0] ?? "2"}` : name;
}

/** What stands above an advertisement that a script draws. */
const ADVERTISEMENT =
  /^\s*(?:advertisements?|sponsored|anzeige|werbung|publicité|publicidad|pubblicità|advertentie)\s*$/i;

/** Elements whose text nobody reads on the page. */
export function isUnread(element: Element): boolean {
  const { name, attribs } = element;
  const [only, ...others] = element.children;
  if (only !== undefined && others.length === 0 && isText(only) && ADVERTISEMENT.test(only.data)) return true;
  // "<h2><button>Ingredients</button></h2>" opens and closes a part; one that stays pressed crosses a line off.
  if (name === "button") return !isInHeading(element) && !("aria-pressed" in attribs) && !isWordOfLine(element);
  if (name === "noscript") return !holds(element, /^h[1-6]$/); // A page that scripts draw may be there as a whole.
  if (name === "figcaption") return !NUMBERED.test(firstWords(element)) && !holds(element, /^li$/);
  if (name === "a") return TO_A_SHOP.test(firstWords(element));
  if (NEVER_READ.has(name)) return !("shadowrootmode" in attribs);
  if (attribs["role"] === "tooltip") return true;
  if ("hidden" in attribs) return attribs["role"] !== "tabpanel";
  const look = attribs["class"] ?? "";
  if (/display:\s*none/i.test(attribs["style"] ?? "") && !/ingredient|instruct/i.test(look)) return true;
  return FOR_EARS_ONLY.test(look) || OPENS_OVER.test(look) || OF_ADS.test(look) || isSaidOtherwise(element);
}

/** "4 tablespoons <button>unsalted butter</button>": a word that opens something, with the line's other words beside it. */
function isWordOfLine(button: Element): boolean {
  if (!/^\s*\p{L}{3}/u.test(firstWords(button)) || TO_DO.test(firstWords(button))) return false;
  let element = button;
  for (let out = 0; out < MAX_WRAPPED; out += 1) {
    const { parent } = element;
    const beside = parent?.children.slice(0, MAX_BESIDE) ?? [];
    if (beside.some((each) => isText(each) && /[\p{L}\p{N}]/u.test(each.data))) return true;
    if (parent === null || !isTag(parent) || beside.filter(isTag).length > 1) return false;
    element = parent;
  }
  return false;
}
const MAX_WRAPPED = 3;
/** What a button does, beside words or not. */
const TO_DO =
  /^\s*(?:add|buy|shop|order|copy|print|save|share|show|hide|view|see|more|less|edit|remove|check|select|scale|convert|metric|us|info|learn|rate|start|mark|done|next|reset|adjust|switch|change|close|open|toggle|tap|click|kaufen|drucken|teilen|merken|mehr|voir|plus|ver|vedi|meer)\b/i;

/** The first text within an element. */
function firstWords(element: Element): string {
  for (const child of element.children) {
    if (isText(child) && child.data.trim() !== "") return child.data;
    if (isTag(child)) return firstWords(child);
  }
  return "";
}

/** Whether one of these elements stands within another. */
export function holds(element: Element, names: RegExp): boolean {
  for (const inner of elementsIn(element)) if (names.test(nameByRole(inner))) return true;
  return false;
}

const OTHER_MEASURES = /(?:^|[\s_-])(?:imperial|us-?customary|us-?units?)(?:$|[\s_-])/i;
const METRIC = /(?:^|[\s_-])metric(?:$|[\s_-])/i;
const HIDDEN_NAME = /(?:^|\s)(?:d-none|hidden|is-hidden|hide|inactive)(?:$|\s)/;
const KIND_OF_LIST =
  /^data-(?:[a-z]+-)?(?:units?|measures?|system|servings?|portions?|yield|size|variant|method-type)$/;

/**
 * The same list once more: in the measures of another country beside the metric ones, for other portions or another machine
 * and hidden until somebody chooses it, or what a template has filled in for pages of another kind.
 */
function isSaidOtherwise(element: Element): boolean {
  const { attribs, parent, name } = element;
  const look = attribs["class"] ?? "";
  if (/(?:^|\s)w-condition-invisible(?:$|\s)/.test(look)) return true;
  if (attribs["aria-hidden"] === "true" && isBesideShown(element)) return true;
  if (Object.entries(attribs).some(([name, value]) => value === "hidden" && /^data-.*state$/.test(name))) return true;
  if (HIDDEN_NAME.test(look) && Object.keys(attribs).some((attribute) => KIND_OF_LIST.test(attribute))) return true;
  const measures = `${look} ${attribs["id"] ?? ""} ${attribs["data-unit"] ?? ""} ${attribs["data-units"] ?? ""}`;
  if (!OTHER_MEASURES.test(measures) || METRIC.test(measures)) return false;
  const beside = parent?.children.slice(0, MAX_BESIDE) ?? [];
  return beside.some(
    (each) =>
      isTag(each) &&
      each.name === name &&
      METRIC.test(`${each.attribs["class"] ?? ""} ${each.attribs["id"] ?? ""} ${each.attribs["data-unit"] ?? ""}`),
  );
}

/** One of two like elements of which the other is said to be shown. */
function isBesideShown(element: Element): boolean {
  const beside = [nextElement(element, "prev"), nextElement(element, "next")];
  return beside.some((each) => each?.name === element.name && each.attribs["aria-hidden"] === "false");
}

function isInHeading(element: Element): boolean {
  const { parent } = element;
  return parent !== null && isTag(parent) && /^h[1-6]$/.test(parent.name);
}

/** The words of an element on one line, as the page shows them. */
export function lineOf(element: Element): string {
  return tidy(shownText([element]).replaceAll("\n", " "));
}

/** The lines of an element: one a paragraph, item, or line break. */
export function linesOf(element: Element): readonly string[] {
  return shownText([element])
    .split("\n")
    .map(tidy)
    .filter((line) => line !== "");
}

/** Text of nodes with a line break wherever the page has one. */
export function shownText(nodes: readonly ChildNode[]): string {
  const parts: string[] = [];
  collect(nodes, parts);
  return parts.join("");
}

function collect(nodes: readonly ChildNode[], parts: string[]): void {
  for (const node of nodes) {
    if (isText(node)) parts.push(isTyped(node) ? node.data : node.data.replace(/\s+/g, " "));
    if (!isTag(node)) continue;
    if (node.name === "br") parts.push("\n");
    if (isUnread(node)) continue;
    const mark = isBlock(node) ? "\n" : WITHIN_WORDS.has(node.name) || isInitial(node) ? "" : "\u200b ";
    const isCell = node.name === "td" || node.name === "th";
    parts.push(isCell || isNumerator(node) ? " " : mark);
    collect(node.children, parts);
    parts.push(isCell ? " " : mark);
  }
}

/** Text whose line breaks are shown as they stand in the source. */
function isTyped({ parent }: ChildNode): boolean {
  if (parent === null || !isTag(parent)) return false;
  return parent.name === "pre" || /white-space:\s*pre-line/i.test(parent.attribs["style"] ?? "");
}

/** The first part of "1<sup>1</sup>/<sub>2</sub>", which is one and a half. */
function isNumerator(element: Element): boolean {
  const [digit] = element.children;
  const after = element.next;
  if (element.name !== "sup" || digit === undefined || !isText(digit) || !/^\d+$/.test(digit.data.trim())) return false;
  return after !== null && isText(after) && /^\s*[/⁄]/.test(after.data);
}

/** "<span>O</span>nce": a letter set large, of the word that goes on after it. */
function isInitial(element: Element): boolean {
  const [letter, more] = element.children;
  const { prev, next } = element;
  if (prev !== null && !(isText(prev) && prev.data.trim() === "")) return false;
  if (letter === undefined || more !== undefined || !isText(letter) || !/^\p{L}$/u.test(letter.data)) return false;
  return next !== null && isText(next) && /^\p{L}/u.test(next.data);
}

/** Signs that nobody sees, but for the one between letters that Persian and Hindi would join. */
const NO_SIGNS = /[\u200b\u2060\ufeff\u00ad]|\u200c(?![\p{sc=Arab}\p{sc=Deva}\p{sc=Beng}])/gu;

/** White space made one, and none before a sign that ends a part of a sentence. */
export function tidy(text: string): string {
  return text
    .replace(NO_SIGNS, "")
    .replace(/[\s\u00a0]+/g, " ")
    .replace(/ ([,;.)](?:\s|$))/g, "$1")
    .replace(/\( /g, "(")
    .trim();
}
