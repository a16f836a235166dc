import * as html from "./page-parts";
import type { MadeRecipe, PageStyle } from "./page-parts";

const steps = (texts: readonly string[]): readonly object[] => texts.map((text) => ({ "@type": "HowToStep", text }));
const halves = ({ steps: texts }: MadeRecipe): readonly [readonly string[], readonly string[]] => [
  texts.slice(0, 2),
  texts.slice(2),
];

/** Yoast's graph as WordPress sites have it. */
const yoast = (recipe: MadeRecipe, own: object): object => ({
  "@context": "https://schema.org",
  "@graph": [
    {
      "@type": "Article",
      "@id": "https://spoon.example/r/#article",
      headline: recipe.title,
      author: { "@type": "Person", name: "Ann" },
      isPartOf: { "@id": "https://spoon.example/r/" },
    },
    { "@type": "WebPage", "@id": "https://spoon.example/r/", name: `${recipe.title} - The Spoon` },
    { "@type": "ImageObject", "@id": "https://spoon.example/r/#primaryimage", url: "https://spoon.example/p.jpg" },
    { "@type": "Organization", name: "The Spoon", logo: { "@id": "#logo" } },
    {
      "@type": "FAQPage",
      mainEntity: [
        {
          "@type": "Question",
          name: "Can I freeze it?",
          acceptedAnswer: { "@type": "Answer", text: "Yes, for 3 months." },
        },
      ],
    },
    own,
  ],
});

