import { z } from "zod";
import { aiRecipe } from "../ai";

/** Longest source of a page, in characters; as long as what is fetched may be, in bytes. */
export const MAX_PAGE_CHARACTERS = 5_000_000;
/** The same as JSON, with its quotes and line ends escaped: what is longer is refused before it is read. */
export const MAX_PAGE_BYTES = 7 * 1024 * 1024;

/** The source or the words of a page, or its address alone, which is fetched where the family allows it. */
export const readPageInput = z
  .object({
    source: z.string("must be text").max(MAX_PAGE_CHARACTERS, "is too long").default(""),
    address: z.string("must be text").trim().max(2000, "is too long").default(""),
  })
  .refine(({ source, address }) => source.trim() !== "" || address !== "", {
    message: "Please give the address of a page, its text or its source",
  });
export type ReadPageInput = z.output<typeof readPageInput>;

/** A recipe as the form takes it, and what it was read from; nothing is saved. */
export const readPageOutput = z.object({
  recipe: aiRecipe.extend({ stated_nutrition: z.string(), video_url: z.string() }),
  /** Where the page is and who wrote it, as it says it; '' for none. */
  source: z.object({ address: z.string(), site: z.string(), author: z.string() }),
  /** Addresses of the recipe's pictures. */
  pictures: z.array(z.string()),
  /** The first of them as a JPEG in base64, where the page itself was fetched; '' else, and where it could not be read. */
  photo: z.string(),
  /** The page's lines as its reader sees them. */
  text: z.string(),
  /** Titles of the other recipes on the page. */
  others: z.array(z.string()),
  found_by: z.enum(["json-ld", "markup", "plugin", "app-state", "lists", "text", "model", "nobody"]),
  /** Why the form is empty beside the text; '' where a recipe was found. */
  note: z.string(),
});
export type ReadPageOutput = z.output<typeof readPageOutput>;
