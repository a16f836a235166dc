import { gzipSync } from "node:zlib";
import { ADDRESS, NOTE, BASE64, all, json, HEADED, STEPS, schemaPie, schemaTea, type AppExport } from "./pie";
import { PIXEL, zipOf } from "./zip";

export async function paprikaExport(): Promise<AppExport> {
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

export async function melaExport(): Promise<AppExport> {
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

export async function croutonExport(): Promise<AppExport> {
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

export async function copyMeThatExport(): Promise<AppExport> {
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

export async function recipeKeeperExport(): Promise<AppExport> {
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

export async function umamiExport(): Promise<AppExport> {
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
