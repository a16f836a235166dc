import type { CookbookToSet, RecipeToSet } from "./recipes-to-set";

const html = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
const list = (tag: "ul" | "ol", items: readonly string[]): string =>
  `<${tag}>${items.map((item) => `<li>${html(item)}</li>`).join("")}</${tag}>`;
const paragraphs = (items: readonly string[]): string => items.map((item) => `<p>${html(item)}</p>`).join("\n");
const note = (recipe: RecipeToSet): string => (recipe.note === "" ? "" : `<p><em>${html(recipe.note)}</em></p>`);

function document(
  css: string,
  recipe: (recipe: RecipeToSet, book: CookbookToSet) => string,
): (book: CookbookToSet) => string {
  return (book) =>
    `<!doctype html><html lang="${book.language}"><meta charset="utf-8"><title>${book.words.book}</title><style>${css.replaceAll("BOOK", book.words.book)}</style><body>${book.recipes.map((each) => recipe(each, book)).join("\n")}</body></html>`;
}

const simple = (recipe: RecipeToSet, { words }: CookbookToSet): string =>
  `<h2>${html(recipe.title)}</h2>${note(recipe)}<p>${words.serves(recipe.servings)} – ${words.minutes(recipe.minutes)}</p><h3>${words.ingredients}</h3>${list("ul", recipe.ingredients)}<h3>${words.method}</h3>${list("ol", recipe.steps)}`;

const asTypescript = (recipe: RecipeToSet): string =>
  `<p><b>${html(recipe.title)}</b></p><p>${recipe.ingredients.map(html).join("<br>")}</p>${paragraphs(recipe.steps)}<p>&nbsp;</p>`;

/** Layouts of cookbooks that people make of HTML; which printer takes which is in `make-books.ts`. */
export const HTML: Readonly<Record<string, (book: CookbookToSet) => string>> = {
  headings: document(
    "@page{size:A5;margin:18mm;@bottom-center{content:counter(page)}}body{font-family:Liberation Serif,serif}",
    simple,
  ),
  "running dishes, unnumbered steps": document(
    "@page{size:A5;margin:20mm 15mm;@top-left{content:string(dish);font-size:8pt}@top-right{content:'BOOK';font-size:8pt}@bottom-right{content:counter(page)}}h1{string-set:dish content();font-size:15pt}ul{list-style:'– '}",
    (recipe, { words }) =>
      `<h1>${html(recipe.title)}</h1>${note(recipe)}<p><small>${words.time}: ${words.minutes(recipe.minutes)} &nbsp; ${words.servings}: ${recipe.servings}</small></p>${list("ul", recipe.ingredients)}${paragraphs(recipe.steps)}`,
  ),
  "narrow ingredients beside the method": document(
    "@page{size:A4;margin:22mm}section{break-inside:avoid;overflow:hidden;margin-bottom:10mm}aside{float:left;width:36mm;font-size:9pt}aside p{margin:0 0 2pt;padding-left:8pt;text-indent:-8pt}div{margin-left:44mm}h2{font-variant:small-caps}",
    (recipe, { words }) =>
      `<section><h2>${html(recipe.title)}</h2><aside><b>${words.ingredients}</b>${paragraphs(recipe.ingredients)}</aside><div><b>${words.method}</b>${list("ol", recipe.steps)}</div></section>`,
  ),
  "facts table, two columns": document(
    "@page{size:A4;margin:20mm;@bottom-center{content:'– ' counter(page) ' –'}}body{columns:2;font-size:10pt}table{border:1px solid;font-size:9pt}h2{font-size:13pt}",
    (recipe, { words }) =>
      `<h2>${html(recipe.title)}</h2><table><tr><td>${words.servings}</td><td>${recipe.servings}</td></tr><tr><td>${words.time}</td><td>${words.minutes(recipe.minutes)}</td></tr><tr><td>${words.source}</td><td>Tante Maud</td></tr></table><h4>${words.ingredients}</h4>${list("ul", recipe.ingredients)}<h4>${words.method}</h4>${paragraphs(recipe.steps)}`,
  ),
  typescript: document(
    "@page{size:A4;margin:25mm}body{font-family:Liberation Mono,monospace;font-size:10.5pt}p{margin:0 0 8pt}",
    asTypescript,
  ),
  "capitals, ingredients in two columns": document(
    "@page{size:A4;margin:22mm;@top-center{content:'BOOK'}@bottom-center{content:counter(page)}}h2{text-transform:uppercase;font-size:12pt}ul{columns:2;list-style:none;padding:0}",
    (recipe, { words }) =>
      `<h2>${html(recipe.title)}</h2><p>${words.serves(recipe.servings)}</p>${list("ul", recipe.ingredients)}${list("ol", recipe.steps)}`,
  ),
};

/** A page of a site as it is printed: menus, buttons and comments with one recipe among them. */
export function webPage(recipe: RecipeToSet, { words, language }: CookbookToSet): string {
  const title = html(recipe.title);
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${title} – ${words.book}</title>
<style>body{font-family:Liberation Sans,sans-serif;font-size:11pt}nav a{margin-right:14px}h1{font-size:22pt}.b{border:1px solid #888;padding:2px 9px;margin-right:6px}.m{display:flex;gap:24px}aside{width:32%}footer,.c{font-size:9pt}</style>
<nav><a href="#">Home</a><a href="#">Recipes</a><a href="#">About</a><a href="#">Contact</a></nav><h1>${title}</h1>
<p><span class="b">Save</span><span class="b">Print</span><span class="b">Share</span></p><p>${words.time}: ${words.minutes(recipe.minutes)} | ${words.servings}: ${recipe.servings}</p>${note(recipe)}
<div><h2>${words.ingredients}</h2>${list("ul", recipe.ingredients)}<h2>${words.method}</h2>${list("ol", recipe.steps)}</div>
<div class="c"><h3>2 Comments</h3><p><b>Marta</b> Delicious, I made it twice this week.</p><p><b>Jon</b> I used 2 cups of milk instead and it was fine.</p></div><footer>© 2026 ${words.book}. All rights reserved. Privacy policy</footer></html>`;
}
