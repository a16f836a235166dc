import { isTag, isText, type Element, type ParentNode } from "domhandler";
import { elementsIn } from "@tureen/recipe-pages/page/page";

/** The name of the outermost element; '' for none. */
export function rootName(tree: ParentNode): string {
  return tree.children.find(isTag)?.name ?? "";
}

/** Elements of this name at any depth, in the order of the document. */
export function elementsNamed(node: ParentNode, name: string): readonly Element[] {
  return [...elementsIn(node)].filter((element) => element.name === name);
}

/** Elements of this name right below a node. */
export function childrenOf(node: ParentNode, name: string): readonly Element[] {
  return node.children.filter(isTag).filter((element) => element.name === name);
}

/** Text of the first child of this name, its line breaks kept; '' for none. */
export function childText(node: ParentNode, name: string): string {
  const [child] = childrenOf(node, name);
  return child ? innerText(child) : "";
}

/** Text within an element, its line breaks kept. */
export function innerText(element: Element): string {
  return element.children
    .map((node) => (isText(node) ? node.data : isTag(node) || "children" in node ? innerText(node as Element) : ""))
    .join("");
}
