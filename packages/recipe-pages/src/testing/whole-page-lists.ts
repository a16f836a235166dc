import type { Dice } from "./dice";
import type { SitePhrases } from "./kitchen-words";
import { each, escape, firstWord, items, otherWords } from "./page-parts";

type List = (lines: readonly string[], dice: Dice) => string;
/** A choice with the name it has in a report. */
export type Named<T> = readonly [string, T];

const li = (lines: readonly string[], inner: (line: string, index: number) => string, attributes = ""): string =>
  `<ul${attributes}>${each(lines, (line, index) => `<li>${inner(line, index)}</li>`)}</ul>`;
const parts = (line: string): readonly [string, string] =>
  /^[\d½¼¾/.,۰-۹]/.test(line) && line.includes(" ")
    ? [escape(firstWord(line)), escape(otherWords(line))]
    : ["", escape(line)];

/** How the lines of ingredients are set. */
export const INGREDIENT_LISTS: readonly [Named<List>, ...Named<List>[]] = [
  ["list", (lines) => `<ul>${items(lines)}</ul>`],
  [
    "boxes to tick",
    (lines) =>
      li(
        lines,
        (line, at) => `<input type="checkbox" id="i${at}"><label for="i${at}"><span>${escape(line)}</span></label>`,
      ),
  ],
  [
    "spans with space",
    (lines) =>
      li(lines, (line) => {
        const [amount, food] = parts(line);
        return `${amount && `<span class="amount">${amount}</span> `}<span class="name">${food}</span>`;
      }),
  ],
  [
    "spans without space",
    (lines) =>
      li(lines, (line) => {
        const [amount, food] = parts(line);
        return `${amount && `<span class="c-x__qty">${amount}</span>`}<span class="c-x__txt">${food}</span>`;
      }),
  ],
  [
    "columns",
    (lines) =>
      `<table class="table"><tbody>${each(lines, (line) => {
        const [amount, food] = parts(line);
        return `<tr><td align="right">${amount || "&nbsp;"}</td><td>${food}</td></tr>`;
      })}</tbody></table>`,
  ],
  ["line breaks", (lines) => `<p>${lines.map(escape).join("<br>\n")}</p>`],
  ["paragraphs", (lines) => each(lines, (line) => `<p>${escape(line)}</p>`)],
  [
    "rows",
    (lines) =>
      `<div class="css-1q">${each(lines, (line) => {
        const [amount, food] = parts(line);
        return `<div class="css-8x"><div class="css-a">${amount}</div><div class="css-b">${food}</div></div>`;
      })}</div>`,
  ],
  [
    "terms",
    (lines) =>
      `<dl>${each(lines, (line) => {
        const [amount, food] = parts(line);
        return `<div><dt>${amount}</dt><dd>${food}</dd></div>`;
      })}</dl>`,
  ],
  [
    "scaler and buttons",
    (lines) =>
      `<div class="servings-ctl"><button data-x="-1">–</button><input type="number" value="4"><button data-x="1">+</button></div><div class="multi"><button>1x</button><button>2x</button><button>3x</button></div>${li(
        lines,
        (line) => {
          const [amount, food] = parts(line);
          return `<span data-amount="${amount}" data-base="${amount}">${amount}</span> ${food}<button type="button" class="add">+</button>`;
        },
      )}<button>Deselect all</button>`,
  ],
  [
    "links on words",
    (lines) =>
      li(lines, (line) => {
        const [amount, food] = parts(line);
        return `${amount} <a href="/glossary/x" class="link">${food}</a>`;
      }),
  ],
  ["paragraphs in items", (lines) => li(lines, (line) => `<p>${escape(line)}</p>`, ' class="list" role="list"')],
  [
    "own elements",
    (lines) => `<x-list>${each(lines, (line) => `<x-ingredient>${escape(line)}</x-ingredient>`)}</x-list>`,
  ],
  [
    "pictures beside",
    (lines) =>
      li(
        lines,
        (line) =>
          `<picture><source srcset="/i.webp"><img src="/i.jpg" alt="${escape(otherWords(line))}" loading="lazy"></picture><div><span>${escape(line)}</span></div>`,
      ),
  ],
  [
    "comments of a template",
    (lines) =>
      `<ul><!--[-->${each(lines, (line) => {
        const [amount, food] = parts(line);
        return `<li data-v-1><!----><span data-v-1>${amount}<!-- --> <!-- -->${food}</span></li>`;
      })}<!--]--></ul>`,
  ],
  [
    "two columns",
    (lines) =>
      `<div class="row"><div class="col-6"><ul>${items(lines.slice(0, 3))}</ul></div><div class="col-6"><ul>${items(lines.slice(3))}</ul></div></div>`,
  ],
  [
    "amount, unit, food in cells",
    (lines) =>
      `<table><thead><tr><th></th><th>#</th><th></th></tr></thead>${each(lines, (line) => {
        const [amount, food] = parts(line);
        return `<tr class="row"><td><input type="checkbox"></td><td>${amount}</td><td>${food}</td></tr>`;
      })}</table>`,
  ],
  [
    "an advertisement among them",
    (lines) =>
      li(
        lines,
        (line, at) =>
          `${escape(line)}${at === 1 ? '</li><li class="ad-slot"><div><span>Advertisement</span></div>' : ""}`,
      ),
  ],
  [
    "a sentence and buttons above",
    (lines) =>
      `<div class="tools"><button>Print</button><a href="/print/7">Print</a><span class="sr-only">Deselect all</span></div>${li(lines, escape)}`,
  ],
  ["little pictures as bullets", (lines) => each(lines, (line) => `<p>🔸 ${escape(line)}</p>`)],
  [
    "a builder's boxes",
    (lines) =>
      li(
        lines,
        (line) =>
          `<p class="font_8" style="line-height:1.5em"><span style="font-size:16px"><span class="wixui-rich-text__text">${escape(line)}</span></span></p>`,
      ),
  ],
  ["lines in boxes", (lines) => each(lines, (line) => `<div>${escape(line)}</div>`)],
  [
    "boxes and empty lines",
    (lines) =>
      each(
        lines,
        (line) =>
          `<div style="text-align:left"><span style="font-family:arial">${escape(line)}</span></div><div><br></div>`,
      ),
  ],
  ["typed dashes", (lines) => `<p>${lines.map((line) => `- ${escape(line)}`).join("<br />")}</p>`],
  [
    "an accordion of a mobile page",
    (lines) => `<amp-accordion><section expanded><div>${li(lines, escape)}</div></section></amp-accordion>`,
  ],
  ["unclosed items", (lines) => `<UL>${each(lines, (line) => `<LI>${escape(line)}`)}</UL>`],
];

