import * as html from "./page-parts";
import type { PageStyle } from "./page-parts";

const numbered = (steps: readonly string[]): string =>
  steps.map((step, index) => `<p>${index + 1}. ${html.escape(step)}</p>`).join("\n");

/** Pages that say a recipe only to the eye. */
export const BARE_STYLES: readonly PageStyle[] = [
  html.shown(
    "a table of three columns below a heading",
    (recipe) =>
      `<h3>Zutaten</h3><table class="ingredients table-header" width="100%"><thead><tr><th colspan="2">Zutaten für 4 Portionen</th></tr></thead><tbody>${html
        .allLines(recipe)
        .map(
          (line) =>
            `<tr><td class="td-left"><span>${html.escape(html.firstWord(line))}</span></td><td class="td-right"><span>${html.escape(html.otherWords(line))}</span></td></tr>`,
        )
        .join(
          "\n",
        )}</tbody></table><h3>Zubereitung</h3><div class="ds-box">${recipe.steps.map(html.escape).join("<br>\n<br>\n")}</div><button>Bewerten</button><h3>Nährwerte pro Portion</h3><table><tr><td>kcal</td><td>320</td></tr></table>`,
    false,
  ),
  html.shown(
    "table rows with headings of groups between",
    (recipe) =>
      `<h2>Ingredients</h2><table>${recipe.groups.map(({ name, lines }) => `${name ? `<tr><th colspan="2">${html.escape(name)}</th></tr>` : ""}${lines.map((line) => `<tr><td>${html.escape(html.firstWord(line))}</td><td>${html.escape(html.otherWords(line))}</td></tr>`).join("")}`).join("")}</table><h2>Method</h2><ol>${html.items(recipe.steps)}</ol>`,
  ),
  html.shown(
    "a list of terms",
    (recipe) =>
      `<h2>Ingredients</h2><dl class="ingredients">${html
        .allLines(recipe)
        .map(
          (line) =>
            `<div><dt>${html.escape(html.firstWord(line))}</dt><dd>${html.escape(html.otherWords(line))}</dd></div>`,
        )
        .join("")}</dl><h2>Directions</h2><ol>${html.items(recipe.steps)}</ol>`,
    false,
  ),
  html.shown(
    "rows of spans with hashed class names",
    (recipe) =>
      `<section class="sc-1a2b3c kXyZab"><h2 class="sc-aaa">Ingredients</h2><div class="sc-bbb">${html
        .allLines(recipe)
        .map(
          (line) =>
            `<div class="sc-ccc dEfGh"><span class="sc-ddd">${html.escape(html.firstWord(line))}</span><span class="sc-eee">${html.escape(html.otherWords(line))}</span></div>`,
        )
        .join(
          "",
        )}</div></section><section class="sc-1a2b3c"><h2 class="sc-aaa">Method</h2>${recipe.steps.map((step, index) => `<div class="sc-fff"><div class="sc-ggg">Step ${index + 1}</div><div class="sc-hhh">${html.escape(step)}</div></div>`).join("")}</section>`,
    false,
  ),
  html.shown(
    "names of CSS modules",
    (recipe) =>
      `<div class="RecipeIngredients_wrapper__x3kZ1"><ul class="RecipeIngredients_list__k1">${html
        .allLines(recipe)
        .map(
          (line) =>
            `<li class="RecipeIngredients_item__a9"><span class="RecipeIngredients_qty__1">${html.escape(html.firstWord(line))}</span> <span>${html.escape(html.otherWords(line))}</span></li>`,
        )
        .join(
          "",
        )}</ul></div><div class="RecipeMethod_wrapper__9a"><ul>${recipe.steps.map((step, index) => `<li class="RecipeMethod_step__8"><h3 class="RecipeMethod_title__7">Step ${index + 1}</h3><p>${html.escape(step)}</p></li>`).join("")}</ul></div>`,
    false,
  ),
  html.shown(
    "labels with boxes to tick, steps as headings with text",
    (recipe) =>
      `<h2>Ingredients</h2><form>${html
        .allLines(recipe)
        .map(
          (line, index) =>
            `<div class="checkbox-row"><input type="checkbox" id="i${index}"><label for="i${index}">${html.escape(line)}</label></div>`,
        )
        .join(
          "",
        )}</form><h2>Method</h2>${recipe.steps.map((step, index) => `<h3>Step ${index + 1} of ${recipe.steps.length}</h3><p>${html.escape(step)}</p>`).join("")}`,
    false,
  ),
  html.shown(
    "details that open",
    (recipe) =>
      `<details open><summary>Ingredients</summary><ul>${html.items(html.allLines(recipe))}</ul></details><details><summary>Directions</summary><ol>${html.items(recipe.steps)}</ol></details><details><summary>Nutrition</summary><ul><li>320 kcal</li><li>2 g fat</li></ul></details>`,
    false,
  ),
  html.shown(
    "advertisements and pictures between the steps",
    (recipe) =>
      `<h2>Ingredients</h2><ul>${html.items(html.allLines(recipe))}</ul><div class="adthrive-ad adthrive-content"><span>ADVERTISEMENT</span></div><h2>Instructions</h2><ol>${recipe.steps.map((step, index) => `<li>${html.escape(step)}${index === 0 ? '<figure><img src="x.jpg"><figcaption class="sr-only">Photo</figcaption></figure>' : ""}</li>${index === 1 ? '</ol><div class="adthrive-ad"><span>ADVERTISEMENT</span></div><ol start="3">' : ""}`).join("")}</ol>`,
    false,
  ),
  html.shown(
    "steps of a step-by-step story above the recipe",
    (recipe) =>
      `<h2>How to make it</h2><p>It is easy. First the pot, then the rest. I show it here in pictures.</p><h3>Step 1</h3><p>Look at the picture.</p><h3>Step 2</h3><p>Look at this one.</p><h2>Recipe</h2><h3>Ingredients</h3><ul>${html.items(html.allLines(recipe))}</ul><h3>Instructions</h3><ol>${html.items(recipe.steps)}</ol><h3>Notes</h3><p>Enjoy.</p>`,
    false,
  ),
  html.shown(
    "ingredients explained in a story above the recipe",
    (recipe) =>
      `<h2>Ingredients you need</h2><ul><li><strong>Salt:</strong> I like the coarse one, it is far better than the fine one.</li><li><strong>Love:</strong> a lot of it.</li></ul><h2>How to store it</h2><p>In the fridge.</p><div class="recipe-box"><h2>${html.escape(recipe.title)}</h2><h3>Ingredients</h3><ul>${html.items(html.allLines(recipe))}</ul><h3>Directions</h3><ol>${html.items(recipe.steps)}</ol></div>`,
    false,
  ),
  html.shown(
    "one paragraph each, with bold first words",
    (recipe) =>
      `<p><strong>Ingredients</strong></p><p>${html.allLines(recipe).map(html.escape).join("<br>\n")}</p><p><strong>Instructions</strong></p>${recipe.steps.map((step, index) => `<p><strong>Step ${index + 1}:</strong> ${html.escape(step)}</p>`).join("")}<p><strong>Notes</strong></p><p>Keeps well.</p>`,
    false,
  ),
  html.shown(
    "bold headings of groups in paragraphs with breaks",
    (recipe) =>
      `<p><strong>INGREDIENTS</strong></p>${html.groupsAs(
        recipe,
        (name) => `<p><strong>${html.escape(name)}:</strong></p>`,
        (lines) => `<p>${lines.map(html.escape).join("<br>\n")}</p>`,
      )}<p><strong>METHOD</strong></p>${numbered(recipe.steps)}`,
  ),
  html.shown(
    "two columns, the method first",
    (recipe) =>
      `<div class="columns"><div class="right"><h2>Method</h2><ol>${html.items(recipe.steps)}</ol></div><div class="left"><h2>Ingredients</h2><ul>${html.items(html.allLines(recipe))}</ul></div></div>`,
    false,
  ),
  html.shown(
    "lists twice, for phones and for desks",
    (recipe) =>
      `<div class="mobile-only"><h2>Ingredients</h2><ul>${html.items(html.allLines(recipe))}</ul></div><div class="desktop-only"><h2>Ingredients</h2><ul>${html.items(html.allLines(recipe))}</ul></div><div><h2>Method</h2><ol>${html.items(recipe.steps)}</ol></div>`,
    false,
  ),
  html.shown(
    "tabs, one after the other",
    (recipe) =>
      `<ul class="tabs"><li><a href="#a">Ingredients</a></li><li><a href="#b">Method</a></li><li><a href="#c">Nutrition</a></li></ul><div id="a" class="tab-pane active"><ul>${html.items(html.allLines(recipe))}</ul></div><div id="b" class="tab-pane"><ol>${html.items(recipe.steps)}</ol></div><div id="c" class="tab-pane"><ul><li>Calories 320</li><li>Fat 2 g</li></ul></div>`,
    false,
  ),
  html.shown(
    "steps in one paragraph of breaks",
    (recipe) =>
      `<h4>Ingredients:</h4><ul>${html.items(html.allLines(recipe))}</ul><h4>Preparation:</h4><p>${recipe.steps.map(html.escape).join("<br/><br/>")}</p>`,
    false,
  ),
  html.shown(
    "steps without a heading, as a list after the ingredients",
    (recipe) =>
      `<h3>Ingredients</h3><ul>${html.items(html.allLines(recipe))}</ul><ol>${html.items(recipe.steps)}</ol><p>Enjoy!</p>`,
    false,
  ),
  html.shown(
    "facts between heading and list",
    (recipe) =>
      `<h2>Ingredients</h2><p>Serves ${recipe.servings}</p><p>Prep time: ${recipe.prepMinutes} min</p><ul>${html.items(html.allLines(recipe))}</ul><p><a href="#">Add to shopping list</a></p><h2>Directions</h2><p><a>Print</a></p><ol>${html.items(recipe.steps)}</ol><p>Recipe courtesy of Ann</p>`,
    false,
  ),
  html.shown(
    "icons and words for the ears in each line",
    (recipe) =>
      `<h2>Ingredients</h2><ul>${html
        .allLines(recipe)
        .map(
          (line) =>
            `<li><svg><title>tick</title><path/></svg><span class="visually-hidden">Ingredient:</span> ${html.escape(line)} <button>+</button></li>`,
        )
        .join(
          "",
        )}</ul><h2>Method</h2><ol>${recipe.steps.map((step) => `<li><span class="sr-only">Step</span>${html.escape(step)}<button>Mark as complete</button></li>`).join("")}</ol>`,
    false,
  ),
  html.shown(
    "links within lines",
    (recipe) =>
      `<h2>Ingredients</h2><ul>${html
        .allLines(recipe)
        .map(
          (line) =>
            `<li>${html.escape(html.firstWord(line))} <a href="/shop/x" target="_blank">${html.escape(html.otherWords(line))}</a></li>`,
        )
        .join(
          "",
        )}</ul><h2>Method</h2><ol>${recipe.steps.map((step) => `<li>${html.escape(step).replace(/(\w{4,}) (\w{4,})/, '<a href="/x">$1</a> <strong>$2</strong>')}</li>`).join("")}</ol>`,
    false,
  ),
  {
    name: "JSON-LD with the site's name in its title, the page without it",
    hasGroups: false,
    make: (recipe) =>
      html.page(recipe, "", html.inJson({ ...html.schema(recipe), name: `${recipe.title} - The Spoon` })),
  },
  {
    name: "title from og:title with the site's name, the first heading is the logo",
    hasGroups: false,
    make: (recipe) =>
      `<html><head><meta property="og:site_name" content="The Spoon"><meta property="og:title" content="${html.escape(recipe.title)} | The Spoon"><title>${html.escape(recipe.title)} | The Spoon</title></head><body><h1><a href="/"><img src="logo.svg" alt="The Spoon"></a></h1><div class="ingredients"><h3>Ingredients</h3><ul>${html.items(html.allLines(recipe))}</ul></div><div class="directions"><h3>Directions</h3><ol>${html.items(recipe.steps)}</ol></div></body></html>`,
  },
  {
    name: "title in a heading of the second rank, the site's name in the first",
    hasGroups: false,
    make: (recipe) =>
      `<html><head><title>The Spoon » ${html.escape(recipe.title)}</title></head><body><h1>The Spoon</h1><h2 class="entry-title">${html.escape(recipe.title)}</h2><h3>Ingredients</h3><ul>${html.items(html.allLines(recipe))}</ul><h3>Directions</h3><ol>${html.items(recipe.steps)}</ol></body></html>`,
  },
  {
    name: "the words of a page with its furniture",
    hasGroups: false,
    make: (recipe) =>
      `Home\nRecipes\nAbout\n\n${recipe.title}\nBy Ann | Updated May 3\n4.8 (12 ratings)\nJump to Recipe\nPrint\n\nPrep Time\n${recipe.prepMinutes} mins\nServings\n${recipe.servings}\n\nIngredients\nUS Customary\nMetric\n1x\n2x\n${html
        .allLines(recipe)
        .map((line) => `▢ ${line}`)
        .join(
          "\n",
        )}\n\nInstructions\n${recipe.steps.join("\n")}\n\nNutrition\nCalories: 320kcal\n\nDid you make this recipe?\nLeave a comment below!\n\n12 Comments\nBea\nI used 2 eggs.\n`,
  },
  {
    name: "the words of a German page",
    hasGroups: false,
    make: (recipe) =>
      `${recipe.title}\n\nZutaten für ${recipe.servings} Portionen:\n\n${html
        .allLines(recipe)
        .map((line) => `- ${line}`)
        .join(
          "\n",
        )}\n\nZubereitung:\n\n${recipe.steps.map((step, index) => `Schritt ${index + 1}\n${step}`).join("\n\n")}\n\nGuten Appetit!\n`,
  },
];
