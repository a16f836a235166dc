import * as html from "./page-parts";
import type { MadeRecipe, PageStyle } from "./page-parts";

const paragraphs = (lines: readonly string[]): string => lines.map((line) => `<p>${html.escape(line)}</p>`).join("\n");
const itemprop = (name: string): string => ` itemprop="${name}"`;
const micro = (recipe: MadeRecipe, lists: string): string =>
  `<div itemscope itemtype="http://schema.org/Recipe"><h2 itemprop="name">${html.escape(recipe.title)}</h2><meta itemprop="prepTime" content="${html.iso(recipe.prepMinutes)}"><span itemprop="recipeYield">${recipe.servings}</span>${lists}</div>`;
const marked = (name: string, lists: (recipe: MadeRecipe) => string): PageStyle =>
  html.shown(`microdata: ${name}`, (recipe) => micro(recipe, lists(recipe)), false);

/** Pages that mark a recipe in attributes and classes. */
export const MARKUP_STYLES: readonly PageStyle[] = [
  marked(
    "steps marked on the container and on each of them",
    (recipe) =>
      `<ul>${html.items(html.allLines(recipe), itemprop("ingredients"))}</ul><div itemprop="recipeInstructions"><ol>${html.items(recipe.steps, itemprop("recipeInstructions"))}</ol></div>`,
  ),
  marked(
    "ingredients marked on the list",
    (recipe) =>
      `<ul itemprop="recipeIngredient">${html.items(html.allLines(recipe))}</ul><div itemprop="recipeInstructions">${paragraphs(recipe.steps)}</div>`,
  ),
  marked(
    "amount and name marked within an ingredient",
    (recipe) =>
      `<ul>${html
        .allLines(recipe)
        .map(
          (line) =>
            `<li itemprop="recipeIngredient"><span class="amount" itemprop="amount">${html.escape(html.firstWord(line))}</span> <span itemprop="name">${html.escape(html.otherWords(line))}</span></li>`,
        )
        .join("")}</ul><ol>${html.items(recipe.steps, itemprop("recipeInstructions"))}</ol>`,
  ),
  marked(
    "steps beside numbers, with pictures and an advertisement",
    (recipe) =>
      `<ul>${html.items(html.allLines(recipe), itemprop("recipeIngredient"))}</ul><div itemprop="recipeInstructions"><h3>Preparation</h3>${recipe.steps.map((step, index) => `<div class="step"><span class="step-number">${index + 1}</span><div class="step-body"><p>${html.escape(step)}</p><img src="s.jpg"></div></div>${index === 1 ? '<div class="ad-slot"><span>Advertisement</span></div>' : ""}`).join("")}</div>`,
  ),
  marked(
    "steps as sections of things",
    (recipe) =>
      `<ul>${html.items(html.allLines(recipe), itemprop("recipeIngredient"))}</ul><div itemprop="recipeInstructions" itemscope itemtype="http://schema.org/HowToSection"><meta itemprop="name" content="Method">${recipe.steps.map((step, index) => `<div itemprop="itemListElement" itemscope itemtype="http://schema.org/HowToStep"><h4>Step ${index + 1}</h4><div itemprop="itemListElement" itemscope itemtype="http://schema.org/HowToDirection"><meta itemprop="position" content="1"><p itemprop="text">${html.escape(step)}</p></div></div>`).join("")}</div>`,
  ),
  marked(
    "lines in tables",
    (recipe) =>
      `<table>${html
        .allLines(recipe)
        .map(
          (line) =>
            `<tr itemprop="recipeIngredient"><td>${html.escape(html.firstWord(line))}</td><td>${html.escape(html.otherWords(line))}</td></tr>`,
        )
        .join("")}</table><div itemprop="recipeInstructions">${recipe.steps.map(html.escape).join("<br><br>")}</div>`,
  ),
  marked(
    "lines in meta elements, steps in one",
    (recipe) =>
      `${html
        .allLines(recipe)
        .map((line) => `<meta itemprop="recipeIngredient" content="${html.escape(line)}">`)
        .join(
          "",
        )}<div itemprop="recipeInstructions"><ul><li><p>${recipe.steps.map(html.escape).join("</p></li><li><p>")}</p></li></ul></div>`,
  ),
  marked(
    "comments with names and ratings within",
    (recipe) =>
      `<div itemprop="author" itemscope itemtype="http://schema.org/Person"><span itemprop="name">Ann</span></div><ul>${html.items(html.allLines(recipe), itemprop("ingredients"))}</ul><div itemprop="recipeInstructions"><ol>${html.items(recipe.steps)}</ol></div><div itemprop="review" itemscope itemtype="http://schema.org/Review"><span itemprop="name">Great</span><p itemprop="reviewBody">I used 2 eggs.</p></div>`,
  ),
  {
    name: "microdata on the body, the title in its head",
    hasGroups: false,
    make: (recipe) =>
      `<html><head><title>${html.escape(recipe.title)} | The Spoon</title></head><body itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">${html.escape(recipe.title)}</h1><div class="a"><h2>Ingredients</h2><ul><li><label><input type="checkbox"><span itemprop="recipeIngredient">${html.allLines(recipe).map(html.escape).join('</span></label></li><li><label><input type="checkbox"><span itemprop="recipeIngredient">')}</span></label></li></ul></div><div class="b"><h2>Method</h2><div itemprop="recipeInstructions"><p>${recipe.steps.map(html.escape).join("</p><p>")}</p></div></div></body></html>`,
  },
  html.shown(
    "hrecipe with values and types",
    (recipe) =>
      `<div class="hrecipe"><h2 class="fn">${html.escape(recipe.title)}</h2><span class="yield">${recipe.servings}</span><ul>${html
        .allLines(recipe)
        .map(
          (line) =>
            `<li class="ingredient"><span class="value">${html.escape(html.firstWord(line))}</span> <span class="name">${html.escape(html.otherWords(line))}</span></li>`,
        )
        .join("")}</ul><ol class="instructions">${html.items(recipe.steps, ' class="instruction"')}</ol></div>`,
    false,
  ),
];
