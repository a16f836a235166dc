import type { RecipeFormat } from "#format";
import { EMPTY_RECIPE, type FormatRecipe } from "#format-recipe";
import { blocksBelow, hasHead } from "#reading/head-lines";
import { measuredLine } from "#reading/measured-line";
import { factsOf } from "#reading/said-facts";
import { ingredientsFrom, stepsFrom } from "#reading/sections";
import { readStatedNutrition } from "@tureen/recipe-pages/structured-data/nutrition";

/** The line above each recipe, of the program itself and of those that write its format; RezKonv is its German heir. */
const HEAD =
  /^[\s:>-]{0,6}(?:M{4,6}|-{3,}|={3,})[-=\s]*(?:.{0,60}\b(?:meal-?\s?master|now you're cooking|cookmate)\b|\*?rezkonv).{0,80}$/i;
/** What stands below it. */
const END = /^\s*(?:M{4,6}|-{5,}|={5,})\s*$/;
const SECTION = /^\s*(?:M{4,6}|-{5,}|={5,})[-=]*\s*([^-=\s].*?)\s*[-=]*\s*$/;
const FIELD = /^\s{0,15}(title|titel|categories|kategorien|tags|yield|servings|menge|contributor|source)\s*:\s*(.*)$/i;
/** Whose it is, said among the steps. */
const SOURCE = /^(?:source|from|recipe by|posted by|quelle)\s*:\s*(\S.*)$/i;

/** Two letters for each measure; "x" is a portion's worth, which no amount says. */
const UNITS: Readonly<Record<string, string>> = Object.fromEntries(
  "x:,ea:,sm:small,md:medium,lg:large,cn:can,pk:package,pn:pinch,dr:drop,ds:dash,ct:carton,bn:bunch,sl:slice,t:tsp,ts:tsp,T:tbsp,tb:tbsp,fl:fl oz,c:cup,pt:pint,qt:quart,ga:gallon,oz:oz,lb:lb,ml:ml,cb:ml,cl:cl,dl:dl,l:l,mg:mg,cg:cg,dg:dg,g:g,kg:kg,cv:clove,sp:sprig,hd:head,st:stalk,bx:box"
    .split(",")
    .map((pair) => pair.split(":")),
);

/** Columns of a line: the amount ends at 7, the unit at 10, the food at 39; a second ingredient begins at 41. */
const INGREDIENT = /^([\d\s./~-]{7}) (\S{2}|\S | {2}) (\S.*)$/;
const [FOOD_END, SECOND] = [39, 41];

/** Meal-Master, `.mmf`, `.mm` and `.txt`: the archives of the nineties, with thousands of recipes a file. */
export const mealMaster: RecipeFormat = {
  id: "meal-master",
  name: "Meal-Master",
  kind: "text",
  recognizes: ({ text }) => hasHead(text, HEAD),
  *read({ text }) {
    for (const block of blocksBelow(text, HEAD)) yield readBlock(block.map(inColumns));
  },
};

const inColumns = (line: string): string => line.replaceAll("\t", "        ").trimEnd();

function readBlock(block: readonly string[]): FormatRecipe {
  const end = block.findIndex((line, at) => at > 3 && END.test(line));
  const lines = end === -1 ? block : block.slice(0, end);
  const fields = new Map<string, string>();
  let at = 0;
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const [, name, value = ""] = FIELD.exec(line) ?? [];
    if (name !== undefined) fields.set(name.toLowerCase(), value.trim());
    else if (line.trim() !== "" && fields.size > 0) break;
  }
  const say = (...names: readonly string[]): string => names.map((name) => fields.get(name)).find(Boolean) ?? "";
  const rest = lines.slice(at);
  const first = endOfIngredients(rest);
  const { lines: ingredients, nutrition } = withoutNutrition(ingredientsOf(rest.slice(0, first)));
  const { steps, source } = stepsOf(rest.slice(first));
  return {
    ...EMPTY_RECIPE,
    title: say("title", "titel"),
    ingredients: ingredientsFrom(ingredients),
    nutrition,
    steps: stepsFrom(steps),
    ...factsOf({
      yields: [say("yield", "servings", "menge")],
      tags: `${say("categories", "kategorien")},${say("tags")}`.split(","),
      source: say("source") || source,
    }),
    author: say("contributor"),
  };
}

/** What a serving has, which some write below the ingredients: "157 calories", "5 g fat", "217 mg sodium". */
function withoutNutrition(lines: readonly string[]): { readonly lines: readonly string[]; readonly nutrition: string } {
  const isOfServing = (line: string): boolean => /^\d/.test(line) && readStatedNutrition(line).others.length === 0;
  const stated = lines.filter(isOfServing);
  const { values } = readStatedNutrition(stated.join("\n"));
  if (values.length < 3 || !values.some(({ nutrient }) => nutrient === "energy")) return { lines, nutrition: "" };
  return { lines: lines.filter((line) => !isOfServing(line)), nutrition: stated.join("\n") };
}

/** Ingredients stand in columns, in groups that blank lines or headings part; the first other line begins the steps. */
function endOfIngredients(lines: readonly string[]): number {
  let end = 0;
  for (const [at, line] of lines.entries()) {
    const goesOn = end === 0 || end === at;
    if (INGREDIENT.test(line) || (goesOn && isLoose(line))) end = at + 1;
    else if (line.trim() !== "" && !SECTION.test(line)) break;
  }
  return end;
}

/** Where somebody has moved the columns: "2 ts sugar", "  200  Gramm  Mehl". */
function isLoose(line: string): boolean {
  return (
    /^\s*\d[\d\s./-]*\s(?!\s*\d)\S/.test(line) &&
    line.length < 80 &&
    !/^\s*\d{1,2}[.)]\s/.test(line) &&
    !/[.!]$/.test(line)
  );
}

