import * as html from "./page-parts";
import type { MadeRecipe, PageStyle } from "./page-parts";

const e = html.escape;
const alone = (recipe: MadeRecipe, body: string, head = ""): string =>
  `<!doctype html><html><head><title>${e(recipe.title)}</title>${head}</head><body>${body}</body></html>`;
const whole = (name: string, make: (recipe: MadeRecipe) => string): PageStyle => ({ name, hasGroups: false, make });

/** Pages whose markup is unusual: builders of sites, wikis, custom elements, pages laid out by tables and by hand. */
export const LAYOUT_STYLES: readonly PageStyle[] = [
  html.shown(
    "a wiki",
    (recipe) =>
      `<div class="mw-parser-output"><p>This soup is old.</p><div class="mw-heading mw-heading2"><h2 id="Ingredients">Ingredients</h2><span class="mw-editsection"><span>[</span><a href="/edit">edit</a><span>]</span></span></div>${html.groupsAs(
        recipe,
        (name) =>
          `<div class="mw-heading mw-heading3"><h3>${e(name)}</h3><span class="mw-editsection">[<a>edit</a>]</span></div>`,
        (lines) => `<ul>${html.items(lines)}</ul>`,
      )}<div class="mw-heading mw-heading2"><h2 id="Procedure">Procedure</h2><span class="mw-editsection">[<a>edit</a>]</span></div><ol>${html.items(recipe.steps)}</ol><h2><span class="mw-headline">Notes</span></h2><ul><li>Eat it warm.</li></ul><div class="catlinks"><ul><li>Soups</li></ul></div></div>`,
  ),
  html.shown(
    "steps in paragraphs, a rule, and the story goes on",
    (recipe) =>
      `<h3>Ingredients</h3><ul>${html.items(html.allLines(recipe))}</ul><h3>Method</h3>${html.each(recipe.steps, html.p)}<hr><p>Last week I told you of 3 books.</p><p>See you soon.</p>`,
    false,
  ),
  html.shown(
    "custom elements of an app",
    (recipe) =>
      `<app-recipe _nghost-abc><app-ingredient-list><h2>Ingredients</h2>${html.each(html.allLines(recipe), (line) => `<app-ingredient _ngcontent-abc><span>${e(html.firstWord(line))}</span> <span>${e(html.otherWords(line))}</span></app-ingredient>`)}</app-ingredient-list><app-steps><h2>Preparation</h2>${html.each(recipe.steps, (step) => `<app-step _ngcontent-abc><span>${e(step)}</span></app-step>`)}</app-steps></app-recipe>`,
    false,
  ),
  html.shown(
    "lists by roles",
    (recipe) =>
      `<div><div role="heading" aria-level="2">Ingredients</div><div role="list">${html.each(html.allLines(recipe), (line) => `<div role="listitem"><div>${e(html.firstWord(line))}</div><div>${e(html.otherWords(line))}</div></div>`)}</div><div role="heading" aria-level="2">Instructions</div><div role="list">${html.each(recipe.steps, (step) => `<div role="listitem"><div>${e(step)}</div></div>`)}</div></div>`,
    false,
  ),
  html.shown(
    "items that are buttons to cross off",
    (recipe) =>
      `<h2>Ingredients</h2><ul>${html.each(html.allLines(recipe), (line) => `<li><button type="button" aria-pressed="false">${e(line)}</button></li>`)}</ul><h2>Method</h2><ol>${html.each(recipe.steps, (step) => `<li><button type="button" aria-pressed="false">${e(step)}</button></li>`)}</ol>`,
    false,
  ),
  html.shown(
    "first letters set large, places where words may break",
    (recipe) =>
      `<h2>Ingredients</h2><ul>${html.each(html.allLines(recipe), (line) => `<li>${e(line).replace(/([a-z]{4})([a-z]{4})/, "$1<wbr>$2")}</li>`)}</ul><h2>Method</h2>${html.each(recipe.steps, (step) => `<p><span class="dropcap">${e(step.slice(0, 1))}</span>${e(step.slice(1))}</p>`)}`,
    false,
  ),
  html.shown(
    "words with their reading above them",
    (recipe) =>
      `<h2>材料</h2><ul>${html.each(html.allLines(recipe), (line) => `<li><ruby>${e(line.slice(0, 1))}<rp>(</rp><rt>よ</rt><rp>)</rp></ruby>${e(line.slice(1))}</li>`)}</ul><h2>作り方</h2><ol>${html.items(recipe.steps)}</ol>`,
    false,
  ),
  html.shown(
    "a table of two cells, one a part",
    (recipe) =>
      `<table width="600" border="0"><tr><td valign="top" width="200"><b>Ingredients</b><br><br>${html.allLines(recipe).map(e).join("<br>\n")}</td><td valign="top"><b>Method</b><br><br>${recipe.steps.map(e).join("<br><br>\n")}</td></tr></table>`,
    false,
  ),
  whole("a page of tables within tables and fonts", (recipe) =>
    alone(
      recipe,
      `<table><tr><td bgcolor="#eeeeee"><font size="1"><a href="/">Home</a><br><a href="/soups">Soups</a></font></td><td><table><tr><td><font size="4"><b>${e(recipe.title)}</b></font></td></tr><tr><td><font size="2"><u>Ingredients</u></font></td></tr>${html.each(html.allLines(recipe), (line) => `<tr><td><font size="2">${e(line)}</font></td></tr>`)}<tr><td>&nbsp;</td></tr><tr><td><font size="2"><u>Directions</u></font></td></tr>${html.each(recipe.steps, (step) => `<tr><td><font size="2">${e(step)}</font></td></tr>`)}</table></td></tr></table><center>Copyright 1999</center>`,
    ),
  ),
  html.shown(
    "rows of three cells, amount, unit and food, some of them empty",
    (recipe) =>
      `<h3>Zutaten</h3><table>${html.each(html.allLines(recipe), (line) => {
        const [amount = "", unit = "", ...food] = line.split(" ");
        return food.length > 1
          ? `<tr><td>${e(amount)}</td><td>${e(unit)}</td><td>${e(food.join(" "))}</td></tr>`
          : `<tr><td></td><td>&nbsp;</td><td>${e(line)}</td></tr>`;
      })}</table><h3>Zubereitung</h3><table>${html.each(recipe.steps, (step, index) => `<tr><td>${index + 1}</td><td>${e(step)}</td></tr>`)}</table>`,
    false,
  ),
  html.shown(
    "words of a heading and the first line in one paragraph",
    (recipe) =>
      `<p><b>Ingredients:</b> ${html.allLines(recipe).map(e).join("<br>")}</p><p><b>Directions:</b> ${recipe.steps.map(e).join("<br>")}</p>`,
    false,
  ),
  html.shown(
    "steps below pictures of their numbers",
    (recipe) =>
      `<h2>Ingredients</h2><ul>${html.items(html.allLines(recipe))}</ul><h2>Preparation</h2>${html.each(recipe.steps, (step, index) => `<div class="media"><img src="/n${index + 1}.gif" alt="${index + 1}"><div class="media-body">${e(step)}</div></div>`)}`,
    false,
  ),
  html.shown(
    "steps as articles with a head",
    (recipe) =>
      `<section><h2>Ingredients</h2><ul>${html.items(html.allLines(recipe))}</ul></section><section><h2>Cooking steps</h2>${html.each(recipe.steps, (step, index) => `<article><header><h3>${index + 1}/${recipe.steps.length}</h3></header><p>${e(step)}</p></article>`)}</section><section><h2>Enjoy your meal!</h2></section>`,
    false,
  ),
  html.shown(
    "steps in a slider",
    (recipe) =>
      `<h2>Ingredients</h2><ul>${html.items(html.allLines(recipe))}</ul><h2>Method</h2><div class="swiper carousel"><div class="swiper-wrapper">${html.each(recipe.steps, (step, index) => `<div class="swiper-slide"><span class="swiper-count">${index + 1}</span><p>${e(step)}</p></div>`)}</div><button class="swiper-next">Next</button></div>`,
    false,
  ),
  html.shown(
    "steps as captions of pictures",
    (recipe) =>
      `<h2>Ingredients</h2><ul>${html.items(html.allLines(recipe))}</ul><h2>Step by step</h2>${html.each(recipe.steps, (step, index) => `<figure><img src="${index}.jpg" alt=""><figcaption>${index + 1}. ${e(step)}</figcaption></figure>`)}`,
    false,
  ),
  html.shown(
    "groups that open each for itself",
    (recipe) =>
      `<h2>Ingredients</h2>${html.groupsAs(
        recipe,
        (name) => `<details><summary>${e(name)}</summary>`,
        (lines) => `<ul>${html.items(lines)}</ul></details>`,
      )}<h2>Method</h2><ol>${html.items(recipe.steps)}</ol>`,
  ),
  html.shown(
    "an accordion of AMP",
    (recipe) =>
      `<amp-accordion><section expanded><h4>Ingredients</h4><div><ul>${html.items(html.allLines(recipe))}</ul></div></section><section><h4>Directions</h4><div><ol>${html.items(recipe.steps)}</ol></div></section><section><h4>Nutrition facts</h4><div><ul><li>Fat 2 g</li></ul></div></section></amp-accordion><amp-ad width="300"></amp-ad>`,
    false,
  ),
  whole("lines set one by one on a sheet, as a program makes them from a PDF", (recipe) =>
    alone(
      recipe,
      `<div id="page1" style="position:relative">${html.each(
        [
          recipe.title,
          "Ingredients",
          ...html.allLines(recipe),
          "Method",
          ...recipe.steps.map((step, index) => `${index + 1}. ${step}`),
        ],
        (line, index) =>
          `<p style="position:absolute;top:${index * 20}px;left:40px" class="ft0${index % 2}">${e(line)}</p>`,
      )}</div>`,
    ),
  ),
  html.shown(
    "explanations that open over a word",
    (recipe) =>
      `<h2>Ingredients</h2><ul>${html.each(html.allLines(recipe), (line, index) => `<li>${e(line)}${index === 1 ? '<div class="tooltip-content" role="tooltip">A vegetable, see our glossary. Buy 3 of them.</div>' : ""}</li>`)}</ul><h2>Method</h2><ol>${html.each(recipe.steps, (step, index) => `<li>${e(step)}${index === 0 ? '<span role="tooltip" class="tip">To sweat is to cook gently.</span>' : ""}</li>`)}</ol>`,
    false,
  ),
  html.shown(
    "links to a shop in each line",
    (recipe) =>
      `<h2>Ingredients</h2><ul>${html.each(html.allLines(recipe), (line) => `<li><span>${e(line)}</span> <a class="btn btn-buy" href="https://shop.example/x" rel="sponsored">Buy now</a></li>`)}</ul><h2>Method</h2><ol>${html.items(recipe.steps)}</ol>`,
    false,
  ),
  html.shown(
    "what a screen shows and what ears hear, in one line",
    (recipe) =>
      `<h2>Ingredients</h2><ul>${html.each(html.allLines(recipe), (line) => `<li><span aria-hidden="true" class="tick">✓</span><span class="qty" aria-label="${e(html.firstWord(line))} of">${e(html.firstWord(line))}</span> ${e(html.otherWords(line))}</li>`)}</ul><h2>Method</h2><ol>${html.items(recipe.steps)}</ol>`,
    false,
  ),
  html.shown(
    "spans and breaks, no lists",
    (recipe) =>
      `<div><span style="font-weight:bold">Ingredients</span><br>${html.each(html.allLines(recipe), (line) => `<span>${e(line)}</span><br>`)}<br><span style="font-weight:bold">Method</span><br>${html.each(recipe.steps, (step) => `<span>${e(step)}</span><br><br>`)}</div>`,
    false,
  ),
  html.shown(
    "a story in which the recipe's headings stand as questions",
    (recipe) =>
      `<h2>What ingredients do I need?</h2><ul>${html.items(html.allLines(recipe))}</ul><h2>How do I make ${e(recipe.title)}?</h2><ol>${html.items(recipe.steps)}</ol><h2>Can I freeze it?</h2><p>Yes, for 3 months.</p><h2>What goes with it?</h2><ul><li>Bread</li><li>Salad</li></ul>`,
    false,
  ),
  html.shown(
    "headings with the name of the dish in them",
    (recipe) =>
      `<h2>Ingredients for ${e(recipe.title)}</h2><ul>${html.items(html.allLines(recipe))}</ul><h2>How to make ${e(recipe.title)}</h2><ol>${html.items(recipe.steps)}</ol><h2>More soups</h2><ul><li>Leek soup</li><li>Pea soup</li></ul>`,
    false,
  ),
  html.shown(
    "pictures in the steps, and who took them",
    (recipe) =>
      `<h2>Ingredients</h2><ul>${html.items(html.allLines(recipe))}</ul><h2>Directions</h2><ol>${html.each(recipe.steps, (step) => `<li><p>${e(step)}</p><p><img src="x.jpg" alt="A step of the recipe"></p></li>`)}</ol><p><em>Photo: The Spoon</em></p><h2>Did you like it?</h2><p>Tell me below.</p>`,
    false,
  ),
  html.shown(
    "a form that scales it",
    (recipe) =>
      `<h2>Ingredients</h2><form><label for="s">Servings</label><input id="s" type="number" value="4"><button>Scale</button></form><ul>${html.each(html.allLines(recipe), (line) => `<li><data value="2">${e(html.firstWord(line))}</data> ${e(html.otherWords(line))}</li>`)}</ul><h2>Method</h2><ol>${html.each(recipe.steps, (step) => `<li><p>${e(step).replace(/(\d+ minutes)/, '<time datetime="PT10M">$1</time>')}</p></li>`)}</ol>`,
    false,
  ),
  html.shown(
    "a list in two ways of measuring behind tabs",
    (recipe) =>
      `<h2>Ingredients</h2><div class="tabs"><a href="#us">US</a><a href="#metric">Metric</a></div><div id="metric" class="tab metric active"><ul>${html.items(html.allLines(recipe))}</ul></div><div id="us" class="tab us" style="display:none"><ul>${html.items(html.allLines(recipe).map((line) => line.replace(/\d+/, "8")))}</ul></div><h2>Method</h2><ol>${html.items(recipe.steps)}</ol>`,
    false,
  ),
  html.shown(
    "print, share and rate between the parts",
    (recipe) =>
      `<h2>Ingredients</h2><div class="toolbar"><a>Print</a> <a>Save</a> <a>Share</a></div><ul>${html.items(html.allLines(recipe))}</ul><div class="rating"><p>Rate this recipe</p><ul><li>1 star</li><li>2 stars</li><li>3 stars</li></ul></div><h2>Method</h2><ol>${html.items(recipe.steps)}</ol>`,
    false,
  ),
  html.shown(
    "a video's chapters before the recipe",
    (recipe) =>
      `<h3>In this video</h3><ol><li>0:00 Hello</li><li>0:45 Ingredients</li><li>2:10 Cooking</li></ol><h3>Ingredients</h3><ul>${html.items(html.allLines(recipe))}</ul><h3>Instructions</h3><ol>${html.items(recipe.steps)}</ol><h3>Subscribe</h3><ul><li>On YouTube</li></ul>`,
    false,
  ),
  html.shown(
    "a table of contents with the same words",
    (recipe) =>
      `<div class="toc"><p>Contents</p><ul><li><a href="#ingredients">Ingredients</a></li><li><a href="#method">Method</a></li><li><a href="#tips">Tips</a></li></ul></div><h2 id="ingredients">Ingredients</h2><ul>${html.items(html.allLines(recipe))}</ul><h2 id="method">Method</h2><ol>${html.items(recipe.steps)}</ol><h2 id="tips">Tips</h2><ul><li>Use good stock.</li></ul>`,
    false,
  ),
  html.shown(
    "a list of needed tools between",
    (recipe) =>
      `<h2>Ingredients</h2><ul>${html.items(html.allLines(recipe))}</ul><h2>Tools</h2><ul><li>1 large pot</li><li>2 spoons</li></ul><h2>Method</h2><ol>${html.items(recipe.steps)}</ol>`,
    false,
  ),
  html.shown(
    "a list of needed tools before, what goes with it after",
    (recipe) =>
      `<h2>You will need</h2><ul><li>A large pot</li><li>A blender</li></ul><h2>Ingredients</h2><ul>${html.items(html.allLines(recipe))}</ul><h2>Directions</h2><ol>${html.items(recipe.steps)}</ol><h2>Serve with</h2><ul><li>Bread</li></ul>`,
    false,
  ),
  html.shown(
    "steps below bold numbers, and a word of goodbye",
    (recipe) =>
      `<h2>Ingredients</h2><ul>${html.items(html.allLines(recipe))}</ul><h2>Method</h2>${html.each(recipe.steps, (step, index) => `<div class="wp-block-group"><p class="has-large-font-size"><strong>Step ${index + 1}</strong></p><p>${e(step)}</p></div>`)}<p>That’s it!</p>`,
    false,
  ),
  html.shown(
    "comments that hold a list of what others used",
    (recipe) =>
      `<h3>Ingredients</h3><ul>${html.items(html.allLines(recipe))}</ul><h3>Method</h3><ol>${html.items(recipe.steps)}</ol><h3>What others said</h3><div><p>Here is how I do it. Ingredients:</p><ul>${html.items(Array.from({ length: 12 }, (_, index) => `${index + 1} cups of something`))}</ul><p>Method:</p><ol><li>Mix it all.</li><li>Bake it.</li></ol></div>`,
    false,
  ),
  whole("a page that a script draws, with all of it for those without one", (recipe) =>
    alone(
      recipe,
      `<div id="app"></div><noscript><h1>${e(recipe.title)}</h1><h2>Ingredients</h2><ul>${html.items(html.allLines(recipe))}</ul><h2>Directions</h2><ol>${html.items(recipe.steps)}</ol></noscript>`,
    ),
  ),
  whole("an e-mail that was forwarded", (recipe) =>
    alone(
      recipe,
      `<div dir="ltr">Here it is!<div class="gmail_quote"><blockquote><div>${e(recipe.title)}</div><div><br></div><div>Ingredients:</div>${html.each(html.allLines(recipe), (line) => `<div>${e(line)}</div>`)}<div><br></div><div>Method:</div>${html.each(recipe.steps, (step) => `<div>${e(step)}</div>`)}<div><br></div><div>Love, Ann</div></blockquote></div></div>`,
    ),
  ),
  whole("a saved note", (recipe) =>
    alone(
      recipe,
      `<en-note><div><h1>${e(recipe.title)}</h1></div><div><b>Zutaten</b></div><ul>${html.each(html.allLines(recipe), (line) => `<li><div>${e(line)}</div></li>`)}</ul><div><br></div><div><b>Zubereitung</b></div><ol>${html.each(recipe.steps, (step) => `<li><div>${e(step)}</div></li>`)}</ol></en-note>`,
    ),
  ),
  html.shown(
    "Notion's blocks",
    (recipe) =>
      `<div class="notion-page-content"><div class="notion-block"><h3 class="notion-h2">Ingredients</h3></div>${html.each(html.allLines(recipe), (line) => `<div class="notion-block notion-to_do"><div class="checkbox"></div><div class="notranslate">${e(line)}</div></div>`)}<div class="notion-block"><h3 class="notion-h2">Directions</h3></div>${html.each(recipe.steps, (step, index) => `<div class="notion-block notion-numbered"><span class="pseudo">${index + 1}.</span><div class="notranslate">${e(step)}</div></div>`)}</div>`,
    false,
  ),
  html.shown(
    "Ghost's cards",
    (recipe) =>
      `<section class="gh-content"><div class="kg-card kg-toggle-card"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">Ingredients</h4><button class="kg-toggle-card-icon">v</button></div><div class="kg-toggle-content"><ul>${html.items(html.allLines(recipe))}</ul></div></div><div class="kg-card kg-toggle-card"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">Method</h4></div><div class="kg-toggle-content"><ol>${html.items(recipe.steps)}</ol></div></div></section>`,
    false,
  ),
  html.shown(
    "Weebly's paragraphs of divs",
    (recipe) =>
      `<h2 class="wsite-content-title">Ingredients:</h2><div class="paragraph">${html.allLines(recipe).map(e).join("<br />")}</div><div class="wsite-spacer"></div><h2 class="wsite-content-title">Directions:</h2><div class="paragraph">${recipe.steps.map((step, index) => `${index + 1}. ${e(step)}`).join("<br /><br />")}</div>`,
    false,
  ),
  html.shown(
    "Jimdo's and TYPO3's frames",
    (recipe) =>
      `<div class="frame frame-default frame-type-text"><header><h2>Zutaten</h2></header><p>${html.allLines(recipe).map(e).join("<br>")}</p></div><div class="frame frame-type-textpic"><header><h2>Zubereitung</h2></header><div class="ce-textpic"><div class="ce-gallery"><img src="x"></div><div class="ce-bodytext">${html.each(recipe.steps, html.p)}</div></div></div><div class="frame"><header><h2>Kontakt</h2></header><p>Hauptstr. 3</p></div>`,
    false,
  ),
  html.shown(
    "Bricks of a theme: icon boxes for steps, a price list for ingredients",
    (recipe) =>
      `<div class="brxe-heading"><h3>Ingredients</h3></div><ul class="brxe-list">${html.each(html.allLines(recipe), (line) => `<li><div class="content"><span class="meta">${e(html.firstWord(line))}</span> <span class="title">${e(html.otherWords(line))}</span><span class="separator"></span></div></li>`)}</ul><div class="brxe-heading"><h3>How we do it</h3></div>${html.each(recipe.steps, (step, index) => `<div class="brxe-icon-box"><div class="icon"><i class="fa fa-fire"></i></div><div class="content"><h4>${index + 1}</h4><p>${e(step)}</p></div></div>`)}`,
    false,
  ),
];
