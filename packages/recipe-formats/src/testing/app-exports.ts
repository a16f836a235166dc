import { gzipSync } from "node:zlib";
import { PIXEL, zipOf } from "./zip";

/** An export as an app makes it, of two recipes of our own making: a pie in two parts with a picture, and a tea. */
export interface AppExport {
  readonly app: string;
  readonly fileName: string;
  readonly bytes: Buffer;
  /** What the app says of the pie beyond its lines. */
  readonly says: ReadonlySet<"picture" | "sections" | "tags" | "notes" | "rating" | "date" | "address" | "times">;
}

const ADDRESS = "https://spoon.example/pie";
const NOTE = "Better on the second day.";
const BASE64 = PIXEL.toString("base64");
const ALL = ["picture", "sections", "tags", "notes", "rating", "date", "address", "times"] as const;
const all = (...but: readonly (typeof ALL)[number][]): AppExport["says"] =>
  new Set(ALL.filter((each) => !but.includes(each)));
const json = (data: unknown): string => JSON.stringify(data);

const PIE_LINES = ["200 g flour", "100 g butter", "3 apples, sliced"];
const HEADED = "# Dough\n200 g flour\n100 g butter\n# Filling\n3 apples, sliced";
const STEPS = ["Rub the butter into the flour.", "Lay the apples on it and bake."];

const schemaPie = {
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: "Apple pie",
  description: "As grandmother made it.",
  recipeYield: "8 servings",
  prepTime: "PT30M",
  cookTime: "PT45M",
  recipeIngredient: ["Dough:", "200 g flour", "100 g butter", "Filling:", "3 apples, sliced"],
  recipeInstructions: STEPS.map((text) => ({ "@type": "HowToStep", text })),
  recipeCategory: ["Cakes"],
  keywords: "autumn",
};
const schemaTea = {
  "@type": "Recipe",
  name: "Mint tea",
  recipeIngredient: ["1 bunch mint", "1 l water"],
  recipeInstructions: [{ "@type": "HowToStep", text: "Pour the water on the mint." }],
};

/** The exports of all apps that are read. */
export async function appExports(): Promise<readonly AppExport[]> {
  return [
    {
      app: "schema-org",
      fileName: "recipes.json",
      bytes: Buffer.from(json([schemaPie, schemaTea])),
      says: all("picture", "notes", "rating", "date", "address"),
    },
    await schemaZip(),
    await mealieExport(),
    await mealieBackup(),
    await tandoorExport(),
    recipeSageExport(),
    recipeSageXml(),
    await paprikaExport(),
    await nextcloudExport(),
    await kitchenOwlExport(),
    await melaExport(),
    await croutonExport(),
    await copyMeThatExport(),
    await recipeKeeperExport(),
    await umamiExport(),
    await cooklangExport(),
    await markdownExport(),
    await textExport(),
  ];
}

async function schemaZip(): Promise<AppExport> {
  const bytes = await zipOf({
    "pie/recipe.jsonld": json({
      ...schemaPie,
      image: "pie.png",
      isBasedOn: ADDRESS,
      dateCreated: "2024-05-01",
      aggregateRating: { ratingValue: 4 },
    }),
    "pie/pie.png": PIXEL,
    "tea.json": json({ "@graph": [{ "@type": "WebSite", name: "Tea" }, schemaTea] }),
  });
  return { app: "schema-org", fileName: "recipes.zip", bytes, says: all("notes") };
}

async function mealieExport(): Promise<AppExport> {
  const pie = {
    id: "5d1c",
    slug: "apple-pie",
    name: "Apple pie",
    description: "As grandmother made it.",
    recipeServings: 8,
    recipeYield: "",
    prepTime: "30 minutes",
    performTime: "45 minutes",
    recipeCategory: [{ name: "Cakes", slug: "cakes" }],
    tags: [{ name: "autumn", slug: "autumn" }],
    rating: 4,
    orgURL: ADDRESS,
    dateAdded: "2024-05-01",
    recipeIngredient: [
      { title: "Dough", quantity: 200, unit: { name: "g" }, food: { name: "flour" }, note: "", disableAmount: false },
      { title: null, quantity: 100, unit: { name: "g" }, food: { name: "butter" }, note: "" },
      { title: "Filling", quantity: 3, unit: null, food: { name: "apples" }, note: "sliced" },
    ],
    recipeInstructions: STEPS.map((text) => ({ title: "", text, ingredientReferences: [] })),
    notes: [{ title: "", text: NOTE }],
  };
  const tea = {
    slug: "mint-tea",
    name: "Mint tea",
    recipeIngredient: [
      { note: "1 bunch mint", disableAmount: true, quantity: 1 },
      { note: "1 l water", disableAmount: true, quantity: 1 },
    ],
    recipeInstructions: [{ text: "Pour the water on the mint." }],
  };
  const bytes = await zipOf({
    "apple-pie/apple-pie.json": json(pie),
    "apple-pie/images/original.webp": PIXEL,
    "apple-pie/images/min-original.webp": PIXEL,
    "mint-tea/mint-tea.json": json(tea),
  });
  return { app: "mealie", fileName: "mealie_export.zip", bytes, says: all() };
}