/** Headings as the marks that apps agree on; of two columns the left one is read down first. */
function ingredientsOf(lines: readonly string[]): readonly string[] {
  const read: string[] = [];
  let [left, right]: [string[], string[]] = [[], []];
  const flush = (): void => {
    // The right column goes on with the last line of the left one.
    const rest = right[0]?.startsWith("- ") ? (right.shift() ?? "").slice(1) : "";
    if (rest !== "") left.push(`${left.pop() ?? ""}${rest}`);
    read.push(...left, ...right);
    [left, right] = [[], []];
  };
  for (const line of lines) {
    const heading = INGREDIENT.test(line) ? undefined : SECTION.exec(line)?.[1];
    if (heading !== undefined) {
      flush();
      read.push(`# ${heading}`);
      continue;
    }
    const second = line.slice(SECOND);
    const isTwo = line.slice(FOOD_END, SECOND).trim() === "" && INGREDIENT.test(second);
    add(left, isTwo ? line.slice(0, FOOD_END) : line);
    if (isTwo) add(right, second);
  }
  flush();
  return read;
}

function add(lines: string[], line: string): void {
  const [, amount = "", unit = "", food = ""] = INGREDIENT.exec(line) ?? [];
  if (food === "") {
    if (line.trim() !== "") lines.push(line.trim().replace(/\s+/g, " "));
    return;
  }
  const isUnsaid = `${amount}${unit}`.trim() === "";
  if (isUnsaid && food.startsWith("-")) {
    const rest = food.slice(1).trim();
    lines.push(lines.length === 0 ? `- ${rest}` : `${lines.pop() ?? ""} ${rest}`);
    return;
  }
  if (isUnsaid && food.endsWith("--")) {
    lines.push(`# ${food.replace(/-+$/, "")}`);
    return;
  }
  const measure = UNITS[unit.trim()] ?? UNITS[unit.trim().toLowerCase()] ?? unit.trim();
  const isUnmeasured = unit.trim() === "x" && amount.trim() === "1";
  const number = isUnmeasured
    ? ""
    : amount
        .trim()
        .replace(/(\.\d*?)0+$/, "$1")
        .replace(/\.$/, "");
  lines.push(measuredLine(number, measure, food.replace(/^-/, "")));
}

/** Paragraphs, and numbered lines, are steps. */
function stepsOf(lines: readonly string[]): { readonly steps: readonly string[]; readonly source: string } {
  const steps: string[] = [];
  let source = "";
  let isOfSource = false;
  let paragraph = "";
  const flush = (): void => {
    if (paragraph !== "") steps.push(paragraph);
    paragraph = "";
  };
  for (const line of lines) {
    const text = line.trim().replace(/(\d)ø(?=\s?[FC]\b)/g, "$1°");
    const said = SOURCE.exec(text)?.[1];
    const heading = SECTION.exec(line)?.[1];
    if (text === "" || heading !== undefined || said !== undefined || /^\d{1,2}(?:[.)]\s|$)/.test(text)) flush();
    if (/^(?:quelle|source)$/i.test(heading ?? "")) {
      isOfSource = true;
      continue;
    }
    if (text === "") isOfSource = false;
    if (isOfSource) source = [source, text.replace(/^-+\s*/, "")].filter(Boolean).join(", ");
    else if (heading !== undefined) steps.push(`# ${heading}`);
    else if (said !== undefined) source ||= said;
    else paragraph = paragraph === "" ? text : `${paragraph} ${text}`;
  }
  flush();
  return { steps, source };
}
