import * as html from "./page-parts";
import type { MadeRecipe, PageStyle } from "./page-parts";

const NUTRITION = `<div class="nutrition"><h3>Nutrition</h3><ul><li>Calories: 320 kcal</li><li>Fat: 12 g</li><li>Sugar: 4 g</li></ul></div>`;

/** WP Recipe Maker as it stands on a page of today, with all its furniture. */
function wprmOfToday(recipe: MadeRecipe): string {
  const line = (text: string, index: number): string =>
    `<li class="wprm-recipe-ingredient" style="list-style-type: none;" data-uid="${index}"><span class="wprm-checkbox-container"><input type="checkbox" id="wprm-checkbox-${index}" class="wprm-checkbox" aria-label="${html.escape(text)}"><label for="wprm-checkbox-${index}" class="wprm-checkbox-label"><span class="sr-only screen-reader-text wprm-screen-reader-text">▢ </span></label></span><span class="wprm-recipe-ingredient-amount">${html.escape(html.firstWord(text))}</span>&#32;<span class="wprm-recipe-ingredient-name">${html.escape(html.otherWords(text))}</span></li>`;
  return `<a href="#wprm-recipe-container-12" class="wprm-recipe wprm-recipe-jump wprm-recipe-link">Jump to Recipe</a>
<div id="wprm-recipe-container-12" class="wprm-recipe-container" data-recipe-id="12" data-servings="${recipe.servings}"><div class="wprm-recipe wprm-recipe-template-chic">
<div class="wprm-container-float-right"><img width="150" height="150" src="p.jpg" class="attachment-150x150" alt=""></div>
<a href="https://spoon.example/wprm_print/12" class="wprm-recipe-print">Print</a>
<h2 class="wprm-recipe-name wprm-block-text-bold">${html.escape(recipe.title)}</h2>
<div class="wprm-recipe-rating">5 from <span class="wprm-recipe-rating-count">12</span> votes</div>
<div class="wprm-recipe-summary wprm-block-text-normal"><span style="display: block;">So good, ready in 30 minutes.</span></div>
<div class="wprm-recipe-meta-container"><span class="wprm-recipe-details-label wprm-recipe-prep-time-label">Prep Time </span><span class="wprm-recipe-details wprm-recipe-details-minutes">${recipe.prepMinutes}<span class="sr-only"> minutes</span></span> <span class="wprm-recipe-time-label">mins</span></div>
<div class="wprm-recipe-servings-container">Servings <span class="wprm-recipe-servings">${recipe.servings}</span> people</div>
<div class="wprm-recipe-equipment-container"><h3 class="wprm-recipe-header">Equipment</h3><ul class="wprm-recipe-equipment"><li class="wprm-recipe-equipment-item">1 large pot</li><li class="wprm-recipe-equipment-item">1 whisk</li></ul></div>
<div class="wprm-recipe-ingredients-container"><h3 class="wprm-recipe-header wprm-recipe-ingredients-header wprm-header-has-actions">Ingredients &nbsp;<div class="wprm-recipe-adjustable-servings-container"><button class="wprm-recipe-adjustable-servings">1x</button><button class="wprm-recipe-adjustable-servings">2x</button></div><div class="wprm-unit-conversion-container"><button>US Customary</button><button>Metric</button></div></h3>
${recipe.groups.map(({ name, lines }) => `<div class="wprm-recipe-ingredient-group">${name ? `<h4 class="wprm-recipe-group-name wprm-recipe-ingredient-group-name wprm-block-text-bold">${html.escape(name)}</h4>` : ""}<ul class="wprm-recipe-ingredients">${lines.map(line).join("")}</ul></div>`).join("")}</div>
<div class="wprm-recipe-instructions-container"><h3 class="wprm-recipe-header">Instructions<span class="wprm-recipe-media-toggle-container"><button>Show images</button></span>&nbsp;</h3><div class="wprm-prevent-sleep"><input type="checkbox"><label>Cook Mode <span>Prevent your screen from going dark</span></label></div><div class="wprm-recipe-instruction-group"><ul class="wprm-recipe-instructions">${recipe.steps.map((step, index) => `<li id="wprm-recipe-12-step-0-${index}" class="wprm-recipe-instruction" style="list-style-type: decimal;"><div class="wprm-recipe-instruction-text" style="margin-bottom: 5px;"><span style="display: block;">${html.escape(step)}</span></div><div class="wprm-recipe-instruction-media"><img src="s.jpg" alt="step"></div></li>`).join("")}</ul></div></div>
<div class="wprm-recipe-video-container"><h3>Video</h3></div>
<div class="wprm-recipe-notes-container"><h3 class="wprm-recipe-header">Notes</h3><div class="wprm-recipe-notes"><ul><li>Keeps 3 days.</li><li>Freezes well for 2 months.</li></ul></div></div>
<h3 class="wprm-recipe-header wprm-recipe-nutrition-header">Nutrition</h3><div class="wprm-nutrition-label-container"><span class="wprm-nutrition-label-text-nutrition-container">Calories: 320kcal</span></div>
<div class="wprm-call-to-action">Tried this recipe? Let us know how it was!</div></div></div>`;
}