async function mealieBackup(): Promise<AppExport> {
  const pie = "0d5b4a0eaaaa4bbb8cccddddeeeeffff";
  const tea = "1d5b4a0eaaaa4bbb8cccddddeeeeffff";
  const line = (recipe_id: string, position: number, line: object) => ({
    recipe_id,
    position,
    title: null,
    note: "",
    unit_id: null,
    food_id: null,
    quantity: null,
    original_text: null,
    ...line,
  });
  const database = {
    alembic_version: [{ version_num: "abc" }],
    recipes: [
      {
        id: pie,
        slug: "apple-pie",
        name: "Apple pie",
        description: "As grandmother made it.",
        recipe_servings: 8,
        recipe_yield: "",
        prep_time: "30 minutes",
        perform_time: "45 minutes",
        rating: 4,
        org_url: ADDRESS,
        date_added: "2024-05-01",
        created_at: "2024-05-01 10:00:00",
      },
      {
        id: tea,
        slug: "mint-tea",
        name: "Mint tea",
        description: null,
        recipe_yield: null,
        created_at: "2024-05-02 10:00:00",
      },
    ],
    recipes_ingredients: [
      line(pie, 2, { title: "Filling", quantity: 3, food_id: "f3", note: "sliced" }),
      line(pie, 0, { title: "Dough", quantity: 200, unit_id: "u1", food_id: "f1" }),
      line(pie, 1, { quantity: 100, unit_id: "u1", food_id: "f2" }),
      line(tea, 0, { note: "1 bunch mint" }),
      line(tea, 1, { note: "1 l water" }),
    ],
    recipe_instructions: [
      { recipe_id: pie, position: 1, title: "", text: STEPS[1] },
      { recipe_id: pie, position: 0, title: "", text: STEPS[0] },
      { recipe_id: tea, position: 0, title: "", text: "Pour the water on the mint." },
    ],
    notes: [{ recipe_id: pie, title: "", text: NOTE }],
    tags: [{ id: "t1", name: "autumn" }],
    categories: [{ id: "c1", name: "Cakes" }],
    recipes_to_tags: [{ recipe_id: pie, tag_id: "t1" }],
    recipes_to_categories: [{ recipe_id: pie, category_id: "c1" }],
    ingredient_units: [{ id: "u1", name: "g" }],
    ingredient_foods: [
      { id: "f1", name: "flour" },
      { id: "f2", name: "butter" },
      { id: "f3", name: "apples" },
    ],
  };
  const bytes = await zipOf({
    "database.json": json(database),
    "data/recipes/0d5b4a0e-aaaa-4bbb-8ccc-ddddeeeeffff/images/original.webp": PIXEL,
    "data/.secret": "nothing",
  });
  return { app: "mealie-backup", fileName: "mealie_2026.zip", bytes, says: all() };
}

async function tandoorExport(): Promise<AppExport> {
  const ingredient = (amount: number, unit: string | null, food: string, note = "") => ({
    food: { name: food, plural_name: null },
    unit: unit === null ? null : { name: unit },
    amount,
    note,
    order: 0,
    is_header: false,
    no_amount: false,
  });
  const pie = {
    name: "Apple pie",
    description: "As grandmother made it.",
    keywords: [{ name: "Cakes" }, { name: "autumn" }],
    steps: [
      {
        name: "Dough",
        instruction: STEPS[0],
        ingredients: [ingredient(200, "g", "flour"), { ...ingredient(100, "g", "butter"), order: 1 }],
        order: 0,
        time: 0,
      },
      {
        name: "Filling",
        instruction: `${STEPS[1]} {{ ingredients[0] }}`,
        ingredients: [ingredient(3, null, "apples", "sliced")],
        order: 1,
        time: 45,
      },
    ],
    working_time: 30,
    waiting_time: 45,
    internal: true,
    servings: 8,
    servings_text: "",
    source_url: ADDRESS,
  };
  const tea = {
    name: "Mint tea",
    description: "",
    keywords: [],
    steps: [
      {
        name: "",
        instruction: "Pour the water on the mint.",
        ingredients: [ingredient(1, "bunch", "mint"), { ...ingredient(1, "l", "water"), order: 1 }],
        order: 0,
      },
    ],
    working_time: 0,
    waiting_time: 0,
    servings: 1,
    servings_text: "",
  };
  const bytes = await zipOf({
    "Apple_pie.zip": await zipOf({ "recipe.json": json(pie), "image.png": PIXEL }),
    "Mint_tea.zip": await zipOf({ "recipe.json": json(tea) }),
  });
  return { app: "tandoor", fileName: "export.zip", bytes, says: all("notes", "rating", "date") };
}

