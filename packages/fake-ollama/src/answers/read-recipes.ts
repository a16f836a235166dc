import { looksLikeIngredient, readIngredient, type FakeIngredient } from "./read-ingredient";

/** A recipe as the model understood it, with the names of the wire. */
export interface FakeRecipe {
  readonly title: string;
  readonly description: string;
  readonly cuisine: string;
  readonly difficulty: string;
  readonly servings: number;
  readonly prep_time: number;
  readonly cook_time: number;
  readonly ingredients: readonly FakeIngredient[];
  readonly instructions: readonly string[];
  readonly tags: readonly string[];
  /** False when the visible text ends inside the recipe. */
  readonly complete: boolean;
}

interface Block {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Where the parts of a recipe stand: indexes of lines. */
export interface BlockLines {
  readonly title: number;
  readonly meta: number | undefined;
  readonly ingredients: readonly number[];
  readonly steps: readonly number[];
}

const MARKER = /^###\s*RECIPE:\s*(.+)$/i;
const INGREDIENTS_HEAD = /^(ingredients?|zutaten|ingrédients|ingredientes|ingredienti)\s*:?$/i;
const METHOD_HEAD =
  /^(method|directions?|instructions?|preparation|steps|zubereitung|préparation|preparación|preparazione)\s*:?$/i;
const META = /^(serves|makes|yields?|prep|cook|total|für)\b.*\d/i;
const STEP = /^(?:\d{1,2}[.)]|[-*•])\s+/;
const OPEN_END = /(\b(and|with|of|the|in|for|or|a)|[,&(-])$/i;

/** Reads every recipe that the visible text shows: marked blocks where there are any, else the pages of a cookbook. */
export function readRecipes(text: string): FakeRecipe[] {
  const lines = withoutRunningLines(
    text
      .split(/\r?\n/)
      .flatMap((line) => line.split("\f"))
      .map((line) => line.trim()),
  );
  const marked = markedBlocks(lines);
  const blocks = marked.length > 0 ? marked : pageBlocks(lines);
  return blocks
    .map((block, index) => toRecipe(block, index === blocks.length - 1))
    .filter((recipe) => recipe.ingredients.length > 0);
}

/** Page numbers and running heads say nothing; an eye skips them. A head stands beside a page number, again and again. */
function withoutRunningLines(lines: readonly string[]): string[] {
  const written = lines.filter((line) => line !== "");
  const isNumber = (line: string | undefined): boolean => line !== undefined && /^\d{1,4}$/.test(line);
  const beside = new Map<string, number>();
  written.forEach((line, index) => {
    if (isNumber(written[index - 1]) || isNumber(written[index + 1])) beside.set(line, (beside.get(line) ?? 0) + 1);
  });
  return lines.filter((line) => !isNumber(line) && (beside.get(line) ?? 0) < 5);
}

function markedBlocks(lines: readonly string[]): Block[] {
  const starts = lines.flatMap((line, index) => (MARKER.test(line) ? [index] : []));
  return starts.map((start, place) => ({
    title: MARKER.exec(lines[start] ?? "")?.[1]?.trim() ?? "",
    lines: lines.slice(start + 1, starts[place + 1] ?? lines.length),
  }));
}

function pageBlocks(lines: readonly string[]): Block[] {
  return titledRanges(lines).map(({ text, from, to }) => ({ title: text, lines: lines.slice(from, to) }));
}

/** The recipes of a page by the indexes of their lines, for a model that is asked what each line is. */
export function findBlocks(lines: readonly string[]): BlockLines[] {
  return titledRanges(lines).map(({ start, from, to }) => {
    const own = Array.from({ length: to - from }, (_, offset) => from + offset).filter((index) => lines[index] !== "");
    const is = (pattern: RegExp) => (index: number) => pattern.test(lines[index] ?? "");
    const opening = own.find((index) => is(INGREDIENTS_HEAD)(index) || looksLikeIngredient(lines[index] ?? ""));
    const meta = own.find((index) => META.test(lines[index] ?? "") && index < (opening ?? index + 1));
    const body = own.filter((index) => index >= (opening ?? from) && !is(INGREDIENTS_HEAD)(index) && index !== meta);
    const method = body.findIndex(is(METHOD_HEAD));
    const hasHead = own.some(is(INGREDIENTS_HEAD));
    const firstStep = body.findIndex((index) =>
      hasHead ? /^\d{1,2}[.)]\s/.test(lines[index] ?? "") : !looksLikeIngredient(lines[index] ?? ""),
    );
    const end = method >= 0 ? method : firstStep;
    return {
      title: start,
      meta,
      ingredients: end < 0 ? body : body.slice(0, end),
      steps: end < 0 ? [] : body.slice(method >= 0 ? method + 1 : end),
    };
  });
}

