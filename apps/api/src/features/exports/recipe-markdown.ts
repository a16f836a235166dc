import { exportedFields } from "@tureen/contracts/fields";
import { RECIPE_FIELDS } from "@tureen/contracts/recipe-fields";
import type { Recipe } from "@tureen/contracts/recipes";
import { COMPUTED_MARK } from "@tureen/recipe-formats/formats/servers/own-key";
import type { Speaker } from "@tureen/messages/speakers";
import { text } from "@tureen/messages/text";
import { statedText } from "@tureen/domain/nutrition/stated-nutrition";
import { parseTags } from "@tureen/domain/recipes/tags";
import type { ComputedNutrition } from "./computed-nutrition";
import { fileNameOf } from "./file-names";
import { filesOf, lineGroups, lineText, type PictureFiles, stepsOf } from "./recipe-parts";

/** What stands below the facts, or among them in a way of its own. */
const IN_THE_TEXT: ReadonlySet<string> = new Set([
  "title",
  "description",
  "ingredients",
  "instructions",
  "notes",
  "stated_nutrition",
  "tags",
] satisfies (keyof Recipe)[]);

/** Where a recipe that another is made of stands: a heading below, or a file beside this one. */
type AddressOf = (id: number, title: string) => string;

/** Lines that are other recipes as links to them, which carry the titles that the others have. */
function linksOf({ ingredients }: Recipe, addressOf: AddressOf): ReadonlyMap<string, string> {
  const lines = typeof ingredients === "string" ? [] : ingredients;
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const { recipe_id: id, recipe_title: title } = line;
      const said = lineText(line);
      if (id === null || title === null || /[[\]]/.test(said)) return [];
      const name = oneLine(title).replaceAll('"', "'");
      return [[said, `[${oneLine(said)}](${encodeURI(addressOf(id, title))} "${name}")`]];
    }),
  );
}

/**
 * A recipe as Markdown, to be read by people, in their language, and by whatever reads Markdown: what stands in front of the
 * text is in the words that programs know.
 */
export function recipeMarkdown(
  recipe: Recipe,
  files: PictureFiles,
  t: Speaker,
  computed: ComputedNutrition | null = null,
  addressOf: AddressOf = (_id, title) => `#${fileNameOf(title)}`,
): string {
  const links = linksOf(recipe, addressOf);
  const said = exportedFields(RECIPE_FIELDS).flatMap((field) => {
    const value = IN_THE_TEXT.has(field) ? "" : factText(recipe[field]);
    return value === "" ? [] : [[field.replaceAll("_", " "), field.endsWith("_time") ? `${value} minutes` : value]];
  });
  const tags = parseTags(recipe.tags);
  const parts = [
    [
      "---",
      ...said.map(([name, value]) => `${name}: ${value}`),
      `date: ${recipe.created_at}`,
      ...(tags.length > 0 ? [`tags: [${tags.join(", ")}]`] : []),
      "---",
    ].join("\n"),
    `# ${oneLine(recipe.title)}`,
    shown(filesOf(recipe, files, null), recipe.title),
    recipe.description,
    `## ${t(text("Ingredients"))}`,
    ...lineGroups(recipe).flatMap(({ section, lines }) => [
      section === "" ? "" : `### ${section}`,
      lines.map((line) => `- ${links.get(line) ?? oneLine(line)}`).join("\n"),
    ]),
    `## ${t(text("Method"))}`,
    stepsOf(recipe)
      .map((step, index) => {
        const pictures = shown(filesOf(recipe, files, index + 1), String(index + 1));
        return `${index + 1}. ${step}${pictures === "" ? "" : ` ${pictures}`}`;
      })
      .join("\n"),
    ...nutritionParts(recipe, computed, t),
    ...(recipe.notes === "" ? [] : [`## ${t(text("Notes"))}`, recipe.notes]),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

/** What is computed is marked for our own import in words that no page shows. */
function nutritionParts(
  { stated_nutrition: stated }: Recipe,
  computed: ComputedNutrition | null,
  t: Speaker,
): readonly string[] {
  const heading = `## ${t(text("Nutrition"))}`;
  if (stated !== "") return [heading, listed(stated)];
  if (computed === null) return [];
  return [heading, COMPUTED_MARK, listed(statedText({ values: computed.values, others: [] }, t)), computed.how];
}

/** Pictures with the words that stand for them where they are not shown. */
const shown = (files: readonly string[], words: string): string =>
  files.map((file) => `![${oneLine(words)}](${encodeURI(file)})`).join(" ");

const listed = (lines: string): string =>
  lines
    .split("\n")
    .map((line) => `- ${line}`)
    .join("\n");

/** A field as a line of text; '' for what nobody said. */
function factText(value: Recipe[keyof Recipe]): string {
  if (typeof value === "boolean") return value ? "yes" : "";
  if (value === null) return "";
  return oneLine(typeof value === "object" ? JSON.stringify(value) : String(value));
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