function recipeSageExport(): AppExport {
  const pie = {
    ...schemaPie,
    identifier: "1",
    datePublished: "2024-05-01T10:00:00.000Z",
    image: [`data:image/png;base64,${BASE64}`],
    recipeIngredient: ["[Dough]", "200 g flour", "100 g butter", "[Filling]", "3 apples, sliced"],
    recipeInstructions: [
      { "@type": "HowToSection", text: "[Dough]" },
      { "@type": "HowToStep", text: STEPS[0] },
      { "@type": "HowToSection", name: "Filling" },
      { "@type": "HowToStep", text: STEPS[1] },
    ],
    recipeCategory: ["cakes", "autumn"],
    creditText: "The Spoon",
    isBasedOn: ADDRESS,
    comment: [{ "@type": "Comment", name: "Author Notes", text: NOTE }],
    aggregateRating: { "@type": "AggregateRating", ratingValue: "4", bestRating: "5" },
  };
  const tea = {
    ...schemaTea,
    creditText: "",
    comment: [{ "@type": "Comment", name: "Author Notes", text: "" }],
    recipeCategory: [],
  };
  return { app: "recipe-sage", fileName: "recipesage.json-ld.json", bytes: Buffer.from(json([pie, tea])), says: all() };
}

function recipeSageXml(): AppExport {
  const xml = `<?xml version="1.0" encoding="utf-8"?><data>
    <recipe><id>1</id><title>Apple pie</title><description>As grandmother made it.</description><yield>8 servings</yield>
      <activeTime>30 minutes</activeTime><totalTime>1 hour 15 minutes</totalTime><source>The Spoon</source><url>${ADDRESS}</url>
      <notes>${NOTE}</notes><ingredients>[Dough]
200 g flour
100 g butter
[Filling]
3 apples, sliced</ingredients><instructions>[Dough]
${STEPS[0]}
[Filling]
${STEPS[1]}</instructions><rating>4</rating><createdAt>2024-05-01T10:00:00.000Z</createdAt>
      <labels><title>cakes</title></labels><labels><title>autumn</title></labels>
      <images><id>9</id><location>data:image/png;base64,${BASE64}</location></images></recipe>
    <recipe><title>Mint tea</title><ingredients>1 bunch mint
1 l water</ingredients><instructions>Pour the water on the mint.</instructions><notes/></recipe></data>`;
  return { app: "recipe-sage-xml", fileName: "recipesage.xml", bytes: Buffer.from(xml), says: all() };
}

async function paprikaExport(): Promise<AppExport> {
  const pie = {
    uid: "A1",
    name: "Apple pie",
    description: "As grandmother made it.",
    ingredients: "Dough:\n200 g flour\n100 g butter\nFilling:\n3 apples, sliced",
    directions: STEPS.join("\n\n"),
    notes: NOTE,
    nutritional_info: "",
    prep_time: "30 min",
    cook_time: "45 min",
    total_time: "",
    servings: "8 servings",
    difficulty: "Easy",
    rating: 4,
    source: "spoon.example",
    source_url: ADDRESS,
    categories: ["Cakes", "autumn"],
    created: "2024-05-01 10:00:00",
    photo: "A1.jpg",
    photo_data: BASE64,
    photos: [],
  };
  const tea = {
    uid: "A2",
    name: "Mint tea",
    ingredients: "1 bunch mint\n1 l water",
    directions: "Pour the water on the mint.",
    categories: [],
    rating: 0,
    created: "2024-05-02 10:00:00",
    photo_data: null,
  };
  const bytes = await zipOf({
    "Apple pie.paprikarecipe": gzipSync(json(pie)),
    "Mint tea.paprikarecipe": gzipSync(json(tea)),
  });
  return { app: "paprika", fileName: "Export.paprikarecipes", bytes, says: all() };
}

