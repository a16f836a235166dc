import { describe, expect, test } from "vitest";
import { readPage } from "./read-page";

// What real pages do, made anew: each of these lost lines, steps, halves of titles or amounts.
const read = (source: string) => {
  const recipe = readPage(`<!doctype html><html>${source}</html>`).recipe;
  return {
    title: recipe?.title,
    lines: recipe?.ingredients.map(({ text }) => text),
    groups: recipe?.ingredients.map(({ section }) => section),
    steps: recipe?.steps.map(({ text }) => text),
    stepGroups: recipe?.steps.map(({ section }) => section),
    recipe,
  };
};
const data = (recipe: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ "@type": "Recipe", name: "Leek soup", ...recipe })}</script>`;
const list = (name: string, items: readonly string[]): string =>
  `<h2>${name}</h2><ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
const STEPS = [
  "Slice the leeks and wash them well.",
  "Melt the butter and sweat the leeks.",
  "Pour in the stock and simmer for 20 minutes.",
];
const LINES = ["3 leeks", "50 g butter", "1 l stock", "2 potatoes", "1 onion", "100 ml cream"];
const METHOD = `<h2>Method</h2><ol>${STEPS.map((step) => `<li>${step}</li>`).join("")}</ol>`;
const PAGE = `${list("Ingredients", LINES)}${METHOD}`;

describe("titles", () => {
  const titled = (title: string, head = ""): string | undefined =>
    read(`<head><title>${title}</title>${head}</head><body>${PAGE}</body>`).title;
  const site = '<meta property="og:site_name" content="The Spoon">';

  test.each([
    ["Oat bars – grandmother's way", "Oat bars – grandmother's way"],
    ["Oat bars – grandmother's way | The Spoon", "Oat bars – grandmother's way"],
    ["The Spoon: Oat bars - quick", "Oat bars - quick"],
    ["Brokkoli - Bratlinge", "Brokkoli - Bratlinge"],
  ])("%s", (written, title) => {
    expect(titled(written, site)).toBe(title);
  });

  test("a site is known by its address, too", () => {
    expect(titled("Oat bars – Spoon", '<link rel="canonical" href="https://www.spoon.example/oat-bars">')).toBe(
      "Oat bars",
    );
  });
});

describe("the fuller source wins", () => {
  test("data with a part of the lines and steps that the page shows", () => {
    const part = data({ recipeIngredient: LINES.slice(0, 3), recipeInstructions: STEPS.slice(0, 1) });
    expect(read(part + PAGE)).toMatchObject({ lines: LINES, steps: STEPS });
  });

  test("data whose steps are a sentence about the dish", () => {
    const blurb = data({ recipeIngredient: LINES, recipeInstructions: "A bowl of comfort for cold evenings." });
    expect(read(blurb + PAGE).steps).toEqual(STEPS);
  });

  test("data that has cut an amount at its point, or lost it", () => {
    const cut = data({ recipeIngredient: ["5 tsp salt", "leeks", "50 g butter"], recipeInstructions: STEPS });
    expect(read(cut + list("Ingredients", ["1.5 tsp salt", "3 leeks", "50 g butter"])).lines).toEqual([
      "1.5 tsp salt",
      "3 leeks",
      "50 g butter",
    ]);
  });

  test("a page that shows other recipes' lines does not stand in for whole data", () => {
    const other = list("Ingredients", ["1 duck", "2 oranges", "3 cloves", "1 bay leaf"]);
    expect(read(data({ recipeIngredient: LINES, recipeInstructions: STEPS }) + other).lines).toEqual(LINES);
  });

  test("an amount, its unit and the food in elements of their own are one line", () => {
    const apart = LINES.map(
      (line) => `<li><span>${line.split(" ")[0]}</span><p>${line.split(" ").slice(1).join(" ")}</p></li>`,
    ).join("");
    expect(
      read(data({ recipeIngredient: ["2 lb. <p>leeks</p>", "3 <p>onions</p>"], recipeInstructions: STEPS })).lines,
    ).toEqual(["2 lb. leeks", "3 onions"]);
    expect(read(`<h1>Soup</h1><h2>Ingredients</h2><ul>${apart}</ul>${METHOD}`).lines).toEqual(LINES);
  });

  test("amounts that only attributes say, and a food that is a button", () => {
    const items = [
      '<li data-amount="3">leeks</li>',
      '<li data-quantity="50" data-unit="g">butter</li>',
      '<li>1 l <button type="button">stock</button></li>',
    ];
    expect(read(`<h1>Soup</h1><h2>Ingredients</h2><ul>${items.join("")}</ul>${METHOD}`).lines).toEqual([
      "3 leeks",
      "50 g butter",
      "1 l stock",
    ]);
  });

  test("a plugin that spells ItemListElement its own way", () => {
    const sections = [
      { "@type": "HowToSection", name: "Soup", ItemListElement: STEPS.map((text) => ({ "@type": "HowToStep", text })) },
    ];
    expect(read(data({ recipeIngredient: LINES, recipeInstructions: sections })).steps).toEqual(STEPS);
  });
});

