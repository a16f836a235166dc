import type { Dice } from "./dice";
import { KITCHENS, type SitePhrases } from "./kitchen-words";
import { each, escape, firstWord, items, otherWords, script } from "./page-parts";
import type { Named } from "./whole-page-lists";

/** What a page has in data, in its head and in place of its body's recipe; null where it says all in its words. */
export interface SaidInData {
  readonly head: string;
  /** The recipe marked in the body; undefined where it is shown as pages without data do. */
  readonly body?: string;
  /** The page shows the recipe as well or must, as its data has not all of it. */
  readonly isShown: "may" | "must" | "not";
}
type SayInData = (kitchen: SitePhrases, dice: Dice) => SaidInData;

export const allLines = ({ lines, groupLines }: SitePhrases): readonly string[] => [...lines, ...groupLines];

const recipeOf = (kitchen: SitePhrases): Record<string, unknown> => ({
  "@context": "https://schema.org/",
  "@type": "Recipe",
  name: kitchen.title,
  author: { "@type": "Person", name: "Ann Example" },
  datePublished: "2021-03-04T10:00:00+00:00",
  image: ["https://food.example/1x1.jpg", "https://food.example/4x3.jpg"],
  recipeYield: ["4", kitchen.servings],
  prepTime: "PT15M",
  cookTime: "PT1H5M",
  recipeIngredient: allLines(kitchen),
  recipeInstructions: kitchen.steps.map((text, index) => ({
    "@type": "HowToStep",
    text,
    name: text,
    url: `https://food.example/r#step-${index + 1}`,
  })),
  aggregateRating: { "@type": "AggregateRating", ratingValue: "4.83", ratingCount: "127" },
  nutrition: { "@type": "NutritionInformation", calories: "320 kcal" },
  review: [{ "@type": "Review", reviewBody: kitchen.comments[0], author: { "@type": "Person", name: "Bob" } }],
});
const json = (data: unknown): string => JSON.stringify(data).replaceAll("</", "<\\/");
const said =
  (data: (kitchen: SitePhrases) => unknown): SayInData =>
  (kitchen) => ({ head: script(json(data(kitchen))), isShown: "may" });
const with_ =
  (change: (kitchen: SitePhrases) => Record<string, unknown>, isShown: SaidInData["isShown"] = "may"): SayInData =>
  (kitchen) => ({
    head: script(json({ ...recipeOf(kitchen), ...change(kitchen) })),
    isShown,
  });
const broken =
  (breaks: (text: string) => string): SayInData =>
  (kitchen) => ({
    head: script(breaks(JSON.stringify(recipeOf(kitchen), null, 2).replaceAll("</", "<\\/"))),
    isShown: "may",
  });
const inBody =
  (make: (kitchen: SitePhrases) => string, isShown: SaidInData["isShown"] = "not"): SayInData =>
  (kitchen) => ({ head: "", body: make(kitchen), isShown });

const graph = (kitchen: SitePhrases): unknown => ({
  "@context": "https://schema.org",
  "@graph": [
    {
      "@type": "Article",
      "@id": "https://food.example/r#article",
      headline: kitchen.title,
      articleSection: ["Dinner"],
    },
    {
      "@type": ["WebPage", "FAQPage"],
      "@id": "https://food.example/r",
      name: `${kitchen.title} - Food`,
      mainEntity: [
        {
          "@type": "Question",
          name: "Can I freeze it?",
          acceptedAnswer: { "@type": "Answer", text: "Yes: 1. cool it 2. freeze it." },
        },
      ],
    },
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home" },
        { "@type": "ListItem", position: 2, name: kitchen.title },
      ],
    },
    { "@type": "Person", "@id": "#p", name: "Ann Example" },
    {
      ...recipeOf(kitchen),
      "@id": "https://food.example/r#recipe",
      isPartOf: { "@id": "https://food.example/r#article" },
      author: { "@id": "#p" },
    },
  ],
});
const others = (kitchen: SitePhrases): string =>
  script(
    json({
      "@type": "ItemList",
      itemListElement: [1, 2, 3].map((position) => ({
        "@type": "ListItem",
        position,
        item: {
          "@type": "Recipe",
          name: `${kitchen.title} ${position}`,
          url: `https://food.example/${position}`,
          image: "https://food.example/x.jpg",
        },
      })),
    }),
  );