/** The same lines for another country, hidden until they are chosen. */
const elsewhere = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => `7 oz ${otherWords(line) || line}`);
export const UNIT_LISTS: readonly [Named<List>, ...Named<List>[]] = [
  [
    "hidden by style",
    (lines) =>
      `<ul class="u u-1">${items(lines)}</ul><ul class="u u-2" style="display:none">${items(elsewhere(lines))}</ul>`,
  ],
  [
    "hidden by name",
    (lines) =>
      `<div data-units="metric"><ul>${items(lines)}</ul></div><div data-units="us" class="hidden"><ul>${items(elsewhere(lines))}</ul></div>`,
  ],
  [
    "hidden",
    (lines) =>
      `<div class="toggle"><button aria-pressed="true">Metric</button><button aria-pressed="false">US</button></div><div role="group"><ul>${items(lines)}</ul></div><div role="group" hidden><ul>${items(elsewhere(lines))}</ul></div>`,
  ],
  [
    "for ears hidden",
    (lines) => `<ul aria-hidden="false">${items(lines)}</ul><ul aria-hidden="true">${items(elsewhere(lines))}</ul>`,
  ],
  [
    "named",
    (lines) =>
      `<ul class="ingredients-metric">${items(lines)}</ul><ul class="ingredients-imperial">${items(elsewhere(lines))}</ul>`,
  ],
  [
    "spans of each",
    (lines) =>
      li(
        lines,
        (line) =>
          `<span class="metric">${escape(line)}</span><span class="imperial">${escape(elsewhere([line])[0] ?? "")}</span>`,
      ),
  ],
];