/** The title of each recipe of a page, and the lines from behind it to the next one. */
function titledRanges(lines: readonly string[]): { text: string; start: number; from: number; to: number }[] {
  const heads = lines.flatMap((line, index) => (INGREDIENTS_HEAD.test(line) ? [index] : []));
  const sections = heads.length > 0 ? heads : ingredientRuns(lines);
  const titles = sections.map((head) => titleAbove(lines, head));
  return titles.flatMap((title, place) => {
    if (!title) return [];
    const next = titles.slice(place + 1).find((other) => other !== undefined);
    return [{ text: title.text, start: title.start, from: title.end, to: next?.start ?? lines.length }];
  });
}

function ingredientRuns(lines: readonly string[]): number[] {
  const isIngredient = lines.map(looksLikeIngredient);
  return lines.flatMap((_, index) =>
    isIngredient[index] && isIngredient[index + 1] && !isIngredient[index - 1] ? [index] : [],
  );
}

/** The title stands above the servings and times; it may be broken over two lines, and a blank line ends it. */
function titleAbove(lines: readonly string[], head: number): { text: string; start: number; end: number } | undefined {
  let index = head - 1;
  while (index >= 0 && (lines[index] === "" || META.test(lines[index] ?? ""))) index -= 1;
  const last = lines[index];
  if (last === undefined || last.length > 120 || !/\p{L}/u.test(last) || STEP.test(last) || /[.!?]$/.test(last))
    return undefined;
  const above = lines[index - 1] ?? "";
  const isBroken =
    OPEN_END.test(above) ||
    /^\p{Ll}/u.test(last) ||
    openParentheses(above) > 0 ||
    (above !== "" && (lines[index - 2] ?? "") === "");
  const joins = above !== "" && isBroken && !STEP.test(above) && !/[.!?]$/.test(above);
  return { text: joins ? `${above} ${last}` : last, start: joins ? index - 1 : index, end: index + 1 };
}

function openParentheses(line: string): number {
  return line.split("(").length - line.split(")").length;
}

function toRecipe(block: Block, isLast: boolean): FakeRecipe {
  // Servings and times stand above the ingredients; "cook for 30 minutes" may begin any line of a step.
  const opening = block.lines.findIndex((line) => INGREDIENTS_HEAD.test(line) || looksLikeIngredient(line));
  const isMeta = (line: string, index: number): boolean => META.test(line) && (opening === -1 || index < opening);
  const meta = block.lines.filter(isMeta).join(" ");
  const body = block.lines.filter((line, index) => line !== "" && !isMeta(line, index) && !INGREDIENTS_HEAD.test(line));
  const method = body.findIndex((line) => METHOD_HEAD.test(line));
  const firstStep = body.findIndex((line) => !looksLikeIngredient(line));
  const hasHead = block.lines.some((line) => INGREDIENTS_HEAD.test(line));
  const end = method >= 0 ? method : hasHead ? body.findIndex((line) => /^\d{1,2}[.)]\s/.test(line)) : firstStep;
  const ingredientLines = end < 0 ? body : body.slice(0, end);
  const steps = end < 0 ? [] : joinSteps(body.slice(method >= 0 ? method + 1 : end));
  return {
    title: block.title,
    description: "",
    cuisine: "",
    difficulty: "Easy",
    servings: numberAfter(meta, /(?:serves|makes|yields?|für)\D*(\d+)/i) || 4,
    prep_time: numberAfter(meta, /prep\D*(\d+)/i),
    cook_time: numberAfter(meta, /cook\D*(\d+)/i),
    ingredients: joinBrokenIngredients(ingredientLines).map(readIngredient),
    instructions: steps,
    tags: [],
    complete: steps.length > 0 && !(isLast && looksCut(steps)),
  };
}

/** A reader takes a last step without a full stop for cut off where all the others have one, or where it ends in "and". */
function looksCut(steps: readonly string[]): boolean {
  const [last = "", ...others] = steps.toReversed();
  const closes = (step: string): boolean => /[.!?)\]"]$/.test(step);
  return !closes(last) && (OPEN_END.test(last) || (others.length > 0 && others.every(closes)));
}

/** A line that ends inside a parenthesis or after a comma goes on in the next one. */
function joinBrokenIngredients(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const previous = joined.at(-1);
    if (previous !== undefined && (openParentheses(previous) > 0 || /[,|]$/.test(previous)))
      joined[joined.length - 1] = `${previous} ${line}`;
    else joined.push(line);
  }
  return joined;
}

function joinSteps(lines: readonly string[]): string[] {
  const isNumbered = lines.some((line) => STEP.test(line));
  const steps: string[] = [];
  for (const line of lines) {
    const previous = steps.at(-1);
    const continues = previous !== undefined && (isNumbered ? !STEP.test(line) : !/[.!?]$/.test(previous));
    if (continues) steps[steps.length - 1] = `${previous} ${line}`;
    else steps.push(line.replace(STEP, ""));
  }
  return steps;
}

function numberAfter(text: string, pattern: RegExp): number {
  return Number(pattern.exec(text)?.[1] ?? 0);
}
