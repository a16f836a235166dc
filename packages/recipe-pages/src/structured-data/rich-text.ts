import { isObject, listOf, type Data, type DataObject } from "./json";

/** What editors call a part that is a line of its own; anything else stands within a line. */
const OWN_LINE =
  /^(?:block|paragraph|heading[-_\d]*|list|list[-_]?item|(?:ordered|unordered|bullet|numbered|bulleted)[-_]?list|[ou]l|li|p|h[1-6]|doc|document|root|(?:block)?quote)$/i;

/** A node of the rich text that content systems keep: Portable Text, Contentful, ProseMirror, Lexical, Slate. */
export function isRichText(data: Data): data is DataObject {
  return (
    isObject(data) &&
    listOf(childrenOf(data)).some(
      (child) => isObject(child) && (typeof leafOf(child) === "string" || isRichText(child)),
    )
  );
}

/** Its lines: one a paragraph, heading or item. */
export function richLines(node: DataObject): readonly string[] {
  const lines: string[] = [];
  let line = "";
  const read = (each: Data): void => {
    if (!isObject(each)) return;
    const children = childrenOf(each);
    const isOwnLine = OWN_LINE.test(typeOf(each));
    if (isOwnLine) end();
    if (children === undefined) line += leafOf(each) ?? "";
    else for (const child of listOf(children)) read(child);
    if (isOwnLine) end();
  };
  const end = (): void => {
    if (line.trim() !== "") lines.push(line.trim());
    line = "";
  };
  read(node);
  end();
  return lines;
}

function childrenOf(node: DataObject): Data | undefined {
  const children = node["children"] ?? node["content"];
  if (Array.isArray(children)) return children;
  const root = node["root"] ?? node["json"];
  return isObject(root) ? [root] : undefined;
}

function leafOf(node: DataObject): string | undefined {
  const text = node["text"] ?? node["value"];
  return typeof text === "string" ? text : undefined;
}

function typeOf(node: DataObject): string {
  const type = node["_type"] ?? node["nodeType"] ?? node["type"];
  return typeof type === "string" ? type : "";
}
