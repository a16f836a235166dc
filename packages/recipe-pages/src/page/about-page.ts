import { foldText } from "@tureen/domain/ingredients/names/normalize-name";
import { webAddressIn } from "@tureen/domain/recipes/web-address";
import { type Document, type Element, isTag } from "domhandler";
import { elementsIn, lineOf } from "./page";
import { plainText } from "./plain-text";
import { bareText } from "../lists/same-words";

/** What a page says of itself, beside its recipe. */
export interface AboutPage {
  /** The first heading of the page, and what it calls itself in its head. */
  readonly titles: readonly string[];
  readonly description: string;
  readonly picture: string;
  readonly address: string;
  readonly site: string;
  /** All that the site is called: its name, that of its app, its address. */
  readonly sites: readonly string[];
  readonly author: string;
}

/** A title that ends in the name of its site stands on the page without it. */
export function ownTitle(title: string, { titles, sites }: AboutPage): string {
  const alone = withoutSite(title, sites);
  return titles.find((each) => title === "" || foldText(each) === foldText(alone)) ?? (alone || title);
}

/** Names of headings that are a post's title, and of those that are the site's. */
const TITLE_NAME = /(?:^|[\s_-])(?:entry|post|recipe|article|page)[_-]?(?:title|name|headline)(?:$|[\s_-])/i;
const LOGO_NAME = /logo|site-?title|sr-only/i;

/** Reads it from the page's head and headings. `address` is where the page was fetched from, '' where it was pasted. */
export function aboutPage(page: Document, address: string): AboutPage {
  const metas = new Map<string, string>();
  const headings: string[] = [];
  const named: string[] = [];
  let title = "";
  let canonical = "";
  let logo = "";
  for (const element of elementsIn(page)) {
    if (element.name === "meta") keepMeta(metas, element);
    if (element.name === "link" && element.attribs["rel"]?.toLowerCase() === "canonical")
      canonical ||= element.attribs["href"] ?? "";
    if (element.name === "title" && title === "") title = lineOfTitle(element);
    if (!/^h[1-3]$/.test(element.name) || LOGO_NAME.test(element.attribs["class"] ?? "")) continue;
    if (TITLE_NAME.test(element.attribs["class"] ?? "")) named.push(lineOf(element));
    else if (element.name === "h1" && isWayHome(element)) logo ||= lineOf(element);
    else if (element.name === "h1") headings.push(lineOf(element));
  }
  const own = address || canonical || (metas.get("og:url") ?? "");
  const site = metas.get("og:site_name") ?? webAddressIn(own)?.site ?? "";
  const sites = [
    site,
    logo,
    webAddressIn(own)?.site,
    metas.get("application-name"),
    metas.get("twitter:site")?.replace("@", ""),
  ]
    .filter((each) => each !== undefined)
    .filter(Boolean);
  const ogTitle = metas.get("og:title") ?? "";
  // A list of posts has a title a post: only that of the page itself is the page's.
  const ofPost = named.filter((each) => foldText(`${ogTitle} ${title}`).includes(foldText(each)));
  const saidOfItself = [withoutSite(ogTitle, sites), withoutSite(title, sites)].filter(Boolean);
  // "Upload a photo" is a heading, too: one of which the page says no word in its head stands behind what it says there.
  const isSaid = (heading: string): boolean =>
    saidOfItself.length === 0 || wordsIn(heading).some((word) => wordsIn(saidOfItself.join(" ")).includes(word));
  const titles = [
    ...ofPost,
    ...headings.filter(isSaid),
    ...(headings.some(isSaid) || headings.length < 2 ? [...headings, ...named] : []),
    ...saidOfItself,
    ...headings,
    ...named,
  ].filter((each) => each !== "" && foldText(each) !== foldText(site) && !isNameOfAll(each));
  return {
    titles,
    description: metas.get("og:description") ?? metas.get("description") ?? "",
    picture: metas.get("og:image") ?? "",
    address: /^https?:/i.test(own) ? own : "",
    site,
    sites,
    author: metas.get("author") ?? "",
  };
}

/** Words of four letters and more; of scripts without spaces any. */
const wordsIn = (text: string): readonly string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3 || /\p{sc=Han}|\p{sc=Hangul}|\p{sc=Kana}/u.test(word));

/** A heading that is a link to the site's first page is its logo. */
function isWayHome(heading: Element): boolean {
  const [link, ...others] = heading.children.filter(isTag).filter((inner) => lineOf(inner) !== "");
  return others.length === 0 && /^(?:https?:\/\/[^/]+)?\/?$/.test(link?.attribs["href"] ?? "none");
}

function keepMeta(metas: Map<string, string>, { attribs }: Element): void {
  const name = (attribs["property"] ?? attribs["name"] ?? "").toLowerCase();
  const content = plainText(attribs["content"] ?? "").replace(UNFILLED, "");
  if (name !== "" && content !== "" && !metas.has(name)) metas.set(name, content);
}

/** "Soup %%page%% %%sep%% The Spoon": places that a plugin has not filled in, and what stands behind. */
const UNFILLED = /\s*%%\w+%%.*$/;

function lineOfTitle(element: Element): string {
  return plainText(element.children.map((child) => ("data" in child ? child.data : "")).join(""));
}

/**
 * "Lentil soup - The Blog" without the blog, at either end; "Oat bars – grandmother's way" keeps both halves. A site is known by
 * its name or its address.
 */
function withoutSite(title: string, sites: readonly string[]): string {
  const names = sites
    .flatMap((site) => [site, site.replace(/\.[a-z]{2,6}(?:\.[a-z]{2})?$/i, "")])
    .map(bareText)
    .filter(Boolean);
  const isSite = (part: string): boolean => {
    const bare = bareText(part.replace(/\.[a-z]{2,6}$/i, "").replace(OF_SITE, ""));
    return (
      bare === "" ||
      names.some((name) => name === bare || name === bareText(part) || (bare.length > 3 && name.startsWith(bare)))
    );
  };
  const parts = title.split(/(\s*[|»«›]\s*|:\s+|\s+[–—·•~:-]\s+)/);
  while (parts.length > 2 && isSite(parts.at(-1) ?? "")) parts.splice(-2);
  while (parts.length > 2 && isSite(parts[0] ?? "")) parts.splice(0, 2);
  while (parts.length > 2 && isNameOfAll(parts.at(-1) ?? "")) parts.splice(-2);
  return parts.join("").trim();
}

/** "A recipe by The Spoon" */
const OF_SITE =
  /^(?:an? |een |ein |une? )?(?:recipe|rezept|recette|receta|ricetta|recept)s? (?:by|from|via|von|bei|auf|de|di|da|van|op) /i;

/** "Lemon bars - Recipe" */
export const isNameOfAll = (text: string): boolean =>
  /^(?:recipes?|rezepte?|recettes?|recetas?|ricett[ae]|recept(?:en)?)$/i.test(text);

/** Only addresses of the web, made whole by the page's own. */
export function wholeAddresses(addresses: readonly string[], base: string): readonly string[] {
  const whole = addresses.flatMap((address) => {
    const from = base === "" ? undefined : base;
    if (address === "" || !URL.canParse(address, from)) return [];
    const read = new URL(address, from);
    return /^https?:$/.test(read.protocol) ? [read.href] : [];
  });
  return [...new Set(whole)].slice(0, 10);
}
