// `pnpm bench pages`: how pages of our own making are read, a row for each way in which pages say a recipe.
// `pnpm bench pages FOLDER`: what is found on the pages in a folder (*.html), a row a page; nothing is sent anywhere.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { PAGES_WITHOUT_RECIPE } from "@tureen/recipe-pages/testing/pages-without-recipe";
import type { PageRecipe } from "@tureen/recipe-pages/page-recipe";
import { readPage } from "@tureen/recipe-pages/read-page";
import { wholePage, type WholePage } from "@tureen/recipe-pages/testing/whole-pages";
import { MADE_RECIPES, PAGE_STYLES, type MadeRecipe, type PageStyle } from "@tureen/recipe-pages/testing/make-page";

const folder = process.argv[2];
if (folder === undefined) madePages();
else pagesOf(folder);

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function madePages(): void {
  say("| way of saying it | title | lines | groups | steps | ms a page |");
  say("| --- | --- | --- | --- | --- | --- |");
  let usable = 0;
  for (const style of PAGE_STYLES) {
    const rows = MADE_RECIPES.map((made) => score(style, made));
    usable += rows.filter((row) => row.title && row.lines && row.steps).length;
    const of = (right: (row: Score) => boolean): string => `${rows.filter(right).length}/${rows.length}`;
    const groups = style.hasGroups ? of((row) => row.groups) : "";
    const ms = Math.round(rows.reduce((sum, row) => sum + row.ms, 0) / rows.length);
    say(
      `| ${style.name} | ${of((row) => row.title)} | ${of((row) => row.lines)} | ${groups} | ${of((row) => row.steps)} | ${ms} |`,
    );
  }
  say(`\nUsable (title, all lines, all steps): ${usable} of ${PAGE_STYLES.length * MADE_RECIPES.length}`);
  const whole = Array.from({ length: 1000 }, (_, seed) => wholePage(seed));
  say(
    `Pages drawn by chance, with all that sites set around a recipe: ${whole.filter(isRead).length} of ${whole.length}`,
  );
  const invented = PAGES_WITHOUT_RECIPE.filter(([, source]) => readPage(source).recipe !== null).map(([kind]) => kind);
  const none = PAGES_WITHOUT_RECIPE.length - invented.length;
  say(`Pages without a recipe that give none: ${none} of ${PAGES_WITHOUT_RECIPE.length}; not: ${invented.join(", ")}`);
}

function isRead({ html, title, lines, steps }: WholePage): boolean {
  const { recipe } = readPage(html);
  return recipe?.title === title && isSame(textsOf(recipe.ingredients), lines) && isSame(textsOf(recipe.steps), steps);
}

interface Score {
  readonly title: boolean;
  readonly lines: boolean;
  readonly groups: boolean;
  readonly steps: boolean;
  readonly ms: number;
}

function score(style: PageStyle, made: MadeRecipe): Score {
  const source = style.make(made);
  const startedAt = performance.now();
  const { recipe } = readPage(source);
  const ms = performance.now() - startedAt;
  const groups = made.groups.flatMap(({ name, lines }) => lines.map(() => name));
  return {
    title: recipe?.title === made.title,
    lines: isSame(
      textsOf(recipe?.ingredients),
      made.groups.flatMap(({ lines }) => lines),
    ),
    groups: isSame(recipe?.ingredients.map(({ section }) => section) ?? [], groups),
    steps: isSame(textsOf(recipe?.steps), made.steps),
    ms,
  };
}

function textsOf(lines: PageRecipe["ingredients"] = []): readonly string[] {
  return lines.map(({ text }) => text);
}

function isSame(left: readonly string[], right: readonly string[]): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function pagesOf(folder: string): void {
  const files = readdirSync(folder).filter((name) => /html?$/.test(name));
  say("| page | title | lines | steps | found by | ms |");
  say("| --- | --- | --- | --- | --- | --- |");
  let whole = 0;
  for (const file of files) {
    const source = readFileSync(join(folder, file), "utf8");
    const startedAt = performance.now();
    const { recipe } = readPage(source);
    const ms = Math.round(performance.now() - startedAt);
    if (recipe && recipe.title !== "" && recipe.ingredients.length > 1 && recipe.steps.length > 0) whole += 1;
    say(
      `| ${file} | ${recipe?.title ?? ""} | ${recipe?.ingredients.length ?? 0} | ${recipe?.steps.length ?? 0} | ${recipe?.foundBy ?? "none"} | ${ms} |`,
    );
  }
  say(`\nWith title, lines and steps: ${whole} of ${files.length}`);
}