describe("groups", () => {
  test("a bold ingredient is a line, what it is served with ends nothing, a note within an item makes it no heading", () => {
    const items = ["<b>3 leeks</b>", "50 g butter", "<b>To serve:</b>", "1 loaf bread<ul><li>or rolls</li></ul>"];
    const { lines, groups } = read(`<h1>Soup</h1>${list("Ingredients", items)}${METHOD}`);
    expect(lines).toEqual(["3 leeks", "50 g butter", "1 loaf bread", "or rolls"]);
    expect(groups).toEqual(["", "", "To serve", "To serve"]);
  });

  test.each(["Leek soup", "Metric", "Details", "Ingredients for 4 people"])("%s is the name of none", (heading) => {
    const shown = `<h1>Leek soup</h1><h2>Ingredients</h2><h3>${heading}</h3><ul>${LINES.map((line) => `<li>${line}</li>`).join("")}</ul>${METHOD}`;
    expect(new Set(read(shown).groups)).toEqual(new Set([""]));
  });
});

describe("the method", () => {
  test.each([
    ["a footer's newsletter", "<p>Sign up for our newsletter and never miss a soup.</p><p>We send it on Fridays.</p>"],
    ["other recipes", "<div><a>Onion tart</a></div><p>Onion tart</p><p>Cheese straws</p><p>Green salad</p>"],
    ["a list of countries", "<ul><li>Austria</li><li>Belgium</li><li>Chile</li><li>Denmark</li></ul>"],
    [
      "a dialog about cookies",
      '<div class="cookie-consent"><h2>Settings</h2><p>We use cookies to make pages work. Choose what you allow.</p></div>',
    ],
  ])("ends before %s", (_what, after) => {
    const paragraphs = STEPS.map((step) => `<p>${step}</p>`).join("");
    expect(
      read(`<body><h1>Soup</h1>${list("Ingredients", LINES)}<h2>Method</h2>${paragraphs}${after}</body>`).steps,
    ).toEqual(STEPS);
  });

  test.each([
    ["What You'll Need", "How to Make Leek Soup"],
    ["You will need", "Instructions"],
  ])("is found below headings as people write them: %s", (need, how) => {
    const steps = `<h2>${how}</h2>${STEPS.map((step) => `<p>${step}</p>`).join("")}`;
    expect(read(`<h1>Soup</h1>${list(need, LINES)}${steps}`)).toMatchObject({ lines: LINES, steps: STEPS });
  });

  test("in steps that are headings each", () => {
    const steps = STEPS.map((step, index) => `<h3>Step ${index + 1}:</h3><p>${step}</p>`).join("");
    expect(read(`<h1>Soup</h1>${list("Ingredients", LINES)}${steps}`).steps).toEqual(STEPS);
  });

  test("that is there for paper only is read", () => {
    expect(read(`<h1>Soup</h1><div class="print-only">${PAGE}</div>`)).toMatchObject({ lines: LINES, steps: STEPS });
  });

  test("in one text of Japanese numbers, or of two lines", () => {
    const soup = data({
      recipeIngredient: ["大さじ1と1/2 醤油", "ねぎ 2本"],
      recipeInstructions: "1、ねぎを切る。2、醤油を加える。3、煮る。",
    });
    expect(read(soup)).toMatchObject({
      lines: ["大さじ1と1/2 醤油", "ねぎ 2本"],
      steps: ["ねぎを切る。", "醤油を加える。", "煮る。"],
    });
    expect(read(data({ recipeIngredient: LINES, recipeInstructions: `${STEPS[0]}\n${STEPS[1]}` })).steps).toEqual(
      STEPS.slice(0, 2),
    );
  });
});

