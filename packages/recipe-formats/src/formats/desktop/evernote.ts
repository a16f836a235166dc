import type { RecipeFormat } from "#format";
import { EMPTY_RECIPE, type FormatRecipe } from "#format-recipe";
import { saidIn } from "#reading/said-facts";
import { embeddedPicture } from "#reading/embedded-picture";
import { addressOf, instantIn } from "#reading/values";
import { childText, childrenOf, elementsNamed, innerText, rootName } from "#reading/xml";
import { readPage } from "@tureen/recipe-pages/read-page";
import type { Element } from "domhandler";
import { ofPage } from "#formats/plain/schema-org";

/** Evernote, `.enex`: a page a note, some of them recipes; the others are named. */
export const evernote: RecipeFormat = {
  id: "evernote",
  name: "Evernote",
  kind: "xml",
  recognizes: ({ tree }) => rootName(tree) === "en-export",
  *read({ tree }) {
    for (const note of elementsNamed(tree, "note")) yield readNote(note);
  },
};

function readNote(note: Element): FormatRecipe {
  const title = childText(note, "title").trim();
  const content = childText(note, "content").replace(/<\?[^>]{0,500}>|<!DOCTYPE[^>]{0,500}>/gi, "");
  const { recipe } = readPage(`<html><body><h1></h1>${content}</body></html>`);
  const [at = ""] = /^\d{8}/.exec(childText(note, "created").trim()) ?? [];
  return {
    ...(recipe ? ofPage(recipe) : EMPTY_RECIPE),
    title,
    tags: saidIn(childrenOf(note, "tag").map(innerText)),
    address:
      elementsNamed(note, "source-url")
        .map((url) => addressOf(innerText(url).trim()))
        .find(Boolean) ?? "",
    createdAt: instantIn(at.replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3")),
    pictures: childrenOf(note, "resource")
      .filter((resource) => childText(resource, "mime").startsWith("image/"))
      .flatMap((resource) => embeddedPicture(childText(resource, "data").replace(/\s+/g, ""))),
  };
}