/** How steps are set. */
export const STEP_LISTS: readonly [Named<List>, ...Named<List>[]] = [
  ["list", (steps) => `<ol>${items(steps)}</ol>`],
  ["paragraphs", (steps) => each(steps, (step) => `<p>${escape(step)}</p>`)],
  ["bold numbers", (steps) => each(steps, (step, at) => `<p><strong>${at + 1}.</strong> ${escape(step)}</p>`)],
  ["headings Step n", (steps) => each(steps, (step, at) => `<h4>Step ${at + 1}</h4><p>${escape(step)}</p>`)],
  [
    "pictures with captions",
    (steps) =>
      `<ol>${each(steps, (step) => `<li><p>${escape(step)}</p><figure><img src="/s.jpg" alt=""><figcaption>Photo: Ann Example</figcaption></figure></li>`)}</ol>`,
  ],
  [
    "numbers in boxes",
    (steps) =>
      each(
        steps,
        (step, at) =>
          `<div class="st"><div class="st-n">${at + 1}</div><div class="st-t"><p>${escape(step)}</p></div></div>`,
      ),
  ],
  ["line breaks", (steps) => `<p>${steps.map(escape).join("<br><br>")}</p>`],
  [
    "advertisements between",
    (steps) =>
      `<ol>${each(steps, (step, at) => `<li>${escape(step)}</li>${at === 0 ? '<div class="ad-unit" id="ad-2"><span>Advertisement</span><p>Fresh meal kits, 50% off your first 3 boxes!</p></div>' : ""}`)}</ol>`,
  ],
  [
    "numbers of n",
    (steps) =>
      `<ul>${each(steps, (step, at) => `<li><span class="count">${at + 1}/${steps.length}</span><span>${escape(step)}</span></li>`)}</ul>`,
  ],
  [
    "a table",
    (steps) => `<table>${each(steps, (step, at) => `<tr><td>${at + 1}.</td><td>${escape(step)}</td></tr>`)}</table>`,
  ],
  [
    "buttons of timers",
    (steps) =>
      `<ol>${each(steps, (step) => `<li><div><p>${escape(step)}</p><button class="timer">5:00</button></div></li>`)}</ol>`,
  ],
  [
    "a tip between",
    (steps) =>
      `<ol>${each(steps, (step, at) => `<li>${escape(step)}</li>${at === 1 ? '<aside class="tip-box"><p>Work quickly here, 2 minutes are enough.</p></aside>' : ""}`)}</ol>`,
  ],
  [
    "boxes to tick",
    (steps) =>
      `<ul>${each(steps, (step, at) => `<li><label><input type="checkbox" name="s${at}"> ${escape(step)}</label></li>`)}</ul>`,
  ],
  ["numbers typed", (steps) => each(steps, (step, at) => `<div>${at + 1}) ${escape(step)}</div>`)],
  [
    "first words in bold",
    (steps) =>
      `<ol>${each(steps, (step) => `<li><p><strong>${escape(firstWord(step))}</strong> ${escape(otherWords(step))}</p></li>`.replace(" </p>", "</p>"))}</ol>`,
  ],
  [
    "pictures in paragraphs",
    (steps) => each(steps, (step) => `<p>${escape(step)}</p><p><img src="/s.jpg" alt=""></p><p>&nbsp;</p>`),
  ],
  [
    "a list a step",
    (steps) =>
      each(
        steps,
        (step, at) =>
          `<ol start="${at + 1}"><li>${escape(step)}</li></ol><figure class="wp-block-image"><img src="/s.jpg"></figure>`,
      ),
  ],
  [
    "boxes and empty lines",
    (steps) => each(steps, (step) => `<div style="text-align:left"><span>${escape(step)}</span></div><div><br></div>`),
  ],
  [
    "numbers in bold of their own",
    (steps) => each(steps, (step, at) => `<p><b>Step ${at + 1}</b></p><p>${escape(step)}</p>`),
  ],
  [
    "a film between",
    (steps) =>
      `<ol>${each(steps, (step, at) => `<li>${escape(step)}</li>${at === 0 ? '<li class="video"><iframe src="/v"></iframe></li>' : ""}`)}</ol>`,
  ],
  [
    "Step n of m",
    (steps) =>
      each(
        steps,
        (step, at) =>
          `<div class="step"><span class="label">Step ${at + 1} of ${steps.length}</span><div>${escape(step)}</div></div>`,
      ),
  ],
  [
    "sections",
    (steps) =>
      each(
        steps,
        (step, at) => `<section aria-label="${at + 1}"><div><div><span>${escape(step)}</span></div></div></section>`,
      ),
  ],
  [
    "advertisements with a name",
    (steps) =>
      each(
        steps,
        (step, at) =>
          `<p>${escape(step)}</p>${at === 0 ? '<div class="adsbygoogle-wrap"><div id="div-gpt-ad-1"></div></div><div class="promo"><a href="/x">Read more: 10 pans we love</a></div>' : ""}`,
      ),
  ],
];