test("how many it serves and how long it takes is what the page says", () => {
  const facts = "<p>Serves 2</p><p>Prep time: eine halbe Stunde</p><p>Cook time: 1½ hours</p>";
  const { recipe } = read(`<h1>Soup</h1>${facts}${PAGE}`);
  expect([recipe?.servings, recipe?.prepMinutes, recipe?.cookMinutes]).toEqual([2, 30, 90]);
  expect(read(`<h1>Soup</h1><p>Makes 2 litres</p>${PAGE}`).recipe?.servings).toBe(null);
});

test("of several crops the largest picture is proposed, and what a serving has is kept", () => {
  const { recipe } = read(
    data({
      recipeIngredient: LINES,
      recipeInstructions: STEPS,
      image: ["-225x225", "-320x180", "", "-480x480"].map(
        (size) => `https://spoon.example/uploads/2019/04/soup${size}.jpg`,
      ),
      nutrition: { "@type": "NutritionInformation", calories: "240 kcal", fatContent: "9 g", servingSize: "" },
      video: { "@type": "VideoObject", contentUrl: "https://spoon.example/soup.mp4" },
    }),
  );
  expect(recipe?.pictures[0]).toBe("https://spoon.example/uploads/2019/04/soup.jpg");
  expect(recipe?.nutrition).toBe("Energy: 240 kcal\nFat: 9 g");
  expect(recipe?.video).toBe("https://spoon.example/soup.mp4");
});

test('a program that kept the digits of "4-6" alone yields to the page', () => {
  const soup = data({ recipeIngredient: LINES, recipeInstructions: STEPS, recipeYield: "46" });
  expect(read(`${soup}<p>Serves 4-6</p>${PAGE}`).recipe?.servings).toBe(4);
  expect(read(`${soup}<p>Serves 46</p>${PAGE}`).recipe?.servings).toBe(46);
});

test("headings that are set as the lines below them, and buttons beside a list, are no ingredients", () => {
  const soup = data({ recipeIngredient: LINES, recipeInstructions: STEPS });
  const shown = ["Soup", ...LINES.slice(0, 4), "To go with it", ...LINES.slice(4)];
  expect(read(`${soup}${list("Ingredients", shown)}${METHOD}`)).toMatchObject({
    lines: LINES,
    groups: ["Soup", "Soup", "Soup", "Soup", "To go with it", "To go with it"],
  });
  const buttons = [...LINES, "Buy the book", "Watch the show"];
  expect(read(`${soup}${list("Ingredients", buttons)}${METHOD}`).lines).toEqual(LINES);
});

test("steps that are marked around the wrong list, numbered in a box of their own, or given twice", () => {
  const marked = LINES.map((line) => `<li itemprop="ingredients">${line}</li>`).join("");
  const page = (inner: string): string =>
    `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Leek soup</h1>${inner}</div>`;
  const wrong = page(`<div itemprop="recipeInstructions"><ul>${marked}</ul></div>${METHOD}`);
  expect(read(wrong)).toMatchObject({ lines: LINES, steps: STEPS });
  const boxes = STEPS.map(
    (step, at) => `<li itemprop="recipeInstructions"><div>${at + 1}</div><div>${step}</div></li>`,
  );
  expect(read(page(`<ul>${marked}${marked}</ul><ul>${boxes.join("")}</ul>`))).toMatchObject({
    lines: LINES,
    steps: STEPS,
  });
});

test("a heading of which the page says no word in its head is not its title", () => {
  const head = "<head><title>Leek soup with cream - The Spoon</title></head>";
  const page = `${head}<body><h1>Upload a photo</h1><h1>Wells</h1>${PAGE}</body>`;
  expect(read(page).title).toBe("Leek soup with cream - The Spoon");
});

test("what is to be known before one begins is a note, and no step", () => {
  const begin = "<h3>Before You Begin</h3><p>Use stock without salt.</p>";
  const page = `<h1>Soup</h1>${list("Ingredients", LINES)}<h2>Method</h2>${begin}<ol>${STEPS.map((step) => `<li>${step}</li>`).join("")}</ol>`;
  for (const { recipe, steps, stepGroups } of [
    read(page),
    read(
      data({ recipeIngredient: LINES, recipeInstructions: ["Before you begin: Use stock without salt.", ...STEPS] }),
    ),
  ]) {
    expect({ steps, stepGroups }).toEqual({ steps: STEPS, stepGroups: ["", "", ""] });
    expect(recipe?.notes).toContain("Use stock without salt.");
  }
});

