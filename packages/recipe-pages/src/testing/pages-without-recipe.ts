const page = (title: string, body: string, head = ""): string =>
  `<!doctype html><html><head><title>${title} - The Spoon</title>${head}</head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li></ul></nav></header><main><h1>${title}</h1>${body}</main><footer><p>About us</p></footer></body></html>`;
const list = (lines: readonly string[], tag = "ul"): string =>
  `<${tag}>${lines.map((line) => `<li>${line}</li>`).join("")}</${tag}>`;
const ld = (data: unknown): string => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

/** Pages that speak of food, lists, amounts or steps, and hold no recipe: by their kind. */
export const PAGES_WITHOUT_RECIPE: readonly (readonly [string, string])[] = [
  [
    "a product of a shop",
    page(
      "Tomato soup, 400 g",
      `<p>2.49 €</p><h2>Ingredients</h2><p>Tomatoes (68 %), water, sugar, salt, basil.</p><h2>Nutrition</h2><table><tr><td>Energy</td><td>45 kcal</td></tr></table><h2>Preparation</h2><p>Heat gently, do not boil.</p>`,
      ld({ "@type": "Product", name: "Tomato soup", offers: { price: "2.49" } }),
    ),
  ],
  [
    "a product with its contents as a list",
    page(
      "Muesli, 1 kg",
      `<h3>Ingredients</h3>${list(["Oat flakes", "Raisins", "Hazelnuts", "Sunflower oil"])}<h3>Storage</h3><p>Keep it dry.</p><h3>Reviews</h3><p>Great.</p>`,
    ),
  ],
  [
    "a cosmetic product",
    page(
      "Face cream",
      `<h2>Ingredients</h2>${list(["Aqua", "Glycerin", "Parfum", "Limonene"])}<h2>How to use</h2>${list(["Clean your face.", "Apply the cream.", "Massage gently."], "ol")}`,
    ),
  ],
  [
    "a medicine",
    page(
      "Cough syrup",
      `<h2>Active ingredients</h2><p>Ivy leaf extract, 7 mg per ml</p><h2>Directions</h2><p>Adults take 5 ml three times a day.</p><h2>Warnings</h2><p>Keep out of reach of children.</p>`,
    ),
  ],
  [
    "a shop's basket",
    page(
      "Your basket",
      `<table><tr><th>Item</th><th>Amount</th></tr><tr><td>Flour 1 kg</td><td>2</td></tr><tr><td>Sugar 500 g</td><td>1</td></tr></table><h2>Delivery</h2>${list(["Choose a day.", "Pay.", "Done."], "ol")}`,
    ),
  ],
  [
    "an index of recipes",
    page(
      "Soups",
      list([
        "<a href='/1'>Leek soup</a> 30 min",
        "<a href='/2'>Pea soup</a> 45 min",
        "<a href='/3'>Carrot soup</a> 25 min",
      ]),
    ),
  ],
  [
    "an index of recipes in data",
    page(
      "Soups",
      "<p>Our best soups.</p>",
      ld({
        "@type": "ItemList",
        itemListElement: [1, 2, 3].map((position) => ({
          "@type": "ListItem",
          position,
          url: `https://spoon.example/${position}`,
        })),
      }),
    ),
  ],
  [
    "an index of cards with recipes of a name only",
    page(
      "Soups",
      [1, 2, 3].map((n) => `<div class="recipe-card"><h3>Soup ${n}</h3><p>4 servings, 30 min</p></div>`).join(""),
      ld([1, 2, 3].map((n) => ({ "@type": "Recipe", name: `Soup ${n}`, image: "x.jpg" }))),
    ),
  ],
  [
    "an index with an extract of each",
    page(
      "Latest posts",
      [1, 2, 3]
        .map(
          (n) =>
            `<article><h2 class="entry-title"><a href="/${n}">Soup ${n}</a></h2><p>You will need 2 leeks for this soup. Read more</p></article>`,
        )
        .join(""),
    ),
  ],
  [
    "recipes by ingredient",
    page(
      "Ingredients",
      list(["Apples", "Beans", "Carrots", "Dill", "Eggs"].map((food) => `<a href="/${food}">${food}</a> (12)`)),
    ),
  ],
  [
    "an ingredient explained",
    page(
      "Leek",
      `<h2>Buying</h2><p>Choose firm ones.</p><h2>Preparation</h2>${list(["Cut off the roots.", "Halve it and rinse it well."], "ol")}<h2>Recipes with leek</h2>${list(["Leek soup", "Leek tart"])}`,
    ),
  ],
  [
    "a question of how to",
    page("How to boil an egg", `<p>It takes 7 minutes.</p><h2>Related</h2>${list(["How to peel an egg"])}`),
  ],
  [
    "how to clean a pan",
    page(
      "How to clean a burnt pan",
      `<h2>What you need</h2>${list(["Baking soda", "A sponge"])}<h2>What to do</h2>${list(["Scatter the soda.", "Wait.", "Scrub."], "ol")}`,
      ld({ "@type": "HowTo", name: "Clean a pan", step: [{ "@type": "HowToStep", text: "Scrub." }] }),
    ),
  ],
  [
    "how to build a shelf",
    page(
      "Build a shelf",
      `<h2>Materials</h2>${list(["2 boards, 80 cm", "4 brackets", "16 screws"])}<h2>Instructions</h2>${list(["Measure the wall.", "Drill the holes.", "Mount the brackets."], "ol")}`,
    ),
  ],
  [
    "a knitting pattern",
    page(
      "A scarf",
      `<h2>You will need</h2>${list(["100 g wool", "Needles 4 mm"])}<h2>Pattern</h2>${list(["Cast on 40 stitches.", "Knit until 150 cm."], "ol")}`,
    ),
  ],
  [
    "a menu of a restaurant",
    page(
      "Our menu",
      `<h2>Starters</h2>${list(["Leek soup 6.50", "Green salad 5.00"])}<h2>Mains</h2>${list(["Roast beef 18.00", "Trout with almonds 16.50"])}<p>Prices in euros. Ask us for ingredients and allergens.</p>`,
    ),
  ],
  [
    "a menu of a restaurant in data",
    page(
      "Our menu",
      "<p>Open from 6 pm.</p>",
      ld({
        "@type": "Restaurant",
        hasMenu: {
          "@type": "Menu",
          hasMenuItem: [{ "@type": "MenuItem", name: "Soup", description: "Leek, cream, chives" }],
        },
      }),
    ),
  ],
  [
    "news about prices of food",
    page(
      "Butter is dear again",
      `<p>250 g of butter cost 3.49 € in May.</p><p>Experts name 3 reasons.</p>${list(["Less milk", "More demand", "Dear energy"], "ol")}`,
      ld({ "@type": "NewsArticle", headline: "Butter is dear again" }),
    ),
  ],
  [
    "news about a recall",
    page(
      "Recall of cheese",
      `<h2>Which cheese</h2>${list(["200 g packs", "Best before 3 May"])}<h2>What to do</h2><p>Bring it back to the shop.</p>`,
    ),
  ],
  [
    "a thread of a forum",
    page(
      "Which flour?",
      ["I take 500 g of type 550.", "2 eggs and it will hold.", "Bake it at 180 °C."]
        .map((post) => `<div class="post"><p>${post}</p></div>`)
        .join(""),
    ),
  ],
  [
    "a thread that asks for a recipe",
    page(
      "Looking for a plum cake",
      `<div class="post"><p>Does anybody have the ingredients and the method of the cake with crumble?</p></div><div class="post"><p>My mum has it, I ask her.</p></div>`,
    ),
  ],
  [
    "comments alone",
    page("Comments", list(["I used 3 cups of sugar.", "Baked it for 10 minutes more.", "Lovely!"], "ol")),
  ],
  ["a plan of meals", page("Meal plan of the week", list(["Monday: leek soup", "Tuesday: chili", "Wednesday: pasta"]))],
  ["a shopping list", page("Shopping list", list(["2 l milk", "500 g flour", "6 eggs", "1 packet of tea"]))],
  [
    "a table of measures",
    page(
      "Cups in grams",
      `<table><tr><th>Food</th><th>1 cup</th></tr><tr><td>Flour</td><td>120 g</td></tr><tr><td>Sugar</td><td>200 g</td></tr><tr><td>Butter</td><td>227 g</td></tr></table>`,
    ),
  ],
  [
    "a table of nutrition",
    page(
      "Calories of fruit",
      `<table>${["Apple", "Banana", "Cherry"].map((food, n) => `<tr><td>${food}</td><td>${50 + n} kcal</td></tr>`).join("")}</table>`,
    ),
  ],
  [
    "a sign-in",
    page(
      "Sign in",
      `<form><label>E-mail</label><input><label>Password</label><input></form>${list(["Save recipes", "Make shopping lists", "Print ingredients"])}`,
    ),
  ],
  [
    "a wall for subscribers",
    page(
      "Plum cake",
      `<p>The best cake of the summer.</p><h2>This recipe is for subscribers</h2>${list(["1 month for 1 €", "All recipes", "Cancel at any time"])}`,
    ),
  ],
  [
    "a page that is gone",
    page("404", `<p>This page does not exist. Try our recipes:</p>${list(["Soups", "Cakes", "Bread"])}`),
  ],
  [
    "a challenge of a bot's wall",
    "<!doctype html><html><head><title>Just a moment...</title></head><body><h1>spoon.example</h1><p>Checking if the site connection is secure</p><noscript>Enable JavaScript and cookies to continue</noscript></body></html>",
  ],
  [
    "a consent to cookies",
    page(
      "We value your privacy",
      `<h2>Purposes</h2>${list(["Store information", "Measure 2 things", "Develop products"])}<button>Accept all</button>`,
    ),
  ],
  ["terms of use", page("Terms", list(["You are 18 or older.", "You keep 1 copy.", "We may change this."], "ol"))],
  [
    "a job as a cook",
    page(
      "Cook wanted",
      `<h2>What you need</h2>${list(["2 years in a kitchen", "A driving licence"])}<h2>Your tasks</h2>${list(["Cook for 80 guests.", "Order goods."])}<h2>How to apply</h2><p>Write to us.</p>`,
    ),
  ],
  [
    "a course",
    page(
      "Baking bread, a course",
      `<h2>You will learn</h2>${list(["To knead", "To bake"])}<h2>Bring along</h2>${list(["1 apron", "2 boxes"])}<p>89 € for 3 hours</p>`,
    ),
  ],
  [
    "a book about cooking",
    page(
      "The Spoon Book",
      `<p>120 recipes, 240 pages, 29.90 €</p><h2>Contents</h2>${list(["Soups", "Mains", "Ingredients A to Z", "Methods"])}`,
      ld({ "@type": "Book", name: "The Spoon Book" }),
    ),
  ],
  [
    "a review of a restaurant",
    page(
      "A night at the Swan",
      "<p>We had 3 courses. The soup had too much salt. The trout was fine. 2 stars.</p>",
      ld({ "@type": "Review", itemReviewed: { "@type": "Restaurant", name: "Swan" } }),
    ),
  ],
  [
    "a video alone",
    page(
      "Plum cake in 60 seconds",
      "<video src='x.mp4'></video><p>Subscribe for more. 1,200 views</p>",
      ld({ "@type": "VideoObject", name: "Plum cake" }),
    ),
  ],
  [
    "a chemical preparation",
    page(
      "Preparation of copper sulfate",
      `<h2>Materials</h2>${list(["5 g copper oxide", "50 ml sulfuric acid"])}<h2>Procedure</h2>${list(["Warm the acid.", "Add the oxide."], "ol")}`,
    ),
  ],
  [
    "code that speaks of recipes",
    page(
      "Class Recipe",
      `<pre>class Recipe {\n  ingredients: string[] = [];\n  steps: string[] = [];\n}</pre><h2>Methods</h2>${list(["addIngredient(name)", "removeStep(index)"])}`,
      '<script>window.__APP__ = {"recipe":{"ingredients":[],"steps":[]},"labels":{"ingredients":"Ingredients","directions":"Directions"}};</script>',
    ),
  ],
  [
    "an app's shell with words of its own",
    page(
      "Loading",
      '<div id=\'app\'></div><script>window.__I18N__ = {"ingredients":["Ingredients","Add an ingredient"],"steps":["Steps","Add a step"]};</script>',
    ),
  ],
  [
    "a match in numbers",
    page(
      "Two one",
      `${list(["2 goals by Smith", "1 red card", "3 yellow cards"])}<p>After the break the team scored.</p>`,
    ),
  ],
  [
    "prices",
    page(
      "Dear food",
      `${list(["2 kg potatoes 3.40", "1 l milk 1.20", "500 g butter 3.00"])}<p>Prices rose by 3 % last year.</p>`,
    ),
  ],
  [
    "a basket without headings",
    page("Basket", `${list(["2 x Tomato soup 400 g", "1 x Butter 250 g", "3 x Milk 1 l"])}<p>Proceed to checkout.</p>`),
  ],
  [
    "a day of a diet",
    page(
      "Monday",
      `${list(["1 apple", "2 eggs", "1 cup of yoghurt", "1 slice of bread"])}<p>Eat this in the morning.</p>`,
    ),
  ],
  [
    "a training",
    page(
      "Legs",
      `${list(["3 sets of squats", "2 sets of lunges", "1 minute of rest"])}<p>Repeat twice. Drink water.</p>`,
    ),
  ],
  [
    "a packing list",
    page(
      "A week away",
      `${list(["2 shirts", "3 pairs of socks", "1 jacket"])}<p>Fold the shirts and roll the socks.</p>`,
    ),
  ],
];
