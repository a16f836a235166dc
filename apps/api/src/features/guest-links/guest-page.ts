import type { Recipe } from "@tureen/contracts/recipes";
import { webAddressIn } from "@tureen/domain/recipes/web-address";
import type { Speaker } from "@tureen/messages/speakers";
import { text } from "@tureen/messages/text";
import { OWN_KEY } from "@tureen/recipe-formats/formats/servers/own-key";
import { dataOf, html, type Html } from "#core/html";
import {
  factsOf,
  filesOf,
  type LineGroup,
  lineGroups,
  linesOf,
  type PictureFiles,
  stepsOf,
} from "../exports/recipe-parts";
import { schemaRecipe } from "../exports/schema-recipe";
import { pictureName } from "../recipe-photos/photo-address";
import { GUEST_STYLES } from "./guest-styles";

/** By the addresses of photos, where a guest finds them. */
export interface GuestPictures {
  /** The folders of their sizes, for the page. */
  readonly onPage: PictureFiles;
  /** The largest, as programs take them. */
  readonly inFull: PictureFiles;
}

export interface GuestPage {
  /** The name of a collection; null where the page is one recipe. */
  readonly title: string | null;
  readonly recipes: readonly Recipe[];
  /** How many of a collection's it has no room for. */
  readonly left: number;
}

/**
 * A recipe, or those of a collection, for somebody outside the household: one page that reads, prints and is imported by other
 * apps, and runs nothing. What the family keeps for itself, its notes, stars and dates, is not on it.
 */
export function guestPage({ title, recipes, left }: GuestPage, pictures: GuestPictures, t: Speaker): string {
  const articles = recipes.map((recipe) => articleOf(recipe, { pictures, t, top: title === null ? 1 : 2 }));
  const more = text(
    "And {count, plural, one {# more recipe} other {# more recipes}}, for which this page has no room.",
    {
      count: left,
    },
  );
  const body = html`${title !== null && heading(1, title)} ${articles} ${left > 0 && html`<p>${t(more)}</p>`}`;
  const data = recipes.map((recipe) => shared(recipe, pictures));
  const [only] = data;
  const head = title === null && only ? dataOf(only) : dataOf(data);
  return pageOf({ title: title ?? recipes[0]?.title ?? "", body, head, t });
}

interface PageContext {
  readonly pictures: GuestPictures;
  readonly t: Speaker;
  /** The level of its heading. */
  readonly top: 1 | 2;
}

function articleOf(recipe: Recipe, { pictures, t, top }: PageContext): Html {
  const groups = lineGroups(recipe);
  const steps = stepsOf(recipe);
  const facts = factsOf(recipe, t);
  const below = top === 1 ? 2 : 3;
  const photos = (step: number | null) =>
    filesOf(recipe, pictures.onPage, step).map((place) => pictureOf(place, recipe.title));
  return html`<article>
    ${heading(top, recipe.title)} ${facts !== "" && html`<p class="facts">${facts}</p>`} ${photos(null)}
    ${linesOf(recipe.description).map((line) => html`<p dir="auto">${line}</p>`)}
    ${groups.length > 0 && heading(below, t(text("Ingredients")))} ${groups.map((group) => listOf(group, below))}
    ${steps.length > 0 && heading(below, t(text("Instructions")))}
    ${
      steps.length > 0 &&
      html`<ol>
        ${steps.map((step, index) => html`<li dir="auto">${step}${photos(index + 1)}</li>`)}
      </ol>`
    }
    ${sourceOf(recipe)}
    <details>
      <summary>${t(text("Text to copy"))}</summary>
      <p class="facts">${t(text("A tap selects all of it."))}</p>
      <pre dir="auto">${plainText(recipe, t)}</pre>
    </details>
  </article>`;
}

function heading(level: 1 | 2 | 3 | 4, words: string): Html {
  if (level === 1) return html`<h1 dir="auto">${words}</h1>`;
  if (level === 2) return html`<h2 dir="auto">${words}</h2>`;
  return level === 3 ? html`<h3 dir="auto">${words}</h3>` : html`<h4 dir="auto">${words}</h4>`;
}

const pictureOf = (place: string, title: string): Html =>
  html`<img
    src="${place}/${pictureName(800)}"
    srcset="${place}/${pictureName(800)} 800w, ${place}/${pictureName(1600)} 1600w"
    sizes="(min-width: 44rem) 44rem, 100vw"
    loading="lazy"
    alt="${title}"
  />`;

/** In the place of a recipe: why there is none. */
export function guestRefusal(sentence: string, t: Speaker): string {
  const title = t(text("Nothing to see here"));
  return pageOf({
    title,
    body: html`<h1>${title}</h1>
      <p>${sentence}</p>`,
    head: null,
    t,
  });
}

interface Page {
  readonly title: string;
  readonly head: Html | null;
  readonly body: Html;
  readonly t: Speaker;
}

const pageOf = ({ title, head, body, t }: Page): string =>
  html`<!doctype html>
    <html lang="${t.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="../favicon.svg" />
        <title>${title}</title>
        ${GUEST_STYLES}${head}
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html> `.source;

const listOf = ({ section, lines }: LineGroup, level: 2 | 3): Html =>
  html`${section !== "" && heading(level === 2 ? 3 : 4, section)}
    <ul>
      ${lines.map((line) => html`<li dir="auto">${line}</li>`)}
    </ul>`;

/** Where the family has it from; its address leads there where it has one. */
function sourceOf({ source }: Recipe): Html | null {
  if (source === "") return null;
  const address = webAddressIn(source)?.address;
  const words = address ? html`<a href="${address}" rel="noreferrer noopener nofollow">${source}</a>` : html`${source}`;
  return html`<p class="facts" dir="auto">${words}</p>`;
}

/** As the family's own app copies a recipe: no markup, the lines as they were written. */
function plainText(recipe: Recipe, t: Speaker): string {
  const lines = lineGroups(recipe).flatMap(({ section, lines: inGroup }) => [
    ...(section === "" ? [] : [section]),
    ...inGroup.map((line) => `- ${line}`),
  ]);
  const steps = stepsOf(recipe).map((step, index) => `${index + 1}. ${step}`);
  const parts = [
    [recipe.title, factsOf(recipe, t), recipe.description],
    lines.length === 0 ? [] : [t(text("Ingredients")), ...lines],
    steps.length === 0 ? [] : [t(text("Instructions")), ...steps],
    [recipe.source],
  ];
  return parts
    .map((part) => part.filter((line) => line !== "").join("\n"))
    .filter((part) => part !== "")
    .join("\n\n");
}

/** What other apps import: what the page shows, in the words of schema.org. */
function shared(recipe: Recipe, { inFull }: GuestPictures): object {
  const {
    [OWN_KEY]: _own,
    dateCreated: _created,
    dateModified: _modified,
    ...said
  } = schemaRecipe({ ...recipe, notes: "", rating: null }, inFull);
  return said;
}
