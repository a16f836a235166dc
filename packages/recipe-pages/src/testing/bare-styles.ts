import {
  allLines,
  firstWord,
  otherWords,
  escape,
  groupsAs,
  inJson,
  iso,
  items,
  page,
  schema,
  shown,
  type MadeRecipe,
  type PageStyle,
} from "./page-parts";

const paragraphs = (lines: readonly string[]): string => lines.map((line) => `<p>${escape(line)}</p>`).join("\n");
const numbered = (steps: readonly string[]): string =>
  steps.map((step, index) => `<p>${index + 1}. ${escape(step)}</p>`).join("\n");
const itemprop = (name: string): string => ` itemprop="${name}"`;
const micro = (recipe: MadeRecipe, lists: string): string =>
  `<div itemscope itemtype="http://schema.org/Recipe"><h2 itemprop="name">${escape(recipe.title)}</h2><meta itemprop="prepTime" content="${iso(recipe.prepMinutes)}"><span itemprop="recipeYield">${recipe.servings}</span>${lists}</div>`;
const marked = (name: string, lists: (recipe: MadeRecipe) => string): PageStyle =>
  shown(`microdata: ${name}`, (recipe) => micro(recipe, lists(recipe)), false);
/** Below headings in another language. */
const inLanguage = (language: string, ingredients: string, method: string, after: string): PageStyle =>
  shown(
    `lists below headings, ${language}`,
    (recipe) =>
      `<h2>${ingredients}</h2><ul>${items(allLines(recipe))}</ul><h2>${method}</h2><ol>${items(recipe.steps)}</ol><h2>${after}</h2><ul><li>3 x 3</li><li>2 x 2</li></ul>`,
    false,
  );
const state = (name: string, make: (recipe: MadeRecipe) => string, hasGroups = false): PageStyle => ({
  name: `state: ${name}`,
  hasGroups,
  make: (recipe) => page(recipe, `<div id="__next"></div>${make(recipe)}`),
});
const next = (props: object): string =>
  `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: props }, page: "/r/[slug]", query: {}, buildId: "x" }).replaceAll("<", "\\u003c")}</script>`;

