import {
  allLines,
  escape,
  inJson,
  items,
  jsonLd,
  brokenJson,
  listsOf,
  page,
  schema,
  script,
  type MadeRecipe,
  type PageStyle,
} from "./page-parts";

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
  jsonLd("Yoast's graph with all that stands around", (recipe) =>
    yoast(recipe, {
      ...schema(recipe),
      "@context": undefined,
      author: { "@id": "https://spoon.example/#person" },
      image: ["https://spoon.example/1x1.jpg", "https://spoon.example/4x3.jpg"],
      aggregateRating: { "@type": "AggregateRating", ratingValue: "4.9", ratingCount: "12" },
      review: [{ "@type": "Review", reviewBody: "I used 2 cups more.", author: { "@type": "Person", name: "Bea" } }],
      nutrition: { "@type": "NutritionInformation", calories: "320 kcal", servingSize: "1 serving" },
      isPartOf: { "@id": "https://spoon.example/r/#article" },
    }),
  ),
  jsonLd("named sections of steps", (recipe) => ({
    ...schema(recipe),
    recipeInstructions: [
      { "@type": "HowToSection", name: "To begin", itemListElement: steps(halves(recipe)[0]) },
      { "@type": "HowToSection", name: "To finish", itemListElement: steps(halves(recipe)[1]) },
    ],
  })),
  jsonLd("sections of one step each, which is an object", (recipe) => ({
    ...schema(recipe),
    recipeInstructions: recipe.steps.map((text, index) => ({
      "@type": "HowToSection",
      name: `Part ${index + 1}`,
      itemListElement: { "@type": "HowToStep", text },
    })),
  })),
  jsonLd("one section as an object", (recipe) => ({
    ...schema(recipe),
    recipeInstructions: { "@type": "HowToSection", name: "Method", itemListElement: steps(recipe.steps) },
  })),
  jsonLd("steps of directions and tips", (recipe) => ({
    ...schema(recipe),
    recipeInstructions: recipe.steps.map((text) => ({
      "@type": "HowToStep",
      itemListElement: [{ "@type": "HowToDirection", text }],
    })),
  })),
  jsonLd("steps of which the name is the text", (recipe) => ({
    ...schema(recipe),
    recipeInstructions: recipe.steps.map((name, index) => ({ "@type": "HowToStep", name, url: `#step-${index + 1}` })),
  })),
  jsonLd("steps with name and text alike", (recipe) => ({
    ...schema(recipe),
    recipeInstructions: recipe.steps.map((text) => ({
      "@type": "HowToStep",
      name: text,
      text,
      image: "https://spoon.example/s.jpg",
    })),
  })),
  jsonLd("steps with a name cut off", (recipe) => ({
    ...schema(recipe),
    recipeInstructions: recipe.steps.map((text) => ({
      "@type": "HowToStep",
      name: `${text.slice(0, 12).trim()}...`,
      text,
    })),
  })),
  jsonLd("steps in a list within a list", (recipe) => ({ ...schema(recipe), recipeInstructions: [recipe.steps] })),
  jsonLd("steps of HowToStep lists within a list", (recipe) => ({
    ...schema(recipe),
    recipeInstructions: [steps(recipe.steps)],
  })),
  jsonLd("steps in one HowToStep with line breaks", (recipe) => ({
    ...schema(recipe),
    recipeInstructions: [{ "@type": "HowToStep", text: recipe.steps.join("\n") }],
  })),
  jsonLd("steps in one text with br", (recipe) => ({
    ...schema(recipe),
    recipeInstructions: recipe.steps.join("<br /><br />\n"),
  })),
  jsonLd("steps in one text of numbers and br", (recipe) => ({
    ...schema(recipe),
    recipeInstructions: recipe.steps
      .map((step, index) => `<strong>${index + 1}.</strong> ${escape(step)}`)
      .join("<br>"),
  })),
  jsonLd("steps in paragraphs below names of steps", (recipe) => ({
    ...schema(recipe),
    recipeInstructions: recipe.steps
      .map((step, index) => `<p><strong>Step ${index + 1}</strong></p><p>${escape(step)}</p>`)
      .join("\n"),
  })),
  jsonLd("steps with numbers of their own", (recipe) => ({
    ...schema(recipe),
    recipeInstructions: recipe.steps.map((step, index) => `${index + 1}. ${step}`),
  })),
  jsonLd("steps said as 'Step 1:'", (recipe) => ({
    ...schema(recipe),
    recipeInstructions: recipe.steps.map((step, index) => ({
      "@type": "HowToStep",
      text: `Step ${index + 1}: ${step}`,
    })),
  })),
  jsonLd("steps by reference into the graph", (recipe) => ({
    "@context": "https://schema.org",
    "@graph": [
      { ...schema(recipe), recipeInstructions: recipe.steps.map((_, index) => ({ "@id": `#step${index}` })) },
      ...recipe.steps.map((text, index) => ({ "@type": "HowToStep", "@id": `#step${index}`, text })),
    ],
  })),
  jsonLd("steps as list items with names", (recipe) => ({
    ...schema(recipe),
    recipeInstructions: {
      "@type": "ItemList",
      itemListOrder: "Ascending",
      numberOfItems: recipe.steps.length,
      itemListElement: recipe.steps.map((name, index) => ({ "@type": "ListItem", position: index + 1, name })),
    },
  })),
  jsonLd("steps as a list of texts in an ItemList", (recipe) => ({
    ...schema(recipe),
    recipeInstructions: { "@type": "ItemList", itemListElement: recipe.steps },
  })),
  jsonLd("steps as a list within HTML of a div", (recipe) => ({
    ...schema(recipe),
    recipeInstructions: `<div class="field"><ol>\n${recipe.steps.map((step) => `<li><p>${escape(step)}</p>\n</li>`).join("\n")}</ol></div>`,
  })),
  jsonLd("steps as HTML escaped twice", (recipe) => ({
    ...schema(recipe),
    recipeInstructions: escape(escape(recipe.steps.map((step) => `<p>${step}</p>`).join(""))),
  })),
  jsonLd("ingredients as lists within a list", (recipe) => ({
    ...schema(recipe),
    recipeIngredient: recipe.groups.map(({ lines }) => lines),
  })),
  jsonLd("ingredients in one text of lines", (recipe) => ({
    ...schema(recipe),
    recipeIngredient: allLines(recipe).join("\r\n"),
  })),
  jsonLd("ingredients in one text of lines within a list", (recipe) => ({
    ...schema(recipe),
    recipeIngredient: [allLines(recipe).join("\n")],
  })),
  jsonLd("ingredients in one text of br", (recipe) => ({
    ...schema(recipe),
    recipeIngredient: [allLines(recipe).map(escape).join("<br/>")],
  })),
  jsonLd("ingredients as an HTML list", (recipe) => ({
    ...schema(recipe),
    recipeIngredient: `<ul>${items(allLines(recipe))}</ul>`,
  })),
  jsonLd("ingredients with tags and bullets", (recipe) => ({
    ...schema(recipe),
    recipeIngredient: allLines(recipe).map(
      (line) =>
        `▢ <span class="q">${escape(line.split(" ")[0] ?? "")}</span>&nbsp;${escape(line.split(" ").slice(1).join(" "))} `,
    ),
  })),
  jsonLd("ingredients with white space of a template", (recipe) => ({
    ...schema(recipe),
    recipeIngredient: allLines(recipe).map((line) => `\n            ${line.replace(" ", "\n              ")}\n   `),
  })),
  jsonLd("ingredients as things with amount and name", (recipe) => ({
    ...schema(recipe),
    recipeIngredient: allLines(recipe).map((line) => ({
      "@type": "PropertyValue",
      value: line.split(" ")[0],
      name: line.split(" ").slice(1).join(" "),
    })),
  })),
  jsonLd("type by its whole address", (recipe) => ({ ...schema(recipe), "@type": "http://schema.org/Recipe" })),
  jsonLd("type with a prefix", (recipe) => ({ ...schema(recipe), "@type": "schema:Recipe" })),
  jsonLd("within an article's hasPart", (recipe) => ({
    "@type": "Article",
    headline: "Sunday supper",
    hasPart: [schema(recipe), { "@type": "WebPageElement", isAccessibleForFree: false }],
  })),
  jsonLd("within mainEntityOfPage", (recipe) => ({
    "@type": "NewsArticle",
    headline: "x",
    mainEntityOfPage: { "@type": "WebPage", mainEntity: [schema(recipe)] },
  })),
  jsonLd("with a list of other recipes after it", (recipe) => [
    schema(recipe),
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
      page(
        recipe,
        script("{}"),
        inJson({
          "@type": "Recipe",
          name: recipe.title,
          description: "A soup.",
          recipeIngredient: "",
          recipeInstructions: "",
        }) + inJson(schema(recipe)),
      ),
  },
  {
    name: "JSON-LD whose steps are the page's story, the page has the list",
    hasGroups: false,
    make: (recipe) =>
      page(
        recipe,
        `<div class="recipe"><h2>Ingredients</h2>${listsOf({ ...recipe, groups: [{ name: "", lines: allLines(recipe) }] })}<h2>Instructions</h2><ol>${items(recipe.steps)}</ol></div>`,
        inJson({ ...schema(recipe), recipeInstructions: "" }),
      ),
  },
  {
    name: "JSON-LD in the body, in a div, with a charset in its type",
    hasGroups: false,
    make: (recipe) =>
      page(
        recipe,
        `<div class="wp-block-html"><script type="application/ld+json; charset=utf-8">${JSON.stringify(schema(recipe))}</script></div>`,
      ),
  },
  {
    name: "JSON-LD with a type of capitals and no quotes",
    hasGroups: false,
    make: (recipe) => page(recipe, "", `<SCRIPT TYPE=application/LD+JSON>${JSON.stringify(schema(recipe))}</SCRIPT>`),
  },
  {
    name: "JSON-LD title in capitals of the data, quotes as entities",
    hasGroups: false,
    make: (recipe) =>
      page(
        recipe,
        "",
        inJson({
          ...schema(recipe),
          name: recipe.title.replaceAll('"', "&quot;").replaceAll("'", "&#039;").replaceAll("’", "&rsquo;"),
        }),
      ),
  },
  {
    name: "JSON-LD of the page's head alone, the body is drawn by a script",
    hasGroups: false,
    make: (recipe) =>
      `<!doctype html><html><head><title>${escape(recipe.title)} | The Spoon</title>${inJson(schema(recipe))}</head><body><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div></body></html>`,
  },
  brokenJson("a BOM and line separators", (json) => `\ufeff${json.replaceAll("\n", "\u2028")}`),
  brokenJson("tabs in texts", (json) => json.replaceAll(", ", ",\t")),
  brokenJson("wpautop's breaks between its lines", (json) => json.replaceAll(",\n", ",<br />\n")),
  brokenJson("wpautop's paragraphs around it", (json) => `<p>${json}</p>`),
  brokenJson(
    "two objects one after the other",
    (json) => `${JSON.stringify({ "@type": "BreadcrumbList", itemListElement: [] })}\n${json}`,
  ),
  brokenJson(
    "two objects with a comma between",
    (json) => `${json},\n${JSON.stringify({ "@type": "BreadcrumbList", itemListElement: [] })}`,
  ),
  brokenJson("a missing comma between properties", (json) => json.replace(/,\n( "prepTime")/, "\n$1")),
  brokenJson("quotes of inches not escaped", (json) =>
    json.replace("}\n ]", ',"description":"A 12" pan and a "big" pot"}\n ]'),
  ),
  brokenJson("single quotes escaped as in JavaScript", (json) => json.replaceAll("'", "\\'").replaceAll("’", "\\’")),
  brokenJson("values that are undefined", (json) =>
    json.replace('"@type": "Recipe",', '"@type": "Recipe", "video": undefined, "keywords": , "aggregateRating": NaN,'),
  ),
  brokenJson("comments of lines", (json) => json.replace('"@type": "Recipe",', '"@type": "Recipe", // what it is\n')),
  brokenJson("backslashes before letters", (json) => json.replaceAll("°", "\\°").replaceAll("&", "\\&")),
  brokenJson("a CDATA as XHTML has it", (json) => `/*<![CDATA[*/${json}/*]]>*/`),
  brokenJson("a bracket too many at its end", (json) => `${json}}`),
  brokenJson("HTML in texts with its own quotes", (json) =>
    json.replaceAll('"text": "', '"text": "<span class="step">').replaceAll('"\n  }', '</span>"\n  }'),
  ),
  brokenJson("control characters", (json) => json.replaceAll(" for ", " \u0003for ")),
];