describe("of pages of 392 sites", () => {
  const method = `<h2>Method</h2>${STEPS.map((step) => `<p>${step}</p>`).join("")}`;

  test.each(["content-sidebar-wrap", "dialog-off-canvas-main-canvas", "container penci_sidebar"])(
    "what a theme calls %s is the whole page",
    (name) => {
      const talk = `<div class="comments">${list("Ingredients", ["1 word", "2 words", "3 words"])}<p>I cook it often.</p></div>`;
      expect(
        read(`<div class="${name}"><main><h1>Leek soup</h1>${list("Ingredients", LINES)}${method}</main>${talk}</div>`),
      ).toMatchObject({ lines: LINES, steps: STEPS });
    },
  );

  test("each step twice, for wide and for narrow screens, is said once", () => {
    const twice = STEPS.map((step) => `<p>${step}</p><p>${step}</p>`).join("");
    const soup = data({ recipeIngredient: LINES, recipeInstructions: STEPS });
    expect(read(`${soup}<h1>Leek soup</h1><div class="instructions">${twice}</div>`).steps).toEqual(STEPS);
  });

  test("utensils that are set as the ingredients are", () => {
    const items = (each: readonly string[]): string =>
      each.map((item) => `<div class="ingredient">${item}</div>`).join("");
    const shown = `<h2>Ingrédients</h2>${items(LINES)}<h2>Ustensiles</h2>${items(["four", "plat à rôtir"])}`;
    expect(read(`<h1>Soupe</h1>${shown}<h2>Préparation</h2><ol><li>Couper.</li><li>Cuire.</li></ol>`).lines).toEqual(
      LINES,
    );
  });

  test.each([
    [
      "above its food",
      ["½ stuk(s)", "prei", "4 takje(s)", "tijm", "2 teentjes", "knoflook"],
      ["½ stuk(s) prei", "4 takje(s) tijm", "2 teentjes knoflook"],
    ],
    [
      "below its food",
      ["Rigatoni", "360 g", "Champignons", "300 g", "Salz", "q.b."],
      ["360 g Rigatoni", "300 g Champignons", "Salz, q.b."],
    ],
  ])("an amount on a line of its own, %s", (_where, shown, lines) => {
    const paragraphs = shown.map((line) => `<p>${line}</p>`).join("");
    expect(read(`<h1>Soup</h1><h2>Zutaten</h2>${paragraphs}${method}`).lines).toEqual(lines);
  });

  test("a page for another number of people does not stand in for its data, a page with lines does for one word", () => {
    const shown = [
      "1½ leeks",
      "25 g butter (contains: milk)",
      "½ l stock (may contain: celery)",
      "1 potato",
      "½ onion",
      "50 ml cream (contains: milk)",
      "Amounts",
      "to taste",
    ];
    expect(
      read(data({ recipeIngredient: LINES, recipeInstructions: STEPS }) + list("Ingredients", shown)).lines,
    ).toEqual(LINES);
    expect(read(data({ recipeIngredient: "Vegetables", recipeInstructions: STEPS }) + PAGE).lines).toEqual(LINES);
  });

  test("what leads to the steps, and the dish's name above its lines, are neither", () => {
    const soup = data({
      recipeIngredient: ["Leek soup", ...LINES],
      recipeInstructions: ["A soup is made in no time. Follow these simple steps:", ...STEPS],
    });
    expect(read(soup)).toMatchObject({ lines: LINES, steps: STEPS });
  });

  test("data that the page's card says to the letter is whole, however long the story with its own headings is", () => {
    const story = `<h2>How to make it</h2><ol>${[...STEPS.map((step) => `${step} It takes patience.`), "Let it rest.", "Serve it with bread, and invite somebody."].map((step) => `<li>${step}</li>`).join("")}</ol>`;
    const card = `<div class="recipe-instructions"><ul>${STEPS.map((step) => `<li>${step}</li>`).join("")}</ul></div>`;
    const soup = data({ recipeIngredient: LINES, recipeInstructions: STEPS });
    expect(read(`${soup}<h1>Leek soup</h1>${story}${card}`).steps).toEqual(STEPS);
  });

  test("numbers before ingredients are no amounts, and a line that stands twice in itself is one", () => {
    const numbered = LINES.map((line, at) => `${at + 1}. ${line}`);
    expect(read(`<h1>Soup</h1>${list("Ingredients", numbered)}${METHOD}`).lines).toEqual(LINES);
    expect(
      read(`<h1>Soup</h1>${list("Ingredients", ["1.5 tsp paprika 1.5 tsp paprika", ...LINES])}${METHOD}`).lines,
    ).toEqual(["1.5 tsp paprika", ...LINES]);
  });
});
