import type { RecipeFormat } from "#format";
import { EMPTY_RECIPE, type FormatRecipe } from "#format-recipe";
import type { FileNames } from "#reading/file-names";
import { measuredLine, plainNumber } from "#reading/measured-line";
import { factsOf } from "#reading/said-facts";
import { ingredientsFrom, stepsFrom } from "#reading/sections";
import { addressOf } from "#reading/values";
import { childText, childrenOf, elementsNamed, innerText, rootName } from "#reading/xml";
import { parseMarkup } from "@tureen/recipe-pages/page/page";
import { plainLines } from "@tureen/recipe-pages/page/plain-text";
import type { Element } from "domhandler";
import { pictureNamed } from "#formats/plain/schema-org";

/** MasterCook, `.mx2`: XML with a `RcpE` each; it does not escape the quotes of its attributes (`3/4" dice`). */
export const masterCook: RecipeFormat = {
  id: "master-cook",
  name: "MasterCook",
  kind: "xml",
  recognizes: ({ tree }) => rootName(tree) === "mx2",
  *read({ text, path }, files) {
    const { tree } = parseMarkup(withEscapedQuotes(text), "xml", Infinity);
    for (const element of elementsNamed(tree, "RcpE")) yield readRecipe(element, path, files);
  },
};

/** A quote ends a value where another attribute or the end of the tag follows. */
function withEscapedQuotes(text: string): string {
  return text.replace(/^\s*<(?:IngR|RcpE|AltS|DirT)\s[^\n]{1,2000}/gm, (tag) =>
    tag.replace(
      /(\s\w+=)"([^\n]*?)"(?=\s+\w+="|\s*\/?>)/g,
      (_attribute, name: string, value: string) => `${name}"${value.replaceAll('"', "&quot;")}"`,
    ),
  );
}

function readRecipe(recipe: Element, path: string, files: FileNames): FormatRecipe {
  const say = (name: string): string => childText(recipe, name).trim();
  const attribute = (name: string, key: string): string => childrenOf(recipe, name)[0]?.attribs[key]?.trim() ?? "";
  const made = [plainNumber(attribute("Yield", "qty")), attribute("Yield", "unit")].join(" ").trim();
  const steps = elementsNamed(recipe, "DirT").flatMap((step) => plainLines(innerText(step)));
  return {
    ...EMPTY_RECIPE,
    title: (recipe.attribs["name"] ?? "").trim(),
    author: (recipe.attribs["author"] ?? "").trim(),
    description: say("Desc"),
    ingredients: ingredientsFrom(childrenOf(recipe, "IngR").map(lineOf)),
    steps: stepsFrom(steps),
    ...factsOf({
      yields: [attribute("Serv", "qty"), made],
      prep: attribute("PrpT", "elapsed"),
      total: attribute("TTim", "elapsed"),
      tags: elementsNamed(recipe, "CatT").map(innerText),
      notes: [say("Note"), say("Wine")],
      source: say("Srce"),
      address: childrenOf(recipe, "AltS").find(({ attribs }) => addressOf(attribs["source"]))?.attribs["source"],
    }),
    nutrition: say("Nutr"),
    pictures: pictureNamed(path, recipe.attribs["img"] ?? "", files),
  };
}

function lineOf(line: Element): string {
  const { name = "", unit = "", qty = "", code = "" } = line.attribs;
  return code === "S" ? `# ${name}` : measuredLine(plainNumber(qty), unit, name, childText(line, "IPrp"));
}

const HEAD = /^\s*\*\s+Exported\s+from\s+MasterCook.{0,40}\*\s*$/im;
const FACT = /^(Recipe By|Serving Size|Categories)\s*:/i;
/** What stands below the steps, each with its text on the line or on the next, in quotes. */
const TRAILER =
  /^(Description|Source|Copyright|Yield|Start to Finish Time|T\(.{1,30}\)|S\(.{1,30}\)|Ratings|NOTES|Suggested Wine|Serving Ideas|Per serving.{0,60}|Nutr\. Assoc\.)\s*:\s*(.*)$/i;

/** The text that MasterCook exports, `.mxp` and `.txt`: the ingredients in columns below a head of dashes. */
export const masterCookText: RecipeFormat = {
  id: "master-cook-text",
  name: "MasterCook",
  kind: "text",
  recognizes: ({ text }) => HEAD.test(text.slice(0, 20_000)),
  *read({ text }) {
    const [, ...blocks] = text.replaceAll("\r\n", "\n").split(new RegExp(HEAD.source, "gim"));
    for (const block of blocks) yield readBlock(block.split("\n").map((line) => line.trimEnd()));
  },
};

function readBlock(lines: readonly string[]): FormatRecipe {
  const head = lines.findIndex((line) => /^-{4,}\s+-{4,}\s+-{4,}$/.test(line.trim()));
  const facts = lines.slice(0, head === -1 ? lines.length : head);
  const title = facts.findIndex((line) => line.trim() !== "");
  const say = (name: RegExp): string => facts.map((line) => name.exec(line)?.[1]?.trim() ?? "").find(Boolean) ?? "";
  const below = head === -1 ? [] : lines.slice(head + 1);
  const end = below.findIndex((line, at) => line.trim() === "" && at > 0);
  const columns = [...(lines[head] ?? "").matchAll(/-+/g)].map(({ index }) => index);
  const { steps, said } = stepsOf(end === -1 ? [] : below.slice(end));
  return {
    ...EMPTY_RECIPE,
    title: facts[title]?.trim() ?? "",
    author: say(/^Recipe By\s*:\s*(.+)$/i),
    description: said.get("description") ?? "",
    ingredients: ingredientsFrom(
      below.slice(0, end === -1 ? below.length : end).map((line) => columnsOf(line, columns)),
    ),
    steps: stepsFrom(steps),
    ...factsOf({
      yields: [say(/^Serving Size\s*:\s*(\d+)/i), said.get("yield") ?? ""],
      prep: say(/Preparation Time\s*:\s*(\d+:\d+)/i),
      total: said.get("start to finish time"),
      tags: categoriesOf(facts),
      notes: [said.get("notes") ?? "", said.get("suggested wine") ?? ""],
      source: said.get("source"),
      address: [...said].find(([name]) => name.startsWith("s("))?.[1],
    }),
    nutrition: [...said].find(([name]) => name.startsWith("per serving"))?.[1] ?? "",
  };
}

function columnsOf(line: string, [, measure = 10, food = 24]: readonly number[]): string {
  const heading = /^\s*(?:\*{2,}|-{3,}|={3,})\s*([^*=-].*?)\s*(?:\*{2,}|-{3,}|={3,}):?$/.exec(line)?.[1];
  if (heading !== undefined) return `# ${heading}`;
  return measuredLine(line.slice(0, measure), line.slice(measure, food), line.slice(food));
}

/** In two columns, the further ones below the first. */
function categoriesOf(facts: readonly string[]): readonly string[] {
  const at = facts.findIndex((line) => /^Categories\s*:/i.test(line));
  const further = facts.slice(at + 1).findIndex((line) => !/^\s{10,}\S/.test(line) || /Amount\s+Measure/.test(line));
  const lines = at === -1 ? [] : facts.slice(at, at + 1 + Math.max(0, further));
  return lines.flatMap((line) => line.replace(FACT, "").split(/\s{2,}|,/));
}

function stepsOf(lines: readonly string[]): {
  readonly steps: readonly string[];
  readonly said: ReadonlyMap<string, string>;
} {
  const said = new Map<string, string>();
  const steps: string[] = [];
  let name = "";
  for (const line of lines) {
    const text = line.trim();
    const trailer = TRAILER.exec(text);
    if (/^(?:- ?){5,}$/.test(text)) name = "end";
    else if (trailer) {
      name = (trailer[1] ?? "").toLowerCase();
      said.set(name, unquoted(trailer[2] ?? ""));
    } else if (text !== "" && name !== "" && name !== "end")
      said.set(name, [said.get(name), unquoted(text)].filter(Boolean).join(" "));
    else if (text !== "" && name === "") steps.push(text);
  }
  return { steps, said };
}

const unquoted = (text: string): string => text.trim().replace(/^"(.*)"$/, "$1");
