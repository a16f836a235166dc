import type { RecipeFile } from "#format";
import { readJson } from "@tureen/recipe-pages/json";
import { isPageSource } from "@tureen/recipe-pages/read-page";

/** A file's text as what it is: JSON, XML, a page, or words. */
export function recipeFileOf(path: string, text: string): RecipeFile {
  const start = text.slice(0, 2000).trimStart();
  if (/^[[{]/.test(start)) {
    const data = readJson(text);
    if (data !== undefined && data !== null && typeof data === "object") return { path, kind: "json", text, data };
  }
  if (start.startsWith("<?xml") && !/<html/i.test(start)) return { path, kind: "xml", text, data: null };
  if (isPageSource(text) || /^<(?:html|!doctype)/i.test(start)) return { path, kind: "html", text, data: null };
  if (/^<data>|^<recipes?>/.test(start)) return { path, kind: "xml", text, data: null };
  return { path, kind: "text", text, data: null };
}
