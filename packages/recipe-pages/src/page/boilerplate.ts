import { isTag, type Element, type ParentNode } from "domhandler";
import { elementsIn } from "./page";
import type { PageBlock } from "./page-blocks";

/** Names of what stands around what a page is about. */
const BOILERPLATE =
  /(?:^|[\s_-])(?:comments?|respond|nutri[a-z-]*|(?:post|entry|article)[_-]?(?:footer|meta)|related|share|sharing|social|ratings?|signature|newsletter|author[_-]?(?:box|bio)|breadcrumbs?|copyright|ads?|advert\w*|sponsored|consent|cookies?|gdpr|onetrust|modal|popup|dialog|(?<!(?:no|has|with|without|right|left)[_-])sidebar(?![_-](?:none|left|right|layout))|widget-area|site-footer|footer-\w+|(?:country|language|region)[_-]?(?:list|selector|picker|select)|recommend(?:ed|ations?)|you-may-also-like|more-(?:recipes|from|like-this)|popular[_-]?(?:posts|recipes)|trending|latest[_-]?(?:posts|recipes)|subscribe)(?:$|[\s_-])/i;

/** What a blog files a post under, as "tag-nutritious". */
const OF_POST = /(?:^|\s)(?:tag|category)-\S+/g;
/** Names of what opens over a page, which may have a first heading of its own. */
const DIALOG = /consent|cookie|gdpr|onetrust|modal|popup|dialog/i;
/** "ingredients-and-nutrition" */
const OF_RECIPE = /ingredient|zutat|instruction|zubereitung/i;

/** The blocks without those of comments, shares, advertisements and footers, by the names around them. */
export function withoutBoilerplate(blocks: readonly PageBlock[]): readonly PageBlock[] {
  const known = new Map<ParentNode, boolean>();
  return blocks.filter(({ element }) => !isBoilerplateElement(element, known));
}

/** Whether an element stands in what is set around what a page is about. `known` keeps what was found of others. */
export function isBoilerplateElement(element: ParentNode, known = new Map<ParentNode, boolean>()): boolean {
  if (!isTag(element) || element.name === "body" || element.name === "html") return false;
  const before = known.get(element);
  if (before !== undefined) return before;
  const { attribs, name, parent } = element;
  const names = `${attribs["class"] ?? ""} ${attribs["id"] ?? ""}`.replace(OF_POST, "");
  const is =
    /^(?:footer|aside|nav)$/.test(name) ||
    /^(?:navigation|complementary|contentinfo|dialog|alertdialog|search)$/.test(attribs["role"] ?? "") ||
    isSiteHeader(element) ||
    (BOILERPLATE.test(names) &&
      !OF_RECIPE.test(names) &&
      name !== "main" &&
      !holdsContent(element, DIALOG.test(names))) ||
    (parent !== null && isBoilerplateElement(parent, known));
  known.set(element, is);
  return is;
}

/** "content-sidebar-wrap" and "dialog-off-canvas" are the whole page, with what it is about in it. */
function holdsContent(element: Element, isDialog: boolean): boolean {
  for (const { name } of elementsIn(element)) if (name === "main" || (name === "h1" && !isDialog)) return true;
  return false;
}

/** A header that stands in no article or part of a page has the site's menus. */
function isSiteHeader({ name, parent }: Element): boolean {
  if (name !== "header") return false;
  for (let around = parent; around !== null && isTag(around); around = around.parent)
    if (/^(?:article|main|section)$/.test(around.name)) return false;
  return true;
}
