import { BARE_STYLES } from "./bare-styles";
import { DATA_STYLES } from "./data-styles";
import {
  allLines,
  boldHeadings,
  brokenJson,
  escape,
  groupsAs,
  inJson,
  iso,
  items,
  jsonLd,
  listsOf,
  page,
  schema,
  shown,
  type MadeRecipe,
  type PageStyle,
} from "./page-parts";
import { PLUGIN_STYLES } from "./plugin-styles";
import { SITE_STYLES } from "./site-styles";

export { MADE_RECIPES } from "./made-recipes";
export type { MadeRecipe, PageStyle } from "./page-parts";

function wprm(recipe: MadeRecipe): string {
  const line = (text: string): string => {
    const [amount = "", ...rest] = text.split(" ");
    return `<li class="wprm-recipe-ingredient"><span class="wprm-checkbox-container"><input type="checkbox"><span class="sr-only">▢</span></span><span class="wprm-recipe-ingredient-amount">${escape(amount)}</span><span class="wprm-recipe-ingredient-name">${escape(rest.join(" "))}</span></li>`;
  };
  return `<div class="wprm-recipe-container"><div class="wprm-recipe"><h2 class="wprm-recipe-name">${escape(recipe.title)}</h2>
<div class="wprm-recipe-ingredients-container"><h3 class="wprm-recipe-header wprm-recipe-ingredients-header">Ingredients <button>1x</button></h3>
${recipe.groups.map(({ name, lines }) => `<div class="wprm-recipe-ingredient-group">${name ? `<h4 class="wprm-recipe-group-name wprm-recipe-ingredient-group-name">${escape(name)}</h4>` : ""}<ul class="wprm-recipe-ingredients">${lines.map(line).join("")}</ul></div>`).join("")}</div>
<div class="wprm-recipe-instructions-container"><h3>Instructions</h3><ul class="wprm-recipe-instructions">${recipe.steps.map((step) => `<li class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text"><span>${escape(step)}</span></div></li>`).join("")}</ul></div>
<div class="wprm-recipe-notes-container"><h3>Notes</h3><div class="wprm-recipe-notes">Keeps for 3 days in the fridge.</div></div>
<div class="wprm-nutrition-label-container"><span>Calories: 320kcal</span></div></div></div>`;
}

/** The styles that most pages are in. */
const PLAIN_STYLES: readonly PageStyle[] = [
  jsonLd("plain", schema),
  jsonLd("a graph", (recipe) => ({
    "@context": "https://schema.org",
    "@graph": [
      { "@type": "WebPage", name: "Page" },
      { ...schema(recipe), "@type": ["Recipe", "NewsArticle"] },
    ],
  })),
  jsonLd("a list", (recipe) => [{ "@type": "BreadcrumbList", itemListElement: [] }, schema(recipe)]),
  jsonLd("within a page", (recipe) => ({ "@type": "WebPage", mainEntity: schema(recipe) })),
  jsonLd("sections of steps", (recipe) => ({
    ...schema(recipe),
    recipeInstructions: [
      { "@type": "HowToSection", itemListElement: recipe.steps.map((text) => ({ "@type": "HowToStep", text })) },
    ],
  })),
  jsonLd("ItemList of steps", (recipe) => ({
    ...schema(recipe),
    recipeInstructions: {
      "@type": "ItemList",
      itemListElement: recipe.steps.map((text, position) => ({
        "@type": "ListItem",
        position,
        item: { "@type": "HowToStep", text },
      })),
    },
  })),
  jsonLd("steps in one text", (recipe) => ({ ...schema(recipe), recipeInstructions: recipe.steps.join("\r\n\r\n") })),
  jsonLd("numbered steps in one line", (recipe) => ({
    ...schema(recipe),
    recipeInstructions: recipe.steps.map((step, index) => `${index + 1}. ${step}`).join(" "),
  })),
  jsonLd("steps as HTML", (recipe) => ({ ...schema(recipe), recipeInstructions: `<ol>${items(recipe.steps)}</ol>` })),
  jsonLd("steps as escaped HTML", (recipe) => ({
    ...schema(recipe),
    recipeInstructions: escape(recipe.steps.map((step) => `<p>${escape(step)}</p>`).join("")),
  })),
  jsonLd("entities escaped twice", (recipe) => ({
    ...schema(recipe),
    name: escape(escape(recipe.title)),
    recipeIngredient: allLines(recipe).map((line) => escape(escape(line))),
  })),
  jsonLd("empty and null items", (recipe) => ({
    ...schema(recipe),
    recipeIngredient: ["", null, ...allLines(recipe), " "],
    recipeInstructions: [null, "", ...recipe.steps, { "@type": "HowToStep", text: "" }],
  })),
  jsonLd("ingredients of an elder vocabulary", (recipe) => ({
    ...schema(recipe),
    recipeIngredient: undefined,
    ingredients: allLines(recipe).join("\n"),
  })),
  jsonLd("beside a recipe of less", (recipe) => [
    { "@type": "Recipe", name: "Apple pie", image: "x.jpg" },
    schema(recipe),
    { "@type": "Recipe", name: "Leek soup", recipeIngredient: ["2 leeks"] },
  ]),
  brokenJson("line breaks in texts", (json, recipe) =>
    json.replace(recipe.title, `${recipe.title}\n`).replaceAll(". ", ".\n"),
  ),
  brokenJson("commas too many", (json) => json.replaceAll("]", ",]").replace(/\}$/, ",}")),
  brokenJson("CDATA", (json) => `//<![CDATA[\n${json}\n//]]>`),
  brokenJson("HTML comment", (json) => `<!-- ${json} -->`),
  brokenJson("comments", (json) => json.replace("{", "{ /* made by a plugin */")),
  brokenJson("escaped as HTML", (json) => escape(json)),
  brokenJson("a semicolon at the end", (json) => `${json};`),
  brokenJson("cut off", (json) => json.replace(/\}\s*\]\s*\}$/, "")),
  shown(
    "microdata",
    (recipe) =>
      `<div itemscope itemtype="http://schema.org/Recipe"><span itemprop="name">${escape(recipe.title)}</span><meta itemprop="recipeYield" content="${recipe.servings}"><time itemprop="prepTime" datetime="${iso(recipe.prepMinutes)}">x</time><time itemprop="cookTime" content="${iso(recipe.cookMinutes)}">x</time><ul>${items(allLines(recipe), ' itemprop="recipeIngredient"')}</ul><ol itemprop="recipeInstructions">${items(recipe.steps)}</ol></div>`,
    false,
  ),
  shown(
    "microdata of things",
    (recipe) =>
      `<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">${escape(recipe.title)}</h2><p itemprop="recipeYield">Serves ${recipe.servings}</p><meta itemprop="prepTime" content="${iso(recipe.prepMinutes)}"><meta itemprop="cookTime" content="${iso(recipe.cookMinutes)}">${allLines(
        recipe,
      )
        .map((line) => `<p><span itemprop="ingredients">${escape(line)}</span></p>`)
        .join(
          "",
        )}${recipe.steps.map((step) => `<div itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep"><p itemprop="text">${escape(step)}</p></div>`).join("")}</div>`,
    false,
  ),
  shown(
    "RDFa",
    (recipe) =>
      `<div vocab="http://schema.org/" typeof="Recipe"><span property="name">${escape(recipe.title)}</span><span property="recipeYield">${recipe.servings} servings</span><meta property="prepTime" content="${iso(recipe.prepMinutes)}"><meta property="cookTime" content="${iso(recipe.cookMinutes)}"><ul>${items(allLines(recipe), ' property="recipeIngredient"')}</ul><div property="recipeInstructions">${recipe.steps.map((step) => `<p>${escape(step)}</p>`).join("")}</div></div>`,
    false,
  ),
  shown(
    "RDFa of data-vocabulary",
    (recipe) =>
      `<div xmlns:v="http://rdf.data-vocabulary.org/#" typeof="v:Recipe"><h2 property="v:name">${escape(recipe.title)}</h2><span property="v:yield">${recipe.servings}</span><span property="v:prepTime" content="${iso(recipe.prepMinutes)}">a</span><span property="v:cookTime" content="${iso(recipe.cookMinutes)}">b</span><ul>${allLines(
        recipe,
      )
        .map(
          (line) =>
            `<li><span rel="v:ingredient"><span typeof="v:Ingredient"><span property="v:name">${escape(line)}</span></span></span></li>`,
        )
        .join("")}</ul><div property="v:instructions"><ol>${items(recipe.steps)}</ol></div></div>`,
    false,
  ),
  shown(
    "h-recipe",
    (recipe) =>
      `<div class="h-recipe"><h2 class="p-name">${escape(recipe.title)}</h2><span class="p-yield">${recipe.servings} servings</span><span class="preptime">${recipe.prepMinutes} minutes</span><span class="cooktime">${recipe.cookMinutes} min</span><ul>${items(allLines(recipe), ' class="p-ingredient"')}</ul><div class="e-instructions"><ol>${items(recipe.steps)}</ol></div></div>`,
    false,
  ),
  {
    name: "WP Recipe Maker with JSON-LD",
    hasGroups: true,
    make: (recipe) => page(recipe, wprm(recipe), inJson(schema(recipe))),
  },
  shown("WP Recipe Maker", wprm),
  shown(
    "Tasty Recipes",
    (recipe) =>
      `<div class="tasty-recipes"><h2 class="tasty-recipes-title">${escape(recipe.title)}</h2><div class="tasty-recipes-ingredients"><h3>Ingredients</h3><div class="tasty-recipes-ingredients-body">${groupsAs(
        recipe,
        (name) => `<h4>${escape(name)}</h4>`,
        (lines) => `<ul>${items(lines)}</ul>`,
      )}</div></div><div class="tasty-recipes-instructions"><h3>Instructions</h3><div><ol>${items(recipe.steps)}</ol></div></div><div class="tasty-recipes-notes"><h3>Notes</h3><p>Keeps for 3 days in the fridge.</p></div></div>`,
  ),
  shown(
    "Mediavine Create",
    (recipe) =>
      `<section class="mv-create-card"><h2 class="mv-create-title">${escape(recipe.title)}</h2><div class="mv-create-ingredients"><h3>Ingredients</h3>${groupsAs(
        recipe,
        (name) => `<h4>${escape(name)}</h4>`,
        (lines) => `<ul>${items(lines)}</ul>`,
      )}</div><div class="mv-create-hands-free"><button>Keep awake</button></div><div class="mv-create-instructions"><h3>Instructions</h3><ol>${items(recipe.steps)}</ol></div><div class="mv-create-notes"><h3>Notes</h3><p>Keeps for 3 days in the fridge.</p></div></section>`,
  ),
  shown(
    "EasyRecipe",
    (recipe) =>
      `<div class="easyrecipe"><div class="ERSName">${escape(recipe.title)}</div><div class="ERSIngredients"><div class="ERSIngredientsHeader">Ingredients</div><ul>${items(allLines(recipe), ' class="ingredient"')}</ul></div><div class="ERSInstructions"><div>Instructions</div><ol>${items(recipe.steps, ' class="instruction"')}</ol></div><div class="ERSNotes">Keeps for 3 days.</div></div>`,
    false,
  ),
  shown(
    "ZipList",
    (recipe) =>
      `<div id="zlrecipe-container"><div id="zlrecipe-title">${escape(recipe.title)}</div><p class="h-4 strong">Ingredients</p><ul id="zlrecipe-ingredients-list">${items(allLines(recipe), ' class="ingredient"')}</ul><p>Instructions</p><ol id="zlrecipe-instructions-list">${items(recipe.steps)}</ol></div>`,
    false,
  ),
  {
    name: "state of an app",
    hasGroups: false,
    make: (recipe) =>
      page(
        recipe,
        `<div id="app"></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { recipe: { title: recipe.title, servings: recipe.servings, ingredients: allLines(recipe).map((name) => ({ name })), steps: recipe.steps.map((text) => ({ text })) } } } })}</script>`,
      ),
  },
  shown(
    "lists below headings",
    (recipe) =>
      `<h2>Ingredients</h2>${groupsAs(
        recipe,
        (name) => `<h3>${escape(name)}</h3>`,
        (lines) => `<ul>${items(lines)}</ul>`,
      )}<h2>Method</h2><ol>${items(recipe.steps)}</ol><h2>Notes</h2><p>Keeps well.</p>`,
  ),
  shown(
    "paragraphs below headings, German",
    (recipe) =>
      `<h3>Zutaten für ${recipe.servings} Personen</h3><p>${allLines(recipe).map(escape).join("<br>")}</p><h3>Zubereitung</h3>${recipe.steps.map((step) => `<p>${escape(step)}</p>`).join("")}`,
    false,
  ),
  shown(
    "bold headings and dashes",
    (recipe) =>
      `<p><strong>Ingredients:</strong><br>${allLines(recipe)
        .map((line) => `- ${escape(line)}`)
        .join(
          "<br/>",
        )}</p><p><b>Directions:</b></p>${recipe.steps.map((step, index) => `<p>${index + 1}. ${escape(step)}</p>`).join("")}<p><b>Tips</b></p><p>Keeps well.</p>`,
    false,
  ),
  shown(
    "a table of ingredients, French",
    (recipe) =>
      `<h2>Ingrédients</h2><table>${allLines(recipe)
        .map(
          (line) =>
            `<tr><td>${escape(line.split(" ")[0] ?? "")}</td><td>${escape(line.split(" ").slice(1).join(" "))}</td></tr>`,
        )
        .join(
          "",
        )}</table><h2>Préparation</h2>${recipe.steps.map((step, index) => `<h3>Étape ${index + 1}</h3><p>${escape(step)}</p>`).join("")}`,
    false,
  ),
  shown(
    "rows of boxes with names",
    (recipe) =>
      `<div class="recipe__ingredients">${allLines(recipe)
        .map(
          (line) =>
            `<div class="ingredient-row"><div class="q">${escape(line.split(" ")[0] ?? "")}</div><div class="n">${escape(line.split(" ").slice(1).join(" "))}</div></div>`,
        )
        .join(
          "",
        )}</div><div class="recipe__directions">${recipe.steps.map((step, index) => `<div class="direction"><span class="num">${index + 1}.</span><p>${escape(step)}</p></div>`).join("")}</div>`,
    false,
  ),
  {
    name: "JSON-LD of foods without amounts, which the page shows",
    hasGroups: true,
    make: (recipe) =>
      page(
        recipe,
        `<h2>Ingredients</h2>${listsOf(recipe)}`,
        inJson({
          ...schema(recipe),
          recipeIngredient: allLines(recipe).map((line) => line.replace(/^[\d.½]+ ?(?:g|ml|l|kg|tbsp)? /, "")),
        }),
      ),
  },
  {
    name: "JSON-LD with the headings among its lines, bold in one list of the page",
    hasGroups: true,
    make: (recipe) =>
      page(
        recipe,
        `<div class="ingredients"><ul>${boldHeadings(recipe)}</ul></div>`,
        inJson({
          ...schema(recipe),
          recipeIngredient: recipe.groups.flatMap(({ name, lines }) => (name === "" ? lines : [name, ...lines])),
        }),
      ),
  },
  {
    name: "JSON-LD with empty lists beside rich text, and a template's empty items",
    hasGroups: false,
    make: (recipe) =>
      page(
        recipe,
        `<section class="ingredients-wrapper"><h2>Ingredients</h2><div class="w-richtext"><ul role="list">${allLines(
          recipe,
        )
          .map(
            (line) =>
              `<li><strong>${escape(line.split(" ")[0] ?? "")}</strong>\t ${escape(line.split(" ").slice(1).join(" "))}</li>`,
          )
          .join(
            "",
          )}</ul></div></section><section class="recipe-process-wrapper"><h2>Process</h2><ol role="list">${items(recipe.steps)}</ol><ol class="w-condition-invisible"><li>No items found.</li></ol></section>`,
        inJson({ ...schema(recipe), recipeIngredient: [], recipeInstructions: [] }),
      ),
  },
  shown(
    "metric lists beside imperial ones",
    (recipe) =>
      `<div class="ingredients"><h2>Ingredients</h2><div class="list imperial" data-unit="imperial">${listsOf(recipe).replace(/\d+ (?:g|ml) /g, "8 oz ")}</div><div class="list metric" data-unit="metric">${listsOf(recipe)}</div></div><div class="method"><ol data-method-type="hob">${items(recipe.steps)}</ol><ol data-method-type="oven" class="d-none">${items(recipe.steps)}</ol></div>`,
  ),
  shown(
    "bold headings among the items of one list",
    (recipe) =>
      `<h2>Ingredients</h2><ul>${boldHeadings(recipe)}</ul><h2>Let’s cook</h2><ol>${items(recipe.steps)}</ol>`,
  ),
  shown(
    "boxes of steps, Portuguese",
    (recipe) =>
      `<section class="receita-ingredientes"><ul>${items(allLines(recipe))}</ul></section><section class="receita-preparo">${recipe.steps.map((step, index) => `<div class="preparo-item"><span>${index + 1}</span><p>${escape(step)}</p></div>`).join("")}</section>`,
    false,
  ),
  {
    name: "state of an app, in words of its own",
    hasGroups: true,
    make: (recipe) =>
      page(
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

/** Every style that pages say recipes in, as they are met on the web. */
export const PAGE_STYLES: readonly PageStyle[] = [
  ...PLAIN_STYLES,
  ...DATA_STYLES,
  ...PLUGIN_STYLES,
  ...BARE_STYLES,
  ...SITE_STYLES,
];
