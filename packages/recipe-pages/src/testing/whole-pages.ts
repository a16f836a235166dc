import { diceOf, type Dice } from "./dice";
import { KITCHENS, type SitePhrases } from "./kitchen-words";
import { each, escape, items } from "./page-parts";
import { allLines, DATA, type SaidInData } from "./whole-page-data";
import {
  GROUPS,
  HEADINGS,
  INGREDIENT_LISTS,
  ORDERS,
  STEP_LISTS,
  UNIT_LISTS,
  WRAPPERS,
  type Named,
} from "./whole-page-lists";

/** A page with all that sites set around a recipe, and what a reader of it must find. */
export interface WholePage {
  readonly html: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly steps: readonly string[];
  /** What was drawn for it, by name. */
  readonly drawn: readonly string[];
}

type PageFragment = (kitchen: SitePhrases, dice: Dice) => string;

const other = ({ language }: SitePhrases, dice: Dice): SitePhrases =>
  dice.pick(KITCHENS.filter((each_) => each_.language !== language) as [SitePhrases, ...SitePhrases[]]);
const wide = (): string => "a{b:c}".repeat(4000);

/** What stands above a recipe's card. */
const ABOVE: readonly Named<PageFragment>[] = [
  [
    "cookies",
    () =>
      `<div id="cookie-banner" role="dialog"><h2>We value your privacy</h2><p>We and our 812 partners store 1 cookie.</p><ul><li>Necessary</li><li>Statistics</li></ul><button>Accept all</button></div>`,
  ],
  [
    "menu of all kinds",
    () =>
      `<header class="site-header"><a href="/" class="logo"><img alt="Food" src="/l.svg"></a><div class="mega"><ul>${each(Array.from({ length: 40 }), (_, at) => `<li><a href="/c/${at}">Category ${at}</a><ul><li><a href="/c/${at}/a">30 Minute Meals</a></li><li><a href="/c/${at}/b">5 Ingredients or Less</a></li></ul></li>`)}</ul></div></header>`,
  ],
  [
    "trail",
    ({ title }) =>
      `<div class="trail"><a href="/">Home</a> » <a href="/r">Recipes</a> » <span>${escape(title)}</span></div>`,
  ],
  [
    "a menu of ingredients",
    ({ ingredients }) =>
      `<div class="cats"><h4>${escape(ingredients)}</h4><ul><li><a href="/c/1">Chicken</a></li><li><a href="/c/2">Beef</a></li><li><a href="/c/3">Eggs</a></li></ul></div>`,
  ],
  [
    "what a shop sells",
    () =>
      `<div class="shop-box"><h3>Shop the recipe</h3><ul><li><a href="https://shop.example/1">Cast iron pan, 28 cm</a> 39.90 €</li><li><a href="https://shop.example/2">Knife</a> 12.00 €</li></ul></div>`,
  ],
  [
    "jumps",
    () =>
      `<div class="btns"><a href="#recipe">Jump to Recipe</a><a href="#v">Jump to Video</a><a href="/print">Print Recipe</a></div>`,
  ],
  [
    "contents",
    ({ ingredients, method }) =>
      `<div id="toc"><p>Contents</p><ul><li><a href="#a">${escape(ingredients)}</a></li><li><a href="#b">${escape(method)}</a></li><li><a href="#c">FAQ</a></li></ul></div>`,
  ],
  [
    "a story",
    ({ comments }) =>
      `<p>${escape(comments[0] ?? "")} ${escape(comments[1] ?? "")}</p><p>${"It was a long winter and grandmother had 3 hens. ".repeat(6)}</p><h2>Why you'll love it</h2><ul><li>It is ready in 30 minutes</li><li>Only 1 pan to wash</li></ul><blockquote>The best of 2 worlds</blockquote>`,
  ],
  ["shares", () => `<div class="share-bar"><ul><li>Facebook</li><li>Pinterest 1.2k</li><li>WhatsApp</li></ul></div>`],
  ["stars", () => `<div class="rating-stars"><span>4.8</span> from <span>127</span> votes</div>`],
  [
    "facts",
    ({ servings }) =>
      `<dl class="facts"><dt>Prep Time</dt><dd>15 mins</dd><dt>Cook Time</dt><dd>1 hr 5 mins</dd><dt>Servings</dt><dd>${escape(servings)}</dd></dl>`,
  ],
  [
    "a player",
    () =>
      `<div class="video-player"><video src="/v.mp4"></video><div class="transcript"><p>[00:01] Hi everyone, today we take 2 eggs</p><p>[00:05] and 1 cup of flour</p></div></div>`,
  ],
  [
    "a letter to subscribe to",
    () =>
      `<div class="newsletter"><h3>Get 5 dinners in your inbox</h3><form><input type="email"><button>Sign up</button></form><p>No spam, 1 mail a week.</p></div>`,
  ],
];

