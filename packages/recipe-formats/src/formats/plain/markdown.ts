import type { RecipeFormat } from "#format";
import { fieldNamed, type FieldName } from "#reading/field-names";
import { stemOf, type FileNames } from "#reading/file-names";
import { readFrontMatter } from "#reading/front-matter";
import { ingredientsFrom, stepsFrom, withoutEmphasis } from "#reading/sections";
import { isEndOfRecipe, isIngredientsHeading, isMethodHeading } from "@tureen/recipe-pages/lists/part-headings";
import { readYield } from "@tureen/recipe-pages/facts/servings";
import { EMPTY_RECIPE, type FormatLine, type FormatRecipe, type OtherRecipe } from "#format-recipe";
import { COMPUTED_MARK } from "#formats/servers/own-key";
import { picturesBeside, pictureNamed } from "./schema-org";
import { fieldsOf, writtenFacts } from "./written-facts";

/**
 * Markdown as people keep recipes in it: a title, "## Ingredients" with a list, "## Method" with steps, notes; and RecipeMD
 * (recipemd.org), where lines of dashes part description, ingredients and steps. Facts may stand in front matter.
 */
export const markdown: RecipeFormat = {
  id: "markdown",
  name: "Markdown",
  kind: "text",
  recognizes: ({ text }) => /^#{1,3}\s+\S/m.test(text) && /^\s*(?:[-*+]|\d+[.)])\s+\S/m.test(text),
  *read({ path, text }, files) {
    const { values, body } = readFrontMatter(text);
    const facts = writtenFacts(fieldsOf(values));
    for (const part of recipesIn(body)) {
      const recipe = readOne(part, path, files);
      if (recipe) yield { ...recipe, ...facts, notes: [...recipe.notes, ...(facts.notes ?? [])] };
    }
  },
};

/** Several recipes of one file each begin with a heading of the first level. */
function recipesIn(body: string): readonly string[] {
  const parts = body.split(/^(?=#\s)/m).filter((part) => part.trim() !== "");
  const isList = (part: string): boolean => /^\s*[-*+]\s+\S/m.test(part);
  return parts.filter((part) => /^#\s/.test(part) && isList(part)).length > 1 ? parts.filter(isList) : [body];
}

type MarkdownSection = "lead" | "ingredients" | "steps" | "notes" | "nutrition" | "facts";

function readOne(body: string, path: string, files: FileNames): FormatRecipe | null {
  const pictures = [...body.matchAll(/!\[[^\]]{0,300}\]\(([^()\s]{1,1000})[^()]{0,300}\)/g)].flatMap(
    ([, reference = ""]) => pictureNamed(path, reference, files),
  );
  const lines = body
    .replace(/!\[[^\]]{0,300}\]\([^()]{0,1300}\)/g, "")
    .split(/\r?\n/)
    .map((line) =>
      line.replace(/^\s*(?:[-*+]|\d+[.)])\s+(?:\[[ xX]\]\s+)?/, (mark) => (/^\s*\d/.test(mark) ? mark : "- ")),
    );
  const title =
    lines.map((line) => /^#\s+(.+?)\s*#*$/.exec(line)?.[1]).find((found) => found !== undefined) ?? stemOf(path);
  const hasDashes = isRecipeMd(lines);
  const parts = hasDashes ? byDashes(lines) : byHeadings(lines);
  const others = otherRecipesIn(parts.ingredients);
  const ingredients = ingredientsFrom(parts.ingredients.map(asItem)).map((line): FormatLine => {
    const recipe = others.get(line.text);
    return recipe ? { ...line, recipe } : line;
  });
  const steps = stepsFrom(parts.steps.map(asItem));
  const mayBeAny = ingredients.length < 2 || (hasDashes && isOfLinks(parts.ingredients));
  if (ingredients.length === 0 || (steps.length === 0 && mayBeAny)) return null;
  const lead = parts.lead.filter((line) => line.trim() !== "" && !/^#\s/.test(line)).map((line) => line.trim());
  const isFact = (line: string): boolean => factIn(line) !== null;
  const tagLine = lead.find((line) => /^\*[^*].*[^*]\*$/.test(line) || /^_[^_].*[^_]_$/.test(line));
  const yieldLine = lead.find((line) => /^\*\*[^*]+\*\*$/.test(line) && /\d/.test(line)) ?? "";
  const said = readYield([withoutEmphasis(yieldLine)]);
  return {
    ...EMPTY_RECIPE,
    key: stemOf(path),
    title: withoutEmphasis(title),
    description: lead
      .filter((line) => line !== tagLine && line !== yieldLine && !/^-{3,}$/.test(line) && !isFact(line))
      .map(withoutEmphasis)
      .join("\n"),
    ingredients,
    steps,
    servings: said.servings,
    yieldText: said.text,
    tags: tagLine
      ? withoutEmphasis(tagLine)
          .split(",")
          .map((tag) => tag.trim())
          .filter(Boolean)
      : [],
    notes: [wordsOf(parts.notes)].filter(Boolean),
    nutrition: parts.nutrition.includes(COMPUTED_MARK) ? "" : wordsOf(parts.nutrition),
    ...writtenFacts(fieldsOf(lead.map(factIn).filter((fact) => fact !== null))),
    pictures: pictures.length > 0 ? pictures : picturesBeside(path, files, false),
  };
}

/** Lines that are a link to another recipe, to its file or to its heading below, with the title that it has there. */
function otherRecipesIn(lines: readonly string[]): ReadonlyMap<string, OtherRecipe> {
  return new Map(
    lines.flatMap((line): [string, OtherRecipe][] => {
      const [, said = "", heading, file = "", name = ""] =
        /^\s*-\s+\[([^\]]{1,500})\]\((?:(#)|([^()\s]{1,500})\.md)[^()\s"]{0,500}(?: "([^"]{1,300})")?\)\s*$/.exec(
          line,
        ) ?? [];
      const key = heading ? "" : stemOf(decodedAddress(file));
      return name === "" && key === "" ? [] : [[withoutEmphasis(said), { key, title: name }]];
    }),
  );
}

function decodedAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address; // what is no address is a name
  }
}

/** A table of contents: every item leads elsewhere. */
const isOfLinks = (lines: readonly string[]): boolean =>
  lines.filter((line) => line.trim() !== "").every((line) => /^[-\s]*\[[^\]]{1,300}\]\([^()]{1,1000}\)\s*$/.test(line));

