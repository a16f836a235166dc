import { ADDRESS, HEADED, json, NOTE, all, STEPS, type AppExport } from "./pie";
import { PIXEL, zipOf } from "./zip";

/** A table with named columns, as My Recipe Box and Plan to Eat write it, in an archive. */
export async function tableExport(): Promise<AppExport> {
  const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  const rows = [
    [
      "Title",
      "Course",
      "Tags",
      "Url",
      "Prep Time",
      "Cook Time",
      "Servings",
      "Ingredients",
      "Directions",
      "Notes",
      "Rating",
      "Created At",
    ],
    [
      "Apple pie",
      "Cakes",
      "autumn",
      ADDRESS,
      "30 min",
      "45",
      "8",
      HEADED,
      STEPS.join("\n"),
      NOTE,
      "4",
      "2024-05-01 10:00",
    ],
    ["Mint tea", "", "", "", "", "", "", "1 bunch mint\n1 l water", "Pour the water on the mint.", "", "", ""],
  ];
  const csv = rows.map((row) => row.map(cell).join(";")).join("\r\n");
  return {
    app: "table",
    fileName: "export.zip",
    bytes: await zipOf({ "export.csv": `\uFEFF${csv}` }),
    says: all("picture"),
  };
}

/** Markdown with all of the recipe above it, as Chowdown has it. */
export async function yamlExport(): Promise<AppExport> {
  const list = (lines: readonly string[]): string => lines.map((line) => `  - ${line}`).join("\n");
  const pie = `---\nlayout: recipe\ntitle: Apple pie\nimage: pie.png\ntags: Cakes, autumn\nyield: 8 servings\nprep_time: 30 min\ncook_time: 45 min\nurl: ${ADDRESS}\nrating: 4\ndate: 2024-05-01\nnotes: ${NOTE}\ningredients:\n- name: Dough\n  items:\n${list(["200 g flour", "100 g butter"])}\n- name: Filling\n  items:\n  - 3 apples, sliced\ndirections:\n${list(STEPS)}\n---\n\nAs grandmother made it.\n`;
  const tea = `---\ntitle: Mint tea\ningredients: [1 bunch mint, 1 l water]\n---\n\n## Method\n\nPour the water on the mint.\n`;
  const bytes = await zipOf({ "_recipes/pie.md": pie, "_recipes/tea.md": tea, "images/pie.png": PIXEL });
  return { app: "yaml", fileName: "site.zip", bytes, says: all() };
}

/** A list of objects whose keys say what they hold, as My Recipe Box's `.rtk`. */
export async function jsonFieldsExport(): Promise<AppExport> {
  const pie = {
    title: "Apple pie",
    preparationTime: "30",
    cookingTime: 45,
    quantity: "8",
    ingredients: HEADED,
    instructions: STEPS.join("\n"),
    notes: NOTE,
    keywords: "autumn",
    categories: [{ title: "Cakes" }],
    rating: 4,
    url: ADDRESS,
    pictures: ["pie.png"],
    image: "pie.png",
  };
  const tea = {
    title: "Mint tea",
    ingredients: "1 bunch mint\n1 l water",
    instructions: "Pour the water on the mint.",
  };
  const bytes = await zipOf({ "recipes.json": json([pie, tea]), "pie.png": PIXEL });
  return { app: "json-fields", fileName: "MyRecipes.rtk", bytes, says: all("date") };
}

/** Two heads of the many that there are; the pie's lines in two columns, the first of which is read down first. */
export function mealMasterExport(): AppExport {
  const text = `My recipes, from the old machine.

MMMMM----- Recipe via Meal-Master (tm) v8.05

      Title: Apple pie
 Categories: Cakes, autumn
      Yield: 8 servings

MMMMM----------------------------DOUGH---------------------------------
${" 200.00 g  flour".padEnd(41)}    100 g  butter

MMMMM---------------------------FILLING--------------------------------
      3    apples,
           -sliced

MMMMM----------------------------DOUGH---------------------------------
  Rub the butter
  into the flour.

  Lay the apples on it and bake.

MMMMM

------------- Recipe Extracted from Meal-Master (tm) Database --------------

     Title: Mint tea
Categories: Drinks
  Servings:  2

      1 bn mint
      1 l  water

  Pour the water on the mint.

-----------------------------------------------------------------------------
`;
  return {
    app: "meal-master",
    fileName: "old.mmf",
    bytes: Buffer.from(text),
    says: all("picture", "sections", "notes", "rating", "date", "address", "times"),
  };
}
