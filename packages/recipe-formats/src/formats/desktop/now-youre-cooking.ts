import type { RecipeFormat } from "#format";
import { EMPTY_RECIPE, type FormatRecipe } from "#format-recipe";
import { blocksBelow, hasHead } from "#reading/head-lines";
import { factsOf } from "#reading/said-facts";
import { ingredientsFrom, stepsFrom } from "#reading/sections";

const HEAD = /^@{3,} Now You're Cooking! Export Format\s*$/i;
/** "----FROSTING---" */
const SECTION = /^\s*-{2,}\s*([^-].*?)\s*-{2,}\s*$/;
/** What stands below the steps; the links to its table of foods say nothing without it. */
const FACT =
  /^\s*(yield|servings|preparation time|cooking time|contributor|source|notes|recipe by|nyc nutrilink)\s*:\s*(.*)$/i;
const END = /^\*\* Exported from Now You're Cooking!/i;

/** Now You're Cooking!, its text: a title, categories, ingredients and steps that blank lines part. */
export const nowYoureCooking: RecipeFormat = {
  id: "now-youre-cooking",
  name: "Now You're Cooking!",
  kind: "text",
  recognizes: ({ text }) => hasHead(text, HEAD),
  *read({ text }) {
    for (const block of blocksBelow(text, HEAD)) yield readBlock(block);
  },
};

function readBlock(block: readonly string[]): FormatRecipe {
  const end = block.findIndex((line) => END.test(line));
  const facts = new Map<string, string>();
  const paragraphs: string[][] = [[]];
  for (const line of end === -1 ? block : block.slice(0, end)) {
    const [, name, value = ""] = FACT.exec(line) ?? [];
    if (name !== undefined) facts.set(name.toLowerCase(), value.trim());
    else if (line.trim() === "") paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  }
  const [title = [], ...parts] = paragraphs.filter((lines) => lines.length > 0);
  // A recipe without categories goes on with its ingredients.
  const hasTags = parts.length > 2 && parts[0]?.length === 1 && !/^\s*\d/.test(parts[0][0] ?? "");
  const [ingredients = [], ...steps] = hasTags ? parts.slice(1) : parts;
  const say = (...names: readonly string[]): string => names.map((name) => facts.get(name)).find(Boolean) ?? "";
  return {
    ...EMPTY_RECIPE,
    title: title.join(" ").trim(),
    ingredients: ingredientsFrom(ingredients.map(asLine)),
    steps: stepsFrom(steps.map((lines) => lines.map((line) => line.trim()).join(" "))),
    ...factsOf({
      yields: [say("yield", "servings")],
      prep: say("preparation time"),
      cook: say("cooking time"),
      tags: hasTags ? (parts[0]?.[0] ?? "").split(/(?:^|,)\s*none\s*(?=,|$)|,/) : [],
      notes: [say("notes")],
      source: say("source"),
    }),
    author: say("contributor", "recipe by"),
  };
}

function asLine(line: string): string {
  const heading = SECTION.exec(line)?.[1];
  return heading === undefined ? line.trim().replace(/\s+/g, " ") : `# ${heading}`;
}
