import * as html from "./page-parts";
import type { PageStyle } from "./page-parts";

/** Pages whose data bends the vocabulary, or stands where it is not looked for. */
export const VOCABULARY_STYLES: readonly PageStyle[] = [
  html.jsonLd("a graph that is one thing", (recipe) => ({
    "@context": "https://schema.org",
    "@graph": { ...html.schema(recipe) },
  })),
  html.jsonLd("names with a prefix", (recipe) => ({
    "@context": { schema: "https://schema.org/" },
    "@type": "schema:Recipe",
    "schema:name": recipe.title,
    "schema:recipeIngredient": html.allLines(recipe),
    "schema:recipeInstructions": recipe.steps.map((text) => ({ "@type": "schema:HowToStep", "schema:text": text })),
  })),
  html.jsonLd("expanded, each value by its address", (recipe) => [
    {
      "@type": ["http://schema.org/Recipe"],
      "http://schema.org/name": [{ "@value": recipe.title }],
      "http://schema.org/recipeIngredient": html.allLines(recipe).map((line) => ({ "@value": line })),
      "http://schema.org/recipeInstructions": recipe.steps.map((text) => ({
        "@type": ["http://schema.org/HowToStep"],
        "http://schema.org/text": [{ "@value": text }],
      })),
    },
  ]),
  html.jsonLd("sections within sections", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: [
      {
        "@type": "HowToSection",
        name: "All",
        itemListElement: recipe.steps.map((text, index) => ({
          "@type": "HowToSection",
          name: `Part ${index + 1}`,
          itemListElement: [{ "@type": "HowToStep", itemListElement: [{ "@type": "HowToDirection", text }] }],
        })),
      },
    ],
  })),
  html.jsonLd("directions with tips beside them", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: recipe.steps.map((text, index) => ({
      "@type": "HowToStep",
      itemListElement: [
        { "@type": "HowToDirection", text },
        ...(index === 0 ? [{ "@type": "HowToTip", text: "A heavy pot is best." }] : []),
      ],
    })),
  })),
  html.jsonLd("steps of which each text is a list of one", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: recipe.steps.map((text) => ({ "@type": "HowToStep", text: [`<p>${html.escape(text)}</p>`] })),
  })),
  html.jsonLd("steps numbered by their keys", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: Object.fromEntries(recipe.steps.map((text, index) => [`step${index + 1}`, text])),
  })),
  html.jsonLd("names in other letters", (recipe) => ({
    "@context": "https://schema.org",
    "@type": "recipe",
    Name: recipe.title,
    RecipeIngredient: html.allLines(recipe),
    RecipeInstructions: recipe.steps,
  })),
  {
    name: "JSON-LD in an attribute",
    hasGroups: false,
    make: (recipe) =>
      html.page(
        recipe,
        `<div class="js-recipe" data-schema="${html.escape(JSON.stringify(html.schema(recipe)))}"></div>`,
      ),
  },
  {
    name: "JSON-LD in a script of plain JSON",
    hasGroups: false,
    make: (recipe) =>
      html.page(
        recipe,
        `<script type="application/json" class="recipe">${JSON.stringify(html.schema(recipe)).replaceAll("<", "\\u003c")}</script>`,
      ),
  },
  {
    name: "JSON-LD of the source alone, as it is copied",
    hasGroups: false,
    make: (recipe) => JSON.stringify(html.schema(recipe), null, 2),
  },
  {
    name: "microdata: parts elsewhere on the page by reference",
    hasGroups: false,
    make: (recipe) =>
      html.page(
        recipe,
        `<div itemscope itemtype="https://schema.org/Recipe" itemref="r-ing r-steps"><h2 itemprop="name">${html.escape(recipe.title)}</h2></div><p>A story.</p><div id="r-ing"><ul>${html.items(html.allLines(recipe), ' itemprop="recipeIngredient"')}</ul></div><div id="r-steps"><ol itemprop="recipeInstructions">${html.items(recipe.steps)}</ol></div>`,
      ),
  },
  {
    name: "microdata: a recipe of a title only, the lists beside it",
    hasGroups: false,
    make: (recipe) =>
      html.page(
        recipe,
        `<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">${html.escape(recipe.title)}</h2><meta itemprop="recipeYield" content="4"></div><h3>Ingredients</h3><ul>${html.items(html.allLines(recipe))}</ul><h3>Directions</h3><ol>${html.items(recipe.steps)}</ol>`,
      ),
  },
  {
    name: "the ingredients in JSON-LD, the steps in microdata",
    hasGroups: false,
    make: (recipe) =>
      html.page(
        recipe,
        `<div itemscope itemtype="https://schema.org/Recipe"><span itemprop="name">${html.escape(recipe.title)}</span>${html.each(recipe.steps, (step) => `<div itemprop="recipeInstructions"><span>${html.escape(step)}</span></div>`)}</div>`,
        html.inJson({ ...html.schema(recipe), recipeInstructions: undefined }),
      ),
  },
];
