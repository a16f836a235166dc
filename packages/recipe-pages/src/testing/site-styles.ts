import {
  allLines,
  escape,
  firstWord,
  groupsAs,
  inJson,
  items,
  jsonLd,
  otherWords,
  page,
  schema,
  shown,
  type MadeRecipe,
  type PageStyle,
} from "./page-parts";

const each = <T>(list: readonly T[], html: (item: T, index: number) => string): string => list.map(html).join("\n");
const p = (text: string): string => `<p>${escape(text)}</p>`;
/** One heading, a list, another heading, a list. */
const inScript = (language: string, ingredients: string, method: string): PageStyle =>
  shown(
    `lists below headings, ${language}`,
    (recipe) =>
      `<h3>${ingredients}</h3><ul>${items(allLines(recipe))}</ul><h3>${method}</h3><ol>${items(recipe.steps)}</ol>`,
    false,
  );
const text = (name: string, make: (recipe: MadeRecipe) => string): PageStyle => ({
  name: `text: ${name}`,
  hasGroups: false,
  make,
});

/** How portals and pages of one person's own making say a recipe. */
export const SITE_STYLES: readonly PageStyle[] = [
  shown(
    "parts of an ingredient in spans, pictures with captions in the steps",
    (recipe) =>
      `<div class="comp structured-ingredients"><h2 class="structured-ingredients__heading">Ingredients</h2>${groupsAs(
        recipe,
        (name) => `<p class="structured-ingredients__list-heading">${escape(name)}</p>`,
        (lines) =>
          `<ul class="structured-ingredients__list">${each(lines, (line) => `<li class="structured-ingredients__list-item"><p><span data-ingredient-quantity="true">${escape(firstWord(line))}</span> <span data-ingredient-name="true">${escape(otherWords(line))}</span></p></li>`)}</ul>`,
      )}</div><div class="comp recipe__steps"><h2>Directions</h2><ol class="comp sc-block-group--OL">${each(recipe.steps, (step) => `<li class="comp sc-block-group--LI"><p class="comp sc-block-html">${escape(step)}</p><figure class="comp figure-high-res"><img alt="x"><figcaption class="figure-caption"><span class="figure-article-caption-owner">The Spoon Food Studios</span></figcaption></figure></li>`)}</ol></div><div class="comp nutrition-facts"><h2>Nutrition Facts (per serving)</h2><table><tr><td>320</td><td>Calories</td></tr><tr><td>12g</td><td>Fat</td></tr></table></div>`,
    false,
  ),
  shown(
    "sections within sections, steps below headings in capitals",
    (recipe) =>
      `<section class="recipe__ingredients"><h2>Ingredients</h2>${groupsAs(
        recipe,
        (name) => `<section><h3>${escape(name)}</h3>`,
        (lines) =>
          `<ul class="list">${each(lines, (line) => `<li class="pb-xxs list-item list-item--separator">${escape(firstWord(line))} <a class="link" href="/glossary/x">${escape(otherWords(line))}</a></li>`)}</ul></section>`,
      )}</section><section class="recipe__method-steps"><h2>Method</h2><div class="grouped-list"><ul class="grouped-list__list list">${each(recipe.steps, (step, index) => `<li class="pb-xs list-item"><h3 class="heading-6">step ${index + 1}</h3><div class="editor-content"><p>${escape(step)}</p></div></li>`)}</ul></div></section><section><h2>Recipe from The Spoon magazine, May 2019</h2></section>`,
  ),
  shown(
    "numbers of steps in boxes of their own, units in spans, hashed names",
    (recipe) =>
      `<div class="ingredients_ingredients__FLjsC"><h2 class="ui-sm-display">Ingredients</h2><div class="ingredients_recipeYield">Yield: ${recipe.servings} servings</div><ul>${each(allLines(recipe), (line) => `<li class="ui-ingredient ingredient_ingredient__Z"><span class="ingredient_quantity__Z">${escape(firstWord(line))}</span> <span>${escape(otherWords(line))}</span></li>`)}</ul><button>Add to Your Grocery List</button></div><div class="preparation_preparation__a"><h2>Preparation</h2><ol class="preparation_stepList__b">${each(recipe.steps, (step, index) => `<li class="preparation_step__c"><div class="preparation_stepNumber__d">Step ${index + 1}</div><p class="ui-body">${escape(step)}</p></li>`)}</ol></div>`,
    false,
  ),
  shown(
    "cards of ingredients, French",
    (recipe) =>
      `<h2>Ingrédients</h2><div class="mrtn-recette_ingredients-items">${each(allLines(recipe), (line) => `<div class="card-ingredient"><div class="card-ingredient-image"><img src="x"></div><div class="card-ingredient-content"><span class="card-ingredient-title"><span class="card-ingredient-quantity" data-q="2"><span class="count">${escape(firstWord(line))}</span></span> <span class="ingredient-name">${escape(otherWords(line))}</span></span></div></div>`)}</div><div class="recipe-preparation"><h2>Préparation</h2><div class="recipe-step-list">${each(recipe.steps, (step, index) => `<div class="recipe-step-list__container"><div class="recipe-step-list__head"><h3 class="title">Étape ${index + 1}</h3></div><p>${escape(step)}</p></div>`)}</div></div>`,
    false,
  ),
  shown(
    "a list of meanings, groups as its terms, Italian",
    (recipe) =>
      `<div class="gz-ingredients"><h2>Ingredienti</h2>${each(recipe.groups, ({ name, lines }) => `<dl class="gz-list-ingredients">${name ? `<dt class="gz-title-ingredients">${escape(name)}</dt>` : ""}${each(lines, (line) => `<dd class="gz-ingredient"><a href="/i">${escape(firstWord(line))}</a> <span>${escape(otherWords(line))}</span></dd>`)}</dl>`)}</div><div class="gz-content-recipe"><h2>Preparazione</h2>${each(recipe.steps, (step, index) => `<div class="gz-content-recipe-step"><div class="gz-content-recipe-step-img"><img src="x"><span class="num-step">${index + 1}</span></div><p>${escape(step)}</p></div>`)}</div>`,
  ),
  shown(
    "two paragraphs an ingredient, steps in a list in an item",
    (recipe) =>
      `<div class="ingredients-body"><h2>Ingredients</h2><ul class="ingredient-lists">${each(allLines(recipe), (line) => `<li><p><strong>${escape(firstWord(line))}</strong></p> <p>${escape(otherWords(line))}</p></li>`)}</ul></div><div class="directions-body"><h2>Directions</h2><ul class="directions"><li><ol>${each(recipe.steps, (step, index) => `<li><span class="step-n">Step ${index + 1}</span>${escape(step)}</li>`)}</ol></li></ul></div>`,
    false,
  ),
  shown(
    "amounts and foods as neighbours in one grid",
    (recipe) =>
      `<div data-testid="IngredientList"><h2>Ingredients</h2><p>${recipe.servings} servings</p><div class="List-x">${each(allLines(recipe), (line) => (/^[\d½⅓⅔¼¾⅛]+ /.test(line) ? `<p class="Amount-x">${escape(firstWord(line))}</p><div class="Description-x">${escape(otherWords(line))}</div>` : `<p class="Amount-x"></p><div class="Description-x">${escape(line)}</div>`))}</div></div><div data-testid="InstructionsWrapper"><h2>Preparation</h2><ol>${each(recipe.steps, (step, index) => `<li><h3>Step ${index + 1}</h3>${p(step)}</li>`)}</ol></div>`,
    false,
  ),
  shown(
    "headings of groups as items by their name",
    (recipe) =>
      `<div class="recipe-ingredients"><h3>Ingredients</h3><ul class="ingred-list">${each(recipe.groups, ({ name, lines }) => `${name ? `<li class="ingred-heading">${escape(name)}</li>` : ""}${items(lines)}`)}</ul></div><div class="instructions-wrapper"><h3>Method</h3><div class="method-p"><ol class="recipeSteps">${items(recipe.steps)}</ol></div></div>`,
  ),
  shown(
    "cards of amounts, Swedish",
    (recipe) =>
      `<div id="ingredients"><h2>Ingredienser</h2><div class="servings-picker">${recipe.servings} portioner</div><div class="ingredients-list-group">${each(allLines(recipe), (line) => `<div class="ingredients-list-group__card"><span class="ingredients-list-group__card__qty">${escape(firstWord(line))}</span> <span class="ingredients-list-group__card__ingr">${escape(otherWords(line))}</span></div>`)}</div></div><div id="steps"><h2>Gör så här</h2>${each(recipe.steps, (step) => `<div class="cooking-steps-card"><label><input type="checkbox"></label><div class="cooking-steps-main__text">${escape(step)}</div></div>`)}</div>`,
    false,
  ),
  {
    name: "a page of the nineties",
    hasGroups: false,
    make: (recipe) =>
      `<HTML><HEAD><TITLE>${escape(recipe.title)}</TITLE></HEAD><BODY BGCOLOR="#FFFFFF"><CENTER><FONT SIZE="+2"><B>${escape(recipe.title)}</B></FONT></CENTER><HR><FONT FACE="Arial"><B>Ingredients:</B><P>${each(allLines(recipe), (line) => `${escape(line)}<BR>`)}<P><B>Directions:</B><P>${each(recipe.steps, (step) => `${escape(step)}<P>`)}</FONT><HR><A HREF="index.html">Back to the index</A></BODY></HTML>`,
  },
  {
    name: "a text set as it is typed",
    hasGroups: false,
    make: (recipe) =>
      `<html><head><title>${escape(recipe.title)}</title></head><body><h1>${escape(recipe.title)}</h1><pre>\nIngredients:\n\n${each(allLines(recipe), (line) => `  ${escape(line)}`)}\n\nMethod:\n\n${recipe.steps.map(escape).join("\n\n")}\n</pre></body></html>`,
  },
  shown(
    "a heading of ingredients a group",
    (recipe) =>
      `${each(recipe.groups, ({ name, lines }, index) => `<h3>Ingredients${name ? `: ${escape(name)}` : ""}</h3><ul id="l${index}">${items(lines)}</ul>`)}<h3>Method</h3><ol>${items(recipe.steps)}</ol>`,
    false,
  ),
  shown(
    "steps below titles of their own",
    (recipe) =>
      `<h2>Ingredients</h2><ul>${items(allLines(recipe))}</ul><h2>Instructions</h2>${each(recipe.steps, (step, index) => `<h3>Stage the ${["first", "second", "third", "fourth", "fifth"][index]}</h3>${p(step)}<p><img src="x.jpg"></p><p>&nbsp;</p>`)}<h2>Frequently asked questions</h2><h3>Can I freeze it?</h3><p>Yes.</p>`,
    false,
  ),
  shown(
    "headings with pictures of their own, above a story and above the recipe",
    (recipe) =>
      `<h2>🥘 Ingredients</h2><p>You will find the amounts in the card below.</p><ul><li>Salt</li><li>Love</li></ul><h2>🔪 Instructions</h2><p>Step one: look at the picture.</p><h2>💭 Top tip</h2><p>Take your time.</p><h2>📖 Recipe</h2><h2>${escape(recipe.title)}</h2><h3>🛒 Ingredients</h3><ul>${items(allLines(recipe))}</ul><h3>👩‍🍳 Instructions</h3><ol>${items(recipe.steps)}</ol><h3>📝 Notes</h3><p>Keeps well.</p>`,
    false,
  ),
  shown(
    "a table with a head",
    (recipe) =>
      `<h2>Ingredients</h2><table><thead><tr><th>Amount</th><th>Ingredient</th></tr></thead><tbody>${each(allLines(recipe), (line) => `<tr><td>${escape(firstWord(line))}</td><td>${escape(otherWords(line))}</td></tr>`)}</tbody></table><h2>Steps</h2><table><tr><th>Step</th><th>What to do</th></tr>${each(recipe.steps, (step, index) => `<tr><td>${index + 1}</td><td>${escape(step)}</td></tr>`)}</table>`,
    false,
  ),
  shown(
    "panels that a script opens",
    (recipe) =>
      `<button class="accordion">Ingredients</button><div class="panel" style="display: none;"><ul>${items(allLines(recipe))}</ul></div><button class="accordion">Method</button><div class="panel" style="display: none;"><ol>${items(recipe.steps)}</ol></div>`,
    false,
  ),
  shown(
    "panels named by tabs with roles",
    (recipe) =>
      `<div role="tablist"><button role="tab" aria-controls="panel-1" id="tab-1">Ingredients</button><button role="tab" aria-controls="panel-2" id="tab-2">Directions</button><button role="tab" aria-controls="panel-3">Reviews (3)</button></div><div role="tabpanel" id="panel-1" aria-labelledby="tab-1"><ul>${items(allLines(recipe))}</ul></div><div role="tabpanel" id="panel-2" hidden><ol>${items(recipe.steps)}</ol></div><div role="tabpanel" id="panel-3" hidden><p>Lovely, I used 2 eggs more.</p></div>`,
    false,
  ),
  shown(
    "headings that are plain paragraphs, as a word processor exports them",
    (recipe) =>
      `<p class="c0"><span class="c1">Ingredients</span></p><ul class="c2 lst-kix_1 start">${each(allLines(recipe), (line) => `<li class="c3"><span class="c4">${escape(line)}</span></li>`)}</ul><p class="c0"><span class="c5"></span></p><p class="c0"><span class="c1">Method</span></p><ol class="c6 lst-kix_2 start" start="1">${each(recipe.steps, (step) => `<li class="c3"><span class="c4">${escape(step)}</span></li>`)}</ol>`,
    false,
  ),
  shown(
    "comments of React between the words",
    (recipe) =>
      `<div class="ingredients__section"><h2>Ingredients</h2><ul class="list-unstyled">${each(allLines(recipe), (line) => `<li class="ingredient">${escape(firstWord(line))}<!-- --> <!-- -->${escape(otherWords(line))}</li>`)}</ul></div><h2 class="title">Preparation</h2><ol class="prep-steps list-unstyled">${items(recipe.steps)}</ol>`,
    false,
  ),
  shown(
    "rows of names and amounts, steps as terms with numbers, Japanese",
    (recipe) =>
      `<div id="ingredients"><h2>材料</h2>${each(allLines(recipe), (line) => `<div class="ingredient_row"><div class="ingredient_name"><span class="name">${escape(firstWord(line))}</span></div><div class="ingredient_quantity amount">${escape(otherWords(line))}</div></div>`)}</div><div id="steps"><h2>作り方</h2>${each(recipe.steps, (step, index) => `<div class="step"><dl class="instruction"><dt><h3>${index + 1}</h3></dt><dd><p class="step_text">${escape(step)}</p></dd></dl></div>`)}</div>`,
    false,
  ),
  shown(
    "recipe of another site in a frame of its own words, shadow root",
    (recipe) =>
      `<recipe-card><template shadowrootmode="open"><h2>Ingredients</h2><ul>${items(allLines(recipe))}</ul><h2>Directions</h2><ol>${items(recipe.steps)}</ol></template></recipe-card>`,
    false,
  ),
  shown(
    "ingredients in two columns of lists",
    (recipe) => {
      const lines = allLines(recipe);
      const half = Math.ceil(lines.length / 2);
      return `<h2>Ingredients</h2><div class="row"><div class="col"><ul>${items(lines.slice(0, half))}</ul></div><div class="col"><ul>${items(lines.slice(half))}</ul></div></div><h2>Directions</h2><div class="row">${each(recipe.steps, (step) => `<div class="col-12">${p(step)}</div>`)}</div>`;
    },
    false,
  ),
  shown(
    "a recipe in the middle of an article, ended by a rule",
    (recipe) =>
      `<p>The other day I was at my aunt's. We had a lot of fun.</p><p><b>${escape(recipe.title)}</b></p><p>Ingredients</p><ul>${items(allLines(recipe))}</ul><p>Directions</p><ol>${items(recipe.steps)}</ol><hr><p>Last week I also told you about 3 books that I have read.</p><p>See you soon!</p>`,
    false,
  ),
  shown(
    "steps in paragraphs, ended by what people said",
    (recipe) =>
      `<h4>Ingredients</h4><p>${allLines(recipe).map(escape).join("<br />")}</p><h4>Method</h4>${each(recipe.steps, p)}<h4>3 thoughts on “${escape(recipe.title)}”</h4><p>Bea says: lovely.</p><p>Cid says: I used 2 eggs.</p>`,
    false,
  ),
  inScript("Korean", "재료", "만드는 법"),
  inScript("Chinese", "食材", "步驟"),
  inScript("Thai", "ส่วนผสม", "วิธีทำ"),
  inScript("Vietnamese", "Nguyên liệu", "Cách làm"),
  inScript("Indonesian", "Bahan-bahan", "Cara membuat"),
  inScript("Romanian", "Ingrediente", "Mod de preparare"),
  inScript("Croatian", "Sastojci", "Priprema"),
  inScript("Bulgarian", "Необходими продукти", "Начин на приготвяне"),
  inScript("Ukrainian", "Інгредієнти", "Спосіб приготування"),
  inScript("Hebrew", "מצרכים", "אופן ההכנה"),
  inScript("Arabic", "المقادير", "طريقة التحضير"),
  inScript("Catalan", "Ingredients", "Elaboració"),
  inScript("Dutch, in full", "Ingrediënten (4 personen)", "Bereidingswijze:"),
  inScript("German, of a broadcaster", "Zutaten (für 4 Portionen):", "Und so wird’s gemacht:"),
  inScript("French, short", "Il vous faut", "La recette pas à pas"),
  inScript("Spanish, of a blog", "¿Qué necesitamos?", "¿Cómo lo hacemos?"),
  inScript("Italian, of a blog", "Cosa ti serve", "Come si fa"),
  jsonLd("supplies with their quantities", (recipe) => ({
    ...schema(recipe),
    recipeIngredient: allLines(recipe).map((line) => ({
      "@type": "HowToSupply",
      name: otherWords(line),
      requiredQuantity: { "@type": "QuantitativeValue", value: firstWord(line) },
    })),
  })),
  jsonLd("a graph that is no list", (recipe) => ({ "@context": "https://schema.org", "@graph": schema(recipe) })),
  jsonLd("steps in one text below their numbers", (recipe) => ({
    ...schema(recipe),
    recipeInstructions: recipe.steps.map((step, index) => `Step ${index + 1}\n${step}`).join("\n"),
  })),
  jsonLd("steps in one line behind 'Step 1'", (recipe) => ({
    ...schema(recipe),
    recipeInstructions: recipe.steps.map((step, index) => `Step ${index + 1}: ${step}`).join(" "),
  })),
  jsonLd("steps in one line with brackets", (recipe) => ({
    ...schema(recipe),
    recipeInstructions: recipe.steps.map((step, index) => `${index + 1}) ${step}`).join(" "),
  })),
  jsonLd("sections whose name stands in their first text", (recipe) => ({
    ...schema(recipe),
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
  jsonLd("the recipe as an item of the page's list", (recipe) => ({
    "@type": "ItemPage",
    mainEntity: { "@type": "ItemList", itemListElement: [{ "@type": "ListItem", position: 1, item: schema(recipe) }] },
  })),
  {
    name: "state: rich text of two editors",
    hasGroups: false,
    make: (recipe) =>
      page(
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
                        content: allLines(recipe).map((value) => ({
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
      page(
        recipe,
        `<script>var recipe = {title: ${JSON.stringify(recipe.title)}, ingredients: [${allLines(recipe)
          .map((line) => JSON.stringify(line))
          .join(", ")}], steps: [${recipe.steps.map((step) => JSON.stringify(step)).join(", ")}],};</script>`,
      ),
  },
  {
    name: "JSON-LD of ingredients only, the steps on the page as paragraphs with bold numbers",
    hasGroups: false,
    make: (recipe) =>
      page(
        recipe,
        `<h3>Directions</h3>${each(recipe.steps, (step, index) => `<p><b>${index + 1}.</b> ${escape(step)}</p>`)}<h3>More like this</h3><p>Apple pie</p>`,
        inJson({ ...schema(recipe), recipeInstructions: undefined }),
      ),
  },
  {
    name: "JSON-LD that lost its title, which the page has",
    hasGroups: false,
    make: (recipe) => page(recipe, "", inJson({ ...schema(recipe), name: "" })),
  },
  text(
    "a post of a social network",
    (recipe) =>
      `${recipe.title}\n\nSave this for later!\n\nINGREDIENTS\n${each(allLines(recipe), (line) => `- ${line}`)}\n\nMETHOD\n${each(recipe.steps, (step, index) => `${index + 1}. ${step}`)}\n\n#recipe #dinner #cooking\n`,
  ),
  text(
    "a message with stars for bold",
    (recipe) =>
      `*${recipe.title}*\n\n*Zutaten:*\n${each(allLines(recipe), (line) => `• ${line}`)}\n\n*Zubereitung:*\n${recipe.steps.join("\n\n")}\n`,
  ),
  text(
    "Markdown",
    (recipe) =>
      `# ${recipe.title}\n\n**Ingredients**\n\n${each(allLines(recipe), (line) => `* ${line}`)}\n\n**Instructions**\n\n${each(recipe.steps, (step, index) => `${index + 1}. ${step}`)}\n`,
  ),
  text(
    "lines of Windows with tabs",
    (recipe) =>
      `${recipe.title}\r\n\r\nIngredients:\r\n${allLines(recipe)
        .map((line) => `\t${line}`)
        .join(
          "\r\n",
        )}\r\n\r\nDirections:\r\n${recipe.steps.map((step, index) => `${index + 1}.\t${step}`).join("\r\n")}\r\n`,
  ),
];
