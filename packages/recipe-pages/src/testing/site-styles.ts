import * as html from "./page-parts";
import type { PageStyle } from "./page-parts";

/** How portals and pages of one person's own making say a recipe. */
export const SITE_STYLES: readonly PageStyle[] = [
  html.shown(
    "parts of an ingredient in spans, pictures with captions in the steps",
    (recipe) =>
      `<div class="comp structured-ingredients"><h2 class="structured-ingredients__heading">Ingredients</h2>${html.groupsAs(
        recipe,
        (name) => `<p class="structured-ingredients__list-heading">${html.escape(name)}</p>`,
        (lines) =>
          `<ul class="structured-ingredients__list">${html.each(lines, (line) => `<li class="structured-ingredients__list-item"><p><span data-ingredient-quantity="true">${html.escape(html.firstWord(line))}</span> <span data-ingredient-name="true">${html.escape(html.otherWords(line))}</span></p></li>`)}</ul>`,
      )}</div><div class="comp recipe__steps"><h2>Directions</h2><ol class="comp sc-block-group--OL">${html.each(recipe.steps, (step) => `<li class="comp sc-block-group--LI"><p class="comp sc-block-html">${html.escape(step)}</p><figure class="comp figure-high-res"><img alt="x"><figcaption class="figure-caption"><span class="figure-article-caption-owner">The Spoon Food Studios</span></figcaption></figure></li>`)}</ol></div><div class="comp nutrition-facts"><h2>Nutrition Facts (per serving)</h2><table><tr><td>320</td><td>Calories</td></tr><tr><td>12g</td><td>Fat</td></tr></table></div>`,
    false,
  ),
  html.shown(
    "sections within sections, steps below headings in capitals",
    (recipe) =>
      `<section class="recipe__ingredients"><h2>Ingredients</h2>${html.groupsAs(
        recipe,
        (name) => `<section><h3>${html.escape(name)}</h3>`,
        (lines) =>
          `<ul class="list">${html.each(lines, (line) => `<li class="pb-xxs list-item list-item--separator">${html.escape(html.firstWord(line))} <a class="link" href="/glossary/x">${html.escape(html.otherWords(line))}</a></li>`)}</ul></section>`,
      )}</section><section class="recipe__method-steps"><h2>Method</h2><div class="grouped-list"><ul class="grouped-list__list list">${html.each(recipe.steps, (step, index) => `<li class="pb-xs list-item"><h3 class="heading-6">step ${index + 1}</h3><div class="editor-content"><p>${html.escape(step)}</p></div></li>`)}</ul></div></section><section><h2>Recipe from The Spoon magazine, May 2019</h2></section>`,
  ),
  html.shown(
    "numbers of steps in boxes of their own, units in spans, hashed names",
    (recipe) =>
      `<div class="ingredients_ingredients__FLjsC"><h2 class="ui-sm-display">Ingredients</h2><div class="ingredients_recipeYield">Yield: ${recipe.servings} servings</div><ul>${html.each(html.allLines(recipe), (line) => `<li class="ui-ingredient ingredient_ingredient__Z"><span class="ingredient_quantity__Z">${html.escape(html.firstWord(line))}</span> <span>${html.escape(html.otherWords(line))}</span></li>`)}</ul><button>Add to Your Grocery List</button></div><div class="preparation_preparation__a"><h2>Preparation</h2><ol class="preparation_stepList__b">${html.each(recipe.steps, (step, index) => `<li class="preparation_step__c"><div class="preparation_stepNumber__d">Step ${index + 1}</div><p class="ui-body">${html.escape(step)}</p></li>`)}</ol></div>`,
    false,
  ),
  html.shown(
    "cards of ingredients, French",
    (recipe) =>
      `<h2>Ingrédients</h2><div class="mrtn-recette_ingredients-items">${html.each(html.allLines(recipe), (line) => `<div class="card-ingredient"><div class="card-ingredient-image"><img src="x"></div><div class="card-ingredient-content"><span class="card-ingredient-title"><span class="card-ingredient-quantity" data-q="2"><span class="count">${html.escape(html.firstWord(line))}</span></span> <span class="ingredient-name">${html.escape(html.otherWords(line))}</span></span></div></div>`)}</div><div class="recipe-preparation"><h2>Préparation</h2><div class="recipe-step-list">${html.each(recipe.steps, (step, index) => `<div class="recipe-step-list__container"><div class="recipe-step-list__head"><h3 class="title">Étape ${index + 1}</h3></div><p>${html.escape(step)}</p></div>`)}</div></div>`,
    false,
  ),
  html.shown(
    "a list of meanings, groups as its terms, Italian",
    (recipe) =>
      `<div class="gz-ingredients"><h2>Ingredienti</h2>${html.each(recipe.groups, ({ name, lines }) => `<dl class="gz-list-ingredients">${name ? `<dt class="gz-title-ingredients">${html.escape(name)}</dt>` : ""}${html.each(lines, (line) => `<dd class="gz-ingredient"><a href="/i">${html.escape(html.firstWord(line))}</a> <span>${html.escape(html.otherWords(line))}</span></dd>`)}</dl>`)}</div><div class="gz-content-recipe"><h2>Preparazione</h2>${html.each(recipe.steps, (step, index) => `<div class="gz-content-recipe-step"><div class="gz-content-recipe-step-img"><img src="x"><span class="num-step">${index + 1}</span></div><p>${html.escape(step)}</p></div>`)}</div>`,
  ),
  html.shown(
    "two paragraphs an ingredient, steps in a list in an item",
    (recipe) =>
      `<div class="ingredients-body"><h2>Ingredients</h2><ul class="ingredient-lists">${html.each(html.allLines(recipe), (line) => `<li><p><strong>${html.escape(html.firstWord(line))}</strong></p> <p>${html.escape(html.otherWords(line))}</p></li>`)}</ul></div><div class="directions-body"><h2>Directions</h2><ul class="directions"><li><ol>${html.each(recipe.steps, (step, index) => `<li><span class="step-n">Step ${index + 1}</span>${html.escape(step)}</li>`)}</ol></li></ul></div>`,
    false,
  ),
  html.shown(
    "amounts and foods as neighbours in one grid",
    (recipe) =>
      `<div data-testid="IngredientList"><h2>Ingredients</h2><p>${recipe.servings} servings</p><div class="List-x">${html.each(html.allLines(recipe), (line) => (/^[\d½⅓⅔¼¾⅛]+ /.test(line) ? `<p class="Amount-x">${html.escape(html.firstWord(line))}</p><div class="Description-x">${html.escape(html.otherWords(line))}</div>` : `<p class="Amount-x"></p><div class="Description-x">${html.escape(line)}</div>`))}</div></div><div data-testid="InstructionsWrapper"><h2>Preparation</h2><ol>${html.each(recipe.steps, (step, index) => `<li><h3>Step ${index + 1}</h3>${html.p(step)}</li>`)}</ol></div>`,
    false,
  ),
  html.shown(
    "headings of groups as items by their name",
    (recipe) =>
      `<div class="recipe-ingredients"><h3>Ingredients</h3><ul class="ingred-list">${html.each(recipe.groups, ({ name, lines }) => `${name ? `<li class="ingred-heading">${html.escape(name)}</li>` : ""}${html.items(lines)}`)}</ul></div><div class="instructions-wrapper"><h3>Method</h3><div class="method-p"><ol class="recipeSteps">${html.items(recipe.steps)}</ol></div></div>`,
  ),
  html.shown(
    "cards of amounts, Swedish",
    (recipe) =>
      `<div id="ingredients"><h2>Ingredienser</h2><div class="servings-picker">${recipe.servings} portioner</div><div class="ingredients-list-group">${html.each(html.allLines(recipe), (line) => `<div class="ingredients-list-group__card"><span class="ingredients-list-group__card__qty">${html.escape(html.firstWord(line))}</span> <span class="ingredients-list-group__card__ingr">${html.escape(html.otherWords(line))}</span></div>`)}</div></div><div id="steps"><h2>Gör så här</h2>${html.each(recipe.steps, (step) => `<div class="cooking-steps-card"><label><input type="checkbox"></label><div class="cooking-steps-main__text">${html.escape(step)}</div></div>`)}</div>`,
    false,
  ),
  {
    name: "a page of the nineties",
    hasGroups: false,
    make: (recipe) =>
      `<HTML><HEAD><TITLE>${html.escape(recipe.title)}</TITLE></HEAD><BODY BGCOLOR="#FFFFFF"><CENTER><FONT SIZE="+2"><B>${html.escape(recipe.title)}</B></FONT></CENTER><HR><FONT FACE="Arial"><B>Ingredients:</B><P>${html.each(html.allLines(recipe), (line) => `${html.escape(line)}<BR>`)}<P><B>Directions:</B><P>${html.each(recipe.steps, (step) => `${html.escape(step)}<P>`)}</FONT><HR><A HREF="index.html">Back to the index</A></BODY></HTML>`,
  },
  {
    name: "a text set as it is typed",
    hasGroups: false,
    make: (recipe) =>
      `<html><head><title>${html.escape(recipe.title)}</title></head><body><h1>${html.escape(recipe.title)}</h1><pre>\nIngredients:\n\n${html.each(html.allLines(recipe), (line) => `  ${html.escape(line)}`)}\n\nMethod:\n\n${recipe.steps.map(html.escape).join("\n\n")}\n</pre></body></html>`,
  },
  html.shown(
    "a heading of ingredients a group",
    (recipe) =>
      `${html.each(recipe.groups, ({ name, lines }, index) => `<h3>Ingredients${name ? `: ${html.escape(name)}` : ""}</h3><ul id="l${index}">${html.items(lines)}</ul>`)}<h3>Method</h3><ol>${html.items(recipe.steps)}</ol>`,
    false,
  ),
  html.shown(
    "steps below titles of their own",
    (recipe) =>
      `<h2>Ingredients</h2><ul>${html.items(html.allLines(recipe))}</ul><h2>Instructions</h2>${html.each(recipe.steps, (step, index) => `<h3>Stage the ${["first", "second", "third", "fourth", "fifth"][index]}</h3>${html.p(step)}<p><img src="x.jpg"></p><p>&nbsp;</p>`)}<h2>Frequently asked questions</h2><h3>Can I freeze it?</h3><p>Yes.</p>`,
    false,
  ),
  html.shown(
    "headings with pictures of their own, above a story and above the recipe",
    (recipe) =>
      `<h2>🥘 Ingredients</h2><p>You will find the amounts in the card below.</p><ul><li>Salt</li><li>Love</li></ul><h2>🔪 Instructions</h2><p>Step one: look at the picture.</p><h2>💭 Top tip</h2><p>Take your time.</p><h2>📖 Recipe</h2><h2>${html.escape(recipe.title)}</h2><h3>🛒 Ingredients</h3><ul>${html.items(html.allLines(recipe))}</ul><h3>👩‍🍳 Instructions</h3><ol>${html.items(recipe.steps)}</ol><h3>📝 Notes</h3><p>Keeps well.</p>`,
    false,
  ),
  html.shown(
    "a table with a head",
    (recipe) =>
      `<h2>Ingredients</h2><table><thead><tr><th>Amount</th><th>Ingredient</th></tr></thead><tbody>${html.each(html.allLines(recipe), (line) => `<tr><td>${html.escape(html.firstWord(line))}</td><td>${html.escape(html.otherWords(line))}</td></tr>`)}</tbody></table><h2>Steps</h2><table><tr><th>Step</th><th>What to do</th></tr>${html.each(recipe.steps, (step, index) => `<tr><td>${index + 1}</td><td>${html.escape(step)}</td></tr>`)}</table>`,
    false,
  ),
  html.shown(
    "panels that a script opens",
    (recipe) =>
      `<button class="accordion">Ingredients</button><div class="panel" style="display: none;"><ul>${html.items(html.allLines(recipe))}</ul></div><button class="accordion">Method</button><div class="panel" style="display: none;"><ol>${html.items(recipe.steps)}</ol></div>`,
    false,
  ),
  html.shown(
    "panels named by tabs with roles",
    (recipe) =>
      `<div role="tablist"><button role="tab" aria-controls="panel-1" id="tab-1">Ingredients</button><button role="tab" aria-controls="panel-2" id="tab-2">Directions</button><button role="tab" aria-controls="panel-3">Reviews (3)</button></div><div role="tabpanel" id="panel-1" aria-labelledby="tab-1"><ul>${html.items(html.allLines(recipe))}</ul></div><div role="tabpanel" id="panel-2" hidden><ol>${html.items(recipe.steps)}</ol></div><div role="tabpanel" id="panel-3" hidden><p>Lovely, I used 2 eggs more.</p></div>`,
    false,
  ),
  html.shown(
    "headings that are plain paragraphs, as a word processor exports them",
    (recipe) =>
      `<p class="c0"><span class="c1">Ingredients</span></p><ul class="c2 lst-kix_1 start">${html.each(html.allLines(recipe), (line) => `<li class="c3"><span class="c4">${html.escape(line)}</span></li>`)}</ul><p class="c0"><span class="c5"></span></p><p class="c0"><span class="c1">Method</span></p><ol class="c6 lst-kix_2 start" start="1">${html.each(recipe.steps, (step) => `<li class="c3"><span class="c4">${html.escape(step)}</span></li>`)}</ol>`,
    false,
  ),
  html.shown(
    "comments of React between the words",
    (recipe) =>
      `<div class="ingredients__section"><h2>Ingredients</h2><ul class="list-unstyled">${html.each(html.allLines(recipe), (line) => `<li class="ingredient">${html.escape(html.firstWord(line))}<!-- --> <!-- -->${html.escape(html.otherWords(line))}</li>`)}</ul></div><h2 class="title">Preparation</h2><ol class="prep-steps list-unstyled">${html.items(recipe.steps)}</ol>`,
    false,
  ),
  html.shown(
    "rows of names and amounts, steps as terms with numbers, Japanese",
    (recipe) =>
      `<div id="ingredients"><h2>材料</h2>${html.each(html.allLines(recipe), (line) => `<div class="ingredient_row"><div class="ingredient_name"><span class="name">${html.escape(html.firstWord(line))}</span></div><div class="ingredient_quantity amount">${html.escape(html.otherWords(line))}</div></div>`)}</div><div id="steps"><h2>作り方</h2>${html.each(recipe.steps, (step, index) => `<div class="step"><dl class="instruction"><dt><h3>${index + 1}</h3></dt><dd><p class="step_text">${html.escape(step)}</p></dd></dl></div>`)}</div>`,
    false,
  ),
  html.shown(
    "recipe of another site in a frame of its own words, shadow root",
    (recipe) =>
      `<recipe-card><template shadowrootmode="open"><h2>Ingredients</h2><ul>${html.items(html.allLines(recipe))}</ul><h2>Directions</h2><ol>${html.items(recipe.steps)}</ol></template></recipe-card>`,
    false,
  ),
  html.shown(
    "ingredients in two columns of lists",
    (recipe) => {
      const lines = html.allLines(recipe);
      const half = Math.ceil(lines.length / 2);
      return `<h2>Ingredients</h2><div class="row"><div class="col"><ul>${html.items(lines.slice(0, half))}</ul></div><div class="col"><ul>${html.items(lines.slice(half))}</ul></div></div><h2>Directions</h2><div class="row">${html.each(recipe.steps, (step) => `<div class="col-12">${html.p(step)}</div>`)}</div>`;
    },
    false,
  ),
  html.shown(
    "a recipe in the middle of an article, ended by a rule",
    (recipe) =>
      `<p>The other day I was at my aunt's. We had a lot of fun.</p><p><b>${html.escape(recipe.title)}</b></p><p>Ingredients</p><ul>${html.items(html.allLines(recipe))}</ul><p>Directions</p><ol>${html.items(recipe.steps)}</ol><hr><p>Last week I also told you about 3 books that I have read.</p><p>See you soon!</p>`,
    false,
  ),
  html.shown(
    "steps in paragraphs, ended by what people said",
    (recipe) =>
      `<h4>Ingredients</h4><p>${html.allLines(recipe).map(html.escape).join("<br />")}</p><h4>Method</h4>${html.each(recipe.steps, html.p)}<h4>3 thoughts on “${html.escape(recipe.title)}”</h4><p>Bea says: lovely.</p><p>Cid says: I used 2 eggs.</p>`,
    false,
  ),
  html.jsonLd("supplies with their quantities", (recipe) => ({
    ...html.schema(recipe),
    recipeIngredient: html.allLines(recipe).map((line) => ({
      "@type": "HowToSupply",
      name: html.otherWords(line),
      requiredQuantity: { "@type": "QuantitativeValue", value: html.firstWord(line) },
    })),
  })),
  html.jsonLd("a graph that is no list", (recipe) => ({
    "@context": "https://schema.org",
    "@graph": html.schema(recipe),
  })),
  html.jsonLd("steps in one text below their numbers", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: recipe.steps.map((step, index) => `Step ${index + 1}\n${step}`).join("\n"),
  })),
  html.jsonLd("steps in one line behind 'Step 1'", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: recipe.steps.map((step, index) => `Step ${index + 1}: ${step}`).join(" "),
  })),
  html.jsonLd("steps in one line with brackets", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: recipe.steps.map((step, index) => `${index + 1}) ${step}`).join(" "),
  })),
  html.jsonLd("sections whose name stands in their first text", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: [
      {
        "@type": "HowToSection",
        name: "Instructions",
        itemListElement: recipe.steps.map((step, index) => ({
          "@type": "HowToStep",
          text: `${index + 1}. ${step}`,
          position: index + 1,
        })),
      },
    ],
  })),
  html.jsonLd("the recipe as an item of the page's list", (recipe) => ({
    "@type": "ItemPage",
    mainEntity: {
      "@type": "ItemList",
      itemListElement: [{ "@type": "ListItem", position: 1, item: html.schema(recipe) }],
    },
  })),
  {
    name: "state: rich text of two editors",
    hasGroups: false,
    make: (recipe) =>
      html.page(
        recipe,
        `<div id="app"></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({
          props: {
            pageProps: {
              entry: {
                fields: {
                  title: recipe.title,
                  ingredients: {
                    nodeType: "document",
                    content: [
                      {
                        nodeType: "unordered-list",
                        content: html.allLines(recipe).map((value) => ({
                          nodeType: "list-item",
                          content: [{ nodeType: "paragraph", content: [{ nodeType: "text", value, marks: [] }] }],
                        })),
                      },
                    ],
                  },
                  method: {
                    type: "doc",
                    content: [
                      {
                        type: "orderedList",
                        content: recipe.steps.map((step) => ({
                          type: "listItem",
                          content: [
                            {
                              type: "paragraph",
                              content: [
                                { type: "text", text: step.slice(0, 4) },
                                { type: "text", marks: [{ type: "bold" }], text: step.slice(4) },
                              ],
                            },
                          ],
                        })),
                      },
                    ],
                  },
                },
              },
            },
          },
        }).replaceAll("<", "\\u003c")}</script>`,
      ),
  },
  {
    name: "state: an object as JavaScript writes it",
    hasGroups: false,
    make: (recipe) =>
      html.page(
        recipe,
        `<script>var recipe = {title: ${JSON.stringify(recipe.title)}, ingredients: [${html
          .allLines(recipe)
          .map((line) => JSON.stringify(line))
          .join(", ")}], steps: [${recipe.steps.map((step) => JSON.stringify(step)).join(", ")}],};</script>`,
      ),
  },
  {
    name: "JSON-LD of ingredients only, the steps on the page as paragraphs with bold numbers",
    hasGroups: false,
    make: (recipe) =>
      html.page(
        recipe,
        `<h3>Directions</h3>${html.each(recipe.steps, (step, index) => `<p><b>${index + 1}.</b> ${html.escape(step)}</p>`)}<h3>More like this</h3><p>Apple pie</p>`,
        html.inJson({ ...html.schema(recipe), recipeInstructions: undefined }),
      ),
  },
  {
    name: "JSON-LD that lost its title, which the page has",
    hasGroups: false,
    make: (recipe) => html.page(recipe, "", html.inJson({ ...html.schema(recipe), name: "" })),
  },
];
