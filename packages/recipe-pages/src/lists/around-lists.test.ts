import { expect, test } from "vitest";
import { readPage } from "../read-page";

// What stands within and around the lists of real pages and is no line of the recipe, made anew.
const read = (source: string) => {
  const recipe = readPage(`<!doctype html><html><body><h1>Plum wine</h1>${source}</body></html>`).recipe;
  return {
    lines: recipe?.ingredients.map(({ text }) => text),
    groups: recipe?.ingredients.map(({ section }) => section),
    steps: recipe?.steps.map(({ text }) => text),
    stepGroups: recipe?.steps.map(({ section }) => section),
    notes: recipe?.notes,
  };
};
const items = (texts: readonly string[]): string => texts.map((text) => `<li>${text}</li>`).join("");
const paragraphs = (texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join("");
const LINES = ["2 kg plums", "4 l water", "900 g sugar", "1 tsp wine yeast"];
const STEPS = [
  "Halve the plums, take the stones out and put the fruit into a large bucket.",
  "Bring half of the water to a boil with the sugar and pour it over the fruit.",
  "Sprinkle the yeast on top and leave it covered for seven days, stirring daily.",
];
const INGREDIENTS = `<h2>Ingredients</h2><ul>${items(LINES)}</ul>`;
const METHOD = `<h2>Method</h2><ol>${items(STEPS)}</ol>`;
const data = (recipe: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ "@type": "Recipe", name: "Plum wine", ...recipe })}</script>`;

test("an element that holds all steps holds credits, buttons, numbers of calories and other recipes as well", () => {
  const foot = `<p class="copyright">Recipe courtesy Ann Field</p><p class="nutrient-notes">Per glass: Calories 90, Fat 0</p>
    <h6>Categories:</h6><ul>${items(["Wine", "Fruit", "Autumn"])}</ul><h4>You might also like</h4>${paragraphs(["Sloe gin"])}`;
  const marked = `<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">Plum wine</h2>
    <ul>${LINES.map((line) => `<li itemprop="recipeIngredient">${line}</li>`).join("")}</ul>
    <div itemprop="recipeInstructions"><h6>Directions</h6>`;
  expect(read(`${marked}${paragraphs(STEPS)}${foot}</div></div>`).steps).toEqual(STEPS);
  const grouped = `<b>For the fruit:</b><ol>${items([`<span>1</span>${STEPS[0]}`, `<span>2</span>${STEPS[1]}`])}</ol><b>To ferment</b><ol>${items([`<span>1</span>${STEPS[2]}`])}</ol>`;
  expect(read(`${marked}${grouped}${foot}</div></div>`)).toMatchObject({
    steps: STEPS,
    stepGroups: ["For the fruit", "For the fruit", "To ferment"],
  });
});

test("a heading that is set as a step is the heading of those that follow", () => {
  const steps = ["For the fruit:", STEPS[0] ?? "", "To make the wine:", STEPS[1] ?? "", STEPS[2] ?? ""];
  expect(read(`${INGREDIENTS}<h2>Method</h2>${paragraphs(steps)}`)).toMatchObject({
    steps: STEPS,
    stepGroups: ["For the fruit", "To make the wine", "To make the wine"],
  });
});

test("names that only data gives to the steps stay out, and a note on one ingredient is none of the recipe", () => {
  const named = STEPS.map((text, at) => ({ "@type": "HowToStep", name: ["Halve", "Boil", "Ferment"][at], text }));
  const card = `<div class="wprm-recipe-container"><ul>${LINES.map((line) => `<li class="wprm-recipe-ingredient">${line} <span class="wprm-recipe-ingredient-notes">ripe</span></li>`).join("")}</ul>
    <ul>${STEPS.map((step) => `<li class="wprm-recipe-instruction">${step}</li>`).join("")}</ul>
    <div class="wprm-recipe-notes"><h3>Anmerkungen</h3>Keeps for two years.</div></div>`;
  expect(read(data({ recipeIngredient: LINES, recipeInstructions: named }) + card)).toMatchObject({
    steps: STEPS,
    notes: ["Keeps for two years."],
  });
});

test("pots and pans, a menu of foods, the measures of another country and a shopping list are no ingredients", () => {
  const pots = items(["Large bucket", "Demijohn", "Airlock"]);
  const own = `<h3>Plum wine ingredients</h3><ul>${items(LINES)}</ul>`;
  expect(
    read(`<h3>What you'll need</h3><ul>${pots}</ul>${own}<h3>Plum wine method</h3><ol>${items(STEPS)}</ol>`),
  ).toMatchObject({ lines: LINES, steps: STEPS });
  expect(read(`${INGREDIENTS}<h3>Equipment/Utensils</h3><ul>${pots}</ul>${METHOD}`).lines).toEqual(LINES);
  const menu = `<div class="ingredients-menu"><ul>${items(["Chicken", "Beef", "Pork", "Fish", "Pasta", "Rice"])}</ul></div>`;
  expect(read(`${menu}${INGREDIENTS}${METHOD}`).lines).toEqual(LINES);
  const foreign = `<div data-switcher-state="hidden"><ul>${items(["4 lb plums", "1 gallon water", "2 lb sugar", "1 tsp wine yeast"])}</ul></div>`;
  expect(read(`${INGREDIENTS}${foreign}${METHOD}`).lines).toEqual(LINES);
  const shopping = `<ul>${items(["plums", "water", "sugar", "wine yeast"])}</ul>`;
  const said = data({ recipeIngredient: LINES, recipeInstructions: STEPS });
  expect(
    read(`${said}<h2>Ingredients</h2><ul>${items(LINES.map((line) => `${line}, good`))}</ul>${shopping}${METHOD}`)
      .lines,
  ).toHaveLength(4);
});

