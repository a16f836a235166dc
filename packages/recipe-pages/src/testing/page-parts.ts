/** A recipe that a made page shows, and what a reader of it must find. */
export interface MadeRecipe {
  readonly title: string;
  readonly groups: readonly { readonly name: string; readonly lines: readonly string[] }[];
  readonly steps: readonly string[];
  readonly servings: number;
  readonly prepMinutes: number;
  readonly cookMinutes: number;
}

/** One way in which pages say a recipe. */
export interface PageStyle {
  readonly name: string;
  /** False where the markup cannot say the headings of the groups. */
  readonly hasGroups: boolean;
  make(recipe: MadeRecipe): string;
}

export const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
/** The first word of a line, and the others: where pages part the amount from what it is of. */
export const firstWord = (line: string): string => line.split(" ")[0] ?? "";
export const otherWords = (line: string): string => line.split(" ").slice(1).join(" ");
export const allLines = ({ groups }: MadeRecipe): readonly string[] => groups.flatMap(({ lines }) => lines);
export const each = <T>(list: readonly T[], html: (item: T, index: number) => string): string =>
  list.map(html).join("\n");
export const p = (text: string): string => `<p>${escape(text)}</p>`;
export const items = (lines: readonly string[], attributes = ""): string =>
  lines.map((line) => `<li${attributes}>${escape(line)}</li>`).join("\n");

/** What stands around every recipe: menus, a story, comments with amounts in them, other recipes. */
export function page(recipe: MadeRecipe, body: string, head = ""): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${escape(recipe.title)} - The Spoon</title>
<meta property="og:site_name" content="The Spoon"><link rel="canonical" href="https://spoon.example/recipes/1">${head}</head>
<body class="single has-ingredients"><header><nav><ul><li><a href="/">Home</a></li><li><a href="/soups">Soups</a></li></ul></nav></header>
<main><article><h1>${escape(recipe.title)}</h1><p>My grandmother made this every Sunday, with 2 spoons and a lot of patience.</p>
${body}</article>
<section class="comments"><h3>Comments</h3><ol><li>I used 3 cups of sugar and it was too sweet.</li><li>Lovely! Baked it for 10 minutes more.</li></ol></section>
<aside class="related-posts"><h3>You may also like</h3><ul><li>Apple pie</li><li>Leek soup</li></ul></aside></main>
<footer><p>About us</p></footer></body></html>`;
}

export const iso = (minutes: number): string => `PT${Math.floor(minutes / 60)}H${minutes % 60}M`;

export function schema(recipe: MadeRecipe): Record<string, unknown> {
  return {
    "@context": "https://schema.org",
    "@type": "Recipe",
    name: recipe.title,
    recipeYield: [String(recipe.servings), `${recipe.servings} servings`],
    prepTime: iso(recipe.prepMinutes),
    cookTime: iso(recipe.cookMinutes),
    recipeIngredient: allLines(recipe),
    recipeInstructions: recipe.steps.map((text, index) => ({ "@type": "HowToStep", name: `Step ${index + 1}`, text })),
  };
}

export const script = (json: string): string => `<script type="application/ld+json">${json}</script>`;
export const inJson = (data: unknown): string => script(JSON.stringify(data).replaceAll("<", "\\u003c"));
export const jsonLd = (name: string, data: (recipe: MadeRecipe) => unknown): PageStyle => ({
  name: `JSON-LD: ${name}`,
  hasGroups: false,
  make: (recipe) => page(recipe, "", inJson(data(recipe))),
});
export const brokenJson = (name: string, broken: (json: string, recipe: MadeRecipe) => string): PageStyle => ({
  name: `JSON-LD: ${name}`,
  hasGroups: false,
  make: (recipe) => page(recipe, "", script(broken(JSON.stringify(schema(recipe), null, 1), recipe))),
});
export const shown = (name: string, body: (recipe: MadeRecipe) => string, hasGroups = true): PageStyle => ({
  name,
  hasGroups,
  make: (recipe) => page(recipe, body(recipe)),
});

export const groupsAs = (
  { groups }: MadeRecipe,
  heading: (name: string) => string,
  list: (lines: readonly string[]) => string,
): string => groups.map(({ name, lines }) => `${name === "" ? "" : heading(name)}${list(lines)}`).join("\n");

export const listsOf = (recipe: MadeRecipe): string =>
  groupsAs(
    recipe,
    (name) => `<h3>${escape(name)}</h3>`,
    (lines) => `<ul>${items(lines)}</ul>`,
  );

export const boldHeadings = (recipe: MadeRecipe): string =>
  groupsAs(recipe, (name) => `<li><strong>${escape(name)}</strong></li>`, items);
