import * as html from "./page-parts";
import type { MadeRecipe, PageStyle } from "./page-parts";

const steps = (texts: readonly string[]): readonly object[] => texts.map((text) => ({ "@type": "HowToStep", text }));
const list = (recipe: MadeRecipe): string =>
  `<h2>Ingredients</h2>${html.listsOf(recipe)}<h2>Method</h2><ol>${html.items(recipe.steps)}</ol>`;
const beside = (name: string, data: (recipe: MadeRecipe) => object, hasGroups = false): PageStyle => ({
  name: `JSON-LD beside lists: ${name}`,
  hasGroups,
  make: (recipe) => html.page(recipe, list(recipe), html.inJson(data(recipe))),
});
const inHead = (name: string, head: (recipe: MadeRecipe) => string): PageStyle => ({
  name: `JSON-LD: ${name}`,
  hasGroups: false,
  make: (recipe) => html.page(recipe, "", head(recipe)),
});

/** What large sites and their systems do with JSON-LD beyond its broken forms. */
export const LOOSE_DATA_STYLES: readonly PageStyle[] = [
  inHead("a script within a script", (recipe) => html.script(html.inJson(html.schema(recipe)))),
  inHead("JSON within a text of JSON", (recipe) => html.script(JSON.stringify(JSON.stringify(html.schema(recipe))))),
  inHead(
    "its type with the words turned",
    (recipe) => `<script type="application/json+ld">${JSON.stringify(html.schema(recipe))}</script>`,
  ),
  inHead(
    "added by a script",
    (recipe) =>
      `<script>(function(){var s=document.createElement("script");s.type="application/ld+json";s.text=JSON.stringify(${JSON.stringify(html.schema(recipe))});document.head.appendChild(s)})();</script>`,
  ),
  inHead(
    "added by a script as a template of text",
    (recipe) =>
      `<script>var s=document.createElement("script");s.type="application/ld+json";s.textContent=\`${JSON.stringify(html.schema(recipe))}\`;document.head.append(s);</script>`,
  ),
  inHead(
    "assigned to a name within its script",
    (recipe) =>
      `<script type="application/ld+json">var recipe = ${JSON.stringify(html.schema(recipe), null, 2)};</script>`,
  ),
  html.brokenJson("texts put together by plus", (json) => json.replaceAll(", ", ', " + "')),
  html.brokenJson("numbers with units and leading zeros", (json) =>
    json.replace('"@type": "Recipe",', '"@type": "Recipe", "ratingValue": 05, "yes": True,'),
  ),
  html.brokenJson("entities instead of quotes around texts", (json) => json.replaceAll('"', "&quot;")),
  html.brokenJson("a comma after each brace and bracket", (json) => json.replaceAll(/([}\]])\n/g, "$1,\n")),
  html.brokenJson("curly quotes around names", (json) => json.replaceAll(/"(\w+)":/g, "“$1”:")),
  html.jsonLd("the recipe by reference from its page", (recipe) => ({
    "@graph": [
      { "@type": "WebPage", "@id": "/r", mainEntity: { "@id": "/r#recipe" } },
      { ...html.schema(recipe), "@id": "/r#recipe" },
    ],
  })),
  html.jsonLd("graphs within a list within a graph", (recipe) => [
    { "@graph": [[{ "@type": "Organization", name: "The Spoon" }], [{ "@graph": [html.schema(recipe)] }]] },
  ]),
  html.jsonLd("a section with a list in the step's place and numbers as names", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: [
      {
        "@type": "HowToSection",
        name: "Recipe",
        itemListElement: [
          {
            "@type": "ItemList",
            itemListElement: recipe.steps.map((text, index) => ({ "@type": "HowToStep", name: index + 1, text })),
          },
        ],
      },
    ],
  })),
  html.jsonLd("steps with empty sections between", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: [
      { "@type": "HowToSection", name: "", itemListElement: [] },
      { "@type": "HowToSection", name: "", itemListElement: steps(recipe.steps) },
      { "@type": "HowToSection", name: "Notes", itemListElement: null },
    ],
  })),
  html.jsonLd("videos and pictures among the steps", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: recipe.steps.flatMap((text, index) => [
      { "@type": "HowToStep", text, video: { "@type": "Clip", name: `Clip ${index}`, url: "https://spoon.example/v" } },
      { "@type": "ImageObject", name: "step.jpg", url: "https://spoon.example/step.jpg" },
      { "@type": "VideoObject", name: "How to stir", description: "See how to stir.", contentUrl: "v.mp4" },
    ]),
  })),
  html.jsonLd("a HowTo with tools and supplies among its parts", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: {
      "@type": "HowTo",
      name: recipe.title,
      tool: [{ "@type": "HowToTool", name: "A pot" }],
      step: steps(recipe.steps),
    },
  })),
  html.jsonLd("CreativeWorks as steps", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: recipe.steps.map((text) => ({ "@type": "CreativeWork", text: { "@value": text } })),
  })),
  html.jsonLd("steps of directions, one thing each", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: recipe.steps.map((text, index) => ({
      "@type": "HowToStep",
      position: `${index + 1}`,
      name: `Step ${index + 1}`,
      itemListElement: { "@type": "HowToDirection", text },
    })),
  })),
  html.jsonLd("steps in paragraphs with non-breaking spaces and empty ones", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: recipe.steps.map((step) => `<p>&nbsp;${html.escape(step)}&nbsp;</p><p>&nbsp;</p>`).join(""),
  })),
  html.jsonLd("steps as 'Step 1' above each in one text", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: recipe.steps.map((step, index) => `Step ${index + 1}\n${step}`).join("\n\n"),
  })),
  html.jsonLd("steps as a list of which each has a heading of HTML", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: `<h3>Preparation</h3><ol>${recipe.steps.map((step) => `<li><p>${html.escape(step)}</p></li>`).join("")}</ol>`,
  })),
  html.jsonLd("texts in several languages as objects", (recipe) => ({
    ...html.schema(recipe),
    name: { "@language": "en", "@value": recipe.title },
    recipeIngredient: html.allLines(recipe).map((value) => ({ "@language": "en", "@value": value })),
    recipeInstructions: recipe.steps.map((value) => ({ "@language": "en", "@value": value })),
  })),
  html.jsonLd("each value in a list of one", (recipe) => ({
    ...html.schema(recipe),
    name: [recipe.title],
    recipeIngredient: html.allLines(recipe).map((line) => [line]),
    recipeInstructions: [{ "@type": ["HowToSection"], itemListElement: [steps(recipe.steps)] }],
  })),
  html.jsonLd("ingredients as amounts with a unit of their own", (recipe) => ({
    ...html.schema(recipe),
    recipeIngredient: html.allLines(recipe).map((line) => ({
      "@type": "PropertyValue",
      name: html.otherWords(line),
      value: html.firstWord(line),
      unitText: "",
    })),
  })),
  html.jsonLd("ingredients that end in commas and hold two spaces", (recipe) => ({
    ...html.schema(recipe),
    recipeIngredient: html.allLines(recipe).map((line) => ` ${line.replaceAll(" ", "  ")} ,`),
  })),
  html.jsonLd("ingredients in one text with br and headings in bold", (recipe) => ({
    ...html.schema(recipe),
    recipeIngredient: html.groupsAs(
      recipe,
      (name) => `<b>${html.escape(name)}:</b><br>`,
      (lines) => `${lines.map(html.escape).join("<br>")}<br>`,
    ),
  })),
  html.jsonLd("names of properties in other letters and with underlines", (recipe) => ({
    "@type": "Recipe",
    name: recipe.title,
    recipe_ingredient: html.allLines(recipe),
    recipe_instructions: recipe.steps,
  })),
  html.jsonLd("a type as an address with a slash, in a list", (recipe) => ({
    ...html.schema(recipe),
    "@type": ["http://schema.org/Recipe/", "Thing"],
  })),
  inHead("three recipes of the same name, of which one is whole", (recipe) =>
    html.inJson([
      { "@type": "Recipe", name: recipe.title, recipeIngredient: html.allLines(recipe).slice(0, 2) },
      html.schema(recipe),
      { "@type": "Recipe", name: recipe.title, recipeInstructions: "See below." },
    ]),
  ),
  inHead(
    "a recipe of another page first, whole and longer",
    (recipe) =>
      html.inJson({
        "@type": "Recipe",
        name: "Apple pie of the week",
        recipeIngredient: Array.from({ length: 30 }, (_, index) => `${index + 1} apples`),
        recipeInstructions: ["Peel.", "Bake.", "Serve."],
      }) + html.inJson(html.schema(recipe)),
  ),
  beside("steps that only say where they are", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: "https://spoon.example/recipes/1#method",
  })),
  beside("a summary as steps", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: `${recipe.steps.join(" ").slice(0, 60)}...`,
  })),
  beside("steps without space between the sentences", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: recipe.steps.join(""),
  })),
  beside("lines that hold the words null and undefined", (recipe) => ({
    ...html.schema(recipe),
    recipeIngredient: ["null", "undefined", ""],
    recipeInstructions: "null",
  })),
  beside("a name only", (recipe) => ({ "@type": "Recipe", name: recipe.title }), true),
  beside("an article", (recipe) => ({ "@type": "Article", headline: recipe.title, articleBody: "A soup." }), true),
];