/** What stands above a part. */
type Heading = (text: string) => string;
export const HEADINGS: readonly [Named<Heading>, ...Named<Heading>[]] = [
  ["h2", (text) => `<h2>${escape(text)}</h2>`],
  [
    "h3 with an icon",
    (text) => `<h3 class="heading"><svg viewBox="0 0 1 1"><title>icon</title></svg> ${escape(text)}</h3>`,
  ],
  [
    "h2 in a row with buttons",
    (text) =>
      `<div class="flex"><h2><span>${escape(text)}</span></h2><button>Copy</button><a href="#print">Print</a></div>`,
  ],
  ["bold paragraph", (text) => `<p><strong>${escape(text)}:</strong></p>`],
  ["named div", (text) => `<div class="section-title">${escape(text)}</div>`],
  ["h4 with a colon", (text) => `<h4>${escape(text)}:</h4>`],
  [
    "button that opens",
    (text) => `<h3><button aria-expanded="true"><span>${escape(text)}</span><svg></svg></button></h3>`,
  ],
  ["underlined", (text) => `<p><u>${escape(text)}</u></p>`],
  ["role", (text) => `<div role="heading" aria-level="3">${escape(text)}</div>`],
  ["bold in a box", (text) => `<div><b><span style="font-size:large">${escape(text)}</span></b></div><div><br></div>`],
  ["capitals", (text) => `<h3>${escape(text.toUpperCase())}</h3>`],
  ["h2 with a rule", (text) => `<h2 class="t"><em>${escape(text)}</em></h2><hr>`],
];

type Grouped = (kitchen: SitePhrases, list: (lines: readonly string[]) => string) => string;
/** How a second group of ingredients follows the first. */
export const GROUPS: readonly [Named<Grouped>, ...Named<Grouped>[]] = [
  ["none", ({ lines, groupLines }, list) => list([...lines, ...groupLines])],
  ["h4", ({ lines, group, groupLines }, list) => `${list(lines)}<h4>${escape(group)}</h4>${list(groupLines)}`],
  [
    "bold paragraph",
    ({ lines, group, groupLines }, list) => `${list(lines)}<p><b>${escape(group)}:</b></p>${list(groupLines)}`,
  ],
  [
    "named paragraph",
    ({ lines, group, groupLines }, list) =>
      `${list(lines)}<p class="group-name">${escape(group)}</p>${list(groupLines)}`,
  ],
];

/** How the parts follow each other. */
type Order = (ingredients: string, steps: string) => string;
export const ORDERS: readonly [Named<Order>, ...Named<Order>[]] = [
  ["none", (ingredients, steps) => `${ingredients}\n${steps}`],
  ["none", (ingredients, steps) => `${ingredients}\n${steps}`],
  ["steps first", (ingredients, steps) => `${steps}\n${ingredients}`],
  [
    "equipment between",
    (ingredients, steps) => `${ingredients}<h3>Equipment</h3><ul><li>1 large bowl</li><li>Hand mixer</li></ul>${steps}`,
  ],
  [
    "an advertisement between",
    (ingredients, steps) =>
      `${ingredients}<div class="ad-container"><p>Advertisement</p><p>Only 3 days left: 20% off 2 knives</p></div>${steps}`,
  ],
];

/** Names around the parts. */
export const WRAPPERS: readonly [Named<readonly [string, string]>, ...Named<readonly [string, string]>[]] = [
  ["spoken", ["recipe-ingredients", "recipe-instructions"]],
  ["hashed", ["css-1abc2d", "css-9xyz8w"]],
  ["numbered", ["et_pb_column et_pb_column_1_3", "et_pb_column et_pb_column_2_3"]],
  ["modern", ["RecipeBody_ingredients__3kf9", "RecipeBody_method__a8s1"]],
  ["bootstrap", ["col-md-4", "col-md-8"]],
];
