import { DomHandler, isTag, isText, type Document, type Element, type ParentNode } from "domhandler";
import { elementsIn } from "@tureen/recipe-pages/page";
import { Parser } from "htmlparser2";

/** The tree of an XML text; names as they are written. Never throws, and fetches nothing: entities of its own are left alone. */
export function parseXml(source: string): Document {
  const handler = new DomHandler();
  const parser = new Parser(handler, { xmlMode: true, decodeEntities: true });
  parser.write(source);
  parser.end();
  return handler.root;
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

function innerText(element: Element): string {
  return element.children
    .map((node) => (isText(node) ? node.data : isTag(node) || "children" in node ? innerText(node as Element) : ""))
    .join("");
}
