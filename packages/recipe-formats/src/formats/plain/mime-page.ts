import type { RecipeFormat } from "#format";
import { isMessage, readMime, type MimePart } from "#reading/mime";
import { readPage } from "@tureen/recipe-pages/read-page";
import { ofPage } from "./schema-org";

/** A page that a browser saved in one file, `.mhtml`, or that was sent, `.eml`: with its pictures. */
export const mimePage: RecipeFormat = {
  id: "mime-page",
  name: "Web page",
  kind: "text",
  recognizes: ({ text }) => isMessage(text),
  *read({ text }) {
    const parts = readMime(text);
    const page = parts.find(({ type }) => type === "text/html");
    if (page === undefined) return;
    const { recipe, address, site, others } = readPage(page.text(), page.location);
    if (!recipe) return;
    const pictures = recipe.pictures.flatMap((each) =>
      parts.filter((part) => isPicture(part) && part.location === each),
    );
    yield {
      ...ofPage(recipe),
      source: site,
      address,
      leftOut: others,
      pictures: pictures.slice(0, 1).map((part) => ({ kind: "base64" as const, base64: part.base64() })),
    };
  },
};

const isPicture = ({ type }: MimePart): boolean => type.startsWith("image/");