/** What stands below it. */
const BELOW: readonly Named<PageFragment>[] = [
  ["notes", ({ beside, comments }) => `<h3>${escape(beside[0])}</h3><ul>${items(comments)}</ul>`],
  [
    "nutrition",
    ({ beside }) =>
      `<div class="nutrition"><h3>${escape(beside[1])}</h3><table><tr><td>kcal</td><td>320</td></tr><tr><td>Protein</td><td>12 g</td></tr></table></div>`,
  ],
  [
    "comments",
    ({ beside, comments, lines }) =>
      `<section id="comments" class="comments-area"><h2>${escape(beside[2])}</h2><ol class="comment-list">${each([...comments, lines.slice(0, 3).join(", ")], (comment, at) => `<li id="comment-${at}"><div class="comment-author">Ann${at}</div><time>March ${at + 1}, 2021 at 8:15 am</time><p>${escape(comment)}</p><a href="#respond">Reply</a></li>`)}</ol><form><label>Name</label><input><textarea></textarea></form></section>`,
  ],
  [
    "comments without a name",
    ({ beside, comments }) =>
      `<div><h3>${escape(beside[2])}</h3>${each(comments, (comment) => `<div><p><b>Maria</b></p><p>${escape(comment)}</p></div>`)}</div>`,
  ],
  [
    "other recipes",
    (kitchen, dice) =>
      `<div class="rel"><h3>${escape(kitchen.beside[3])}</h3>${each([1, 2, 3], () => {
        const { title, lines } = other(kitchen, dice);
        return `<a href="/x" class="card"><img src="/x.jpg" alt=""><h4>${escape(title)}</h4><p>${escape(lines.slice(0, 2).join(", "))}…</p></a>`;
      })}</div>`,
  ],
  [
    "whom it is from",
    () => `<div class="author-box"><h3>About the author</h3><p>Ann cooks for 4 children and 2 dogs.</p></div>`,
  ],
  [
    "a column",
    (kitchen, dice) =>
      `<aside id="sidebar"><h3>Popular</h3><ul>${each([1, 2, 3, 4], () => `<li><a href="/y">${escape(other(kitchen, dice).title)}</a></li>`)}</ul><h3>Archive</h3><ul><li>March 2021 (4)</li><li>April 2021 (12)</li></ul></aside>`,
  ],
  [
    "a letter to subscribe to",
    () =>
      `<div class="wp-block-group"><h3>Never miss a recipe</h3><p>Join 20000 readers.</p><form><input type="email"><button>Subscribe</button></form></div>`,
  ],
  [
    "thanks",
    () => `<p>Made it? Tag us @food and #foodexample!</p><p>Photo by Ann Example</p><p>Published on March 4, 2021</p>`,
  ],
  [
    "questions",
    () =>
      `<h2>FAQ</h2><h3>Can I use 2 eggs?</h3><p>Yes. Whisk them well.</p><h3>How long does it keep?</h3><ol><li>3 days in the fridge.</li><li>2 months in the freezer.</li></ol>`,
  ],
  [
    "a menu of ingredients",
    ({ ingredients }) =>
      `<aside><h3>${escape(ingredients)}</h3><ul><li><a href="/c/1">Chicken</a></li><li><a href="/c/2">Beef</a></li></ul></aside>`,
  ],
  [
    "a recipe of a reader",
    ({ ingredients, method }) =>
      `<div class="comment-body"><p>${escape(ingredients)}:</p><p>2 eggs<br>1 cup milk</p><p>${escape(method)}: whisk and fry.</p></div>`,
  ],
  ["tags", () => `<p class="tags">Tags: <a href="/t/1">dinner</a>, <a href="/t/2">winter</a></p>`],
  [
    "a wall of windows",
    () =>
      `<div class="modal" role="dialog" style="display:none"><h2>Log in</h2><ol><li>Enter your e-mail.</li><li>Press the link.</li></ol></div><template><ul><li>{{ amount }} {{ name }}</li></ul></template>`,
  ],
  [
    "a foot",
    () =>
      `<footer><ul><li>About</li><li>Contact</li><li>Privacy</li></ul><p>© 2024 Food Media Ltd. 12 Main Street</p></footer>`,
  ],
];

