import type { Recipe } from "@tureen/contracts/recipes";
import { webAddressIn } from "@tureen/domain/recipes/web-address";
import type { Speaker } from "@tureen/messages/speakers";
import { text } from "@tureen/messages/text";
import { OWN_KEY } from "@tureen/recipe-formats/formats/own-key";
import { dataOf, html, type Html } from "#core/html";
import { factsOf, type LineGroup, lineGroups, linesOf, NO_FILES, stepsOf } from "../exports/recipe-parts";
import { schemaRecipe } from "../exports/schema-recipe";
import { GUEST_STYLES } from "./guest-styles";

/** Where the pictures of the page are: for the page itself, and in full for programs; null for a recipe without. */
export interface GuestPicture {
  readonly small: string;
  readonly large: string;
  readonly address: string;
}

/**
 * A recipe for somebody outside the household: one page that reads, prints and is imported by other apps, and runs nothing. What
 * the family keeps for itself, its notes, stars and dates, is not on it.
 */
export function guestPage(recipe: Recipe, picture: GuestPicture | null, t: Speaker): string {
  const groups = lineGroups(recipe);
  const steps = stepsOf(recipe);
  const facts = factsOf(recipe, t);
  const body = html`<h1 dir="auto">${recipe.title}</h1>
    ${facts === "" ? null : html`<p class="facts">${facts}</p>`}
    ${picture && html`<img src="${picture.small}" srcset="${picture.small} 800w, ${picture.large} 1600w" sizes="(min-width: 44rem) 44rem, 100vw" alt="${recipe.title}" />`}
    ${linesOf(recipe.description).map((line) => html`<p dir="auto">${line}</p>`)}
    ${
      groups.length === 0
        ? null
        : html`<h2>${t(text("Ingredients"))}</h2>
            ${groups.map(listOf)}`
    }
    ${
      steps.length === 0
        ? null
        : html`<h2>${t(text("Instructions"))}</h2>
            <ol>
              ${steps.map((step) => html`<li dir="auto">${step}</li>`)}
            </ol>`
    }
    ${sourceOf(recipe)}
    <details>
      <summary>${t(text("Text to copy"))}</summary>
      <p class="facts">${t(text("A tap selects all of it."))}</p>
      <pre dir="auto">${plainText(recipe, t)}</pre>
    </details>`;
  return pageOf({ title: recipe.title, body, head: dataOf(shared(recipe, picture)), t });
}

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

const listOf = ({ section, lines }: LineGroup): Html =>
  html`${section === "" ? null : html`<h3 dir="auto">${section}</h3>`}
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
function shared(recipe: Recipe, picture: GuestPicture | null): object {
  const pictures = picture && recipe.photo ? new Map([[recipe.photo.address, picture.address]]) : NO_FILES;
  const {
    [OWN_KEY]: _own,
    dateCreated: _created,
    dateModified: _modified,
    ...said
  } = schemaRecipe({ ...recipe, notes: "", rating: null }, pictures);
  return said;
}