/** Pages that say a recipe in attributes, in the state of an app, or only to the eye. */
export const BARE_STYLES: readonly PageStyle[] = [
  marked(
    "steps marked on the container and on each of them",
    (recipe) =>
      `<ul>${items(allLines(recipe), itemprop("ingredients"))}</ul><div itemprop="recipeInstructions"><ol>${items(recipe.steps, itemprop("recipeInstructions"))}</ol></div>`,
  ),
  marked(
    "ingredients marked on the list",
    (recipe) =>
      `<ul itemprop="recipeIngredient">${items(allLines(recipe))}</ul><div itemprop="recipeInstructions">${paragraphs(recipe.steps)}</div>`,
  ),
  marked(
    "amount and name marked within an ingredient",
    (recipe) =>
      `<ul>${allLines(recipe)
        .map(
          (line) =>
            `<li itemprop="recipeIngredient"><span class="amount" itemprop="amount">${escape(firstWord(line))}</span> <span itemprop="name">${escape(otherWords(line))}</span></li>`,
        )
        .join("")}</ul><ol>${items(recipe.steps, itemprop("recipeInstructions"))}</ol>`,
  ),
  marked(
    "steps beside numbers, with pictures and an advertisement",
    (recipe) =>
      `<ul>${items(allLines(recipe), itemprop("recipeIngredient"))}</ul><div itemprop="recipeInstructions"><h3>Preparation</h3>${recipe.steps.map((step, index) => `<div class="step"><span class="step-number">${index + 1}</span><div class="step-body"><p>${escape(step)}</p><img src="s.jpg"></div></div>${index === 1 ? '<div class="ad-slot"><span>Advertisement</span></div>' : ""}`).join("")}</div>`,
  ),
  marked(
    "steps as sections of things",
    (recipe) =>
      `<ul>${items(allLines(recipe), itemprop("recipeIngredient"))}</ul><div itemprop="recipeInstructions" itemscope itemtype="http://schema.org/HowToSection"><meta itemprop="name" content="Method">${recipe.steps.map((step, index) => `<div itemprop="itemListElement" itemscope itemtype="http://schema.org/HowToStep"><h4>Step ${index + 1}</h4><div itemprop="itemListElement" itemscope itemtype="http://schema.org/HowToDirection"><meta itemprop="position" content="1"><p itemprop="text">${escape(step)}</p></div></div>`).join("")}</div>`,
  ),
  marked(
    "lines in tables",
    (recipe) =>
      `<table>${allLines(recipe)
        .map(
          (line) =>
            `<tr itemprop="recipeIngredient"><td>${escape(firstWord(line))}</td><td>${escape(otherWords(line))}</td></tr>`,
        )
        .join("")}</table><div itemprop="recipeInstructions">${recipe.steps.map(escape).join("<br><br>")}</div>`,
  ),
  marked(
    "lines in meta elements, steps in one",
    (recipe) =>
      `${allLines(recipe)
        .map((line) => `<meta itemprop="recipeIngredient" content="${escape(line)}">`)
        .join(
          "",
        )}<div itemprop="recipeInstructions"><ul><li><p>${recipe.steps.map(escape).join("</p></li><li><p>")}</p></li></ul></div>`,
  ),
  marked(
    "comments with names and ratings within",
    (recipe) =>
      `<div itemprop="author" itemscope itemtype="http://schema.org/Person"><span itemprop="name">Ann</span></div><ul>${items(allLines(recipe), itemprop("ingredients"))}</ul><div itemprop="recipeInstructions"><ol>${items(recipe.steps)}</ol></div><div itemprop="review" itemscope itemtype="http://schema.org/Review"><span itemprop="name">Great</span><p itemprop="reviewBody">I used 2 eggs.</p></div>`,
  ),
  {
    name: "microdata on the body, the title in its head",
    hasGroups: false,
    make: (recipe) =>
      `<html><head><title>${escape(recipe.title)} | The Spoon</title></head><body itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">${escape(recipe.title)}</h1><div class="a"><h2>Ingredients</h2><ul><li><label><input type="checkbox"><span itemprop="recipeIngredient">${allLines(recipe).map(escape).join('</span></label></li><li><label><input type="checkbox"><span itemprop="recipeIngredient">')}</span></label></li></ul></div><div class="b"><h2>Method</h2><div itemprop="recipeInstructions"><p>${recipe.steps.map(escape).join("</p><p>")}</p></div></div></body></html>`,
  },
  shown(
    "hrecipe with values and types",
    (recipe) =>
      `<div class="hrecipe"><h2 class="fn">${escape(recipe.title)}</h2><span class="yield">${recipe.servings}</span><ul>${allLines(
        recipe,
      )
        .map(
          (line) =>
            `<li class="ingredient"><span class="value">${escape(firstWord(line))}</span> <span class="name">${escape(otherWords(line))}</span></li>`,
        )
        .join("")}</ul><ol class="instructions">${items(recipe.steps, ' class="instruction"')}</ol></div>`,
    false,
  ),
  state(
    "Next.js with sections of a content system",
    (recipe) =>
      next({
        data: {
          recipe: {
            _type: "recipe",
            title: recipe.title,
            slug: { current: "x" },
            ingredientSections: recipe.groups.map(({ name, lines }) => ({
              title: name,
              ingredients: lines.map((text) => ({ _key: text, text })),
            })),
            methodSteps: recipe.steps.map((text, index) => ({ number: index + 1, text })),
          },
        },
      }),
    true,
  ),
  state("Next.js with blocks of portable text", (recipe) =>
    next({
      recipe: {
        name: recipe.title,
        ingredients: allLines(recipe).map((line) => ({ quantity: firstWord(line), name: otherWords(line) })),
        method: recipe.steps.map((text) => ({
          _type: "block",
          style: "normal",
          children: [{ _type: "span", marks: [], text }],
          markDefs: [],
        })),
      },
    }),
  ),
  state("Next.js with HTML in it", (recipe) =>
    next({
      post: {
        title: recipe.title,
        recipe: { ingredients: `<ul>${items(allLines(recipe))}</ul>`, directions: `<ol>${items(recipe.steps)}</ol>` },
      },
    }),
  ),
  state("Apollo with references", (recipe) => {
    const cache: Record<string, unknown> = {
      ROOT_QUERY: { recipe: { __ref: "Recipe:1" } },
      "Recipe:1": {
        __typename: "Recipe",
        id: 1,
        title: recipe.title,
        ingredients: allLines(recipe).map((_, index) => ({ __ref: `Ingredient:${index}` })),
        steps: recipe.steps.map((_, index) => ({ __ref: `Step:${index}` })),
      },
    };
    for (const [index, line] of allLines(recipe).entries())
      cache[`Ingredient:${index}`] = { __typename: "Ingredient", id: index, text: line };
    for (const [index, text] of recipe.steps.entries())
      cache[`Step:${index}`] = { __typename: "Step", id: index, text };
    return `<script>window.__APOLLO_STATE__=${JSON.stringify(cache)}</script>`;
  }),
  state("Nuxt 3, flattened", (recipe) => {
    const flat: unknown[] = [
      ["Reactive", 1],
      { data: 2 },
      { recipe: 3 },
      { title: 4, ingredients: 5, steps: 6 },
      recipe.title,
    ];
    const list = (texts: readonly string[]): number[] => texts.map((text) => flat.push(text) - 1);
    flat.push(null, null);
    flat[5] = list(allLines(recipe));
    flat[6] = list(recipe.steps);
    return `<script type="application/json" data-nuxt-data="nuxt-app" data-ssr="true" id="__NUXT_DATA__">${JSON.stringify(flat)}</script>`;
  }),
  state("React Server Components", (recipe) => {
    const row = `5:["$","$L9",null,{"recipe":${JSON.stringify({ name: recipe.title, ingredients: allLines(recipe), instructions: recipe.steps })}}]\n`;
    const at = Math.floor(row.length / 2);
    return [row.slice(0, at), row.slice(at)]
      .map((part) => `<script>self.__next_f.push(${JSON.stringify([1, part]).replaceAll("<", "\\u003c")})</script>`)
      .join("");
  }),
  state(
    "props in an attribute",
    (recipe) =>
      `<div data-react-class="Recipe" data-react-props="${escape(JSON.stringify({ recipe: { title: recipe.title, ingredients: allLines(recipe), instructions: recipe.steps } }))}"></div>`,
  ),
  state(
    "JSON in a text that is parsed",
    (recipe) =>
      `<script>window.__INITIAL_STATE__ = JSON.parse(${JSON.stringify(JSON.stringify({ recipe: { title: recipe.title, ingredients: allLines(recipe), directions: recipe.steps } })).replaceAll("<", "\\u003c")});</script>`,
  ),
  state(
    "an object of JavaScript among other statements",
    (recipe) =>
      `<script>var a = 1;\nwindow.dataLayer = window.dataLayer || [];\nwindow.__DATA__ = ${JSON.stringify({ recipe: { title: recipe.title, ingredients: allLines(recipe), directions: recipe.steps } })};\nconsole.log(a);</script>`,
  ),
  inLanguage("Italian", "Ingredienti", "Preparazione", "Consigli"),
  inLanguage("Spanish", "Ingredientes", "Preparación", "Consejos"),
  inLanguage("Dutch", "Dit heb je nodig", "Zo maak je het", "Tips"),
  inLanguage("Swedish", "Ingredienser", "Gör så här", "Näringsvärde"),
  inLanguage("Danish", "Ingredienser", "Sådan gør du", "Tips"),
  inLanguage("Norwegian", "Dette trenger du", "Slik gjør du", "Tips"),
  inLanguage("Finnish", "Ainekset", "Valmistusohje", "Vinkit"),
  inLanguage("Polish", "Składniki", "Sposób przygotowania", "Wskazówki"),
  inLanguage("Portuguese", "Ingredientes", "Modo de preparo", "Dicas"),
  inLanguage("Czech", "Suroviny", "Postup přípravy", "Tipy"),
  inLanguage("Hungarian", "Hozzávalók 4 személyre", "Elkészítés", "Tippek"),
  inLanguage("Turkish", "Malzemeler", "Hazırlanışı", "Püf noktası"),
  inLanguage("Japanese", "材料（4人分）", "作り方", "コツ・ポイント"),
  inLanguage("Russian", "Ингредиенты", "Приготовление", "Комментарии"),
  inLanguage("Greek", "Υλικά", "Εκτέλεση", "Συμβουλές"),
  inLanguage("German, in full sentences", "Das brauchst du:", "So geht’s:", "Das könnte dir auch gefallen"),
  inLanguage("French, in full", "Les ingrédients pour 4 personnes", "Les étapes de la recette", "Astuces"),
  inLanguage("English, by a name of its own", "You’ll need", "Let’s make it", "Nutritional information per serving"),
  inLanguage("English, for a count", "Ingredients (serves 4)", "Step-by-step instructions", "FAQs"),
  inLanguage("English, with a colon and capitals", "WHAT YOU NEED:", "WHAT TO DO:", "RELATED POSTS"),
  shown(
    "a table of three columns below a heading",
    (recipe) =>
      `<h3>Zutaten</h3><table class="ingredients table-header" width="100%"><thead><tr><th colspan="2">Zutaten für 4 Portionen</th></tr></thead><tbody>${allLines(
        recipe,
      )
        .map(
          (line) =>
            `<tr><td class="td-left"><span>${escape(firstWord(line))}</span></td><td class="td-right"><span>${escape(otherWords(line))}</span></td></tr>`,
        )
        .join(
          "\n",
        )}</tbody></table><h3>Zubereitung</h3><div class="ds-box">${recipe.steps.map(escape).join("<br>\n<br>\n")}</div><button>Bewerten</button><h3>Nährwerte pro Portion</h3><table><tr><td>kcal</td><td>320</td></tr></table>`,
    false,
  ),
  shown(
    "table rows with headings of groups between",
    (recipe) =>
      `<h2>Ingredients</h2><table>${recipe.groups.map(({ name, lines }) => `${name ? `<tr><th colspan="2">${escape(name)}</th></tr>` : ""}${lines.map((line) => `<tr><td>${escape(firstWord(line))}</td><td>${escape(otherWords(line))}</td></tr>`).join("")}`).join("")}</table><h2>Method</h2><ol>${items(recipe.steps)}</ol>`,
  ),
  shown(
    "a list of terms",
    (recipe) =>
      `<h2>Ingredients</h2><dl class="ingredients">${allLines(recipe)
        .map((line) => `<div><dt>${escape(firstWord(line))}</dt><dd>${escape(otherWords(line))}</dd></div>`)
        .join("")}</dl><h2>Directions</h2><ol>${items(recipe.steps)}</ol>`,
    false,
  ),
  shown(
    "rows of spans with hashed class names",
    (recipe) =>
      `<section class="sc-1a2b3c kXyZab"><h2 class="sc-aaa">Ingredients</h2><div class="sc-bbb">${allLines(recipe)
        .map(
          (line) =>
            `<div class="sc-ccc dEfGh"><span class="sc-ddd">${escape(firstWord(line))}</span><span class="sc-eee">${escape(otherWords(line))}</span></div>`,
        )
        .join(
          "",
        )}</div></section><section class="sc-1a2b3c"><h2 class="sc-aaa">Method</h2>${recipe.steps.map((step, index) => `<div class="sc-fff"><div class="sc-ggg">Step ${index + 1}</div><div class="sc-hhh">${escape(step)}</div></div>`).join("")}</section>`,
    false,
  ),
  shown(
    "names of CSS modules",
    (recipe) =>
      `<div class="RecipeIngredients_wrapper__x3kZ1"><ul class="RecipeIngredients_list__k1">${allLines(recipe)
        .map(
          (line) =>
            `<li class="RecipeIngredients_item__a9"><span class="RecipeIngredients_qty__1">${escape(firstWord(line))}</span> <span>${escape(otherWords(line))}</span></li>`,
        )
        .join(
          "",
        )}</ul></div><div class="RecipeMethod_wrapper__9a"><ul>${recipe.steps.map((step, index) => `<li class="RecipeMethod_step__8"><h3 class="RecipeMethod_title__7">Step ${index + 1}</h3><p>${escape(step)}</p></li>`).join("")}</ul></div>`,
    false,
  ),
  shown(
    "labels with boxes to tick, steps as headings with text",
    (recipe) =>
      `<h2>Ingredients</h2><form>${allLines(recipe)
        .map(
          (line, index) =>
            `<div class="checkbox-row"><input type="checkbox" id="i${index}"><label for="i${index}">${escape(line)}</label></div>`,
        )
        .join(
          "",
        )}</form><h2>Method</h2>${recipe.steps.map((step, index) => `<h3>Step ${index + 1} of ${recipe.steps.length}</h3><p>${escape(step)}</p>`).join("")}`,
    false,
  ),
  shown(
    "details that open",
    (recipe) =>
      `<details open><summary>Ingredients</summary><ul>${items(allLines(recipe))}</ul></details><details><summary>Directions</summary><ol>${items(recipe.steps)}</ol></details><details><summary>Nutrition</summary><ul><li>320 kcal</li><li>2 g fat</li></ul></details>`,
    false,
  ),
  shown(
    "advertisements and pictures between the steps",
    (recipe) =>
      `<h2>Ingredients</h2><ul>${items(allLines(recipe))}</ul><div class="adthrive-ad adthrive-content"><span>ADVERTISEMENT</span></div><h2>Instructions</h2><ol>${recipe.steps.map((step, index) => `<li>${escape(step)}${index === 0 ? '<figure><img src="x.jpg"><figcaption class="sr-only">Photo</figcaption></figure>' : ""}</li>${index === 1 ? '</ol><div class="adthrive-ad"><span>ADVERTISEMENT</span></div><ol start="3">' : ""}`).join("")}</ol>`,
    false,
  ),
  shown(
    "steps of a step-by-step story above the recipe",
    (recipe) =>
      `<h2>How to make it</h2><p>It is easy. First the pot, then the rest. I show it here in pictures.</p><h3>Step 1</h3><p>Look at the picture.</p><h3>Step 2</h3><p>Look at this one.</p><h2>Recipe</h2><h3>Ingredients</h3><ul>${items(allLines(recipe))}</ul><h3>Instructions</h3><ol>${items(recipe.steps)}</ol><h3>Notes</h3><p>Enjoy.</p>`,
    false,
  ),
  shown(
    "ingredients explained in a story above the recipe",
    (recipe) =>
      `<h2>Ingredients you need</h2><ul><li><strong>Salt:</strong> I like the coarse one, it is far better than the fine one.</li><li><strong>Love:</strong> a lot of it.</li></ul><h2>How to store it</h2><p>In the fridge.</p><div class="recipe-box"><h2>${escape(recipe.title)}</h2><h3>Ingredients</h3><ul>${items(allLines(recipe))}</ul><h3>Directions</h3><ol>${items(recipe.steps)}</ol></div>`,
    false,
  ),
  shown(
    "one paragraph each, with bold first words",
    (recipe) =>
      `<p><strong>Ingredients</strong></p><p>${allLines(recipe).map(escape).join("<br>\n")}</p><p><strong>Instructions</strong></p>${recipe.steps.map((step, index) => `<p><strong>Step ${index + 1}:</strong> ${escape(step)}</p>`).join("")}<p><strong>Notes</strong></p><p>Keeps well.</p>`,
    false,
  ),
  shown(
    "bold headings of groups in paragraphs with breaks",
    (recipe) =>
      `<p><strong>INGREDIENTS</strong></p>${groupsAs(
        recipe,
        (name) => `<p><strong>${escape(name)}:</strong></p>`,
        (lines) => `<p>${lines.map(escape).join("<br>\n")}</p>`,
      )}<p><strong>METHOD</strong></p>${numbered(recipe.steps)}`,
  ),
  shown(
    "two columns, the method first",
    (recipe) =>
      `<div class="columns"><div class="right"><h2>Method</h2><ol>${items(recipe.steps)}</ol></div><div class="left"><h2>Ingredients</h2><ul>${items(allLines(recipe))}</ul></div></div>`,
    false,
  ),
  shown(
    "lists twice, for phones and for desks",
    (recipe) =>
      `<div class="mobile-only"><h2>Ingredients</h2><ul>${items(allLines(recipe))}</ul></div><div class="desktop-only"><h2>Ingredients</h2><ul>${items(allLines(recipe))}</ul></div><div><h2>Method</h2><ol>${items(recipe.steps)}</ol></div>`,
    false,
  ),
  shown(
    "tabs, one after the other",
    (recipe) =>
      `<ul class="tabs"><li><a href="#a">Ingredients</a></li><li><a href="#b">Method</a></li><li><a href="#c">Nutrition</a></li></ul><div id="a" class="tab-pane active"><ul>${items(allLines(recipe))}</ul></div><div id="b" class="tab-pane"><ol>${items(recipe.steps)}</ol></div><div id="c" class="tab-pane"><ul><li>Calories 320</li><li>Fat 2 g</li></ul></div>`,
    false,
  ),
  shown(
    "steps in one paragraph of breaks",
    (recipe) =>
      `<h4>Ingredients:</h4><ul>${items(allLines(recipe))}</ul><h4>Preparation:</h4><p>${recipe.steps.map(escape).join("<br/><br/>")}</p>`,
    false,
  ),
  shown(
    "steps without a heading, as a list after the ingredients",
    (recipe) => `<h3>Ingredients</h3><ul>${items(allLines(recipe))}</ul><ol>${items(recipe.steps)}</ol><p>Enjoy!</p>`,
    false,
  ),
  shown(
    "facts between heading and list",
    (recipe) =>
      `<h2>Ingredients</h2><p>Serves ${recipe.servings}</p><p>Prep time: ${recipe.prepMinutes} min</p><ul>${items(allLines(recipe))}</ul><p><a href="#">Add to shopping list</a></p><h2>Directions</h2><p><a>Print</a></p><ol>${items(recipe.steps)}</ol><p>Recipe courtesy of Ann</p>`,
    false,
  ),
  shown(
    "icons and words for the ears in each line",
    (recipe) =>
      `<h2>Ingredients</h2><ul>${allLines(recipe)
        .map(
          (line) =>
            `<li><svg><title>tick</title><path/></svg><span class="visually-hidden">Ingredient:</span> ${escape(line)} <button>+</button></li>`,
        )
        .join(
          "",
        )}</ul><h2>Method</h2><ol>${recipe.steps.map((step) => `<li><span class="sr-only">Step</span>${escape(step)}<button>Mark as complete</button></li>`).join("")}</ol>`,
    false,
  ),
  shown(
    "links within lines",
    (recipe) =>
      `<h2>Ingredients</h2><ul>${allLines(recipe)
        .map(
          (line) =>
            `<li>${escape(firstWord(line))} <a href="/shop/x" target="_blank">${escape(otherWords(line))}</a></li>`,
        )
        .join(
          "",
        )}</ul><h2>Method</h2><ol>${recipe.steps.map((step) => `<li>${escape(step).replace(/(\w{4,}) (\w{4,})/, '<a href="/x">$1</a> <strong>$2</strong>')}</li>`).join("")}</ol>`,
    false,
  ),
  {
    name: "JSON-LD with the site's name in its title, the page without it",
    hasGroups: false,
    make: (recipe) => page(recipe, "", inJson({ ...schema(recipe), name: `${recipe.title} - The Spoon` })),
  },
  {
    name: "title from og:title with the site's name, the first heading is the logo",
    hasGroups: false,
    make: (recipe) =>
      `<html><head><meta property="og:site_name" content="The Spoon"><meta property="og:title" content="${escape(recipe.title)} | The Spoon"><title>${escape(recipe.title)} | The Spoon</title></head><body><h1><a href="/"><img src="logo.svg" alt="The Spoon"></a></h1><div class="ingredients"><h3>Ingredients</h3><ul>${items(allLines(recipe))}</ul></div><div class="directions"><h3>Directions</h3><ol>${items(recipe.steps)}</ol></div></body></html>`,
  },
  {
    name: "title in a heading of the second rank, the site's name in the first",
    hasGroups: false,
    make: (recipe) =>
      `<html><head><title>The Spoon » ${escape(recipe.title)}</title></head><body><h1>The Spoon</h1><h2 class="entry-title">${escape(recipe.title)}</h2><h3>Ingredients</h3><ul>${items(allLines(recipe))}</ul><h3>Directions</h3><ol>${items(recipe.steps)}</ol></body></html>`,
  },
  {
    name: "the words of a page with its furniture",
    hasGroups: false,
    make: (recipe) =>
      `Home\nRecipes\nAbout\n\n${recipe.title}\nBy Ann | Updated May 3\n4.8 (12 ratings)\nJump to Recipe\nPrint\n\nPrep Time\n${recipe.prepMinutes} mins\nServings\n${recipe.servings}\n\nIngredients\nUS Customary\nMetric\n1x\n2x\n${allLines(
        recipe,
      )
        .map((line) => `▢ ${line}`)
        .join(
          "\n",
        )}\n\nInstructions\n${recipe.steps.join("\n")}\n\nNutrition\nCalories: 320kcal\n\nDid you make this recipe?\nLeave a comment below!\n\n12 Comments\nBea\nI used 2 eggs.\n`,
  },
  {
    name: "the words of a German page",
    hasGroups: false,
    make: (recipe) =>
      `${recipe.title}\n\nZutaten für ${recipe.servings} Portionen:\n\n${allLines(recipe)
        .map((line) => `- ${line}`)
        .join(
          "\n",
        )}\n\nZubereitung:\n\n${recipe.steps.map((step, index) => `Schritt ${index + 1}\n${step}`).join("\n\n")}\n\nGuten Appetit!\n`,
  },
];
