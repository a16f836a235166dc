import * as html from "./page-parts";
import type { MadeRecipe, PageStyle } from "./page-parts";

const state = (name: string, make: (recipe: MadeRecipe) => string, hasGroups = false): PageStyle => ({
  name: `state: ${name}`,
  hasGroups,
  make: (recipe) => html.page(recipe, `<div id="__next"></div>${make(recipe)}`),
});
const next = (props: object): string =>
  `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: props }, page: "/r/[slug]", query: {}, buildId: "x" }).replaceAll("<", "\\u003c")}</script>`;

const e = html.escape;
const plain = (recipe: MadeRecipe) => ({
  title: recipe.title,
  ingredients: html.allLines(recipe),
  steps: recipe.steps,
});
const inScript = (text: string): string => `<script>${text.replaceAll("<", "\\u003c")}</script>`;

/** The state of an app, which it draws its page from. */
export const STATE_STYLES: readonly PageStyle[] = [
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
        ingredients: html
          .allLines(recipe)
          .map((line) => ({ quantity: html.firstWord(line), name: html.otherWords(line) })),
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
        recipe: {
          ingredients: `<ul>${html.items(html.allLines(recipe))}</ul>`,
          directions: `<ol>${html.items(recipe.steps)}</ol>`,
        },
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
        ingredients: html.allLines(recipe).map((_, index) => ({ __ref: `Ingredient:${index}` })),
        steps: recipe.steps.map((_, index) => ({ __ref: `Step:${index}` })),
      },
    };
    for (const [index, line] of html.allLines(recipe).entries())
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
    flat[5] = list(html.allLines(recipe));
    flat[6] = list(recipe.steps);
    return `<script type="application/json" data-nuxt-data="nuxt-app" data-ssr="true" id="__NUXT_DATA__">${JSON.stringify(flat)}</script>`;
  }),
  state("React Server Components", (recipe) => {
    const row = `5:["$","$L9",null,{"recipe":${JSON.stringify({ name: recipe.title, ingredients: html.allLines(recipe), instructions: recipe.steps })}}]\n`;
    const at = Math.floor(row.length / 2);
    return [row.slice(0, at), row.slice(at)]
      .map((part) => `<script>self.__next_f.push(${JSON.stringify([1, part]).replaceAll("<", "\\u003c")})</script>`)
      .join("");
  }),
  state(
    "props in an attribute",
    (recipe) =>
      `<div data-react-class="Recipe" data-react-props="${html.escape(JSON.stringify({ recipe: { title: recipe.title, ingredients: html.allLines(recipe), instructions: recipe.steps } }))}"></div>`,
  ),
  state(
    "JSON in a text that is parsed",
    (recipe) =>
      `<script>window.__INITIAL_STATE__ = JSON.parse(${JSON.stringify(JSON.stringify({ recipe: { title: recipe.title, ingredients: html.allLines(recipe), directions: recipe.steps } })).replaceAll("<", "\\u003c")});</script>`,
  ),
  state(
    "an object of JavaScript among other statements",
    (recipe) =>
      `<script>var a = 1;\nwindow.dataLayer = window.dataLayer || [];\nwindow.__DATA__ = ${JSON.stringify({ recipe: { title: recipe.title, ingredients: html.allLines(recipe), directions: recipe.steps } })};\nconsole.log(a);</script>`,
  ),
  state("a function of Nuxt 2 with values by letters", (recipe) =>
    inScript(
      `window.__NUXT__=(function(a,b,c,d){return {layout:"default",data:[{recipe:{id:d,title:a,image:c,ingredients:${JSON.stringify(html.allLines(recipe).map((line) => ({ text: line, optional: false })))},steps:[${recipe.steps.map((step, index) => `{position:${index + 1},text:${index === 0 ? "b" : JSON.stringify(step)},image:c}`).join(",")}]}}],error:c}}(${[recipe.title, recipe.steps[0], null, 7].map((value) => JSON.stringify(value)).join(",")}));`,
    ),
  ),
  state(
    "lists bound to two elements of a page",
    (recipe) =>
      `<recipe-ingredients :items="${e(JSON.stringify(html.allLines(recipe).map((text) => ({ text }))))}"></recipe-ingredients><recipe-steps :items="${e(JSON.stringify(recipe.steps.map((text) => ({ text }))))}"></recipe-steps>`,
  ),
  state(
    "data of Alpine in an attribute",
    (recipe) =>
      `<div x-data="{ servings: 4, ingredients: ${e(JSON.stringify(html.allLines(recipe)))}, directions: ${e(JSON.stringify(recipe.steps))} }"><template x-for="i in ingredients"><li x-text="i"></li></template></div>`,
  ),
  state("Remix", (recipe) =>
    inScript(
      `window.__remixContext = ${JSON.stringify({ url: "/r", state: { loaderData: { "routes/r": { recipe: { name: recipe.title, ingredientGroups: [{ name: "", ingredients: html.allLines(recipe).map((line) => ({ quantity: html.firstWord(line), name: html.otherWords(line) })) }], instructions: recipe.steps.map((text, index) => ({ order: index, text })) } } } } })};__remixContext.p = 1;`,
    ),
  ),
  state("SvelteKit", (recipe) =>
    inScript(
      `{ __sveltekit_1abc = { base: "" }; const element = document.currentScript.parentElement; Promise.all([import("/a.js")]).then(([kit, app]) => { kit.start(app, element, { node_ids: [0, 2], data: [null,{type:"data",data:{recipe:{title:${JSON.stringify(recipe.title)},ingredients:${JSON.stringify(html.allLines(recipe))},method:${JSON.stringify(recipe.steps)}}},uses:{}}], form: null, error: null }); }); }`,
    ),
  ),
  state("text of a URL that is decoded", (recipe) =>
    inScript(
      `window.__DATA__ = JSON.parse(decodeURIComponent("${encodeURIComponent(JSON.stringify({ recipe: plain(recipe) })).replaceAll("'", "%27")}"));`,
    ),
  ),
  state("JSON-LD that a script writes into the head", (recipe) =>
    inScript(
      `var s = document.createElement("script"); s.type = "application/ld+json"; s.text = JSON.stringify(${JSON.stringify(html.schema(recipe))}); document.head.appendChild(s);`,
    ),
  ),
  state(
    "Drupal's settings with the recipe among others",
    (recipe) =>
      `<script type="application/json" data-drupal-selector="drupal-settings-json">${JSON.stringify({ path: { baseUrl: "/" }, my_recipes: { node: { title: recipe.title, field_ingredients: html.allLines(recipe).map((value) => ({ value })), field_instructions: { value: recipe.steps.map((step) => `<p>${e(step)}</p>`).join("\n") } } } }).replaceAll("<", "\\u003C")}</script>`,
  ),
  state(
    "amounts and foods as lists of their own kind",
    (recipe) =>
      `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { data: { recipe: { title: recipe.title, components: recipe.groups.map(({ name, lines }) => ({ title: name, ingredients: lines.map((line) => ({ ingredient: { name: html.otherWords(line) }, amount: html.firstWord(line), unit: null })) })), method: { steps: recipe.steps.map((step, index) => ({ number: index + 1, description: `<p>${e(step)}</p>` })) } } } } } }).replaceAll("<", "\\u003c")}</script>`,
  ),
  state("a program that is handed a recipe in parts", (recipe) =>
    inScript(
      `app.start(el, { page: {title:${JSON.stringify(recipe.title)},parts:[{name:"",ingredients:${JSON.stringify(html.allLines(recipe))}}],method:${JSON.stringify(recipe.steps)}}, token: undefined, ready: () => true });`,
    ),
  ),
];
