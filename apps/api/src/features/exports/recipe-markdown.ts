import type { Recipe } from "@tureen/contracts/recipes";
import type { Speaker } from "@tureen/messages/speakers";
import { text } from "@tureen/messages/text";
import { parseTags } from "@tureen/domain/recipes/tags";
import { lineGroups, stepsOf } from "./recipe-parts";

/**
 * A recipe as Markdown, to be read by people, in their language, and by whatever reads Markdown: what stands in front of the
 * text is in the words that programs know.
 */
export function recipeMarkdown(recipe: Recipe, picture: string | null, t: Speaker): string {
  const facts = [
    ["servings", recipe.servings],
    ["prep time", recipe.prep_time === null ? null : `${recipe.prep_time} minutes`],
    ["cook time", recipe.cook_time === null ? null : `${recipe.cook_time} minutes`],
    ["cuisine", recipe.cuisine],
    ["difficulty", recipe.difficulty],
    ["source", recipe.source],
    ["rating", recipe.rating],
    ["favourite", recipe.favourite ? "yes" : null],
    ["date", recipe.created_at],
  ] as const;
  const said = facts.filter(([, value]) => value !== null && value !== "");
  const tags = parseTags(recipe.tags);
  const parts = [
    [
      "---",
      ...said.map(([name, value]) => `${name}: ${oneLine(String(value))}`),
      ...(tags.length > 0 ? [`tags: [${tags.join(", ")}]`] : []),
      "---",
    ].join("\n"),
    `# ${oneLine(recipe.title)}`,
    picture === null ? "" : `![${oneLine(recipe.title)}](${encodeURI(picture)})`,
    recipe.description,
    `## ${t(text("Ingredients"))}`,
    ...lineGroups(recipe).flatMap(({ section, lines }) => [
      section === "" ? "" : `### ${section}`,
      lines.map((line) => `- ${oneLine(line)}`).join("\n"),
    ]),
    `## ${t(text("Method"))}`,
    stepsOf(recipe)
      .map((step, index) => `${index + 1}. ${step}`)
      .join("\n"),
    ...(recipe.notes === "" ? [] : [`## ${t(text("Notes"))}`, recipe.notes]),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