/** What plugins of blogs and makers of sites draw, from what is known of their templates. */
export const PLUGIN_STYLES: readonly PageStyle[] = [
  html.shown("WP Recipe Maker of today", wprmOfToday),
  {
    name: "WP Recipe Maker of today with Yoast's graph and named steps",
    hasGroups: true,
    make: (recipe) =>
      html.page(
        recipe,
        wprmOfToday(recipe),
        html.inJson({
          "@graph": [
            { "@type": "Article", headline: recipe.title },
            {
              ...html.schema(recipe),
              recipeInstructions: recipe.steps.map((text, index) => ({
                "@type": "HowToStep",
                text,
                name: text,
                url: `https://spoon.example/#wprm-recipe-12-step-0-${index}`,
              })),
            },
          ],
        }),
      ),
  },
  {
    name: "WP Recipe Maker's page to print",
    hasGroups: true,
    make: (recipe) =>
      `<!DOCTYPE html><html><head><title>${html.escape(recipe.title)} - The Spoon</title><meta name="robots" content="noindex"></head><body class="wprm-print wprm-print-recipe"><div id="wprm-print-header"><a href="https://spoon.example/r">Go Back</a><button>Print</button><div>Servings <input value="4"></div></div><div id="wprm-print-content">${wprmOfToday(recipe).replace(/^<a[^]*?<\/a>/, "")}</div></body></html>`,
  },
  html.shown("WP Recipe Maker with groups of steps", (recipe) => {
    const whole = wprmOfToday(recipe);
    return whole.replace(
      '<div class="wprm-recipe-instruction-group">',
      '<div class="wprm-recipe-instruction-group"><h4 class="wprm-recipe-group-name wprm-recipe-instruction-group-name">The main thing</h4>',
    );
  }),
  html.shown(
    "Tasty Recipes of today",
    (
      recipe,
    ) => `<div class="tasty-recipes-quick-links"><a class="tasty-recipes-jump-link" href="#tasty-recipes-9-jump-target">Jump to Recipe</a></div>
<div id="tasty-recipes-9" class="tasty-recipes tasty-recipes-9 tasty-recipes-display" data-tr-id="9"><div class="tasty-recipes-header"><h2 class="tasty-recipes-title" data-tasty-recipes-customization="h2-color.color">${html.escape(recipe.title)}</h2><div class="tasty-recipes-buttons"><a href="/print/9/">Print Recipe</a></div><div class="tasty-recipes-details"><ul><li class="author"><span class="tasty-recipes-label">Author:</span> Ann</li><li class="prep-time"><span>Prep Time:</span> <span class="tasty-recipes-prep-time">${recipe.prepMinutes} minutes</span></li><li class="yield"><span>Yield:</span> <span class="tasty-recipes-yield"><span data-amount="${recipe.servings}">${recipe.servings}</span> servings <span class="tasty-recipes-yield-scale"><span data-amount="1">1</span>x</span></span></li></ul></div></div>
<div class="tasty-recipes-description"><h3>Description</h3><div class="tasty-recipes-description-body"><p>The best one.</p></div></div>
<div class="tasty-recipe-ingredients tasty-recipes-ingredients"><div class="tasty-recipes-ingredients-header"><div class="tasty-recipes-ingredients-clipboard-container"><h3>Ingredients</h3><button class="tasty-recipes-copy-button" data-success="Copied!"><span>Copy to clipboard</span></button></div><div class="tasty-recipes-units-scale-container"><span class="tasty-recipes-scale-label">Scale</span><button class="tasty-recipes-scale-button" data-amount="1">1x</button><button data-amount="2">2x</button></div></div><div data-tasty-recipes-customization="body-color.color" class="tasty-recipes-ingredients-body">${html.groupsAs(
      recipe,
      (name) => `<h4>${html.escape(name)}</h4>`,
      (lines) =>
        `<ul>${lines.map((line) => `<li data-tr-ingredient-checkbox=""><span class="tr-ingredient-checkbox-container"><input type="checkbox"><label></label></span><span data-amount="2" data-unit="cup">${html.escape(html.firstWord(line))}</span> <strong>${html.escape(html.otherWords(line))}</strong></li>`).join("\n")}</ul>`,
    )}</div></div>
<div class="tasty-recipe-instructions tasty-recipes-instructions"><div class="tasty-recipes-instructions-header"><h3>Instructions</h3><div class="tasty-recipes-cook-mode"><label><input type="checkbox"></label><span class="tasty-recipes-cook-mode__label">Cook Mode</span> <span class="tasty-recipes-cook-mode__helper">Prevent your screen from going dark</span></div></div><div class="tasty-recipes-instructions-body"><ol>${recipe.steps.map((step, index) => `<li id="instruction-step-${index + 1}">${html.escape(step)}</li>`).join("")}</ol></div></div>
<div class="tasty-recipes-equipment"><h3>Equipment</h3><ul><li>Pot</li></ul></div><div class="tasty-recipes-notes"><h3>Notes</h3><div><ol><li>Keeps 3 days.</li><li>Use 2 pots.</li></ol></div></div>${NUTRITION}<div class="tasty-recipes-keywords"><p>Keywords: soup</p></div></div>`,
  ),
  html.shown(
    "Mediavine Create of today",
    (recipe) =>
      `<section id="mv-creation-7" class="mv-create-card mv-create-card-7 mv-recipe-card mv-create-card-style-square" data-mv-create-id="7"><div class="mv-create-wrapper"><header class="mv-create-header"><h1 class="mv-create-title mv-create-title-primary">${html.escape(recipe.title)}</h1><div class="mv-create-times mv-create-times-3"><div class="mv-create-time mv-create-time-prep"><em class="mv-create-time-label mv-create-lowercase mv-create-strong">Prep Time: </em> <span class="mv-create-time-format mv-create-uppercase"><span class="mv-time-part mv-time-minutes">${recipe.prepMinutes} minutes</span> </span></div></div><div class="mv-create-description"><p>Easy and good.</p></div><form class="mv-create-print-form"><button>Print</button></form></header><div class="mv-create-ingredients"><h2 class="mv-create-ingredients-title mv-create-title-secondary">Ingredients</h2>${html.groupsAs(
        recipe,
        (name) => `<h3>${html.escape(name)}</h3>`,
        (lines) => `<ul>${lines.map((line) => `<li>\n\t${html.escape(line)}\t</li>`).join("")}</ul>`,
      )}</div><div class="mv-create-instructions mv-create-instructions-slot-v2"><h2 class="mv-create-instructions-title mv-create-title-secondary">Instructions</h2><ol>${recipe.steps.map((step, index) => `<li id="mv_create_7_${index + 1}">${html.escape(step)}</li>`).join("")}</ol></div><div class="mv-create-notes mv-create-notes-slot-v2"><h2 class="mv-create-notes-title">Notes</h2><div class="mv-create-notes-content"><p>Keeps 3 days.</p></div></div><div class="mv-create-products"><h2>Recommended Products</h2><ul><li>A pot</li><li>A pan</li></ul></div><div class="mv-create-nutrition"><h6>Nutrition Information:</h6> <span class="mv-create-nutrition-item">Amount Per Serving: Calories: 320</span></div></div></section>`,
  ),
  html.shown(
    "Recipe Card Blocks",
    (recipe) =>
      `<div class="wp-block-wpzoom-recipe-card-block-recipe-card is-style-default header-content-align-left block-alignment-left"><div class="recipe-card-image"><figure><img src="p.jpg"></figure></div><div class="recipe-card-heading"><h2 class="recipe-card-title">${html.escape(recipe.title)}</h2><span class="recipe-card-author">Recipe by Ann</span></div><div class="recipe-card-details"><div class="details-items"><div class="detail-item detail-item-0"><span class="detail-item-label">Servings</span><p class="detail-item-value">${recipe.servings}</p><span class="detail-item-unit">servings</span></div></div></div><div class="recipe-card-ingredients"><h3 class="ingredients-title">Ingredients</h3><ul class="ingredients-list layout-1-column">${recipe.groups
        .map(
          ({ name, lines }) =>
            `${name ? `<li class="ingredient-item-group"><strong class="ingredient-item-group-title">${html.escape(name)}</strong></li>` : ""}${lines.map((line) => `<li class="ingredient-item"><span class="tick-circle"></span><p class="ingredient-item-name is-strikethrough-active"><span class="wpzoom-rcb-ingredient-amount">${html.escape(html.firstWord(line))}</span> <span class="wpzoom-rcb-ingredient-name">${html.escape(html.otherWords(line))}</span></p></li>`).join("")}`,
        )
        .join(
          "",
        )}</ul></div><div class="recipe-card-directions"><h3 class="directions-title">Directions</h3><ul class="directions-list">${recipe.steps.map((step) => `<li class="direction-step">${html.escape(step)}</li>`).join("")}</ul></div><div class="recipe-card-video"><h3 class="video-title">Recipe Video</h3></div><div class="recipe-card-notes"><h3 class="notes-title">Notes</h3><ul class="recipe-card-notes-list"><li>Keeps 3 days.</li><li>Use 2 pots.</li></ul></div></div>`,
  ),
  html.shown(
    "Cooked",
    (recipe) =>
      `<div class="cooked-recipe-info"><span class="cooked-author">Ann</span><span class="cooked-servings"><strong>Yields</strong> ${recipe.servings} Servings</span></div><div class="cooked-recipe-ingredients">${recipe.groups
        .map(
          ({ name, lines }) =>
            `${name ? `<div class="cooked-single-ingredient cooked-heading">${html.escape(name)}</div>` : ""}${lines.map((line) => `<div class="cooked-single-ingredient cooked-ingredient"><span class="cooked-ingredient-checkbox">&nbsp;</span><span class="cooked-ing-amount" data-decimal="2">${html.escape(html.firstWord(line))}</span> <span class="cooked-ing-name">${html.escape(html.otherWords(line))}</span></div>`).join("\n")}`,
        )
        .join(
          "\n",
        )}</div><div class="cooked-recipe-directions">${recipe.steps.map((step, index) => `<div class="cooked-single-direction cooked-direction cooked-direction-has-number"><span class="cooked-direction-number">${index + 1}</span><div class="cooked-dir-content"><p>${html.escape(step)}</p></div></div>`).join("\n")}</div>`,
  ),
  html.shown(
    "Delicious Recipes",
    (recipe) =>
      `<div id="dr-recipe-meta-main" class="dr-summary-holder"><div class="dr-title-wrap"><h2 class="dr-entry-title">${html.escape(recipe.title)}</h2></div><div class="dr-ingredients-list"><div class="dr-ingrd-title-wrap"><h3 class="dr-title">Ingredients</h3><div class="dr-ingredients-scale"><label>Servings</label><input type="number"></div></div>${recipe.groups
        .map(
          ({ name, lines }) =>
            `${name ? `<h4 class="dr-title">${html.escape(name)}</h4>` : ""}<ul class="dr-unordered-list">${lines.map((line, index) => `<li><input type="checkbox" id="dr-ing-${index}"><label for="dr-ing-${index}"><span class="ingredient_quantity">${html.escape(html.firstWord(line))}</span> <span class="ingredient">${html.escape(html.otherWords(line))}</span></label></li>`).join("")}</ul>`,
        )
        .join(
          "",
        )}</div><div class="dr-instructions"><div class="dr-instrc-title-wrap"><h3 class="dr-title">Instructions</h3></div><ol class="dr-ordered-list">${recipe.steps.map((step) => `<li><div class="sec-instructions"><div class="dr-instruction"><p>${html.escape(step)}</p></div></div></li>`).join("")}</ol></div><div class="dr-note"><h3 class="dr-title">Notes</h3><p>Keeps 3 days.</p></div></div>`,
  ),
  html.shown(
    "Jetpack",
    (recipe) =>
      `<div class="hrecipe h-recipe jetpack-recipe" itemscope itemtype="https://schema.org/Recipe"><h3 class="p-name jetpack-recipe-title fn" itemprop="name">${html.escape(recipe.title)}</h3><ul class="jetpack-recipe-meta"><li class="jetpack-recipe-servings p-yield yield" itemprop="recipeYield"><strong>Servings: </strong>${recipe.servings}</li><li class="jetpack-recipe-print"><a href="#">Print</a></li></ul><div class="jetpack-recipe-content"><div class="jetpack-recipe-ingredients"><h4 class="jetpack-recipe-ingredients-title">Ingredients</h4><ul>${html.items(html.allLines(recipe), ' class="jetpack-recipe-ingredient p-ingredient ingredient" itemprop="recipeIngredient"')}</ul></div><h4 class="jetpack-recipe-directions-title">Directions</h4><div class="jetpack-recipe-directions e-instructions" itemprop="recipeInstructions"><ol>${html.items(recipe.steps)}</ol></div></div></div>`,
    false,
  ),
  html.shown(
    "WP Ultimate Recipe",
    (recipe) =>
      `<div class="wpurp-container" id="wpurp-container-recipe-5"><span class="wpurp-recipe-title" itemprop="name">${html.escape(recipe.title)}</span><div class="wpurp-recipe-ingredients"><div class="wpurp-recipe-ingredients-header">Ingredients</div>${recipe.groups
        .map(
          ({ name, lines }) =>
            `<div class="wpurp-recipe-ingredient-group-container">${name ? `<span class="wpurp-recipe-ingredient-group">${html.escape(name)}</span>` : ""}<ul class="wpurp-recipe-ingredient-container">${lines.map((line) => `<li class="wpurp-recipe-ingredient"><span class="wpurp-recipe-ingredient-quantity-unit"><span class="wpurp-recipe-ingredient-quantity">${html.escape(html.firstWord(line))}</span></span> <span class="wpurp-recipe-ingredient-name">${html.escape(html.otherWords(line))}</span></li>`).join("")}</ul></div>`,
        )
        .join(
          "",
        )}</div><div class="wpurp-recipe-instructions"><div class="wpurp-recipe-instructions-header">Instructions</div><ol class="wpurp-recipe-instruction-container">${recipe.steps.map((step) => `<li class="wpurp-recipe-instruction"><span class="wpurp-recipe-instruction-text">${html.escape(step)}</span></li>`).join("")}</ol></div></div>`,
    false,
  ),
  html.shown(
    "Zip Recipes",
    (recipe) =>
      `<div id="zrdn-recipe-container" class="zrdn-recipe-5 zrdn-default"><div class="zrdn-block zrdn-recipe_title"><h2 class="zrdn-element_recipe_title">${html.escape(recipe.title)}</h2></div><div class="zrdn-block"><span class="zrdn-serving">${recipe.servings} servings</span></div><div class="zrdn-block zrdn-ingredients"><h3 class="zrdn-ingredients-label zrdn-recipe-label">Ingredients</h3><ul class="zrdn-ingredients-list zrdn-bulletless">${html.items(html.allLines(recipe), ' class="zrdn-ingredient"')}</ul></div><div class="zrdn-block zrdn-instructions"><h3 class="zrdn-instructions-label">Directions</h3><ol class="zrdn-instructions-list zrdn-numbered">${html.items(recipe.steps, ' class="zrdn-instruction"')}</ol></div><div class="zrdn-block zrdn-nutrition_label"><div>Nutrition Facts</div><div>Servings Per Container 4</div><div>Amount Per Serving</div><div>Total Fat 12g</div></div></div>`,
    false,
  ),
  html.shown(
    "EasyRecipe of its time",
    (recipe) =>
      `<div class="easyrecipe" id="easyrecipe-77-0" data-rating="0"> <link itemprop="image" href="p.jpg"/><div itemscope itemtype="http://schema.org/Recipe"><div class="item ERName"><span class="fn" itemprop="name">${html.escape(recipe.title)}</span></div><div class="ERClear"></div><div class="ERHead"><span class="xlate">Prep time</span>: <time itemprop="prepTime" datetime="${html.iso(recipe.prepMinutes)}">${recipe.prepMinutes} mins</time></div><div class="ERHead">Serves: <span class="yield" itemprop="recipeYield">${recipe.servings}</span></div><div class="ERIngredients"><div class="ERIngredientsHeader ERHeading">Ingredients</div><ul>${html.items(html.allLines(recipe), ' class="ingredient" itemprop="ingredients"')}</ul><div class="ERClear"></div></div><div class="ERInstructions"><div class="ERInstructionsHeader ERHeading">Instructions</div><div class="instructions"><ol>${html.items(recipe.steps, ' class="instruction" itemprop="recipeInstructions"')}</ol></div></div><div class="ERNotesDiv"><div class="ERNotesHeader">Notes</div><div class="ERNotes">Keeps 3 days.</div></div><div class="endeasyrecipe" title="style001" style="display: none">3.2.1230</div></div></div>`,
    false,
  ),
  html.shown(
    "blocks of WordPress without a plugin",
    (recipe) =>
      `<h2 class="wp-block-heading" id="h-ingredients">Ingredients</h2>${html.groupsAs(
        recipe,
        (name) => `<p class="wp-block-paragraph"><strong>${html.escape(name)}</strong></p>`,
        (lines) => `<ul class="wp-block-list">${html.items(lines)}</ul>`,
      )}<div class="wp-block-image"><figure class="aligncenter"><img src="x.jpg"><figcaption class="wp-element-caption">All you need, with 3 spoons</figcaption></figure></div><h2 class="wp-block-heading">Instructions</h2><ol class="wp-block-list">${html.items(recipe.steps)}</ol><h2 class="wp-block-heading">Storage</h2><p>Three days in the fridge.</p>`,
  ),
  html.shown(
    "Elementor's icon lists",
    (recipe) =>
      `<div class="elementor-element elementor-widget elementor-widget-heading"><div class="elementor-widget-container"><h2 class="elementor-heading-title elementor-size-default">Ingredients</h2></div></div>${html.groupsAs(
        recipe,
        (name) =>
          `<div class="elementor-element elementor-widget-heading"><h4 class="elementor-heading-title elementor-size-default">${html.escape(name)}</h4></div>`,
        (lines) =>
          `<div class="elementor-widget elementor-widget-icon-list"><ul class="elementor-icon-list-items">${lines.map((line) => `<li class="elementor-icon-list-item"><span class="elementor-icon-list-icon"><i aria-hidden="true" class="fas fa-check"></i></span><span class="elementor-icon-list-text">${html.escape(line)}</span></li>`).join("")}</ul></div>`,
      )}<div class="elementor-widget-heading"><h2 class="elementor-heading-title">Directions</h2></div><div class="elementor-widget elementor-widget-text-editor"><div class="elementor-widget-container"><ol>${html.items(recipe.steps)}</ol></div></div>`,
  ),
  html.shown(
    "Divi's text modules, steps in paragraphs",
    (recipe) =>
      `<div class="et_pb_row"><div class="et_pb_column"><div class="et_pb_module et_pb_text"><div class="et_pb_text_inner"><h3>INGREDIENTS:</h3><ul>${html.items(html.allLines(recipe))}</ul></div></div></div><div class="et_pb_column"><div class="et_pb_module et_pb_text"><div class="et_pb_text_inner"><h3>DIRECTIONS:</h3>${recipe.steps.map((step, index) => `<p><strong>${index + 1}.</strong> ${html.escape(step)}</p>`).join("")}</div></div></div></div>`,
    false,
  ),
  html.shown(
    "Drupal's fields",
    (recipe) =>
      `<div class="node__content"><div class="field field--name-field-number-of-servings field--type-integer field--label-inline clearfix"><div class="field__label">Number of servings</div><div class="field__item">${recipe.servings}</div></div><div class="field field--name-field-ingredients field--type-string field--label-above"><div class="field__label">Ingredients</div><div class="field__items">${html
        .allLines(recipe)
        .map((line) => `<div class="field__item">${html.escape(line)}</div>`)
        .join(
          "\n",
        )}</div></div><div class="clearfix text-formatted field field--name-field-recipe-instruction field--type-text-long"><div class="field__label">Recipe instruction</div><div class="field__item"><ol>${html.items(recipe.steps)}</ol></div></div><div class="field field--name-field-tags"><div class="field__label">Tags</div><div class="field__items"><div class="field__item"><a href="/t">Soup</a></div><div class="field__item"><a href="/u">Easy</a></div></div></div></div>`,
    false,
  ),
  html.shown(
    "Squarespace's blocks",
    (recipe) =>
      `<div class="sqs-layout sqs-grid-12 columns-12"><div class="sqs-row"><div class="sqs-block html-block sqs-block-html" data-block-type="2"><div class="sqs-block-content"><div class="sqs-html-content"><h3 style="white-space:pre-wrap;">Ingredients</h3>${html.groupsAs(
        recipe,
        (name) => `<p style="white-space:pre-wrap;"><strong>${html.escape(name)}</strong></p>`,
        (lines) =>
          `<ul data-rte-list="default">${lines.map((line) => `<li><p class="" style="white-space:pre-wrap;">${html.escape(line)}</p></li>`).join("")}</ul>`,
      )}</div></div></div><div class="sqs-block image-block"><figure><img data-src="x.jpg"></figure></div><div class="sqs-block html-block"><div class="sqs-html-content"><h3>Instructions</h3><ol data-rte-list="default">${recipe.steps.map((step) => `<li><p class="">${html.escape(step)}</p></li>`).join("")}</ol></div></div></div></div>`,
  ),
  html.shown(
    "Wix' rich text, German",
    (recipe) =>
      `<div data-hook="post-description"><div class="kvdbP RYXOq" data-id="content-viewer"><div class="tETUs"><p id="viewer-1" class="xVISr" dir="auto"><span class="WhEbz"><strong>Zutaten</strong></span></p><ul class="K3hbY">${html
        .allLines(recipe)
        .map(
          (line, index) =>
            `<li class="hW9zC" aria-level="1"><p id="viewer-l${index}" class="xVISr"><span class="WhEbz">${html.escape(line)}</span></p></li>`,
        )
        .join(
          "",
        )}</ul><p id="viewer-2" class="xVISr"><span class="WhEbz"><strong>Zubereitung</strong></span></p><div data-breakout="normal"><div class="G-J8Z" role="presentation">&nbsp;</div></div>${recipe.steps.map((step) => `<p class="xVISr"><span class="WhEbz">${html.escape(step)}</span></p>`).join("")}</div></div></div>`,
    false,
  ),
  html.shown(
    "Wix' classic paragraphs",
    (recipe) =>
      `<div class="_1Z_nJ" data-testid="richTextElement"><h2 class="font_2">Ingredients</h2></div><div data-testid="richTextElement">${html
        .allLines(recipe)
        .map(
          (line) => `<p class="font_8" style="font-size:16px"><span style="color:#000">${html.escape(line)}</span></p>`,
        )
        .join(
          "\n",
        )}<p class="font_8"><span class="wixGuard">​</span></p></div><div data-testid="richTextElement"><h2 class="font_2">Preparation</h2></div><div data-testid="richTextElement">${recipe.steps.map((step, index) => `<p class="font_8"><span>${index + 1}. ${html.escape(step)}</span></p>`).join("")}</div>`,
    false,
  ),
  html.shown(
    "a Shopify article",
    (recipe) =>
      `<div class="article-template__content page-width page-width--narrow rte scroll-trigger"><meta charset="utf-8"><p><span style="font-weight: 400;">A warm dish from our kitchen with our own 2 spices.</span></p><h3><b>Ingredients</b></h3><ul>${html
        .allLines(recipe)
        .map(
          (line) =>
            `<li style="font-weight: 400;" aria-level="1"><span style="font-weight: 400;">${html.escape(line)}</span></li>`,
        )
        .join(
          "",
        )}</ul><h3><b>Instructions</b></h3><ol>${recipe.steps.map((step) => `<li style="font-weight: 400;"><span style="font-weight: 400;">${html.escape(step)}</span></li>`).join("")}</ol><p><a href="/collections/all">Shop our spices</a></p></div><div class="article-template__comment-wrapper"><h2>1 comment</h2></div>`,
    false,
  ),
  {
    name: "an old Blogger post",
    hasGroups: false,
    make: (recipe) =>
      `<html dir='ltr'><head><title>The Spoon: ${html.escape(recipe.title)}</title><meta content='${html.escape(recipe.title).replaceAll("'", "&#39;")}' property='og:title'/></head><body><div class='header'><h1 class='title'><a href='/'>The Spoon</a></h1></div><h2 class='date-header'><span>Sunday, 3 May 2009</span></h2><div class='post hentry'><h3 class='post-title entry-title'>${html.escape(recipe.title)}</h3><div class='post-body entry-content'><div class="separator" style="clear: both;"><a href="x.jpg"><img border="0" src="x.jpg" /></a></div><span style="font-family: Georgia;">I love this one so much!</span><br /><br /><b><u>Ingredients:</u></b><br />${html.allLines(recipe).map(html.escape).join("<br />\n")}<br /><br /><b><u>Method:</u></b><br />${recipe.steps.map((step, index) => `${index + 1}. ${html.escape(step)}`).join("<br />\n")}<br /><div style='clear: both;'></div></div><div class='post-footer'><span class='post-author vcard'>Posted by <span class='fn'>Ann</span></span> <span class='post-labels'>Labels: <a href='/l'>Soup</a></span></div></div><div class='comments' id='comments'><h4>2 comments:</h4><dl><dd class='comment-body'><p>I added 2 eggs.</p></dd></dl></div><div class='sidebar'><h2>Blog Archive</h2><ul><li>2009 (12)</li><li>2008 (40)</li></ul></div></body></html>`,
  },
  {
    name: "a Blogger post of divs, Spanish",
    hasGroups: false,
    make: (recipe) =>
      `<html lang="es"><head><title>${html.escape(recipe.title)}</title></head><body><div class="post-outer"><h3 class="post-title entry-title" itemprop="name">${html.escape(recipe.title)}</h3><div class="post-body entry-content"><div>Hoy os traigo una receta de mi abuela.</div><div><br></div><div><b>INGREDIENTES</b></div>${html
        .allLines(recipe)
        .map((line) => `<div>- ${html.escape(line)}</div>`)
        .join(
          "",
        )}<div><br></div><div><b>ELABORACIÓN</b></div>${recipe.steps.map((step) => `<div style="text-align: justify;">${html.escape(step)}</div><div><br></div>`).join("")}</div></div><div id="comments"><h4>3 comentarios:</h4><div>¡Qué rico! Le puse 2 huevos.</div></div></body></html>`,
  },
  html.shown(
    "Substack",
    (recipe) =>
      `<div class="available-content"><div dir="auto" class="body markup"><h3 class="header-anchor-post">Ingredients<div class="pencraft header-anchor-parent"><div class="header-anchor offset-top" id="§ingredients"></div></div></h3>${html.groupsAs(
        recipe,
        (name) => `<p><em>${html.escape(name)}</em></p>`,
        (lines) => `<ul>${lines.map((line) => `<li><p>${html.escape(line)}</p></li>`).join("")}</ul>`,
      )}<h3 class="header-anchor-post">Method</h3><ol>${recipe.steps.map((step) => `<li><p>${html.escape(step)}</p></li>`).join("")}</ol><div class="subscription-widget-wrap"><div class="preamble"><p>Thanks for reading! Subscribe for free to receive new posts.</p></div></div></div></div>`,
    false,
  ),
  html.shown(
    "Webflow's collections",
    (recipe) =>
      `<div class="recipe_ingredients-wrapper"><h3 class="heading-small">What you need</h3><div class="ingredients w-dyn-list"><div role="list" class="w-dyn-items">${html
        .allLines(recipe)
        .map(
          (line) =>
            `<div role="listitem" class="w-dyn-item"><div class="ingredient-text">${html.escape(line)}</div></div>`,
        )
        .join(
          "",
        )}</div></div></div><div class="recipe_steps-wrapper"><h3>Steps</h3><div class="steps w-richtext">${recipe.steps.map((step) => `<p>${html.escape(step)}</p>`).join("<p>‍</p>")}</div></div>`,
    false,
  ),
];