/** Ways of data, whole and broken, beyond the plain ones. */
export const DATA_STYLES: readonly PageStyle[] = [
  html.jsonLd("Yoast's graph with all that stands around", (recipe) =>
    yoast(recipe, {
      ...html.schema(recipe),
      "@context": undefined,
      author: { "@id": "https://spoon.example/#person" },
      image: ["https://spoon.example/1x1.jpg", "https://spoon.example/4x3.jpg"],
      aggregateRating: { "@type": "AggregateRating", ratingValue: "4.9", ratingCount: "12" },
      review: [{ "@type": "Review", reviewBody: "I used 2 cups more.", author: { "@type": "Person", name: "Bea" } }],
      nutrition: { "@type": "NutritionInformation", calories: "320 kcal", servingSize: "1 serving" },
      isPartOf: { "@id": "https://spoon.example/r/#article" },
    }),
  ),
  html.jsonLd("named sections of steps", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: [
      { "@type": "HowToSection", name: "To begin", itemListElement: steps(halves(recipe)[0]) },
      { "@type": "HowToSection", name: "To finish", itemListElement: steps(halves(recipe)[1]) },
    ],
  })),
  html.jsonLd("sections of one step each, which is an object", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: recipe.steps.map((text, index) => ({
      "@type": "HowToSection",
      name: `Part ${index + 1}`,
      itemListElement: { "@type": "HowToStep", text },
    })),
  })),
  html.jsonLd("one section as an object", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: { "@type": "HowToSection", name: "Method", itemListElement: steps(recipe.steps) },
  })),
  html.jsonLd("steps of directions and tips", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: recipe.steps.map((text) => ({
      "@type": "HowToStep",
      itemListElement: [{ "@type": "HowToDirection", text }],
    })),
  })),
  html.jsonLd("steps of which the name is the text", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: recipe.steps.map((name, index) => ({ "@type": "HowToStep", name, url: `#step-${index + 1}` })),
  })),
  html.jsonLd("steps with name and text alike", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: recipe.steps.map((text) => ({
      "@type": "HowToStep",
      name: text,
      text,
      image: "https://spoon.example/s.jpg",
    })),
  })),
  html.jsonLd("steps with a name cut off", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: recipe.steps.map((text) => ({
      "@type": "HowToStep",
      name: `${text.slice(0, 12).trim()}...`,
      text,
    })),
  })),
  html.jsonLd("steps in a list within a list", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: [recipe.steps],
  })),
  html.jsonLd("steps of HowToStep lists within a list", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: [steps(recipe.steps)],
  })),
  html.jsonLd("steps in one HowToStep with line breaks", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: [{ "@type": "HowToStep", text: recipe.steps.join("\n") }],
  })),
  html.jsonLd("steps in one text with br", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: recipe.steps.join("<br /><br />\n"),
  })),
  html.jsonLd("steps in one text of numbers and br", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: recipe.steps
      .map((step, index) => `<strong>${index + 1}.</strong> ${html.escape(step)}`)
      .join("<br>"),
  })),
  html.jsonLd("steps in paragraphs below names of steps", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: recipe.steps
      .map((step, index) => `<p><strong>Step ${index + 1}</strong></p><p>${html.escape(step)}</p>`)
      .join("\n"),
  })),
  html.jsonLd("steps with numbers of their own", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: recipe.steps.map((step, index) => `${index + 1}. ${step}`),
  })),
  html.jsonLd("steps said as 'Step 1:'", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: recipe.steps.map((step, index) => ({
      "@type": "HowToStep",
      text: `Step ${index + 1}: ${step}`,
    })),
  })),
  html.jsonLd("steps by reference into the graph", (recipe) => ({
    "@context": "https://schema.org",
    "@graph": [
      { ...html.schema(recipe), recipeInstructions: recipe.steps.map((_, index) => ({ "@id": `#step${index}` })) },
      ...recipe.steps.map((text, index) => ({ "@type": "HowToStep", "@id": `#step${index}`, text })),
    ],
  })),
  html.jsonLd("steps as list items with names", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: {
      "@type": "ItemList",
      itemListOrder: "Ascending",
      numberOfItems: recipe.steps.length,
      itemListElement: recipe.steps.map((name, index) => ({ "@type": "ListItem", position: index + 1, name })),
    },
  })),
  html.jsonLd("steps as a list of texts in an ItemList", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: { "@type": "ItemList", itemListElement: recipe.steps },
  })),
  html.jsonLd("steps as a list within HTML of a div", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: `<div class="field"><ol>\n${recipe.steps.map((step) => `<li><p>${html.escape(step)}</p>\n</li>`).join("\n")}</ol></div>`,
  })),
  html.jsonLd("steps as HTML escaped twice", (recipe) => ({
    ...html.schema(recipe),
    recipeInstructions: html.escape(html.escape(recipe.steps.map((step) => `<p>${step}</p>`).join(""))),
  })),
  html.jsonLd("ingredients as lists within a list", (recipe) => ({
    ...html.schema(recipe),
    recipeIngredient: recipe.groups.map(({ lines }) => lines),
  })),
  html.jsonLd("ingredients in one text of lines", (recipe) => ({
    ...html.schema(recipe),
    recipeIngredient: html.allLines(recipe).join("\r\n"),
  })),
  html.jsonLd("ingredients in one text of lines within a list", (recipe) => ({
    ...html.schema(recipe),
    recipeIngredient: [html.allLines(recipe).join("\n")],
  })),
  html.jsonLd("ingredients in one text of br", (recipe) => ({
    ...html.schema(recipe),
    recipeIngredient: [html.allLines(recipe).map(html.escape).join("<br/>")],
  })),
  html.jsonLd("ingredients as an HTML list", (recipe) => ({
    ...html.schema(recipe),
    recipeIngredient: `<ul>${html.items(html.allLines(recipe))}</ul>`,
  })),
  html.jsonLd("ingredients with tags and bullets", (recipe) => ({
    ...html.schema(recipe),
    recipeIngredient: html
      .allLines(recipe)
      .map(
        (line) =>
          `▢ <span class="q">${html.escape(line.split(" ")[0] ?? "")}</span>&nbsp;${html.escape(line.split(" ").slice(1).join(" "))} `,
      ),
  })),
  html.jsonLd("ingredients with white space of a template", (recipe) => ({
    ...html.schema(recipe),
    recipeIngredient: html
      .allLines(recipe)
      .map((line) => `\n            ${line.replace(" ", "\n              ")}\n   `),
  })),
  html.jsonLd("ingredients as things with amount and name", (recipe) => ({
    ...html.schema(recipe),
    recipeIngredient: html.allLines(recipe).map((line) => ({
      "@type": "PropertyValue",
      value: line.split(" ")[0],
      name: line.split(" ").slice(1).join(" "),
    })),
  })),
  html.jsonLd("type by its whole address", (recipe) => ({
    ...html.schema(recipe),
    "@type": "http://schema.org/Recipe",
  })),
  html.jsonLd("type with a prefix", (recipe) => ({ ...html.schema(recipe), "@type": "schema:Recipe" })),
  html.jsonLd("within an article's hasPart", (recipe) => ({
    "@type": "Article",
    headline: "Sunday supper",
    hasPart: [html.schema(recipe), { "@type": "WebPageElement", isAccessibleForFree: false }],
  })),
  html.jsonLd("within mainEntityOfPage", (recipe) => ({
    "@type": "NewsArticle",
    headline: "x",
    mainEntityOfPage: { "@type": "WebPage", mainEntity: [html.schema(recipe)] },
  })),
  html.jsonLd("with a list of other recipes after it", (recipe) => [
    html.schema(recipe),
    {
      "@type": "ItemList",
      itemListElement: ["Apple pie", "Leek soup"].map((name, index) => ({
        "@type": "ListItem",
        position: index + 1,
        item: {
          "@type": "Recipe",
          name,
          image: "x.jpg",
          recipeIngredient: ["1 apple", "2 eggs", "3 g salt", "4 figs", "5 nuts", "6 g oats", "7 dates", "8 limes"],
          recipeInstructions: "Bake.",
        },
      })),
    },
  ]),
  {
    name: "JSON-LD twice: one of the theme with a title only, one of the plugin",
    hasGroups: false,
    make: (recipe) =>
      html.page(
        recipe,
        html.script("{}"),
        html.inJson({
          "@type": "Recipe",
          name: recipe.title,
          description: "A soup.",
          recipeIngredient: "",
          recipeInstructions: "",
        }) + html.inJson(html.schema(recipe)),
      ),
  },
  {
    name: "JSON-LD whose steps are the page's story, the page has the list",
    hasGroups: false,
    make: (recipe) =>
      html.page(
        recipe,
        `<div class="recipe"><h2>Ingredients</h2>${html.listsOf({ ...recipe, groups: [{ name: "", lines: html.allLines(recipe) }] })}<h2>Instructions</h2><ol>${html.items(recipe.steps)}</ol></div>`,
        html.inJson({ ...html.schema(recipe), recipeInstructions: "" }),
      ),
  },
  {
    name: "JSON-LD in the body, in a div, with a charset in its type",
    hasGroups: false,
    make: (recipe) =>
      html.page(
        recipe,
        `<div class="wp-block-html"><script type="application/ld+json; charset=utf-8">${JSON.stringify(html.schema(recipe))}</script></div>`,
      ),
  },
  {
    name: "JSON-LD with a type of capitals and no quotes",
    hasGroups: false,
    make: (recipe) =>
      html.page(recipe, "", `<SCRIPT TYPE=application/LD+JSON>${JSON.stringify(html.schema(recipe))}</SCRIPT>`),
  },
  {
    name: "JSON-LD title in capitals of the data, quotes as entities",
    hasGroups: false,
    make: (recipe) =>
      html.page(
        recipe,
        "",
        html.inJson({
          ...html.schema(recipe),
          name: recipe.title.replaceAll('"', "&quot;").replaceAll("'", "&#039;").replaceAll("’", "&rsquo;"),
        }),
      ),
  },
  {
    name: "JSON-LD of the page's head alone, the body is drawn by a script",
    hasGroups: false,
    make: (recipe) =>
      `<!doctype html><html><head><title>${html.escape(recipe.title)} | The Spoon</title>${html.inJson(html.schema(recipe))}</head><body><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div></body></html>`,
  },
  html.brokenJson("a BOM and line separators", (json) => `\ufeff${json.replaceAll("\n", "\u2028")}`),
  html.brokenJson("tabs in texts", (json) => json.replaceAll(", ", ",\t")),
  html.brokenJson("wpautop's breaks between its lines", (json) => json.replaceAll(",\n", ",<br />\n")),
  html.brokenJson("wpautop's paragraphs around it", (json) => `<p>${json}</p>`),
  html.brokenJson(
    "two objects one after the other",
    (json) => `${JSON.stringify({ "@type": "BreadcrumbList", itemListElement: [] })}\n${json}`,
  ),
  html.brokenJson(
    "two objects with a comma between",
    (json) => `${json},\n${JSON.stringify({ "@type": "BreadcrumbList", itemListElement: [] })}`,
  ),
  html.brokenJson("a missing comma between properties", (json) => json.replace(/,\n( "prepTime")/, "\n$1")),
  html.brokenJson("quotes of inches not escaped", (json) =>
    json.replace("}\n ]", ',"description":"A 12" pan and a "big" pot"}\n ]'),
  ),
  html.brokenJson("single quotes escaped as in JavaScript", (json) =>
    json.replaceAll("'", "\\'").replaceAll("’", "\\’"),
  ),
  html.brokenJson("values that are undefined", (json) =>
    json.replace('"@type": "Recipe",', '"@type": "Recipe", "video": undefined, "keywords": , "aggregateRating": NaN,'),
  ),
  html.brokenJson("comments of lines", (json) =>
    json.replace('"@type": "Recipe",', '"@type": "Recipe", // what it is\n'),
  ),
  html.brokenJson("backslashes before letters", (json) => json.replaceAll("°", "\\°").replaceAll("&", "\\&")),
  html.brokenJson("a CDATA as XHTML has it", (json) => `/*<![CDATA[*/${json}/*]]>*/`),
  html.brokenJson("a bracket too many at its end", (json) => `${json}}`),
  html.brokenJson("HTML in texts with its own quotes", (json) =>
    json.replaceAll('"text": "', '"text": "<span class="step">').replaceAll('"\n  }', '</span>"\n  }'),
  ),
  html.brokenJson("control characters", (json) => json.replaceAll(" for ", " \u0003for ")),
];
