import { isTag, type Element, type ParentNode } from "domhandler";
import type { PageBlock } from "./page-blocks";

/** Names of what stands beside what a page is about. */
const BESIDE =
  /(?:^|[\s_-])(?:comments?|respond|nutri[a-z-]*|(?:post|entry|article)[_-]?(?:footer|meta)|related|share|sharing|social|ratings?|signature|newsletter|author[_-]?(?:box|bio)|breadcrumbs?|ads?|advert\w*|sponsored)(?:$|[\s_-])/i;

/** The blocks without those of comments, shares, advertisements and footers, by the names around them. */
export function withoutBeside(blocks: readonly PageBlock[]): readonly PageBlock[] {
  const known = new Map<ParentNode, boolean>();
  const isBeside = (element: ParentNode): boolean => {
    if (!isTag(element) || element.name === "body" || element.name === "html") return false;
    const before = known.get(element);
    if (before !== undefined) return before;
    const { attribs, name, parent } = element;
    const names = `${attribs["class"] ?? ""} ${attribs["id"] ?? ""}`;
    const is =
      name === "footer" || isHeadOfSite(element) || BESIDE.test(names) || (parent !== null && isBeside(parent));
    known.set(element, is);
    return is;
  };
  return blocks.filter(({ element }) => !isBeside(element));
}

/** A header that stands in no article or part of a page has the site's menus. */
function isHeadOfSite({ name, parent }: Element): boolean {
  if (name !== "header") return false;
  for (let around = parent; around !== null && isTag(around); around = around.parent)
    if (/^(?:article|main|section)$/.test(around.name)) return false;
  return true;
}
