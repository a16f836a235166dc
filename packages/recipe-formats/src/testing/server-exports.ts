import { ADDRESS, NOTE, BASE64, all, json, STEPS, schemaPie, schemaTea, type AppExport } from "./pie";
import { PIXEL, zipOf } from "./zip";

export async function mealieExport(): Promise<AppExport> {
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

export async function mealieBackup(): Promise<AppExport> {
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

export async function tandoorExport(): Promise<AppExport> {
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

export function recipeSageExport(): AppExport {
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

export function recipeSageXml(): AppExport {
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
export async function nextcloudExport(): Promise<AppExport> {
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

export async function kitchenOwlExport(): Promise<AppExport> {
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
