import * as html from "./page-parts";
import type { PageStyle } from "./page-parts";

const amountOf = (line: string): string => (/^[\d½]/.test(line) ? html.firstWord(line) : "");
const foodOf = (line: string): string => (amountOf(line) === "" ? line : html.otherWords(line));
const b = (text: string): string => `<b>${html.escape(text)}</b>`;
const br = (lines: readonly string[]): string => lines.map(html.escape).join("<br>");

/** Pages that name no part, or name it in a way that no reader of headings sees. */
export const UNHEADED_STYLES: readonly PageStyle[] = [
  html.shown(
    "no headings at all: a list and a numbered list",
    (recipe) => `<ul>${html.items(html.allLines(recipe))}</ul><ol>${html.items(recipe.steps)}</ol>`,
    false,
  ),
  html.shown(
    "no headings at all: a list and paragraphs",
    (recipe) => `<ul>${html.items(html.allLines(recipe))}</ul>${recipe.steps.map(html.p).join("")}`,
    false,
  ),
  html.shown(
    "no headings at all: a paragraph of breaks and paragraphs",
    (recipe) => `<p>${br(html.allLines(recipe))}</p>${recipe.steps.map(html.p).join("")}`,
    false,
  ),
  html.shown(
    "no headings at all: foods in bold, as newspapers have them",
    (recipe) =>
      `<p><strong>Prep ${recipe.prepMinutes} min</strong><br><strong>Cook ${recipe.cookMinutes} min</strong><br><strong>Serves ${recipe.servings}</strong></p><p>${html
        .allLines(recipe)
        .map((line) => b(line))
        .join("<br>")}</p>${recipe.steps.map(html.p).join("")}`,
    false,
  ),
  html.shown(
    "the dish as a heading above, names of groups between",
    (recipe) =>
      `<h2>${html.escape(recipe.title)}</h2><p>Serves ${recipe.servings}</p>${html.listsOf(recipe)}${recipe.steps.map(html.p).join("")}`,
  ),
  html.shown(
    "how many it serves as the only heading",
    (recipe) =>
      `<h3>Serves ${recipe.servings}</h3><ul>${html.items(html.allLines(recipe))}</ul><ol>${html.items(recipe.steps)}</ol>`,
    false,
  ),
  html.shown(
    "ingredients in a quote, steps in divs",
    (recipe) =>
      `<blockquote>${html
        .allLines(recipe)
        .map((line) => `<div>${html.escape(line)}</div>`)
        .join(
          "",
        )}</blockquote>${recipe.steps.map((step) => `<div>${html.escape(step)}</div><div><br></div>`).join("")}`,
    false,
  ),
  html.shown(
    "a table without names",
    (recipe) =>
      `<table>${html
        .allLines(recipe)
        .map(
          (line) =>
            `<tr><td>${html.escape(html.firstWord(line))}</td><td>${html.escape(html.otherWords(line))}</td></tr>`,
        )
        .join("")}</table>${recipe.steps.map(html.p).join("")}`,
    false,
  ),
  html.shown(
    "headings as pictures with words for them",
    (recipe) =>
      `<img src="a.png" alt="Ingredients"><ul>${html.items(html.allLines(recipe))}</ul><img src="b.png" alt="Method"><ol>${html.items(recipe.steps)}</ol>`,
    false,
  ),
  html.shown(
    "headings within the text: 'Ingredients -' and 'Method -'",
    (recipe) =>
      `<p>Ingredients -</p><p>${br(html.allLines(recipe))}</p><p>Method -</p>${recipe.steps.map(html.p).join("")}`,
    false,
  ),
  html.shown(
    "names in angle brackets and stars",
    (recipe) =>
      `<p>*** INGREDIENTS ***</p><p>${br(html.allLines(recipe))}</p><p>~ DIRECTIONS ~</p><p>${recipe.steps.map(html.escape).join("<br><br>")}</p>`,
    false,
  ),
  html.shown(
    "names with a number of them",
    (recipe) =>
      `<h3>Ingredients (${html.allLines(recipe).length})</h3><ul>${html.items(html.allLines(recipe))}</ul><h3>Directions (${recipe.steps.length} steps)</h3><ol>${html.items(recipe.steps)}</ol>`,
    false,
  ),
  html.shown(
    "the dish's name behind the part's",
    (recipe) =>
      `<h2>Ingredients for ${html.escape(recipe.title)}</h2>${html.listsOf(recipe)}<h2>How to make ${html.escape(recipe.title)}</h2><ol>${html.items(recipe.steps)}</ol>`,
  ),
  html.shown(
    "the dish's name before the part's",
    (recipe) =>
      `<h2>${html.escape(recipe.title)} Ingredients</h2>${html.listsOf(recipe)}<h2>${html.escape(recipe.title)} Instructions</h2><ol>${html.items(recipe.steps)}</ol>`,
  ),
  html.shown(
    "a card named recipe, with parts by numbers",
    (recipe) =>
      `<div class="recipe"><div class="col-1">${html.listsOf(recipe)}</div><div class="col-2"><ol>${html.items(recipe.steps)}</ol></div></div>`,
  ),
  html.shown(
    "microdata without a thing around it",
    (recipe) =>
      `<ul>${html.items(html.allLines(recipe), ' itemprop="recipeIngredient"')}</ul><ol>${html.items(recipe.steps, ' itemprop="recipeInstructions"')}</ol>`,
    false,
  ),
  html.shown(
    "microdata with an author's name first, not said to be a thing",
    (recipe) =>
      `<div itemscope itemtype="http://schema.org/Recipe"><p itemprop="author">By <span itemprop="name">Ann</span></p><h2 itemprop="name">${html.escape(recipe.title)}</h2><ul>${html.items(html.allLines(recipe), ' itemprop="recipeIngredient"')}</ul><ol>${html.items(recipe.steps, ' itemprop="recipeInstructions"')}</ol></div>`,
    false,
  ),
  html.shown(
    "microdata that ends too early",
    (recipe) =>
      `<div itemscope itemtype="http://schema.org/Recipe"><h2 itemprop="name">${html.escape(recipe.title)}</h2></div></div><ul>${html.items(html.allLines(recipe), ' itemprop="ingredients"')}</ul><div itemprop="recipeInstructions">${recipe.steps.map(html.p).join("")}</div>`,
    false,
  ),
  html.shown(
    "microdata of lines in cells, amounts of their own",
    (recipe) =>
      `<table itemscope itemtype="https://schema.org/Recipe"><tr><td itemprop="name">${html.escape(recipe.title)}</td></tr>${html
        .allLines(recipe)
        .map(
          (line) =>
            `<tr><td>${html.escape(amountOf(line))}</td><td itemprop="recipeIngredient">${html.escape(foodOf(line))}</td></tr>`,
        )
        .join(
          "",
        )}<tr><td colspan="2" itemprop="recipeInstructions">${recipe.steps.map(html.p).join("")}</td></tr></table>`,
    false,
  ),
  html.shown(
    "microdata of amounts beside foods",
    (recipe) =>
      `<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">${html.escape(recipe.title)}</h2><dl>${html
        .allLines(recipe)
        .map(
          (line) =>
            `<dt>${html.escape(amountOf(line))}</dt><dd itemprop="ingredients">${html.escape(foodOf(line))}</dd>`,
        )
        .join("")}</dl><ol>${html.items(recipe.steps, ' itemprop="recipeInstructions"')}</ol></div>`,
    false,
  ),
  html.shown(
    "RDFa Lite with its vocabulary above",
    (recipe) =>
      `<div vocab="https://schema.org/" typeof="Recipe"><h2 property="name">${html.escape(recipe.title)}</h2><ul>${html.items(html.allLines(recipe), ' property="recipeIngredient"')}</ul><div property="recipeInstructions"><ol>${html.items(recipe.steps)}</ol></div></div>`,
    false,
  ),
  html.shown(
    "steps in paragraphs that begin with bold words, notes below",
    (recipe) =>
      `<h3>You will need</h3><ul>${html.items(html.allLines(recipe))}</ul><h3>What to do</h3>${recipe.steps.map((step, index) => `<p><b>${index + 1}.</b> ${html.escape(step)}</p>`).join("")}<p><b>Note:</b> It keeps for 3 days.</p>`,
    false,
  ),
  html.shown(
    "ingredients as links to an encyclopedia, amounts beside",
    (recipe) =>
      `<h3>Ingredients</h3><ul>${html
        .allLines(recipe)
        .map(
          (line) =>
            `<li>${html.escape(html.firstWord(line))} <a href="/wiki/x" title="x">${html.escape(html.otherWords(line))}</a></li>`,
        )
        .join(
          "",
        )}</ul><h3><span class="mw-headline">Directions</span><span class="mw-editsection">[<a href="#">edit</a>]</span></h3><ol>${html.items(recipe.steps)}</ol>`,
    false,
  ),
  html.shown(
    "steps with 'Jump to recipe', a video and an advertisement among them",
    (recipe) =>
      `<a href="#r">Jump to Recipe</a><div id="r"><h3>Ingredients</h3><ul>${html.items(html.allLines(recipe))}<li><a href="#">Get ingredients with Instacart</a></li></ul><h3>Instructions</h3><ol>${recipe.steps.map((step) => `<li>${html.escape(step)}<div class="ad">ADVERTISEMENT</div><figure><img src="s.jpg"><figcaption>Photo: Ann</figcaption></figure></li>`).join("")}</ol><p>Did you make this recipe? Tag @spoon</p></div>`,
    false,
  ),
  html.shown(
    "Cooked, Fandom and others: steps as paragraphs between rules",
    (recipe) =>
      `<h2>Ingredients</h2><ul>${html.items(html.allLines(recipe))}</ul><hr><h2>Preparation</h2>${recipe.steps.map((step) => `<p>${html.escape(step)}</p>`).join("<hr>")}`,
    false,
  ),
  html.shown(
    "ingredients as one line with commas in a sentence of a list",
    (recipe) =>
      `<p><b>Ingredients:</b> ${html.allLines(recipe).map(html.escape).join("; ")}</p><p><b>Directions:</b></p>${recipe.steps.map(html.p).join("")}`,
    false,
  ),
  html.shown(
    "a paragraph an ingredient and a step, headings in capitals",
    (recipe) =>
      `<p>INGREDIENTS</p>${html.allLines(recipe).map(html.p).join("")}<p>DIRECTIONS</p>${recipe.steps.map((step, index) => html.p(`${index + 1}) ${step}`)).join("")}<p>ENJOY!</p>`,
    false,
  ),
];