async function nextcloudExport(): Promise<AppExport> {
  const own = {
    image: "/remote/pie.jpg",
    imageUrl: "/index.php/apps/cookbook/recipes/1/image?size=full",
    tool: ["Rolling pin"],
    url: ADDRESS,
    dateCreated: "2024-05-01T10:00:00+0000",
    dateModified: null,
    recipeInstructions: STEPS,
    recipeCategory: "Cakes",
    nutrition: [],
  };
  const bytes = await zipOf({
    "Recipes/Apple pie/recipe.json": json({ ...schemaPie, ...own }),
    "Recipes/Apple pie/full.jpg": PIXEL,
    "Recipes/Apple pie/thumb.jpg": PIXEL,
    "Recipes/Apple pie/thumb16.jpg": PIXEL,
    "Recipes/Mint tea/recipe.json": json({
      ...schemaTea,
      tool: [],
      image: "",
      recipeInstructions: ["Pour the water on the mint."],
    }),
  });
  return { app: "nextcloud-cookbook", fileName: "Recipes.zip", bytes, says: all("rating", "notes") };
}

async function kitchenOwlExport(): Promise<AppExport> {
  const data = {
    name: "Home",
    items: [{ name: "flour" }],
    recipes: [
      {
        name: "Apple pie",
        description: STEPS.map((step, index) => `${index + 1}. ${step}`)
          .join("\n")
          .replace("butter", "@butter"),
        time: 75,
        prep_time: 30,
        cook_time: 45,
        yields: 8,
        source: ADDRESS,
        photo: "pie.png",
        items: [
          { name: "flour", description: "200 g", optional: false },
          { name: "butter", description: "100 g", optional: false },
          { name: "apples", description: "3", optional: false },
        ],
        tags: ["Cakes", "autumn"],
      },
      {
        name: "Mint tea",
        description: "Pour the water on the mint.",
        time: null,
        items: [
          { name: "mint", description: "1 bunch" },
          { name: "water", description: "1 l" },
        ],
        tags: [],
      },
    ],
  };
  const bytes = await zipOf({ "kitchenowl.json": json(data), "upload/pie.png": PIXEL });
  return { app: "kitchenowl", fileName: "kitchenowl.zip", bytes, says: all("sections", "notes", "rating", "date") };
}

async function melaExport(): Promise<AppExport> {
  const pie = {
    id: "spoon.example/pie",
    title: "Apple pie",
    text: "As **grandmother** made it.",
    images: [BASE64],
    categories: ["Cakes", "autumn"],
    yield: "8",
    prepTime: "30 min",
    cookTime: "45 min",
    totalTime: "",
    ingredients: HEADED,
    instructions: `# Dough\n${STEPS[0]}\n# Filling\n${STEPS[1]}`,
    notes: NOTE,
    nutrition: "",
    link: ADDRESS,
    favorite: true,
    wantToCook: false,
    date: 736_250_400,
  };
  const tea = {
    id: "2",
    title: "Mint tea",
    text: "",
    images: [],
    categories: [],
    yield: "",
    ingredients: "1 bunch mint\n1 l water",
    instructions: "Pour the water on the mint.",
    notes: "",
    link: "",
  };
  const bytes = await zipOf({ "Apple pie.melarecipe": json(pie), "Mint tea.melarecipe": json(tea) });
  return { app: "mela", fileName: "Recipes.melarecipes", bytes, says: all("rating") };
}

async function croutonExport(): Promise<AppExport> {
  const line = (order: number, name: string, amount?: number, quantityType = "ITEM") => ({
    uuid: String(order),
    order,
    ingredient: { uuid: name, name },
    ...(amount === undefined ? {} : { quantity: { amount, quantityType } }),
  });
  const pie = {
    uuid: "1",
    name: "Apple pie",
    serves: 8,
    defaultScale: 1,
    duration: 30,
    cookingDuration: 45,
    webLink: ADDRESS,
    sourceName: "The Spoon",
    notes: NOTE,
    tags: [{ uuid: "t", name: "Cakes", color: "#fff" }, { name: "autumn" }],
    ingredients: [
      line(1, "flour", 200, "GRAMS"),
      line(0, "Dough", 1, "SECTION"),
      line(2, "butter", 100, "GRAMS"),
      line(3, "Filling", 1, "SECTION"),
      line(4, "apples, sliced", 3),
    ],
    steps: [
      { order: 0, step: "Dough", isSection: true },
      { order: 1, step: STEPS[0], isSection: false },
      { order: 2, step: "Filling", isSection: true },
      { order: 3, step: STEPS[1], isSection: false },
    ],
    images: [BASE64],
    rating: 4,
  };
  const tea = {
    uuid: "2",
    name: "Mint tea",
    ingredients: [line(0, "mint", 1, "BUNCH"), line(1, "water", 1, "LITRES")],
    steps: [{ order: 0, step: "Pour the water on the mint.", isSection: false }],
    images: [],
  };
  const bytes = await zipOf({ "Apple pie.crumb": json(pie), "Mint tea.crumb": json(tea) });
  return { app: "crouton", fileName: "Crouton.zip", bytes, says: all("date") };
}