test("an amount that a plugin gives twice is said once; two amounts stay two", () => {
  const written = [
    "1 tbsp (1 tbsp) oil",
    "5 5 bay leaves",
    "1.5 cups 1.5 rice",
    "1 1 kg chicken",
    "1 can (400 g) plums",
    "21/2 cups flour",
    "12/4 cups milk",
  ];
  expect(read(data({ recipeIngredient: written, recipeInstructions: STEPS })).lines).toEqual([
    "1 tbsp oil",
    "5 bay leaves",
    "1.5 cups rice",
    "1 1 kg chicken",
    "1 can (400 g) plums",
    "2 1/2 cups flour",
    "12/4 cups milk",
  ]);
});

test("items that hold a group, or a list of their own, lose none of their lines", () => {
  const group = "<li><p>Seasoning:</p><p>1 tsp salt</p><p>½ tsp sugar</p></li>";
  expect(
    read(`<h2>Ingredients</h2><ul>${items(LINES.map((line) => `<p>${line}</p>`))}${group}</ul>${METHOD}`),
  ).toMatchObject({
    lines: [...LINES, "1 tsp salt", "½ tsp sugar"],
    groups: ["", "", "", "", "Seasoning", "Seasoning"],
  });
  const nested = `<ol><li><p>${STEPS[0]}</p></li><li><p>${STEPS[1]}</p><p><b>To ferment:</b></p><ol><li><p>${STEPS[2]}</p></li></ol></li></ol>`;
  expect(read(`${INGREDIENTS}<h2>Method</h2>${nested}`)).toMatchObject({
    steps: STEPS,
    stepGroups: ["", "", "To ferment"],
  });
});

test("steps below the ingredients without a heading, and ingredients in the caption of a picture", () => {
  expect(read(`${INGREDIENTS}${paragraphs(STEPS)}`)).toMatchObject({ lines: LINES, steps: STEPS });
  const caption = `<figure><img src="/a.jpg"><figcaption><p>Servings: 3</p><ul>${items(LINES)}</ul></figcaption></figure>`;
  expect(read(`${caption}<p><b>Instructions:</b></p><ol>${items(STEPS)}</ol>`)).toMatchObject({
    lines: LINES,
    steps: STEPS,
  });
  const tags = `<p><a href="/t/wine">wine</a> <a href="/t/plums">plums</a></p><p>by Ann Field</p>`;
  expect(read(`${INGREDIENTS}<h2>Method</h2>${paragraphs(STEPS)}${tags}`).steps).toEqual(STEPS);
});

test("steps that begin with the word of a heading, and lines that come again below each", () => {
  const steps = [
    "Tip into a bowl and stir.",
    "Process until smooth",
    "Share between four glasses.",
    "Print the label.",
  ];
  expect(read(`${INGREDIENTS}<h2>Method</h2>${paragraphs(steps)}<h2>Tips</h2><p>Use ripe plums.</p>`).steps).toEqual(
    steps,
  );
  const shown = STEPS.flatMap((step, at) => [`${at + 1} von 3`, step, "Show the picture", "Watch how it is done"]);
  expect(read(`${INGREDIENTS}<h2>Method</h2>${paragraphs(shown)}`).steps).toEqual(STEPS);
});

test("a form, links and a sentence about the amounts, set between the ingredients and the method", () => {
  const form = `<p>Amounts change with the number of guests; the time in the oven stays as it is written.</p><h3>Log in</h3><div>Password</div><p>Keep me signed in, please, on this very device of mine.</p>`;
  expect(read(`${INGREDIENTS}${form}${METHOD}`)).toMatchObject({
    lines: LINES,
    groups: ["", "", "", ""],
    steps: STEPS,
  });
});