const wordsOf = (lines: readonly string[]): string =>
  lines
    .map((line) => withoutEmphasis(asItem(line)))
    .filter((line) => line.trim() !== "")
    .join("\n");

/** "- 🍽️ Servings: 4", "**Prep time:** 10 min": a fact in the lead, by what a field is called. */
function factIn(line: string): readonly [string, readonly string[]] | null {
  const [, name = "", value = ""] =
    /^(?:[-*+]\s+)?\P{L}{0,6}([\p{L} ]{3,30}):\s*(\S.{0,80})$/u.exec(withoutEmphasis(line).replaceAll("*", "")) ?? [];
  return FACTS.has(fieldNamed(name) ?? "title") ? [name, [value.replace(/^~/, "")]] : null;
}
const FACTS: ReadonlySet<FieldName> = new Set(["servings", "prep", "cook", "total"]);

function isRecipeMd(lines: readonly string[]): boolean {
  return (
    lines.filter(isRule).length >= 1 &&
    !lines.some((line) => /^#{2,6}\s/.test(line) && isIngredientsHeading(line.replace(/^#+\s*/, "")))
  );
}

const isRule = (line: string): boolean => /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/.test(line);

function byDashes(lines: readonly string[]): Readonly<Record<MarkdownSection, readonly string[]>> {
  const first = lines.findIndex(isRule);
  const second = lines.findIndex((line, index) => index > first && isRule(line));
  const end = second === -1 ? lines.length : second;
  const [lead, ingredients, steps] = [lines.slice(0, first), lines.slice(first + 1, end), lines.slice(end + 1)];
  return { lead, ingredients, steps, notes: [], nutrition: [], facts: [] };
}

/** Lower headings within a part are the sections of its lines. */
function byHeadings(lines: readonly string[]): Readonly<Record<MarkdownSection, readonly string[]>> {
  const parts: Record<MarkdownSection, string[]> = {
    lead: [],
    ingredients: [],
    steps: [],
    notes: [],
    nutrition: [],
    facts: [],
  };
  let part: MarkdownSection = "lead";
  let level = 0;
  for (const line of lines) {
    const heading = /^(#{1,6})\s+(.+?)\s*#*$/.exec(line) ?? /^()\*\*(.+?):?\*\*:?$/.exec(line.trim());
    const name = heading?.[2]?.replace(/:$/, "") ?? "";
    const depth = heading?.[1]?.length ?? 0;
    const named: MarkdownSection | null =
      name === ""
        ? null
        : isIngredientsHeading(name)
          ? "ingredients"
          : isMethodHeading(name)
            ? "steps"
            : fieldNamed(name) === "nutrition"
              ? "nutrition"
              : isEndOfRecipe(name)
                ? "notes"
                : null;
    if (named !== null) {
      part = named;
      level = depth;
    } else if (heading && depth > 0 && part !== "lead" && depth <= level) part = "facts";
    else if (!isRule(line)) parts[part].push(line);
  }
  return parts;
}

/** A list's item without its mark; a heading keeps its own, which names a section. */
function asItem(line: string): string {
  return line.replace(/^\s*-\s+/, "");
}

/** The lines of a text below front matter, without its headings and pictures. */
export function withoutHeadings(body: string): readonly string[] {
  return body
    .replace(/!\[[^\]]{0,300}\]\([^()]{0,1300}\)/g, "")
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "" && !/^#{1,6}\s/.test(line))
    .map((line) => withoutEmphasis(asItem(line)));
}