/** What is done to a page as a whole. */
const QUIRKS: readonly Named<(html: string) => string>[] = [
  [
    "much style and script",
    (html) =>
      html.replace(
        "</head>",
        `<style>${wide()}</style><script>var q=[];function i(){return "<li>2 eggs</li>"}${"/*x*/".repeat(20_000)}</script></head>`,
      ),
  ],
  ["lines ended as Windows does", (html) => html.replaceAll("\n", "\r\n")],
  [
    "indented",
    (html) =>
      html.replace(/<body[^]*/, (body) =>
        body.replaceAll("<li", "\n\t\t\t<li").replaceAll("</li>", "\n\t\t\t</li>").replaceAll("<p>", "<p>\n      "),
      ),
  ],
  ["spaces that do not break", (html) => html.replace(/(\d) (?=\p{L}[^<>]*<\/)/gu, "$1&nbsp;")],
  ["comments of a program", (html) => html.replaceAll("<ul", "<!-- /wp:heading -->\n<!-- wp:list --><ul")],
  [
    "boxes in boxes",
    (html) =>
      html
        .replace("<main>", `<main>${'<div class="wrap">'.repeat(20)}`)
        .replace("</main>", `${"</div>".repeat(20)}</main>`),
  ],
  ["a namespace", (html) => html.replace("<html", '<html xmlns="http://www.w3.org/1999/xhtml" class="js no-touch"')],
];

/** A second copy of the recipe for paper. */
const ON_PAPER: readonly [Named<(card: string) => string>, ...Named<(card: string) => string>[]] = [
  ["none", () => ""],
  ["none", () => ""],
  ["hidden by style", (card) => `<div id="print-area" style="display: none">${card}</div>`],
  ["for paper only", (card) => `<div class="d-none d-print-block">${card}</div>`],
];

/** A page drawn by its seed: the same for the same seed, out of some 10^12. */
export function wholePage(seed: number): WholePage {
  const dice = diceOf(seed);
  const drawn: string[] = [];
  const draw = <T>(what: string, choices: readonly [Named<T>, ...Named<T>[]]): T => {
    const [name, choice] = dice.pick(choices);
    if (name !== "none") drawn.push(`${what}: ${name}`);
    return choice;
  };
  const kitchen = dice.pick(KITCHENS as [SitePhrases, ...SitePhrases[]]);
  drawn.push(kitchen.language);
  const data = draw("data", DATA)(kitchen, dice);
  const isShown = data.isShown === "must" || (data.isShown === "may" && dice.chance(0.8));
  const card = data.body ?? (isShown ? cardOf(kitchen, dice, draw) : "");
  const paper = draw("paper", ON_PAPER)(card);
  const parts = (list: readonly Named<PageFragment>[]): string =>
    dice
      .some(list, 0.6)
      .map(([name, part]) => {
        drawn.push(name);
        return part(kitchen, dice);
      })
      .join("\n");
  const html = dice.some(QUIRKS, 0.3).reduce(
    (page, [name, quirk]) => {
      drawn.push(name);
      return quirk(page);
    },
    frame(kitchen, data, `${parts(ABOVE)}<div id="recipe" class="entry">${card}</div>${paper}${parts(BELOW)}`),
  );
  return { html, title: kitchen.title, lines: allLines(kitchen), steps: kitchen.steps, drawn };
}

function cardOf(
  kitchen: SitePhrases,
  dice: Dice,
  draw: <T>(what: string, choices: readonly [Named<T>, ...Named<T>[]]) => T,
): string {
  const heading = draw("heading", HEADINGS);
  const list = dice.chance(0.2) ? draw("units", UNIT_LISTS) : draw("ingredients", INGREDIENT_LISTS);
  const steps = draw("steps", STEP_LISTS);
  const groups = draw("groups", GROUPS);
  const [first, second] = draw("names", WRAPPERS);
  const order = draw("order", ORDERS);
  return order(
    `<div class="${first}">${heading(kitchen.ingredients)}${groups(kitchen, (lines) => list(lines, dice))}</div>`,
    `<div class="${second}">${heading(kitchen.method)}${steps(kitchen.steps, dice)}</div>`,
  );
}

function frame(kitchen: SitePhrases, { head }: SaidInData, body: string): string {
  return `<!DOCTYPE html>
<html lang="${kitchen.language}"><head><meta charset="utf-8"><title>${escape(kitchen.title)} | Food Example</title>
<meta property="og:title" content="${escape(kitchen.title)}"><meta property="og:site_name" content="Food Example"><meta name="viewport" content="width=device-width">${head}</head>
<body class="single-post recipe-template"><main><article><h1 class="entry-title">${escape(kitchen.title)}</h1>
${body}</article></main></body></html>`;
}