async function copyMeThatExport(): Promise<AppExport> {
  const html = `<html><head><meta charset="utf-8"></head><body>
  <div class="recipe"><div id="name">Apple pie</div><div id="link"><a id="original_link" href="${ADDRESS}">${ADDRESS}</a></div>
  <img class="recipeImage" src="images/pie.jpg" width="120px"><div id="categories">Tags: <span class="recipeCategory">Cakes</span><span class="recipeCategory">autumn</span></div>
  <div id="description">As grandmother made it.</div><div id="extra_info"><span id="rating">Rated<span id="ratingValue">4</span>/5</span></div>
  <div id="servings">Servings:<a id="recipeYield">8</a></div><div id="recipeIngredient_header">Ingredients</div>
  <ul id="recipeIngredients"><div class="recipeIngredient recipeIngredient_subheader">Dough</div><li class="recipeIngredient">200 g flour</li><li class="recipeIngredient">100 g butter</li>
  <div class="recipeIngredient_spacer"></div><div class="recipeIngredient recipeIngredient_subheader">Filling</div><li class="recipeIngredient">3 apples, sliced</li></ul>
  <div id="recipeInstructions_header">Steps</div><ol id="recipeInstructions"><div class="instruction instruction_subheader">Dough</div><li class="instruction">${STEPS[0]}</li><div class="instruction instruction_subheader">Filling</div><li class="instruction">${STEPS[1]}</li></ol>
  <div id="recipeNotes_header">Notes</div><ul id="recipeNotes"><li class="recipeNote">${NOTE}</li></ul></div>
  <div class="recipe"><div id="name">Mint tea</div><ul id="recipeIngredients"><li class="recipeIngredient">1 bunch mint</li><li class="recipeIngredient">1 l water</li></ul>
  <ol id="recipeInstructions"><li class="instruction">Pour the water on the mint.</li></ol></div></body></html>`;
  const bytes = await zipOf({ "recipes.html": html, "images/pie.jpg": PIXEL });
  return { app: "copy-me-that", fileName: "copymethat.zip", bytes, says: all("date", "times") };
}

async function recipeKeeperExport(): Promise<AppExport> {
  const lines = (items: readonly string[]): string => items.map((item) => `<p>${item}</p>`).join("");
  const html = `<!DOCTYPE html><html><body>
  <div class="recipe-details"><meta content="1" itemprop="recipeId"><meta content="True" itemprop="recipeIsFavourite"><meta content="4" itemprop="recipeRating">
  <table><tr><td><h2 itemprop="name">Apple pie</h2><div>Courses: <span itemprop="recipeCourse">Cakes</span></div><div>Categories: <span>autumn</span><meta content="autumn" itemprop="recipeCategory"></div>
  <div>Source: <span itemprop="recipeSource"><a href="${ADDRESS}">${ADDRESS}</a></span></div><div>Serving size: <span itemprop="recipeYield">8</span></div>
  <div>Preparation time: <span>30 mins</span><meta content="PT30M" itemprop="prepTime"></div><meta content="PT45M" itemprop="cookTime"></td><td><img class="recipe-photo" src="images/1_0.jpg"/></td></tr>
  <tr><td><h3>Ingredients</h3><div class="recipe-ingredients" itemprop="recipeIngredients">${lines(["Dough:", "200 g flour", "100 g butter", "Filling:", "3 apples, sliced"])}</div></td>
  <td><h3>Directions</h3><div itemprop="recipeDirections">${lines(STEPS.map((step, index) => `${index + 1}. ${step}`))}</div></td></tr></table>
  <h3>Notes</h3><div class="recipe-notes" itemprop="recipeNotes">${lines([NOTE])}</div><img itemprop="photo0" src="images/1_0.jpg"></div>
  <div class="recipe-details"><h2 itemprop="name">Mint tea</h2><div itemprop="recipeIngredients">${lines(["1 bunch mint", "1 l water"])}</div><div itemprop="recipeDirections">${lines(["Pour the water on the mint."])}</div></div></body></html>`;
  const bytes = await zipOf({ "recipes.html": html, "images/1_0.jpg": PIXEL });
  return { app: "recipe-keeper", fileName: "RecipeKeeper.zip", bytes, says: all("date") };
}

