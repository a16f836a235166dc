import * as html from "./page-parts";
import type { MadeRecipe, PageStyle } from "./page-parts";

function wprm(recipe: MadeRecipe): string {
  const line = (text: string): string => {
    const [amount = "", ...rest] = text.split(" ");
    return `<li class="wprm-recipe-ingredient"><span class="wprm-checkbox-container"><input type="checkbox"><span class="sr-only">▢</span></span><span class="wprm-recipe-ingredient-amount">${html.escape(amount)}</span><span class="wprm-recipe-ingredient-name">${html.escape(rest.join(" "))}</span></li>`;
  };
  return `<div class="wprm-recipe-container"><div class="wprm-recipe"><h2 class="wprm-recipe-name">${html.escape(recipe.title)}</h2>
<div class="wprm-recipe-ingredients-container"><h3 class="wprm-recipe-header wprm-recipe-ingredients-header">Ingredients <button>1x</button></h3>
${recipe.groups.map(({ name, lines }) => `<div class="wprm-recipe-ingredient-group">${name ? `<h4 class="wprm-recipe-group-name wprm-recipe-ingredient-group-name">${html.escape(name)}</h4>` : ""}<ul class="wprm-recipe-ingredients">${lines.map(line).join("")}</ul></div>`).join("")}</div>
<div class="wprm-recipe-instructions-container"><h3>Instructions</h3><ul class="wprm-recipe-instructions">${recipe.steps.map((step) => `<li class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text"><span>${html.escape(step)}</span></div></li>`).join("")}</ul></div>
<div class="wprm-recipe-notes-container"><h3>Notes</h3><div class="wprm-recipe-notes">Keeps for 3 days in the fridge.</div></div>
<div class="wprm-nutrition-label-container"><span>Calories: 320kcal</span></div></div></div>`;
}

/** The styles that most pages are in. */
export const PLAIN_STYLES: readonly PageStyle[] = [
  html.jsonLd("plain", html.schema),
  html.jsonLd("a graph", (recipe) => ({
    "@context": "https://schema.org",
    "@graph": [
      { "@type": "WebPage", name: "Page" },
      { ...html.schema(recipe), "@type": ["Recipe", "NewsArticle"] },
    ],
  })),
  html.jsonLd("a list", (recipe) => [{ "@type": "BreadcrumbList", itemListElement: [] }, html.schema(recipe)]),
  html.jsonLd("within a page", (recipe) => ({ "@type": "WebPage", mainEntity: html.schema(recipe) })),
  html.jsonLd("sections of steps", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: [
      { "@type": "HowToSection", itemListElement: recipe.steps.map((text) => ({ "@type": "HowToStep", text })) },
    ],
  })),
  html.jsonLd("ItemList of steps", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: {
      "@type": "ItemList",
      itemListElement: recipe.steps.map((text, position) => ({
        "@type": "ListItem",
        position,
        item: { "@type": "HowToStep", text },
      })),
    },
  })),
  html.jsonLd("steps in one text", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: recipe.steps.join("\r\n\r\n"),
  })),
  html.jsonLd("numbered steps in one line", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: recipe.steps.map((step, index) => `${index + 1}. ${step}`).join(" "),
  })),
  html.jsonLd("steps as HTML", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: `<ol>${html.items(recipe.steps)}</ol>`,
  })),
  html.jsonLd("steps as escaped HTML", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: html.escape(recipe.steps.map((step) => `<p>${html.escape(step)}</p>`).join("")),
  })),
  html.jsonLd("entities escaped twice", (recipe) => ({
    ...html.schema(recipe),
    name: html.escape(html.escape(recipe.title)),
    recipeIngredient: html.allLines(recipe).map((line) => html.escape(html.escape(line))),
  })),
  html.jsonLd("empty and null items", (recipe) => ({
    ...html.schema(recipe),
    recipeIngredient: ["", null, ...html.allLines(recipe), " "],
    recipeInstructions: [null, "", ...recipe.steps, { "@type": "HowToStep", text: "" }],
  })),
  html.jsonLd("ingredients of an elder vocabulary", (recipe) => ({
    ...html.schema(recipe),
    recipeIngredient: undefined,
    ingredients: html.allLines(recipe).join("\n"),
  })),
  html.jsonLd("beside a recipe of less", (recipe) => [
    { "@type": "Recipe", name: "Apple pie", image: "x.jpg" },
    html.schema(recipe),
    { "@type": "Recipe", name: "Leek soup", recipeIngredient: ["2 leeks"] },
  ]),
  html.brokenJson("line breaks in texts", (json, recipe) =>
    json.replace(recipe.title, `${recipe.title}\n`).replaceAll(". ", ".\n"),
  ),
  html.brokenJson("commas too many", (json) => json.replaceAll("]", ",]").replace(/\}$/, ",}")),
  html.brokenJson("CDATA", (json) => `//<![CDATA[\n${json}\n//]]>`),
  html.brokenJson("HTML comment", (json) => `<!-- ${json} -->`),
  html.brokenJson("comments", (json) => json.replace("{", "{ /* made by a plugin */")),
  html.brokenJson("escaped as HTML", (json) => html.escape(json)),
  html.brokenJson("a semicolon at the end", (json) => `${json};`),
  html.brokenJson("cut off", (json) => json.replace(/\}\s*\]\s*\}$/, "")),
  html.shown(
    "microdata",
    (recipe) =>
      `<div itemscope itemtype="http://schema.org/Recipe"><span itemprop="name">${html.escape(recipe.title)}</span><meta itemprop="recipeYield" content="${recipe.servings}"><time itemprop="prepTime" datetime="${html.iso(recipe.prepMinutes)}">x</time><time itemprop="cookTime" content="${html.iso(recipe.cookMinutes)}">x</time><ul>${html.items(html.allLines(recipe), ' itemprop="recipeIngredient"')}</ul><ol itemprop="recipeInstructions">${html.items(recipe.steps)}</ol></div>`,
    false,
  ),
  html.shown(
    "microdata of things",
    (recipe) =>
      `<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">${html.escape(recipe.title)}</h2><p itemprop="recipeYield">Serves ${recipe.servings}</p><meta itemprop="prepTime" content="${html.iso(recipe.prepMinutes)}"><meta itemprop="cookTime" content="${html.iso(recipe.cookMinutes)}">${html
        .allLines(recipe)
        .map((line) => `<p><span itemprop="ingredients">${html.escape(line)}</span></p>`)
        .join(
          "",
        )}${recipe.steps.map((step) => `<div itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep"><p itemprop="text">${html.escape(step)}</p></div>`).join("")}</div>`,
    false,
  ),
  html.shown(
    "RDFa",
    (recipe) =>
      `<div vocab="http://schema.org/" typeof="Recipe"><span property="name">${html.escape(recipe.title)}</span><span property="recipeYield">${recipe.servings} servings</span><meta property="prepTime" content="${html.iso(recipe.prepMinutes)}"><meta property="cookTime" content="${html.iso(recipe.cookMinutes)}"><ul>${html.items(html.allLines(recipe), ' property="recipeIngredient"')}</ul><div property="recipeInstructions">${recipe.steps.map((step) => `<p>${html.escape(step)}</p>`).join("")}</div></div>`,
    false,
  ),
  html.shown(
    "RDFa of data-vocabulary",
    (recipe) =>
      `<div xmlns:v="http://rdf.data-vocabulary.org/#" typeof="v:Recipe"><h2 property="v:name">${html.escape(recipe.title)}</h2><span property="v:yield">${recipe.servings}</span><span property="v:prepTime" content="${html.iso(recipe.prepMinutes)}">a</span><span property="v:cookTime" content="${html.iso(recipe.cookMinutes)}">b</span><ul>${html
        .allLines(recipe)
        .map(
          (line) =>
            `<li><span rel="v:ingredient"><span typeof="v:Ingredient"><span property="v:name">${html.escape(line)}</span></span></span></li>`,
        )
        .join("")}</ul><div property="v:instructions"><ol>${html.items(recipe.steps)}</ol></div></div>`,
    false,
  ),
  html.shown(
    "h-recipe",
    (recipe) =>
      `<div class="h-recipe"><h2 class="p-name">${html.escape(recipe.title)}</h2><span class="p-yield">${recipe.servings} servings</span><span class="preptime">${recipe.prepMinutes} minutes</span><span class="cooktime">${recipe.cookMinutes} min</span><ul>${html.items(html.allLines(recipe), ' class="p-ingredient"')}</ul><div class="e-instructions"><ol>${html.items(recipe.steps)}</ol></div></div>`,
    false,
  ),
  {
    name: "WP Recipe Maker with JSON-LD",
    hasGroups: true,
    make: (recipe) => html.page(recipe, wprm(recipe), html.inJson(html.schema(recipe))),
  },
  html.shown("WP Recipe Maker", wprm),
  html.shown(
    "Tasty Recipes",
    (recipe) =>
      `<div class="tasty-recipes"><h2 class="tasty-recipes-title">${html.escape(recipe.title)}</h2><div class="tasty-recipes-ingredients"><h3>Ingredients</h3><div class="tasty-recipes-ingredients-body">${html.groupsAs(
        recipe,
        (name) => `<h4>${html.escape(name)}</h4>`,
        (lines) => `<ul>${html.items(lines)}</ul>`,
      )}</div></div><div class="tasty-recipes-instructions"><h3>Instructions</h3><div><ol>${html.items(recipe.steps)}</ol></div></div><div class="tasty-recipes-notes"><h3>Notes</h3><p>Keeps for 3 days in the fridge.</p></div></div>`,
  ),
  html.shown(
    "Mediavine Create",
    (recipe) =>
      `<section class="mv-create-card"><h2 class="mv-create-title">${html.escape(recipe.title)}</h2><div class="mv-create-ingredients"><h3>Ingredients</h3>${html.groupsAs(
        recipe,
        (name) => `<h4>${html.escape(name)}</h4>`,
        (lines) => `<ul>${html.items(lines)}</ul>`,
      )}</div><div class="mv-create-hands-free"><button>Keep awake</button></div><div class="mv-create-instructions"><h3>Instructions</h3><ol>${html.items(recipe.steps)}</ol></div><div class="mv-create-notes"><h3>Notes</h3><p>Keeps for 3 days in the fridge.</p></div></section>`,
  ),
  html.shown(
    "EasyRecipe",
    (recipe) =>
      `<div class="easyrecipe"><div class="ERSName">${html.escape(recipe.title)}</div><div class="ERSIngredients"><div class="ERSIngredientsHeader">Ingredients</div><ul>${html.items(html.allLines(recipe), ' class="ingredient"')}</ul></div><div class="ERSInstructions"><div>Instructions</div><ol>${html.items(recipe.steps, ' class="instruction"')}</ol></div><div class="ERSNotes">Keeps for 3 days.</div></div>`,
    false,
  ),
  html.shown(
    "ZipList",
    (recipe) =>
      `<div id="zlrecipe-container"><div id="zlrecipe-title">${html.escape(recipe.title)}</div><p class="h-4 strong">Ingredients</p><ul id="zlrecipe-ingredients-list">${html.items(html.allLines(recipe), ' class="ingredient"')}</ul><p>Instructions</p><ol id="zlrecipe-instructions-list">${html.items(recipe.steps)}</ol></div>`,
    false,
  ),
  {
    name: "state of an app",
    hasGroups: false,
    make: (recipe) =>
      html.page(
        recipe,
        `<div id="app"></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { recipe: { title: recipe.title, servings: recipe.servings, ingredients: html.allLines(recipe).map((name) => ({ name })), steps: recipe.steps.map((text) => ({ text })) } } } })}</script>`,
      ),
  },
  html.shown(
    "lists below headings",
    (recipe) =>
      `<h2>Ingredients</h2>${html.groupsAs(
        recipe,
        (name) => `<h3>${html.escape(name)}</h3>`,
        (lines) => `<ul>${html.items(lines)}</ul>`,
      )}<h2>Method</h2><ol>${html.items(recipe.steps)}</ol><h2>Notes</h2><p>Keeps well.</p>`,
  ),
  html.shown(
    "paragraphs below headings, German",
    (recipe) =>
      `<h3>Zutaten für ${recipe.servings} Personen</h3><p>${html.allLines(recipe).map(html.escape).join("<br>")}</p><h3>Zubereitung</h3>${recipe.steps.map((step) => `<p>${html.escape(step)}</p>`).join("")}`,
    false,
  ),
  html.shown(
    "bold headings and dashes",
    (recipe) =>
      `<p><strong>Ingredients:</strong><br>${html
        .allLines(recipe)
        .map((line) => `- ${html.escape(line)}`)
        .join(
          "<br/>",
        )}</p><p><b>Directions:</b></p>${recipe.steps.map((step, index) => `<p>${index + 1}. ${html.escape(step)}</p>`).join("")}<p><b>Tips</b></p><p>Keeps well.</p>`,
    false,
  ),
  html.shown(
    "a table of ingredients, French",
    (recipe) =>
      `<h2>Ingrédients</h2><table>${html
        .allLines(recipe)
        .map(
          (line) =>
            `<tr><td>${html.escape(line.split(" ")[0] ?? "")}</td><td>${html.escape(line.split(" ").slice(1).join(" "))}</td></tr>`,
        )
        .join(
          "",
        )}</table><h2>Préparation</h2>${recipe.steps.map((step, index) => `<h3>Étape ${index + 1}</h3><p>${html.escape(step)}</p>`).join("")}`,
    false,
  ),
  html.shown(
    "rows of boxes with names",
    (recipe) =>
      `<div class="recipe__ingredients">${html
        .allLines(recipe)
        .map(
          (line) =>
            `<div class="ingredient-row"><div class="q">${html.escape(line.split(" ")[0] ?? "")}</div><div class="n">${html.escape(line.split(" ").slice(1).join(" "))}</div></div>`,
        )
        .join(
          "",
        )}</div><div class="recipe__directions">${recipe.steps.map((step, index) => `<div class="direction"><span class="num">${index + 1}.</span><p>${html.escape(step)}</p></div>`).join("")}</div>`,
    false,
  ),
  {
    name: "JSON-LD of foods without amounts, which the page shows",
    hasGroups: true,
    make: (recipe) =>
      html.page(
        recipe,
        `<h2>Ingredients</h2>${html.listsOf(recipe)}`,
        html.inJson({
          ...html.schema(recipe),
          recipeIngredient: html.allLines(recipe).map((line) => line.replace(/^[\d.½]+ ?(?:g|ml|l|kg|tbsp)? /, "")),
        }),
      ),
  },
  {
    name: "JSON-LD with the headings among its lines, bold in one list of the page",
    hasGroups: true,
    make: (recipe) =>
      html.page(
        recipe,
        `<div class="ingredients"><ul>${html.boldHeadings(recipe)}</ul></div>`,
        html.inJson({
          ...html.schema(recipe),
          recipeIngredient: recipe.groups.flatMap(({ name, lines }) => (name === "" ? lines : [name, ...lines])),
        }),
      ),
  },
  {
    name: "JSON-LD with empty lists beside rich text, and a template's empty items",
    hasGroups: false,
    make: (recipe) =>
      html.page(
        recipe,
        `<section class="ingredients-wrapper"><h2>Ingredients</h2><div class="w-richtext"><ul role="list">${html
          .allLines(recipe)
          .map(
            (line) =>
              `<li><strong>${html.escape(line.split(" ")[0] ?? "")}</strong>\t ${html.escape(line.split(" ").slice(1).join(" "))}</li>`,
          )
          .join(
            "",
          )}</ul></div></section><section class="recipe-process-wrapper"><h2>Process</h2><ol role="list">${html.items(recipe.steps)}</ol><ol class="w-condition-invisible"><li>No items found.</li></ol></section>`,
        html.inJson({ ...html.schema(recipe), recipeIngredient: [], recipeInstructions: [] }),
      ),
  },
  html.shown(
    "metric lists beside imperial ones",
    (recipe) =>
      `<div class="ingredients"><h2>Ingredients</h2><div class="list imperial" data-unit="imperial">${html.listsOf(recipe).replace(/\d+ (?:g|ml) /g, "8 oz ")}</div><div class="list metric" data-unit="metric">${html.listsOf(recipe)}</div></div><div class="method"><ol data-method-type="hob">${html.items(recipe.steps)}</ol><ol data-method-type="oven" class="d-none">${html.items(recipe.steps)}</ol></div>`,
  ),
  html.shown(
    "bold headings among the items of one list",
    (recipe) =>
      `<h2>Ingredients</h2><ul>${html.boldHeadings(recipe)}</ul><h2>Let’s cook</h2><ol>${html.items(recipe.steps)}</ol>`,
  ),
  html.shown(
    "boxes of steps, Portuguese",
    (recipe) =>
      `<section class="receita-ingredientes"><ul>${html.items(html.allLines(recipe))}</ul></section><section class="receita-preparo">${recipe.steps.map((step, index) => `<div class="preparo-item"><span>${index + 1}</span><p>${html.escape(step)}</p></div>`).join("")}</section>`,
    false,
  ),
  {
    name: "state of an app, in words of its own",
    hasGroups: true,
    make: (recipe) =>
      html.page(
        recipe,
        `<script>window.__DATA__ = ${JSON.stringify({ dish: { title: recipe.title, portions: recipe.servings, ingredientGroups: recipe.groups.map(({ name, lines }) => ({ title: name, list: lines.map((line) => ({ displayIngredientQuantity: line.split(" ")[0], ingredientName: line.split(" ").slice(1).join(" ") })) })), preparationInstructions: recipe.steps.map((body) => ({ body })) } })};</script>`,
      ),
  },
  {
    name: "the words of a page",
    hasGroups: true,
    make: (recipe) =>
      `${recipe.title}\n\nServes ${recipe.servings}\nPrep time: ${recipe.prepMinutes} minutes\n\nIngredients\n\n${recipe.groups.map(({ name, lines }) => `${name ? `${name}:\n` : ""}${lines.join("\n")}`).join("\n\n")}\n\nInstructions\n\n${recipe.steps.map((step, index) => `${index + 1}. ${step}`).join("\n")}\n\nNotes\n\nKeeps for 3 days.`,
  },
];