const marked = (kitchen: SitePhrases, lists: string): string =>
  `<div itemscope itemtype="http://schema.org/Recipe"><h2 itemprop="name">${escape(kitchen.title)}</h2><div itemprop="aggregateRating" itemscope><span itemprop="ratingValue">4.5</span> (<span itemprop="reviewCount">12</span>)</div><meta itemprop="cookTime" content="PT1H">${lists}<div itemprop="nutrition" itemscope itemtype="http://schema.org/NutritionInformation"><span itemprop="calories">320 kcal</span></div></div>`;

/** What pages say in data. */
export const DATA: readonly [Named<SayInData>, ...Named<SayInData>[]] = [
  ["nothing", () => ({ head: "", isShown: "must" })],
  ["nothing", () => ({ head: "", isShown: "must" })],
  ["nothing", () => ({ head: "", isShown: "must" })],
  [
    "only an article",
    (kitchen) => ({
      head: script(json({ "@type": "BlogPosting", headline: kitchen.title, articleBody: kitchen.steps.join(" ") })),
      isShown: "must",
    }),
  ],
  ["JSON-LD", said(recipeOf)],
  ["JSON-LD graph", said(graph)],
  ["JSON-LD list of blocks", said((kitchen) => [{ "@type": "Organization", name: "Food" }, recipeOf(kitchen)])],
  [
    "JSON-LD beside other recipes",
    (kitchen) => ({ head: others(kitchen) + script(json(recipeOf(kitchen))), isShown: "may" }),
  ],
  [
    "JSON-LD of the page's entity",
    said((kitchen) => ({
      "@context": "http://schema.org",
      "@type": "WebPage",
      mainEntity: recipeOf(kitchen),
      video: { "@type": "VideoObject", name: kitchen.title, transcript: "Hello, today 2 eggs, 1 cup flour." },
    })),
  ],
  [
    "JSON-LD twice, one bare",
    (kitchen) => ({
      head:
        script(json({ "@type": "Recipe", name: kitchen.title, image: "https://food.example/a.jpg" })) +
        script(json(recipeOf(kitchen))),
      isShown: "may",
    }),
  ],
  ["JSON-LD with types", with_(() => ({ "@type": ["Recipe", "NewsArticle"] }))],
  ["JSON-LD with raw line breaks", broken((text) => text.replace(/("text": "[^" ]* )/g, "$1\n"))],
  ["JSON-LD with commas too many", broken((text) => text.replace(/\n(\s*)\]/g, ",\n$1]"))],
  ["JSON-LD in a comment", broken((text) => `\n<!--\n${text}\n//-->\n`)],
  ["JSON-LD with tabs", broken((text) => text.replaceAll("  ", "\t").replace(/("text": "[^" ]* )/g, "$1\t"))],
  [
    "JSON-LD with quotes unescaped",
    broken((text) => text.replace('"name": "', '"description": "The "best" one, they say", "name": "')),
  ],
  [
    "JSON-LD with HTML",
    with_((kitchen) => ({
      recipeIngredient: allLines(kitchen).map(
        (line) => `<span>${escape(firstWord(line))}</span> <a href="/x">${escape(otherWords(line))}</a>`,
      ),
      recipeInstructions: kitchen.steps.map((step) => ({ "@type": "HowToStep", text: `<p>${escape(step)}</p>` })),
    })),
  ],
  [
    "JSON-LD with entities",
    with_((kitchen) => ({
      name: escape(kitchen.title),
      recipeIngredient: allLines(kitchen).map((line) => escape(line).replaceAll(" ", "&nbsp;")),
    })),
  ],
  [
    "JSON-LD lines in one text",
    with_((kitchen) => ({
      recipeIngredient: allLines(kitchen).join("\n"),
      recipeInstructions: kitchen.steps.join("\n\n"),
    })),
  ],
  [
    "JSON-LD lines parted by br",
    with_((kitchen) => ({
      recipeIngredient: [allLines(kitchen).map(escape).join("<br>")],
      recipeInstructions: `<ol>${items(kitchen.steps)}</ol>`,
    })),
  ],
  [
    "JSON-LD objects",
    with_((kitchen) => ({
      recipeIngredient: allLines(kitchen).map((line) => ({
        "@type": "PropertyValue",
        value: firstWord(line),
        name: otherWords(line),
      })),
    })),
  ],
  [
    "JSON-LD sections",
    with_((kitchen) => ({
      recipeInstructions: [
        {
          "@type": "HowToSection",
          name: kitchen.method,
          itemListElement: kitchen.steps.slice(0, 2).map((text) => ({ "@type": "HowToStep", text })),
        },
        {
          "@type": "HowToSection",
          name: kitchen.group,
          itemListElement: kitchen.steps
            .slice(2)
            .map((text) => ({ "@type": "HowToStep", itemListElement: [{ "@type": "HowToDirection", text }] })),
        },
      ],
    })),
  ],
  [
    "JSON-LD numbered",
    with_((kitchen) => ({ recipeInstructions: kitchen.steps.map((step, index) => `${index + 1}. ${step}`) })),
  ],
  [
    "JSON-LD item list",
    with_((kitchen) => ({
      recipeInstructions: {
        "@type": "ItemList",
        itemListElement: kitchen.steps.map((text, index) => ({
          "@type": "ListItem",
          position: index + 1,
          item: { "@type": "HowToStep", text },
        })),
      },
    })),
  ],
  ["JSON-LD without steps", with_(() => ({ recipeInstructions: undefined }), "must")],
  ["JSON-LD with empty steps", with_(() => ({ recipeInstructions: [{ "@type": "HowToStep", text: "" }] }), "must")],
  ["JSON-LD without lines", with_(() => ({ recipeIngredient: [] }), "must")],
  ["JSON-LD without anything", with_(() => ({ recipeIngredient: undefined, recipeInstructions: undefined }), "must")],
  [
    "JSON-LD at the end, for a script",
    (kitchen) => ({
      head: `<script>window.ld=${json({ a: 1 })}</script><script type='application/ld+json' class="yoast" data-n-head="ssr">${json([[recipeOf(kitchen)]])}</script>`,
      isShown: "may",
    }),
  ],
  [
    "microdata",
    inBody((kitchen) =>
      marked(
        kitchen,
        `<ul>${items(allLines(kitchen), ' itemprop="recipeIngredient"')}</ul><ol itemprop="recipeInstructions">${items(kitchen.steps)}</ol>`,
      ),
    ),
  ],
  [
    "microdata on lists",
    inBody((kitchen) =>
      marked(
        kitchen,
        `<ul itemprop="ingredients">${items(allLines(kitchen))}</ul><div itemprop="recipeInstructions">${each(kitchen.steps, (step) => `<p>${escape(step)}</p><div class="ad"><span>Advertisement</span></div>`)}</div>`,
      ),
    ),
  ],
  [
    "microdata in spans",
    inBody((kitchen) =>
      marked(
        kitchen,
        `<ul>${each(allLines(kitchen), (line) => `<li><span itemprop="ingredients"><span>${escape(firstWord(line))}</span> <span>${escape(otherWords(line))}</span></span></li>`)}</ul>${each(kitchen.steps, (step, at) => `<p><b>${at + 1}</b> <span itemprop="recipeInstructions">${escape(step)}</span></p>`)}`,
      ),
    ),
  ],
  [
    "microdata without steps",
    inBody((kitchen) =>
      marked(
        kitchen,
        `<ul>${items(allLines(kitchen), ' itemprop="ingredients"')}</ul><h3>${escape(kitchen.method)}</h3><ol>${items(kitchen.steps)}</ol>`,
      ),
    ),
  ],
  [
    "RDFa of Google's vocabulary",
    inBody(
      (kitchen) =>
        `<div xmlns:v="http://rdf.data-vocabulary.org/#" typeof="v:Recipe"><h2 property="v:name">${escape(kitchen.title)}</h2><span rel="v:review"><span typeof="v:Review-aggregate"><span rel="v:rating"><span property="v:average">4.5</span></span></span></span><ul>${each(allLines(kitchen), (line) => `<li rel="v:ingredient"><span typeof="v:Ingredient"><span property="v:amount">${escape(firstWord(line))}</span> <span property="v:name">${escape(otherWords(line))}</span></span></li>`)}</ul><ol property="v:instructions">${items(kitchen.steps)}</ol></div>`,
    ),
  ],
  [
    "RDFa",
    inBody(
      (kitchen) =>
        `<div vocab="https://schema.org/" typeof="Recipe"><h2 property="name">${escape(kitchen.title)}</h2><ul>${items(allLines(kitchen), ' property="recipeIngredient"')}</ul><div property="recipeInstructions">${each(kitchen.steps, (step) => `<p>${escape(step)}</p>`)}</div></div>`,
    ),
  ],
  [
    "h-recipe without steps",
    inBody(
      (kitchen) =>
        `<div class="h-recipe"><h2 class="p-name">${escape(kitchen.title)}</h2><ul>${items(allLines(kitchen), ' class="p-ingredient"')}</ul><h3>${escape(kitchen.method)}</h3><ol>${items(kitchen.steps)}</ol></div>`,
    ),
  ],
  [
    "hRecipe",
    inBody(
      (kitchen) =>
        `<div class="hrecipe"><h2 class="fn">${escape(kitchen.title)}</h2><ul>${items(allLines(kitchen), ' class="ingredient"')}</ul><div class="instructions">${each(kitchen.steps, (step) => `<p>${escape(step)}</p>`)}</div></div>`,
    ),
  ],
  [
    "state of Next",
    (kitchen) => ({
      head: `<script id="__NEXT_DATA__" type="application/json">${json({ props: { pageProps: { menu: [{ title: "Home" }], recipe: { id: 7, title: kitchen.title, slug: "x", ingredients: allLines(kitchen).map((line) => ({ quantity: firstWord(line), name: otherWords(line) })), instructions: kitchen.steps.map((text, step) => ({ step: step + 1, text })), related: [{ title: "Cake" }] } } }, page: "/r/[slug]" })}</script>`,
      isShown: "not",
    }),
  ],
  [
    "state of Apollo",
    (kitchen) => ({
      head: `<script>window.__APOLLO_STATE__=${json({ ROOT_QUERY: { __typename: "Query", recipe: { __ref: "Recipe:1" } }, "Recipe:1": { __typename: "Recipe", title: kitchen.title, ingredientGroups: [{ __ref: "Group:1" }], steps: kitchen.steps.map((_, at) => ({ __ref: `Step:${at}` })) }, "Group:1": { __typename: "Group", ingredients: allLines(kitchen).map((text) => ({ __typename: "Line", text })) }, ...Object.fromEntries(kitchen.steps.map((text, at) => [`Step:${at}`, { __typename: "Step", text }])) })};</script>`,
      isShown: "not",
    }),
  ],
  [
    "JSON-LD with inches unescaped",
    broken((text) =>
      text.replace('"recipeIngredient": [', '"tool": ["1" cutter", "a 9" tin"],\n"recipeIngredient": ['),
    ),
  ],
  [
    "JSON-LD with escapes of a program",
    broken((text) => text.replaceAll("'", "\\'").replace('"name": "', '"keywords": "ann\\\'s", "name": "')),
  ],
  [
    "JSON-LD with two things in one script",
    (kitchen) => ({
      head: script(`${json({ "@type": "Organization", name: "Food" })}\n${json(recipeOf(kitchen))}`),
      isShown: "may",
    }),
  ],
  ["JSON-LD with a bracket too many", broken((text) => `${text}\n}`)],
  ["JSON-LD cut off at its end", broken((text) => text.slice(0, -30))],
  ["JSON-LD escaped as HTML", broken((text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;"))],
  [
    "JSON-LD with a charset",
    (kitchen) => ({
      head: `<script type="application/ld+json; charset=utf-8">\ufeff${json(recipeOf(kitchen))};</script>`,
      isShown: "may",
    }),
  ],
  [
    "JSON-LD by long names",
    (kitchen) => ({
      head: script(
        json({
          "@type": "http://schema.org/Recipe",
          "http://schema.org/name": kitchen.title,
          "http://schema.org/recipeIngredient": allLines(kitchen),
          "http://schema.org/recipeInstructions": kitchen.steps,
        }),
      ),
      isShown: "may",
    }),
  ],
  [
    "JSON-LD with gaps",
    with_((kitchen) => ({
      recipeIngredient: ["", ...allLines(kitchen), " ", null],
      recipeInstructions: [
        ...kitchen.steps.map((text) => ({ "@type": "HowToStep", text })),
        { "@type": "HowToStep", text: "" },
        { "@type": "HowToStep", name: "" },
      ],
    })),
  ],
  [
    "JSON-LD names instead of texts",
    with_((kitchen) => ({
      recipeInstructions: kitchen.steps.map((name, index) => ({
        "@type": "HowToStep",
        position: index + 1,
        name,
        text: "",
      })),
    })),
  ],
  [
    "JSON-LD lists in lists",
    with_((kitchen) => ({
      recipeInstructions: [kitchen.steps.map((text) => ({ "@type": "HowToStep", text: `<p>${escape(text)}</p>\n` }))],
    })),
  ],
  [
    "JSON-LD steps in one sentence after another",
    with_((kitchen) => ({ recipeInstructions: kitchen.steps.join(" ") }), "must"),
  ],
  [
    "JSON-LD steps escaped twice",
    with_((kitchen) => ({
      recipeInstructions: kitchen.steps.map((step) => `&lt;p&gt;${escape(step)}&lt;/p&gt;`).join(""),
    })),
  ],
  [
    "JSON-LD steps with breaks of Windows",
    with_((kitchen) => ({
      recipeInstructions: kitchen.steps.map((step, index) => `${index + 1}) ${step}`).join("\r\n\r\n"),
    })),
  ],
  [
    "JSON-LD of another whole recipe first",
    (kitchen, dice) => {
      const two = dice.pick(KITCHENS as [SitePhrases, ...SitePhrases[]]);
      return {
        head: (two === kitchen ? "" : script(json(recipeOf(two)))) + script(json(recipeOf(kitchen))),
        isShown: "may",
      };
    },
  ],
  [
    "JSON-LD graph that is one thing",
    said((kitchen) => ({ "@graph": { "@type": "WebPage", mainEntityOfPage: recipeOf(kitchen) } })),
  ],
  [
    "microdata by reference",
    inBody(
      (kitchen) =>
        `<div itemscope itemtype="https://schema.org/Recipe" itemref="ing ins"><h2 itemprop="name">${escape(kitchen.title)}</h2></div><ul id="ing">${items(allLines(kitchen), ' itemprop="recipeIngredient"')}</ul><div id="ins"><div itemprop="recipeInstructions">${each(kitchen.steps, (step) => `<p>${escape(step)}</p>`)}</div></div>`,
    ),
  ],
  [
    "microdata of things",
    inBody((kitchen) =>
      marked(
        kitchen,
        `<ul>${each(allLines(kitchen), (line) => `<li itemprop="ingredients" itemscope itemtype="http://data-vocabulary.org/RecipeIngredient"><span itemprop="amount">${escape(firstWord(line))}</span> <span itemprop="name">${escape(otherWords(line))}</span></li>`)}</ul><div itemprop="recipeInstructions"><h4>${escape(kitchen.method)}</h4><ol>${each(kitchen.steps, (step, at) => `<li class="s${at}"><span itemprop="text">${escape(step)}</span></li>`)}</ol></div>`,
      ),
    ),
  ],
  [
    "state in an attribute",
    (kitchen) => ({
      head: "",
      body: `<div id="app" data-page="${escape(json({ component: "Recipe/Show", props: { recipe: { name: kitchen.title, ingredients: allLines(kitchen), directions: kitchen.steps } } }))}"></div>`,
      isShown: "not",
    }),
  ],
  [
    "state of React's server",
    (kitchen) => ({
      head: `<script>self.__next_f.push([1,${JSON.stringify(`3:["$","main",null,{"recipe":${json({ title: kitchen.title, ingredients: allLines(kitchen).map((text) => ({ text })), steps: kitchen.steps.map((html) => ({ html: `<p>${escape(html)}</p>` })) })}}]\n`).replaceAll("</", "<\\/")}])</script>`,
      isShown: "not",
    }),
  ],
];