async function umamiExport(): Promise<AppExport> {
  const pie = {
    ...schemaPie,
    url: ADDRESS,
    prepTime: "P0Y0M0DT0H30M0S",
    cookTime: "P0Y0M0DT0H45M0S",
    keywords: "Apple pie, Cakes, autumn",
    image: ["https://www.umami.recipes/api/image/1"],
    recipeCategory: undefined,
    datePublished: "2024-05-01T10:00:00.000Z",
  };
  const tea = { ...schemaTea, url: "https://www.umami.recipes/recipe/2" };
  const bytes = await zipOf({
    "Apple pie.json": json(pie),
    "Apple pie.md": "# Apple pie",
    "Apple pie.png": PIXEL,
    "Mint tea.json": json(tea),
  });
  return { app: "umami", fileName: "umami.zip", bytes, says: all("notes", "rating") };
}

async function cooklangExport(): Promise<AppExport> {
  const pie = `---\ntitle: Apple pie\nservings: 8\ntags: [Cakes, autumn]\nsource: ${ADDRESS}\nprep time: 30 minutes\ncook time: 45 min\ndescription: As grandmother made it.\n---\n\n> ${NOTE}\n\n== Dough ==\n\nRub the @butter{100%g} into the @flour{200%g}. -- not too long\n\n== Filling ==\n\nLay the @apples{3}(sliced) on it and bake [- hot -] in the #oven{} for ~{45%minutes}.\n`;
  const tea = ">> servings: 2\nPour the @water{1%l} on the @mint{1%bunch}.";
  const bytes = await zipOf({ "Cakes/Apple pie.cook": pie, "Cakes/Apple pie.png": PIXEL, "Mint tea.cook": tea });
  return { app: "cooklang", fileName: "cookbook.zip", bytes, says: all("rating", "date") };
}

async function markdownExport(): Promise<AppExport> {
  const pie = `---\ntags:\n  - Cakes\n  - autumn\nsource: ${ADDRESS}\nrating: 4\nservings: 8\nprep: 30 min\ncook: 45 min\ndate: 2024-05-01\n---\n# Apple pie\n\n![The pie](images/pie.png)\n\nAs grandmother made it.\n\n## Ingredients\n\n### Dough\n\n- 200 g flour\n- **100 g** butter\n\n### Filling\n\n- [ ] 3 apples, sliced\n\n## Method\n\n### Dough\n\n1. ${STEPS[0]}\n\n### Filling\n\n2. ${STEPS[1]}\n\n## Notes\n\n${NOTE}\n`;
  const tea =
    "# Mint tea\n\nGood in winter.\n\n*tea, warm*\n\n**2 cups**\n\n---\n\n- *1 bunch* mint\n- *1 l* water\n\n---\n\nPour the water on the mint.\n";
  const bytes = await zipOf({ "pie.md": pie, "images/pie.png": PIXEL, "tea.md": tea });
  return { app: "markdown", fileName: "notes.zip", bytes, says: all() };
}

async function textExport(): Promise<AppExport> {
  const pie = `Apple pie\n\nIngredients\n\nDough:\n200 g flour\n100 g butter\nFilling:\n3 apples, sliced\n\nMethod\n\n1. ${STEPS[0]}\n2. ${STEPS[1]}\n`;
  const tea = "Mint tea\n\nIngredients:\n1 bunch mint\n1 l water\n\nMethod:\nPour the water on the mint.\n";
  const bytes = await zipOf({ "pie.txt": pie, "pie.png": PIXEL, "tea.txt": tea });
  return { app: "text", fileName: "texts.zip", bytes, says: new Set(["picture", "sections"]) };
}

/** The lines of the pie, as every app has them. */
export const PIE: readonly string[] = PIE_LINES;
export const PIE_FACTS = {
  title: "Apple pie",
  servings: 8,
  note: NOTE,
  address: ADDRESS,
  tags: ["autumn", "cakes"],
  rating: 4,
  steps: STEPS,
} as const;
